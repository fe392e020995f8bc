import { escapedFor, isWholeJson, unescaped } from './fixture-literals.js';

/** What is done with each part of a script; what comes back unchanged stays as it was written. */
export interface SourceCleaner {
  /** A text with its escapes resolved, and the key or variable it is given to. */
  value(value: string, key: string): string;
  figure(figure: string, key: string): string;
  /** What stands between texts: names of keys, comments, operators. */
  between(text: string): string;
}

/** One part of a script; `key` is the key or variable that it is given to. */
export interface SourceToken {
  readonly kind: 'text' | 'key' | 'figure' | 'comment' | 'pattern' | 'word' | 'mark';
  readonly from: number;
  readonly to: number;
  /** With escapes resolved in texts and keys; as written in all others. */
  readonly text: string;
  readonly key: string;
}

const figure = /-?\d+(?:\.\d+)?(?![\w$.])/y;
const word = /[\p{L}_$][\p{L}\d_$-]*/uy;
/** A regular expression: its quotes and brackets are none. */
const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]){1,300}\/[a-z]*/y;
const lineEnd = /[\n\u2028\u2029]/g;

/**
 * The parts of JSON or a script from first to last, each looked at once, whatever the script is: it may be cut off or
 * no script at all.
 * @param key what the whole stands under
 */
export function* tokensOf(source: string, key = ''): Generator<SourceToken> {
  const isJson = /^\s*[[{]/.test(source) && isWholeJson(source);
  const quotes = isJson ? '"' : '"\'`';
  const around: string[] = [];
  let current = key;
  let lastWord = '';
  let before = '';
  let at = 0;
  while (at < source.length) {
    const char = source[at]!;
    const from = at;
    if (quotes.includes(char)) {
      const end = endOfText(source, at);
      const raw = source.slice(at + 1, end);
      const text = raw.includes('\\') ? unescaped(raw) : raw;
      const isKey = around.length > 0 && /^\s*:/.test(source.slice(end + 1, end + 12));
      at = Math.min(end + 1, source.length);
      if (isKey) current = text;
      lastWord = text;
      before = '"';
      yield { kind: isKey ? 'key' : 'text', from, to: at, text, key: current };
      continue;
    }
    const comment = char === '/' && !isJson ? endOfComment(source, at) : at;
    if (comment > at) {
      at = comment;
      yield { kind: 'comment', from, to: at, text: source.slice(from, at), key: current };
      continue;
    }
    const isPattern = char === '/' && !isJson && (before === '' || /[(=:,[!&|?{};]$|^return$/.test(before));
    const expression = isPattern ? foundAt(pattern, source, at) : undefined;
    if (expression !== undefined) {
      before = expression;
      at += expression.length;
      yield { kind: 'pattern', from, to: at, text: expression, key: current };
      continue;
    }
    const found = /[\d-]/.test(char) ? foundAt(figure, source, at) : undefined;
    if (found !== undefined) {
      before = '0';
      at += found.length;
      yield { kind: 'figure', from, to: at, text: found, key: current };
      continue;
    }
    const name = foundAt(word, source, at);
    if (name !== undefined) {
      lastWord = name;
      before = name;
      at += name.length;
      yield { kind: 'word', from, to: at, text: name, key: current };
      continue;
    }
    if (char === '{' || char === '[') around.push(current);
    else if (char === '}' || char === ']') current = around.pop() ?? key;
    else if (char === ':' || char === '=') current = lastWord;
    else if (char === ',' || char === ';') current = around.at(-1) ?? key;
    at += 1;
    if (/\s/.test(char)) continue;
    before = char;
    yield { kind: 'mark', from, to: at, text: char, key: current };
  }
}

/**
 * Goes through JSON or a script from literal to literal, without running it and without writing anew what does not
 * change. Scripts that were cut off are gone through as far as they go.
 * @param key what the whole stands under
 */
export function cleanSource(source: string, cleaner: SourceCleaner, key = ''): string {
  const parts: string[] = [];
  let from = 0;
  const replace = (token: SourceToken, by: string) => {
    if (token.from > from) parts.push(cleaner.between(source.slice(from, token.from)));
    parts.push(by);
    from = token.to;
  };
  for (const token of tokensOf(source, key)) {
    const { kind, text } = token;
    if (kind === 'text' || kind === 'key') {
      // A key may be a person's name, but is never a number to call.
      const cleaned = kind === 'key' ? cleaner.between(text) : cleaner.value(text, token.key);
      const written = source.slice(token.from, token.to);
      const quote = written[0]!;
      const isClosed = token.to - token.from > 1 && written.endsWith(quote);
      replace(
        token,
        cleaned === text ? written : quote + escapedFor(cleaned, quote) + (isClosed ? quote : ''),
      );
    } else if (kind === 'comment') {
      // Where a comment parted two words, a line break still does.
      replace(token, text.startsWith('//') ? '' : ' ');
    } else if (kind === 'figure') {
      const cleaned = cleaner.figure(text, token.key);
      if (cleaned !== text) replace(token, cleaned);
    }
  }
  if (source.length > from) parts.push(cleaner.between(source.slice(from)));
  return parts.join('');
}

function foundAt(kind: RegExp, source: string, at: number): string | undefined {
  kind.lastIndex = at;
  return kind.exec(source)?.[0];
}

/** Where the comment that begins here ends; `at` itself when none does. */
function endOfComment(source: string, at: number): number {
  if (source[at + 1] === '*') {
    const end = source.indexOf('*/', at + 2);
    return end < 0 ? source.length : end + 2;
  }
  if (source[at + 1] !== '/') return at;
  lineEnd.lastIndex = at;
  return lineEnd.exec(source)?.index ?? source.length;
}

function endOfText(source: string, start: number): number {
  const quote = source[start]!;
  let end = start + 1;
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
  return Math.min(end, source.length);
}
