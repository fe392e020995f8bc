import { oneLine } from './plain-text.js';

/**
 * A word from elsewhere, as code: there neither `@somebody` nor `#12` nor a link means anything. As character references
 * its signs are no marks of Markdown either.
 */
export const code = (text: string, most = 120): string => `<code>${escaped(shortened(text, most))}</code>`;

/** The same within a line of ours, which its first sign must not make a list. */
export const literal = (text: string): string =>
  escaped(text).replace(/^[\d-]/, (character) => reference(character));

const escaped = (text: string): string =>
  oneLine(text).replace(/[^\p{L}\p{N}\p{M} ,;()%.:–-]|[.:](?=\S)/gu, (character) => reference(character));

const reference = (character: string): string => `&#${character.codePointAt(0)};`;

export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** The first lines, and how many more there are. */
export const cut = (lines: readonly string[], most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : [...lines];
