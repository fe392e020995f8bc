import { statedAddress } from '../extract/stated-address.js';
import type { SiteRegistry } from '../sites/registry.js';

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
