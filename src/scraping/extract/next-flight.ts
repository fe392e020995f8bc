import type { Page } from './page.js';
import { parsedJson } from './parsed-json.js';
import { isPlainObject } from './reading.js';

/** Deepest nesting that is followed, through rows as well. */
const deepest = 400;

/**
 * The data of a Next.js app-router page: the rows of its flight stream (`self.__next_f.push([1,"15:[…"])`) as values,
 * with references to other rows (`"$2a"`) replaced by what they stand for. Read once per page.
 */
export function flightRows(page: Page): unknown[] {
  const before = known.get(page);
  if (before) return before;
  const values = readRows(page);
  known.set(page, values);
  return values;
}

const known = new WeakMap<Page, unknown[]>();

function readRows(page: Page): unknown[] {
  const stream = page.outline.scripts
    .map(({ text }) => text)
    .filter((script) => script.includes('__next_f'))
    .flatMap((script) => [...script.matchAll(/__next_f\.push\(\[([13]),\s*("(?:[^"\\]|\\.)*")\s*\]\)/gs)])
    .flatMap(([, kind, literal]) => {
      const chunk = parsedJson(literal!);
      // Kind 3 is a stretch that is no whole text by itself.
      return typeof chunk === 'string' ? [Buffer.from(chunk, kind === '3' ? 'base64' : 'utf8')] : [];
    });
  if (stream.length === 0) return [];
  const rows = splitRows(Buffer.concat(stream));
  const done = new Map<string, unknown>();
  return [...rows.keys()]
    .map((id) => rowValue(id, rows, done, 0))
    .filter((row) => typeof row === 'object' && row !== null);
}

/** Rows are `id:JSON\n`, or `id:T<length in hex>,<text of so many bytes>` without a line break after. */
function splitRows(stream: Buffer): Map<string, unknown> {
  const rows = new Map<string, unknown>();
  let position = 0;
  while (position < stream.length) {
    const head = /^([0-9a-f]*):(?:T([0-9a-f]+),)?/.exec(stream.toString('latin1', position, position + 40));
    if (!head) {
      const next = stream.indexOf(10, position);
      if (next < 0) break;
      position = next + 1;
      continue;
    }
    const start = position + head[0].length;
    if (head[2] !== undefined) {
      const end = textEnd(stream, start, Number.parseInt(head[2], 16));
      rows.set(head[1]!, stream.toString('utf8', start, end));
      position = end;
    } else {
      const lineEnd = stream.indexOf(10, start);
      const end = lineEnd < 0 ? stream.length : lineEnd;
      const value = parsedJson(stream.toString('utf8', start, end));
      if (value !== undefined) rows.set(head[1]!, value);
      position = end + 1;
    }
  }
  return rows;
}

/** The length counts bytes; where no row begins there, pages that were saved again may have counted characters. */
function textEnd(stream: Buffer, start: number, length: number): number {
  const isEnd = (end: number) =>
    end >= stream.length || /^\n?[0-9a-f]*:/.test(stream.toString('latin1', end, end + 12));
  const byBytes = start + length;
  if (isEnd(byBytes)) return byBytes;
  const characters = stream.toString('utf8', start, Math.min(stream.length, start + length * 4));
  const byCharacters = start + Buffer.byteLength(characters.slice(0, length));
  return isEnd(byCharacters) ? byCharacters : byBytes;
}

/** A row with its references followed; each row is made once, so shared parts stay shared and circles end. */
function rowValue(
  id: string,
  rows: ReadonlyMap<string, unknown>,
  done: Map<string, unknown>,
  depth: number,
): unknown {
  if (!done.has(id)) {
    done.set(id, undefined);
    done.set(id, resolve(rows.get(id), rows, done, depth));
  }
  return done.get(id);
}

function resolve(
  value: unknown,
  rows: ReadonlyMap<string, unknown>,
  done: Map<string, unknown>,
  depth: number,
): unknown {
  if (depth > deepest) return undefined;
  if (typeof value === 'string' && value.startsWith('$')) return reference(value, rows, done, depth);
  // The rows were parsed here and belong to nobody else: they are filled in as they are.
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (mayRefer(item)) value[index] = resolve(item, rows, done, depth + 1);
    }
  } else if (isPlainObject(value)) {
    for (const key in value) {
      const item = value[key];
      if (mayRefer(item)) value[key] = resolve(item, rows, done, depth + 1);
    }
  }
  return value;
}

function mayRefer(item: unknown): boolean {
  return typeof item === 'string' ? item.startsWith('$') : typeof item === 'object' && item !== null;
}

/** `$$text`, `$undefined`, `$D<date>`, `$n<number>`, `$2a` (another row) and `$15:props:home` (a part of one). */
function reference(
  text: string,
  rows: ReadonlyMap<string, unknown>,
  done: Map<string, unknown>,
  depth: number,
): unknown {
  if (text.startsWith('$$')) return text.slice(1);
  if (text === '$undefined') return undefined;
  if (text.startsWith('$D')) return text.slice(2);
  if (/^\$n\d+$/.test(text)) return Number(text.slice(2));
  const [, row, path = ''] = /^\$[@Q]?([0-9a-f]+)((?::[^:]+)*)$/.exec(text) ?? [];
  if (row === undefined || !rows.has(row)) return text;
  let target = rowValue(row, rows, done, depth + 1);
  for (const key of path.split(':').slice(1)) {
    // Elements are `["$", type, key, props]`: a path names their parts as an element has them.
    if (Array.isArray(target) && target[0] === '$' && key === 'props') target = target[3];
    else if (Array.isArray(target)) target = target[Number(key)];
    else target = isPlainObject(target) ? target[key] : undefined;
  }
  return target;
}
