import { Logger } from '@nestjs/common';
import type { PageFetcher } from '../fetch/page-fetcher.js';
import type { FetchedPage } from '../fetch/page-judge.js';
import type { PageExtraction } from '../listing.types.js';
import { ListingGone } from '../scraping.errors.js';
import type { SiteRegistry } from '../sites/registry.js';
import type { PageReader } from './page-reader.js';
import type { PageReading } from './read-page.js';
import { sameAdvert } from './canonical-address.js';
import { faultOfUnread } from './unread-fault.js';

/** Fetches the page of one advert and reads it: plain HTTP first, a browser where that does not show the facts. */
export class SourceReader {
  private readonly logger = new Logger(SourceReader.name);

  constructor(
    private readonly registry: SiteRegistry,
    private readonly pages: PageFetcher,
    private readonly reader: PageReader,
  ) {}

  /**
   * @throws ListingGone, NotAListing, ListingChanged, PageUnreadable and what `PageFetcher.fetch` throws; the signal's
   * reason when aborted
   */
  async read(address: string, signal: AbortSignal): Promise<PageExtraction> {
    const needsBrowser = this.registry.siteOf(new URL(address).hostname)?.needsBrowser ?? false;
    const options = { signal, allowHost: (host: string) => this.registry.mayFollow(host) };
    const page = await this.pages.fetch(address, { ...options, needsBrowser });
    const reading = await this.reader.readHtml(page.html, page.url, signal);
    if (reading.isListing) return this.addressed(reading, address, page);
    if (reading.listing.saleStatus === 'removed' || reading.saysGone || this.hasLeft(address, page)) {
      throw new ListingGone(address);
    }
    // Scripts may fill in what plain HTTP did not show.
    const again = page.by === 'browser' ? undefined : await this.readInBrowser(address, options);
    if (again?.reading.isListing) return this.addressed(again.reading, address, again.page);
    throw faultOfUnread(page.url, reading);
  }

  /** The page that plain HTTP gives, or the browser where the site needs it. @throws as `PageFetcher.fetch` */
  fetch(address: string, signal: AbortSignal): Promise<FetchedPage> {
    const needsBrowser = this.registry.siteOf(new URL(address).hostname)?.needsBrowser ?? false;
    const allowHost = (host: string) => this.registry.mayFollow(host);
    return this.pages.fetch(address, { signal, allowHost, needsBrowser });
  }

  private async readInBrowser(
    address: string,
    options: { signal: AbortSignal; allowHost: (host: string) => boolean },
  ): Promise<{ reading: PageReading; page: FetchedPage } | undefined> {
    try {
      const page = await this.pages.fetch(address, { ...options, needsBrowser: true });
      return { reading: await this.reader.readHtml(page.html, page.url, options.signal), page };
    } catch (error) {
      options.signal.throwIfAborted();
      this.logger.warn(
        `The browser did not read ${address}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }

  /**
   * The reading with the address that the site states for the advert asked for: in the page, or by leading to it. None
   * that is at another host than the page was read from.
   */
  private addressed(
    { canonicalUrl: stated, ...reading }: PageReading,
    asked: string,
    { url, by }: FetchedPage,
  ): PageExtraction {
    const ledTo = url === asked ? undefined : url;
    const address = sameAdvert(stated ?? ledTo ?? '', asked, this.registry);
    // In the browser a page has the address that was asked for, so scripts of that host, wherever it led.
    const { hostname } = new URL(by === 'browser' ? asked : url);
    const canonicalUrl = address && this.registry.speaksFor(hostname, address) ? address : undefined;
    return { ...reading, ...(canonicalUrl && { canonicalUrl }) };
  }

  /** Removed adverts lead to a search page. */
  private hasLeft(address: string, page: FetchedPage): boolean {
    const wanted = this.registry.find(address);
    return wanted !== undefined && this.registry.find(page.url) === undefined && page.url !== wanted.url;
  }
}
