import type { Page } from '../extract/page.js';
import type { Reading } from '../extract/reading.js';

/** One website that we read: everything that is particular to it. */
export interface Site {
  /** Stable name: part of the key that makes two links the same advert. */
  readonly name: string;
  /** A portal's page is followed to the broker's own page. */
  readonly kind: 'portal' | 'broker';
  /** Matched exactly or as a parent domain, never as a part of a name. */
  readonly hosts: readonly string[];
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
  /** What this site's pages say in a way of their own; read before the general readers. */
  readonly readers?: readonly ((page: Page) => Reading)[];
  /** A reserved name for sample adverts: supported only while SCRAPING_HOST_MAP maps it. */
  readonly onlyWhenMapped?: boolean;
}

/** The last part of a path, decoded: `/a/b/c/` → `c`. */
export function lastSegment(url: URL): string {
  return segments(url).at(-1) ?? '';
}

/** The parts of a path, decoded and lower case. */
export function segments(url: URL): string[] {
  return url.pathname
    .split('/')
    .filter(Boolean)
    .map((part) => decode(part).toLowerCase());
}

/** An object id of Vitec's broker system anywhere in the path (`OBJ19157_2098157122`, `CMVILLA55J22…`), lower case. */
export function vitecId(url: URL): string | undefined {
  return /(?:^|[/-])((?:obj|cm(?:bolgh|villa|fritid|tomt|proj|lant|[a-z]{3,6}))[0-9][a-z0-9_]{5,})(?:[/-]|$)/i
    .exec(url.pathname)?.[1]
    ?.toLowerCase();
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
