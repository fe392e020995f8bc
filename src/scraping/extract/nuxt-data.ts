import { scriptJson } from './embedded-state.js';
import type { Page } from './page.js';
import { isPlainObject } from './reading.js';

/** Deepest nesting that is followed. */
const deepest = 400;
/** Wrappers of Vue's that stand for the value inside. */
const wrappers = new Set([
  'Reactive',
  'ShallowReactive',
  'Ref',
  'ShallowRef',
  'Object',
  'Island',
  'NuxtError',
]);

/**
 * The data of a Nuxt 3 page (`__NUXT_DATA__`): a flat list whose objects and arrays hold indexes into the list, with
 * tagged values such as `["Reactive", 3]` or `["Date", "…"]` (the format of the library devalue).
 */
export function nuxtData(page: Page): unknown {
  const list = scriptJson(page, '__NUXT_DATA__');
  if (!Array.isArray(list)) return undefined;
  const done = new Map<number, unknown>();
  let depth = 0;
  const value = (index: unknown): unknown => {
    if (depth > deepest) return undefined;
    depth += 1;
    try {
      return valueAt(index);
    } finally {
      depth -= 1;
    }
  };
  const valueAt = (index: unknown): unknown => {
    // Negative indexes stand for undefined, holes, NaN and the infinities.
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index >= list.length)
      return undefined;
    if (done.has(index)) return done.get(index);
    const raw: unknown = list[index];
    if (Array.isArray(raw)) {
      if (typeof raw[0] === 'string') {
        done.set(index, undefined);
        const inner = tagged(raw[0], raw.slice(1));
        done.set(index, inner);
        return inner;
      }
      const items: unknown[] = [];
      done.set(index, items);
      for (const item of raw) items.push(value(item));
      return items;
    }
    if (isPlainObject(raw)) {
      const object: Record<string, unknown> = {};
      done.set(index, object);
      for (const [key, at] of Object.entries(raw)) object[key] = value(at);
      return object;
    }
    return raw;
  };
  const tagged = (tag: string, rest: unknown[]): unknown => {
    if (wrappers.has(tag)) return value(rest[0]);
    if (tag === 'Set') return rest.map(value);
    // Maps and objects without a prototype list keys and values in turn; a map's keys are indexes too.
    if (tag === 'Map' || tag === 'null') {
      const pairs: [string, unknown][] = [];
      for (let at = 0; at + 1 < rest.length; at += 2) {
        pairs.push([String(tag === 'Map' ? value(rest[at]) : rest[at]), value(rest[at + 1])]);
      }
      return Object.fromEntries(pairs);
    }
    if (tag === 'EmptyRef' || tag === 'EmptyShallowRef') return undefined;
    return typeof rest[0] === 'number' ? value(rest[0]) : rest[0];
  };
  return value(0);
}
