import { endOfString } from './end-of-string.js';
import { parsedJson } from './parsed-json.js';
import { turboStream } from './turbo-stream.js';

/** Values that scripts of a page assign or push, without running them. */

/** Deeper literals are cut off. */
const maxDepth = 80;
const assignment =
  /(?:[=(,]|return)\s*(?:JSON\.parse\(\s*(?:(?:decodeURIComponent|atob|window\.atob)\(\s*)?(?=["'`])|atob\(\s*(?=["'])|(?=[{[]\s*["'{[\w$])|(?=["'](?:[A-Za-z0-9+/]{400}|%7B|\{\\?"|\[\{\\?"_\d)))/g;

/** Object and list literals of a script, JSON in texts and Base64 included; at most `limit`. */
export function valuesOfScript(script: string, limit = 40): unknown[] {
  const values: unknown[] = [];
  assignment.lastIndex = 0;
  for (let match = assignment.exec(script); match && values.length < limit; match = assignment.exec(script)) {
    const start = match.index + match[0].length;
    const read = readAt(script, start, match[0].startsWith('return') ? match.index : -1);
    const value = typeof read.value === 'string' ? parsedText(read.value) : read.value;
    if (typeof value === 'object' && value !== null) {
      values.push(value);
      assignment.lastIndex = Math.max(read.end, start + 1);
    } else assignment.lastIndex = Math.max(typeof read.value === 'string' ? read.end : start, start + 1);
  }
  return values;
}

/** Longest list of parameters that is looked for before a `return`, characters. */
const maxParameters = 6000;

/**
 * One literal. What a function returns may name its parameters, as `(function(a,b){return {…}}(1,"x"))` does: there the
 * arguments of the call stand for them.
 */
function readAt(script: string, start: number, returnAt: number): { value: unknown; end: number } {
  const read = new Literal(script, start).read();
  if (returnAt < 0) return read;
  const head = script.slice(Math.max(0, returnAt - maxParameters), returnAt);
  const names = /(?:function(?:\s*\w+)?\s*\(([\w$,\s]+)\)|\(([\w$,\s]+)\)\s*=>)\s*\{[^{}]*$/.exec(head);
  const call = /^[\s;]*\}\s*(?:\)\s*)?\(/.exec(script.slice(read.end, read.end + 40));
  if (!names || !call) return read;
  const parameters = (names[1] ?? names[2])!.split(',').map((name) => name.trim());
  const given = new Literal(script, read.end + call[0].length).list(0, ')');
  const known = new Map(parameters.map((name, index) => [name, given[index]]));
  return new Literal(script, start, known).read();
}

/** JSON in a text: plain, percent-encoded or Base64. */
export function parsedText(text: string): unknown {
  const start = text.trimStart()[0];
  if (start === '[' && /^\s*\[\{"_\d/.test(text)) return turboStream(text);
  if (start === '{' || start === '[') return parsedJson(text);
  if (/^%7B|^%5B/i.test(text)) return parsedJson(decoded(text));
  if (text.length >= 400 && /^[A-Za-z0-9+/\s]+={0,2}$/.test(text))
    return parsedJson(Buffer.from(text, 'base64').toString('utf8'));
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Sticky: each reads at its `lastIndex`. */
const bareWord = /[-+!\w$.]+/y;
const bareKey = /[\w$-]+/y;
const dateCall = /new Date\(\s*/y;

/** Reads one JavaScript literal: both kinds of quotes, bare keys, `undefined`, `!0`; expressions become undefined. */
class Literal {
  constructor(
    private readonly source: string,
    private at: number,
    /** Values of names that a literal may use. */
    private readonly known?: ReadonlyMap<string, unknown>,
  ) {}

  read(): { value: unknown; end: number } {
    const value = this.value(0);
    return { value, end: this.at };
  }

  private value(depth: number): unknown {
    this.space();
    const char = this.source[this.at];
    if (char === '{') return depth > maxDepth ? this.skip() : this.object(depth);
    if (char === '[') return depth > maxDepth ? this.skip() : this.list(depth);
    if (char === '"' || char === "'" || char === '`') return this.text();
    const found = this.found(bareWord);
    if (found !== undefined) {
      const after = this.source[this.at + found.length];
      if (after === undefined || /[\s,}\];)]/.test(after)) {
        this.at += found.length;
        if (found === 'true' || found === '!0') return true;
        if (found === 'false' || found === '!1') return false;
        if (found === 'null') return null;
        if (/^[-+]?(?:\d|\.\d)/.test(found)) return Number(found);
        return this.known?.get(found);
      }
    }
    const made = this.found(dateCall);
    if (made === undefined) return this.skip();
    this.at += made.length;
    const instant = this.value(depth);
    this.skip();
    return instant;
  }

  private object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.at += 1;
    for (;;) {
      this.space();
      const char = this.source[this.at];
      if (char === undefined) return object;
      if (char === '}') {
        this.at += 1;
        return object;
      }
      if (char === ',') {
        this.at += 1;
        continue;
      }
      const start = this.at;
      const key = this.key();
      this.space();
      if (key === undefined || this.source[this.at] !== ':') {
        this.skip();
        this.past(start);
        continue;
      }
      this.at += 1;
      const value = this.value(depth + 1);
      this.rest();
      if (key !== '__proto__' && value !== undefined) object[key] = value;
    }
  }

  /** A list, or the arguments of a call when it stands after their bracket and ends with `)`. */
  list(depth: number, closing = ']'): unknown[] {
    const list: unknown[] = [];
    if (closing === ']') this.at += 1;
    for (;;) {
      this.space();
      const char = this.source[this.at];
      if (char === undefined) return list;
      if (char === closing) {
        this.at += 1;
        return list;
      }
      if (char === ',') {
        this.at += 1;
        continue;
      }
      const start = this.at;
      list.push(this.value(depth + 1));
      this.rest();
      this.past(start);
    }
  }

  /** What neither a value nor the end can begin with (`;`, a bracket that does not fit) is stepped over. */
  private past(start: number): void {
    if (this.at === start) this.at += 1;
  }

  private key(): string | undefined {
    const char = this.source[this.at];
    if (char === '"' || char === "'") return this.text();
    const found = this.found(bareKey);
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** What a pattern finds here; the place stays. */
  private found(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    return sticky.exec(this.source)?.[0];
  }

  private text(): string {
    const start = this.at + 1;
    const closing = endOfString(this.source, this.at);
    const end = closing < 0 ? this.source.length : closing;
    this.at = end + 1;
    const raw = this.source.slice(start, end);
    return raw.includes('\\') ? unescaped(raw) : raw;
  }

  /** What follows a value up to the next comma or end of the object: an operator, a call. */
  private rest(): void {
    this.space();
    const char = this.source[this.at];
    if (char !== undefined && char !== ',' && char !== '}' && char !== ']' && char !== ')') this.skip();
  }

  /** Steps over an expression to the comma or bracket that ends it. */
  private skip(): undefined {
    let open = 0;
    for (; this.at < this.source.length; this.at += 1) {
      const char = this.source[this.at]!;
      if (char === '"' || char === "'" || char === '`') {
        this.text();
        this.at -= 1;
      } else if (char === '(' || char === '{' || char === '[') open += 1;
      else if (char === ')' || char === '}' || char === ']') {
        if (open === 0) {
          if (char === ')') this.at += 1;
          return undefined;
        }
        open -= 1;
      } else if (open === 0 && (char === ',' || char === ';')) return undefined;
    }
    return undefined;
  }

  private space(): void {
    for (;;) {
      const char = this.source.charCodeAt(this.at);
      if (char === 32 || (char >= 9 && char <= 13) || char === 160) this.at += 1;
      else if (char === 47 && this.source[this.at + 1] === '*') {
        const end = this.source.indexOf('*/', this.at);
        this.at = end < 0 ? this.source.length : end + 2;
      } else if (char === 47 && this.source[this.at + 1] === '/') {
        const end = this.source.indexOf('\n', this.at);
        this.at = end < 0 ? this.source.length : end + 1;
      } else return;
    }
  }
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
    /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^ux]))/gis,
    (all, four, two, one: string | undefined) => {
      if (one !== undefined) return escapes[one] ?? one;
      const code = (four ?? two) as string | undefined;
      return code === undefined ? all : String.fromCharCode(Number.parseInt(code, 16));
    },
  );
}
