import { scriptJson } from './embedded-state.js';
import type { Page } from './page.js';
import { isPlainObject } from './reading.js';

/**
 * The data of a Nuxt 3 page (`__NUXT_DATA__`): a flat list whose objects and arrays hold indexes into the list, with
 * tagged values such as `["Reactive", 3]` or `["Date", "…"]`.
 */
export function nuxtData(page: Page): unknown {
  const list = scriptJson(page, '__NUXT_DATA__');
  if (!Array.isArray(list)) return undefined;
  const done = new Map<number, unknown>();
  const value = (index: unknown): unknown => {
    if (typeof index !== 'number' || index < 0 || index >= list.length) return undefined;
    if (done.has(index)) return done.get(index);
    const raw: unknown = list[index];
    if (Array.isArray(raw)) {
      if (typeof raw[0] === 'string') {
        const tagged = typeof raw[1] === 'number' ? value(raw[1]) : raw[1];
        done.set(index, tagged);
        return tagged;
      }
      const items: unknown[] = [];
      done.set(index, items);
      items.push(...raw.map(value));
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
  return value(0);
}
