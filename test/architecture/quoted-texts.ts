import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { nodesOf, type Sources } from './source-files.js';

/** Stands for a value in a text. */
const VALUE = '\u0001';

/** The specification's documents; `undefined` when they are not at hand, which the caller must say aloud. */
export function readSpecification(): string | undefined {
  const folder = resolve(process.env['SPEC_DIR'] ?? '../shared/spec');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** What a document quotes: between single quotes, and the progress messages, which end in three dots. */
export function quotedTexts(document: string): string[] {
  const quoted = [...document.matchAll(/(?<![\p{L}\d])'([^'\n]+)'(?!\p{L})/gu)].map(([, text]) => text!);
  const progress = [...document.matchAll(/[(|] ?(\p{Lu}[\p{L} ]+\.\.\.) ?[)|]/gu)].map(([, text]) => text!);
  return [...new Set([...quoted, ...progress])];
}

/** Each text that the sources may show, with its values as one sign: literals, templates, and what stands in elements. */
export function shownTexts(sources: Sources): ReadonlySet<string> {
  const texts = Object.entries(sources)
    .filter(([path]) => !/\.spec\.tsx?$/.test(path))
    .flatMap(([path, text]) => nodesOf(path, text).flatMap(textsOfNode));
  return new Set(texts.map(normal).filter((text) => /\p{L}/u.test(text)));
}

function textsOfNode(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('')];
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const parts = node.children.map((child) => {
      if (ts.isJsxText(child)) return child.text;
      const isText =
        ts.isJsxExpression(child) && child.expression && ts.isStringLiteralLike(child.expression);
      return isText ? (child.expression as ts.StringLiteralLike).text : VALUE;
    });
    return [parts.join('')];
  }
  return [];
}

/** Spaces of all kinds alike, and none before a percent sign or around a value. */
function normal(text: string): string {
  return text
    .replaceAll('…', '...')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ?\u0001 ?/g, VALUE)
    .replace(/ %/g, '%')
    .trim();
}

/** `N`, `M` and `{price}` of a quoted text are values. */
function pattern(quoted: string): string {
  return normal(quoted.replace(/\{[^}]*\}|(?<!\p{L})[NM](?!\p{L})/gu, VALUE));
}

/**
 * Whether a quoted text is shown: as a text of its own, or within a longer one when it is long enough to be meant. A
 * message that is quoted with its title (`Fel: …`, `Betalning krävs - …`) may stand as two texts.
 */
export function isShown(quoted: string, shown: ReadonlySet<string>): boolean {
  const wanted = pattern(quoted);
  if (shown.has(wanted) || shown.has(wanted.replace(/\.$/, '')) || shown.has(`${wanted}.`)) return true;
  const isLong = wanted.split(' ').length >= 3;
  const start = wanted.replace(/\.\.\.$/, '');
  if (isLong && [...shown].some((text) => text.includes(start))) return true;
  const [title, ...rest] = quoted.split(/: | - /);
  return rest.length === 1 && isShown(title!, shown) && isShown(rest[0]!, shown);
}

export interface TextsFound {
  readonly quoted: readonly string[];
  /** Quoted, shown nowhere, and not excepted. */
  readonly missing: readonly string[];
  /** Excepted although shown, or not quoted at all: the exception has had its time. */
  readonly idle: readonly string[];
}

export function checkTexts(
  document: string,
  sources: Sources,
  exceptions: Readonly<Record<string, string>>,
): TextsFound {
  const quoted = quotedTexts(document);
  const shown = shownTexts(sources);
  const unshown = new Set(quoted.filter((text) => !isShown(text, shown)));
  return {
    quoted,
    missing: [...unshown].filter((text) => !(text in exceptions)),
    idle: Object.keys(exceptions).filter((text) => !unshown.has(text)),
  };
}
