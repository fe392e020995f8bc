import { embeddedRoots, findPlaced } from './embedded-roots.js';
import { nuxtData } from './nuxt-data.js';
import type { Page } from './page.js';
import { pictureAddress } from './pictures-attributes.js';
import { isPlainObject } from './reading.js';

/**
 * Lists of pictures as JSON where a page's data holds only pointers to them: Apollo's cache (`{"__ref": "Media:1"}`) and
 * Nuxt's flat payload.
 */
export function referredGalleries(page: Page): string[] {
  const { scripts } = page.outline;
  const texts: string[] = [];
  if (scripts.some(({ element }) => element.attribs['id'] === '__NUXT_DATA__')) {
    const whole = asJson(nuxtData(page));
    if (whole !== undefined) texts.push(whole);
  }
  return [...texts, ...listsOfCache(page)];
}

function listsOfCache(page: Page): string[] {
  const cache = findPlaced(embeddedRoots(page), (node) => 'ROOT_QUERY' in node)[0]?.node;
  if (!cache) return [];
  const texts: string[] = [];
  for (const key in cache) {
    const node = cache[key];
    if (!isPlainObject(node)) continue;
    for (const name in node) {
      const list = node[name];
      if (!Array.isArray(list) || !holdsPicture(targetOf(list[0], cache))) continue;
      const text = asJson({ [name]: list.map((item) => targetOf(item, cache)) });
      if (text !== undefined) texts.push(text);
    }
  }
  return texts;
}

function targetOf(item: unknown, cache: Record<string, unknown>): unknown {
  const key = isPlainObject(item) ? item['__ref'] : undefined;
  return typeof key === 'string' && Object.hasOwn(cache, key) ? cache[key] : undefined;
}

function holdsPicture(target: unknown): boolean {
  return (
    isPlainObject(target) &&
    Object.values(target).some((value) => typeof value === 'string' && pictureAddress.test(value))
  );
}

/** Undefined for what points at itself. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
