import type { SiteRegistry } from '../sites/registry.js';

/** What a page calls its own address, as it is written there: its canonical link, or else OpenGraph's. */
export function statedAddress(html: string): string | undefined {
  const head = html.slice(0, 300_000);
  return (
    tagValue(head, /<link\b[^<>]*>/gi, /\brel=["']?canonical\b/i, /\bhref=["']([^"']+)/i) ??
    tagValue(head, /<meta\b[^<>]*>/gi, /["']og:url["']/i, /\bcontent=["']([^"']+)/i)
  );
}

/**
 * The address that the page of an advert states as its own. Undefined when it states none, or that of another advert:
 * what is kept under it is given to whoever asks for it.
 * @param url where the page was read
 */
export function canonicalAddress(html: string, url: string, registry: SiteRegistry): string | undefined {
  const stated = statedAddress(html);
  const address = stated === undefined ? null : URL.parse(stated, url);
  return address ? sameAdvert(address.href, url, registry) : undefined;
}

/** The first of two addresses as recognised, when both are of one advert. */
export function sameAdvert(one: string, other: string, registry: SiteRegistry): string | undefined {
  const found = registry.find(one);
  return found && found.key === registry.find(other)?.key ? found.url : undefined;
}

/** Tags one by one, each ended by the next `<`: no beginning is read up to the page's end more than once. */
function tagValue(html: string, tags: RegExp, wanted: RegExp, value: RegExp): string | undefined {
  for (const [tag] of html.matchAll(tags))
    if (wanted.test(tag)) return value.exec(tag)?.[1]?.replaceAll('&amp;', '&');
  return undefined;
}
