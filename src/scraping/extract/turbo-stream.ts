import { parsedJson } from './parsed-json.js';

/** Most values of one stream that are put together. */
const maxValues = 200_000;

/**
 * The first line of what React Router and Remix stream to their pages: one flat list, in which an object's keys (`_12`)
 * and values are places in the list. Undefined for anything else.
 */
export function turboStream(text: string): unknown {
  const flat = parsedJson(text.split('\n')[0]!);
  if (!Array.isArray(flat)) return undefined;
  const made = new Map<number, unknown>();
  const waiting: {
    target: Record<string, unknown> | unknown[];
    key: string | number;
    at: number;
  }[] = [];
  // Places that are negative stand for undefined, null, NaN and their like.
  const make = (at: number): unknown => {
    if (at < 0 || at >= flat.length || made.size > maxValues) return undefined;
    if (made.has(at)) return made.get(at);
    const raw: unknown = flat[at];
    if (typeof raw !== 'object' || raw === null) return raw;
    if (Array.isArray(raw)) {
      // A list that begins with a letter is a value of another kind: a date, a promise.
      if (typeof raw[0] === 'string') return raw[0] === 'D' ? raw[1] : undefined;
      const list: unknown[] = [];
      made.set(at, list);
      for (const [index, place] of raw.entries())
        if (typeof place === 'number') waiting.push({ target: list, key: index, at: place });
      return list;
    }
    const object: Record<string, unknown> = {};
    made.set(at, object);
    for (const [key, place] of Object.entries(raw)) {
      const name: unknown = flat[Number(key.slice(1))];
      if (typeof name === 'string' && name !== '__proto__' && typeof place === 'number')
        waiting.push({ target: object, key: name, at: place });
    }
    return object;
  };
  const root = make(0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const value = make(next.at);
    if (value !== undefined) (next.target as Record<string | number, unknown>)[next.key] = value;
  }
  return root;
}
