import { latinRegExp } from '../text/latin.js';
import type { Span, TextSource } from '../text/sources.js';
import { open } from './phrases.js';

const isOpen = latinRegExp(String.raw`(?<!\p{L})(?:${open})`, 'iu');

/** Whether a sentence, or the one after it on the line, says that something is left to do. */
export function isLeftToDo({ readable }: TextSource, { start, end }: Span): boolean {
  const [, after = ''] = /^[^\S\n]*([^\n.!?]*)/u.exec(readable.slice(end)) ?? [];
  return isOpen.test(readable.slice(start, end)) || isOpen.test(after);
}
