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

/** What stands between the quotes of a literal, with its escapes resolved. */
export function unescaped(raw: string): string {
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
export function escapedFor(text: string, quote: string): string {
  const body = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (quote === '"') return body;
  return body.replace(/\\"/g, '"').replace(quote === "'" ? /'/g : /`|\$(?=\{)/g, '\\$&');
}

export function isWholeJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
