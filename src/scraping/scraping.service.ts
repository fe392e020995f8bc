import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { launchChromium } from '../shared/browser/chromium.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { AddressRefused } from '../shared/http/http.errors.js';
import { type Extraction, extractListing, isListing } from './extract/extract.js';
import { BrowserFetcher } from './fetch/browser-fetcher.js';
import { Pace } from './fetch/pace.js';
import { PageFetcher } from './fetch/page-fetcher.js';
import { type FetchedPage, saysGone } from './fetch/page-judge.js';
import type { Capture, CaptureStep, ListingUrl } from './listing.types.js';
import { isSameHome, mergeSources } from './merge-sources.js';
import { ListingChanged, ListingGone, NotAListing } from './scraping.errors.js';
import { SiteRegistry } from './sites/registry.js';

/** What came of a broker's page; nothing when it tells of another home or its site is none we read. */
interface BrokerReading {
  readonly extraction?: Extraction;
  /** The error's code. */
  readonly fault?: string;
}

export interface CaptureOptions {
  readonly signal: AbortSignal;
  /** Called as each step begins, and awaited. */
  readonly onStep: (step: CaptureStep) => Promise<void>;
}

/** Least time between two requests to one site, milliseconds. Mapped hosts are our own servers. */
const siteGapMs = 1000;

/** From a link to what the advert says: the portal's page, then the broker's own, as one listing with its origins. */
@Injectable()
export class ScrapingService implements OnApplicationShutdown {
  private readonly logger = new Logger(ScrapingService.name);
  private readonly registry: SiteRegistry;
  private readonly client: GuardedClient;
  private readonly browser: BrowserFetcher;
  private readonly pages: PageFetcher;

  constructor(@Inject(CONFIG) config: Config) {
    const mapped = new Set(Object.keys(config.scrapingHostMap).map((host) => host.toLowerCase()));
    this.registry = new SiteRegistry(mapped);
    this.client = new GuardedClient({ hostMap: config.scrapingHostMap });
    this.browser = new BrowserFetcher(this.client, (flags) => launchChromium(config, flags));
    const pace = new Pace(config.scrapingConcurrency, (host) => (mapped.has(host) ? 0 : siteGapMs));
    this.pages = new PageFetcher(this.client, this.browser, pace);
  }

  /**
   * Recognises a pasted link; asks no network.
   * @throws UnsupportedSite (422) with the specification's text
   */
  recognise(input: string): ListingUrl {
    return this.registry.recognise(input);
  }

  /**
   * Reads an advert. A broker's page that fails never fails a portal's capture.
   * @throws ListingGone, PageBlocked, NotAListing, ListingChanged (never), PageThrottled (again), PageUnavailable,
   * FetchTimeout, FetchFailed, BrowserUnavailable (later); the signal's reason when aborted
   */
  async capture(link: ListingUrl, { signal, onStep }: CaptureOptions): Promise<Capture> {
    await onStep('detecting_source');
    await onStep(link.kind === 'portal' ? 'scraping_search_engine' : 'scraping_broker');
    const first = await this.read(link.url, signal);
    const brokerAddress = link.kind === 'portal' ? first.listing.linkToBroker : undefined;
    let broker: BrokerReading = {};
    if (brokerAddress && this.mayFollow(brokerAddress)) {
      await onStep('scraping_broker');
      broker = await this.readBroker(brokerAddress, first, signal);
    }
    await onStep('enriching_data');
    const own = link.kind === 'broker' ? 'broker' : link.site;
    const merged = broker.extraction && mergeSources(first, broker.extraction);
    const capture: Capture = {
      url: link.url,
      listing: merged?.listing ?? first.listing,
      provenance: merged?.provenance ?? first.provenance,
      disagreements: merged?.disagreements ?? [],
      source: merged?.picturesFromBroker ? 'broker' : own,
      ...(broker.fault ? { unread: [{ url: brokerAddress!, code: broker.fault }] } : {}),
    };
    await onStep('completed');
    return capture;
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await this.browser.close();
    await this.client.close();
  }

  private async read(address: string, signal: AbortSignal): Promise<Extraction> {
    const site = this.registry.siteOf(new URL(address).hostname);
    const needsBrowser = site?.needsBrowser ?? false;
    const options = { signal, allowHost: (host: string) => this.registry.mayFollow(host) };
    const page = await this.pages.fetch(address, { ...options, needsBrowser });
    const extraction = this.extract(page);
    if (isComplete(extraction)) return extraction;
    if (this.tellsGone(address, page, extraction)) throw new ListingGone(address);
    // Scripts may fill in what plain HTTP did not show.
    if (!needsBrowser) {
      const again = await this.readInBrowser(address, options);
      if (again && isComplete(again)) return again;
    }
    const { address: street, price, livingArea } = extraction.listing;
    throw (street ?? price ?? livingArea) === undefined
      ? new NotAListing(address)
      : new ListingChanged(address);
  }

  private async readInBrowser(
    address: string,
    options: { signal: AbortSignal; allowHost: (host: string) => boolean },
  ): Promise<Extraction | undefined> {
    try {
      return this.extract(await this.pages.fetch(address, { ...options, needsBrowser: true }));
    } catch (error) {
      options.signal.throwIfAborted();
      this.logger.warn(
        `The browser did not read ${address}: ${error instanceof Error ? error.message : String(error)}`,
      );
      return undefined;
    }
  }

  private async readBroker(address: string, portal: Extraction, signal: AbortSignal): Promise<BrokerReading> {
    try {
      const extraction = await this.read(address, signal);
      if (isSameHome(portal.listing, extraction.listing)) return { extraction };
      this.logger.warn(`${address} tells of another home than the portal and is left out`);
      return {};
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      // A redirect service led to a broker whose site we do not read: nothing has failed.
      const isSupported = this.registry.siteOf(new URL(address).hostname) !== undefined;
      if (error instanceof AddressRefused && !isSupported) return {};
      this.logger.warn(`The broker's page is left out: ${error.message}`);
      return { fault: error.code };
    }
  }

  private extract(page: FetchedPage): Extraction {
    const site = this.registry.siteOf(new URL(page.url).hostname);
    const key = this.registry.find(page.url)?.key;
    const isOtherAdvert = (href: string) => {
      const other = URL.canParse(href, page.url)
        ? this.registry.find(new URL(href, page.url).href)
        : undefined;
      return other !== undefined && key !== undefined && other.site === site?.name && other.key !== key;
    };
    return extractListing(page.html, page.url, site?.readers, isOtherAdvert);
  }

  /** Removed adverts say so, or lead to a search page. */
  private tellsGone(address: string, page: FetchedPage, { listing }: Extraction): boolean {
    if (listing.saleStatus === 'removed' || saysGone(page.html)) return true;
    const wanted = this.registry.find(address);
    const landed = this.registry.find(page.url);
    return wanted !== undefined && landed === undefined && page.url !== wanted.url;
  }

  private mayFollow(address: string): boolean {
    return URL.canParse(address) && this.registry.mayFollow(new URL(address).hostname);
  }
}

function isComplete({ listing }: Extraction): boolean {
  return listing.saleStatus !== 'removed' && isListing(listing);
}
