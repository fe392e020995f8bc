import { extractListing, extractText, isListing } from '../extract/extract.js';
import type { Extraction, PageExtraction } from '../listing.types.js';
import { saysGone } from '../fetch/page-judge.js';
import { statesHome } from '../fetch/page-judge-words.js';
import { readLink } from '../link-facts.js';
import type { SiteRegistry } from '../sites/registry.js';
import { canonicalAddress } from './canonical-address.js';

/** What one page says and whether that is an advert of one home. */
export interface PageReading extends PageExtraction {
  readonly isListing: boolean;
  /** The page holds no advert and says that it was taken down. */
  readonly saysGone: boolean;
  /** The page holds no advert that could be read, and yet states a home. */
  readonly isUnread: boolean;
}

/** Reads a page of any site: the site's own readers when we know it, the general ones always. */
export function readPage(html: string, url: string, registry: SiteRegistry): PageReading {
  const canonicalUrl = canonicalAddress(html, url, registry);
  // The words in an address are the page's own only in the address that it states.
  const isOwn = canonicalUrl === undefined || canonicalUrl === registry.find(url)?.url;
  const own = isOwn ? url : canonicalUrl;
  const extraction = extractListing(html, own, readersOf(own, registry), otherAdverts(own, registry));
  return {
    ...judged(extraction),
    saysGone: !isAdvert(extraction) && saysGone(html),
    isUnread: !isAdvert(extraction) && statesHome(html),
    ...(canonicalUrl && { canonicalUrl }),
  };
}

/** Reads the text of a page without its markup: pasted by a person or taken from a PDF. */
export function readText(text: string, url: string, registry: SiteRegistry): PageReading {
  const link = registry.find(url);
  const known = link && readLink(link).listing;
  return {
    ...judged(extractText(text, url, readersOf(url, registry), known)),
    saysGone: false,
    isUnread: false,
  };
}

function judged(extraction: Extraction): Omit<PageReading, 'saysGone' | 'isUnread'> {
  return { ...extraction, isListing: isAdvert(extraction) };
}

function isAdvert({ listing }: Extraction): boolean {
  return listing.saleStatus !== 'removed' && isListing(listing);
}

function readersOf(url: string, registry: SiteRegistry) {
  return registry.siteOf(new URL(url).hostname)?.readers;
}

/** Tells links to other adverts of the same site, whose cards say nothing about this home; a start page has no own. */
function otherAdverts(url: string, registry: SiteRegistry): (href: string) => boolean {
  const own = registry.find(url);
  const { hostname } = new URL(url);
  const site = registry.siteOf(hostname);
  if (!site) return () => false;
  return (href) => {
    const target = URL.parse(href, url);
    if (!target || !/^https?:$/.test(target.protocol)) return false;
    if (target.hostname !== hostname && registry.siteOf(target.hostname) !== site) return false;
    const other = registry.advertAt(target);
    return other !== undefined && other.key !== own?.key;
  };
}
