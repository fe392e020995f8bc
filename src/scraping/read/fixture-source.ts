/** What is done with each part of a script; what comes back unchanged stays as it was written. */
export interface SourceCleaner {
  /** A text with its escapes resolved, and the key or variable it is given to. */
  value(value: string, key: string): string;
  figure(figure: string, key: string): string;
  /** What stands between texts: names of keys, comments, operators. */
  between(text: string): string;
}

const figure = /-?\d+(?:\.\d+)?(?![\w$.])/y;
const word = /[\p{L}_$][\p{L}\d_$-]*/uy;
const comment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/**
 * Goes through JSON or a script from literal to literal, without running it and without writing anew what does not
 * change. Scripts that were cut off are gone through as far as they go.
 * @param key what the whole stands under
 */
export function cleanSource(source: string, cleaner: SourceCleaner, key = ''): string {
  const isJson = /^\s*[[{]/.test(source) && isWholeJson(source);
  const quotes = isJson ? '"' : '"\'`';
  const parts: string[] = [];
  const around: string[] = [];
  let current = key;
  let lastWord = '';
  let from = 0;
  let at = 0;
  const flush = (until: number) => {
    if (until > from) parts.push(cleaner.between(source.slice(from, until)));
  };
  while (at < source.length) {
    const char = source[at]!;
    if (quotes.includes(char)) {
      const end = endOfText(source, at);
      const isClosed = source[end] === char && end > at;
      const raw = source.slice(at + 1, end);
      const text = raw.includes('\\') ? unescaped(raw) : raw;
      const isKey = /^\s*:/.test(source.slice(end + 1, end + 12)) && around.length > 0;
      flush(at);
      // A key may be a person's name, but is never a number to call.
      const cleaned = isKey ? cleaner.between(text) : cleaner.value(text, current);
      parts.push(char + (cleaned === text ? raw : escapedFor(cleaned, char)) + (isClosed ? char : ''));
      if (isKey) current = text;
      lastWord = text;
      at = end + (isClosed ? 1 : 0);
      from = at;
      continue;
    }
    if (char === '/' && !isJson) {
      comment.lastIndex = at;
      const found = comment.exec(source);
      if (found) {
        flush(at);
        from = at = comment.lastIndex;
        // Where a comment parted two words, a line break still does.
        parts.push(found[0].startsWith('//') ? '' : ' ');
        continue;
      }
    }
    if (/[\d-]/.test(char)) {
      figure.lastIndex = at;
      const found = figure.exec(source)?.[0];
      if (found !== undefined) {
        const cleaned = cleaner.figure(found, current);
        if (cleaned !== found) {
          flush(at);
          parts.push(cleaned);
          from = at + found.length;
        }
        at += found.length;
        continue;
      }
    }
    word.lastIndex = at;
    const found = word.exec(source)?.[0];
    if (found !== undefined) {
      lastWord = found;
      at += found.length;
      continue;
    }
    if (char === '{' || char === '[') around.push(current);
    else if (char === '}' || char === ']') current = around.pop() ?? key;
    else if (char === ':' || char === '=') current = lastWord;
    else if (char === ',' || char === ';') current = around.at(-1) ?? key;
    at += 1;
  }
  flush(source.length);
  return parts.join('');
}

function endOfText(source: string, start: number): number {
  const quote = source[start]!;
  let end = start + 1;
  while (end < source.length && source[end] !== quote) end += source[end] === '\\' ? 2 : 1;
  return Math.min(end, source.length);
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
};

function unescaped(raw: string): string {
  return raw.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_all, long?: string, four?: string, two?: string, one?: string) => {
      if (one !== undefined) return escapes[one] ?? one;
      if (long !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(long, 16), 0x10ffff));
      return String.fromCharCode(Number.parseInt((four ?? two)!, 16));
    },
  );
}

/** A text as a literal in JSON and scripts alike, which can end neither itself nor the script around it. */
function escapedFor(text: string, quote: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (quote === '"') return body;
  return body.replace(/\\"/g, '"').replace(quote === "'" ? /'/g : /`|\$(?=\{)/g, '\\$&');
}

function isWholeJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
