import type { Page } from '../extract/page.js';
import type { Reading } from '../extract/reading.js';
import type { Listing } from '../listing.types.js';

/** One website that we read: everything that is particular to it. */
export interface Site {
  /** Stable name: part of the key that makes two links the same advert. */
  readonly name: string;
  /** What people call it, for instance `Länsförsäkringar Fastighetsförmedling`. */
  readonly displayName: string;
  /** A portal's page is followed to the broker's own page. */
  readonly kind: 'portal' | 'broker';
  /** Matched exactly or as a parent domain, never as a part of a name. */
  readonly hosts: readonly string[];
  /** Hosts under its domains that have pictures alone. */
  readonly pictureHosts?: readonly string[];
  /** The host that all addresses of the site are fetched from; without it only a leading `m.` is dropped. */
  readonly canonicalHost?: string;
  /** What names the advert in its address; undefined when the address is no advert (a search page, an article). */
  idOf(url: URL): string | undefined;
  /** Query parameters that belong to the address; all others are tracking and dropped. */
  readonly query?: readonly string[];
  /** The page is empty without scripts. */
  readonly needsBrowser?: boolean;
  /** An address by which the site's health can be probed. */
  readonly probe: string;
  /**
   * The broker's public page that lists what it sells where this home is. Only of brokers whose stated rules do not
   * forbid it, and only pages known to be plain to get; robots.txt is asked each time as for any page.
   */
  searchPage?(facts: Listing): string | undefined;
  /** What this site's pages say in a way of their own; read before the general readers. */
  readonly readers?: readonly ((page: Page) => Reading)[];
  /** A reserved name for sample adverts: supported only while SCRAPING_HOST_MAP maps it. */
  readonly onlyWhenMapped?: boolean;
}

/** The last part of a path, decoded: `/a/b/c/` → `c`. */
export function lastSegment(url: URL): string {
  return segments(url).at(-1) ?? '';
}

/** The parts of a path, decoded and lower case; a leading `sv` or `en`, by which sites keep languages apart, is left out. */
export function segments(url: URL): string[] {
  const parts = url.pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decode(part).toLowerCase());
  return /^(sv|en)(-[a-z]{2})?$/.test(parts[0] ?? '') ? parts.slice(1) : parts;
}

/** A value of the query, whatever the case of its name. */
export function queryValue(url: URL, name: string): string | undefined {
  return [...url.searchParams].find(([key]) => key.toLowerCase() === name)?.[1];
}

/** An object id of Vitec's broker system anywhere in the path (`OBJ19157_2098157122`, `CMVILLA55J22…`), lower case. */
export function vitecId(url: URL): string | undefined {
  return /(?:^|[/-])((?:obj|cm(?:bolgh|villa|fritid|tomt|proj|lant|[a-z]{3,6}))[0-9][a-z0-9_]{5,})(?:[/-]|$)/i
    .exec(url.pathname)?.[1]
    ?.toLowerCase();
}

function decode(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
