import type { Page } from './page.js';
import { isPlainObject } from './reading.js';

/**
 * The data of a Next.js app-router page: the rows of its flight stream (`self.__next_f.push([1,"15:[…"])`) as values,
 * with references to other rows (`"$2a"`) replaced by what they stand for.
 */
export function flightRows(page: Page): unknown[] {
  const stream = page
    .$('script:not([src])')
    .toArray()
    .map((element) => page.$(element).text())
    .filter((script) => script.includes('__next_f'))
    .flatMap((script) => [...script.matchAll(/__next_f\.push\(\[1,\s*("(?:[^"\\]|\\.)*")\s*\]\)/gs)])
    .map(([, literal]) => parse(literal!))
    .filter((chunk): chunk is string => typeof chunk === 'string')
    .join('');
  if (stream === '') return [];
  const rows = splitRows(Buffer.from(stream));
  return [...rows.values()].filter((row) => typeof row === 'object').map((row) => resolve(row, rows, 0));
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
      const end = start + Number.parseInt(head[2], 16);
      rows.set(head[1]!, stream.toString('utf8', start, end));
      position = end;
    } else {
      const lineEnd = stream.indexOf(10, start);
      const end = lineEnd < 0 ? stream.length : lineEnd;
      const value = parse(stream.toString('utf8', start, end));
      if (value !== undefined) rows.set(head[1]!, value);
      position = end + 1;
    }
  }
  return rows;
}

function resolve(value: unknown, rows: ReadonlyMap<string, unknown>, depth: number): unknown {
  if (depth > 60) return undefined;
  if (typeof value === 'string' && value.startsWith('$')) {
    if (value.startsWith('$$')) return value.slice(1);
    if (value === '$undefined') return undefined;
    if (value.startsWith('$D')) return value.slice(2);
    const row = /^\$([0-9a-f]+)$/.exec(value)?.[1];
    // Only texts are put in: rows that refer to whole trees would repeat them without end.
    const target = row === undefined ? undefined : rows.get(row);
    return typeof target === 'string' ? target : value;
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, rows, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, rows, depth + 1)]),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
