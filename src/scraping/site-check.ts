import * as cheerio from 'cheerio';
import { AppError } from '../shared/app-error.js';
import type { PageFetcher } from './fetch/page-fetcher.js';
import type { Listing } from './listing.types.js';
import type { SourceReader } from './read/source-reader.js';
import type { SiteRegistry } from './sites/registry.js';
import type { Site } from './sites/site.js';

/** What an advert of any site should state, each by one of these fields. */
const required: readonly (readonly (keyof Listing)[])[] = [
  ['address'],
  ['municipality', 'city'],
  ['price', 'priceText', 'soldPrice'],
  ['rooms', 'tomtarea'],
  ['livingArea', 'tomtarea'],
  ['propertyType', 'tenure'],
  ['images'],
];

/** How one site's pages read today. */
export interface SiteHealth {
  readonly site: string;
  /** The advert that was read, or the probe when none was. */
  readonly url: string;
  /** `unknown`: the site refused us, did not answer or showed no advert to try. */
  readonly state: 'good' | 'fields missing' | 'unknown';
  readonly found: readonly (keyof Listing)[];
  /** Groups of which no field was found, worded `municipality/city`. */
  readonly missing: readonly string[];
  /** Why it is unknown: the error's code. */
  readonly fault?: string;
}

/** Reads one current advert of a site by way of its probe link and tells which required facts were found. */
export class SiteCheck {
  constructor(
    private readonly registry: SiteRegistry,
    private readonly pages: PageFetcher,
    private readonly source: SourceReader,
  ) {}

  async check(site: Site, signal: AbortSignal): Promise<SiteHealth> {
    let url = site.probe;
    try {
      const advert = this.registry.find(url)?.url ?? (await this.firstAdvert(site, signal));
      if (advert === undefined) return unknown(site, url, 'no_advert_found');
      url = advert;
      const { listing } = await this.source.read(url, signal);
      const missing = required
        .filter((fields) => fields.every((field) => listing[field] === undefined))
        .map((fields) => fields.join('/'));
      const found = Object.keys(listing) as (keyof Listing)[];
      return {
        site: site.name,
        url,
        state: missing.length === 0 ? 'good' : 'fields missing',
        found,
        missing,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      // The site answered with something that we no longer read as an advert.
      const hasChanged = error.code === 'listing_changed';
      if (!hasChanged) return unknown(site, url, error.code);
      const missing = required.map((fields) => fields.join('/'));
      return { site: site.name, url, state: 'fields missing', found: [], missing, fault: error.code };
    }
  }

  /** A probe is a page that lists adverts, since a single one is gone in weeks. */
  private async firstAdvert(site: Site, signal: AbortSignal): Promise<string | undefined> {
    const page = await this.pages.fetch(site.probe, {
      signal,
      allowHost: (host) => this.registry.siteOf(host) === site,
      ...(site.needsBrowser ? { needsBrowser: true } : {}),
    });
    const $ = cheerio.load(page.html);
    for (const element of $('a[href]').toArray()) {
      const href = element.attribs['href']!;
      if (!URL.canParse(href, page.url)) continue;
      const link = this.registry.find(new URL(href, page.url).href);
      if (link?.site === site.name) return link.url;
    }
    return undefined;
  }
}

function unknown(site: Site, url: string, fault: string): SiteHealth {
  return { site: site.name, url, state: 'unknown', found: [], missing: [], fault };
}
