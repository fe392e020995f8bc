import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { launchChromium } from '../shared/browser/chromium.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { AddressRefused } from '../shared/http/http.errors.js';
import { BrowserFetcher } from './fetch/browser-fetcher.js';
import { Pace } from './fetch/pace.js';
import { PageFetcher } from './fetch/page-fetcher.js';
import { readLink } from './link-facts.js';
import type { ReadDocument } from './document.types.js';
import type {
  Capture,
  CaptureStep,
  Extraction,
  HandedIn,
  Listing,
  ListingDocument,
  ListingUrl,
} from './listing.types.js';
import {
  areDifferentHomes,
  isSameHome,
  type MergedSources,
  mergeSources,
  withLinkFacts,
} from './merge-sources.js';
import { DocumentReader } from './read/document-reader.js';
import type { Fixture } from './read/fixture.js';
import { HandedInReader, type HandedInSource, type SavedPage } from './read/handed-in-reader.js';
import { PageReader } from './read/page-reader.js';
import { SourceReader } from './read/source-reader.js';
import { HandedInOtherHome, UnsupportedSite } from './scraping.errors.js';
import { BrokerSearch } from './search/broker-search.js';
import { SiteCheck, type SiteHealth } from './site-check.js';
import { SiteRegistry, sites } from './sites/registry.js';

/** What came of a second page; nothing when it tells of another home or its site is none we read. */
interface SecondReading {
  readonly extraction?: Extraction;
  /** The error's code. */
  readonly fault?: string;
}

export interface CaptureOptions {
  readonly signal: AbortSignal;
  /** Called as each step begins, and awaited. */
  readonly onStep: (step: CaptureStep) => Promise<void>;
  /** What the buyer gave; a page among it stands in for the link's own, which is then not fetched. */
  readonly handedIn?: HandedIn;
  /** The broker's page as an earlier capture of this link knew it; read when the portal refuses us. */
  readonly knownBrokerLink?: string;
}

/** A page, or several merged: then with what they contradict each other in. */
type Whole = Extraction & Partial<Pick<MergedSources, 'disagreements' | 'picturesFromBroker'>>;

/** Least time between two requests to one site, milliseconds. Mapped hosts are our own servers. */
const siteGapMs = 1000;
/** Faults of a portal after which the broker's own page is worth looking for. */
const refusals = new Set(['page_blocked', 'page_disallowed', 'page_throttled', 'listing_changed']);

/** From a link to what the advert says: the portal's page, then the broker's own, as one listing with its origins. */
@Injectable()
export class ScrapingService implements OnApplicationShutdown {
  private readonly logger = new Logger(ScrapingService.name);
  private readonly registry: SiteRegistry;
  private readonly client: GuardedClient;
  private readonly browser: BrowserFetcher;
  private readonly reader: PageReader;
  private readonly source: SourceReader;
  private readonly handedInReader: HandedInReader;
  private readonly search: BrokerSearch;
  private readonly siteCheck: SiteCheck;
  private readonly documents: DocumentReader;

  constructor(@Inject(CONFIG) config: Config) {
    const mapped = Object.keys(config.scrapingHostMap).map((host) => host.toLowerCase());
    this.registry = new SiteRegistry(new Set(mapped));
    this.client = new GuardedClient({ hostMap: config.scrapingHostMap });
    this.browser = new BrowserFetcher(this.client, (flags) => launchChromium(config, flags), {
      concurrency: config.scrapingConcurrency,
    });
    const pace = new Pace(config.scrapingConcurrency, (host) => (mapped.includes(host) ? 0 : siteGapMs));
    const pages = new PageFetcher(this.client, this.browser, pace);
    this.reader = new PageReader(mapped);
    this.source = new SourceReader(this.registry, pages, this.reader);
    this.handedInReader = new HandedInReader(this.registry, this.reader);
    this.search = new BrokerSearch(config, pages, this.registry);
    this.siteCheck = new SiteCheck(this.registry, pages, this.source);
    this.documents = new DocumentReader(pages, this.reader);
  }

  /**
   * Recognises a pasted link; asks no network.
   * @throws UnsupportedSite (422) with the specification's text
   */
  recognise(input: string): ListingUrl {
    return this.registry.recognise(input);
  }

  /** What the link alone tells ("från länken"): a Hemnet address holds type, rooms, place and street. */
  readLink(link: ListingUrl): Extraction {
    return readLink(link);
  }

  /**
   * Reads a page or text that a buyer saved or copied of this advert.
   * @throws HandedInUnreadable, HandedInNoListing, HandedInOtherHome, PageUnreadable (422)
   */
  readHandedIn(link: ListingUrl, source: HandedInSource, signal: AbortSignal): Promise<Extraction> {
    return this.handedInReader.read(link, source, signal);
  }

  /**
   * Reads an advert. A broker's page that fails never fails a portal's capture; of a portal that refuses us the
   * broker's own page is looked for.
   * @throws ListingGone, PageBlocked, PageDisallowed, NotAListing, ListingChanged, PageUnreadable (never),
   * PageThrottled (again, or never when the wait is long), PageUnavailable, FetchTimeout, FetchFailed, BrowserUnavailable (later); the signal's reason
   * when aborted
   */
  async capture(link: ListingUrl, options: CaptureOptions): Promise<Capture> {
    await options.onStep('detecting_source');
    const known = readLink(link);
    const { handedIn } = options;
    const capture = handedIn
      ? await this.captureHandedIn(link, known, handedIn, options)
      : await this.captureLink(link, known, options);
    await options.onStep('completed');
    return capture;
  }

  /**
   * Reads the documents that an advert links to (PDF), at most eight; each tells what came of it.
   * @throws only the signal's reason
   */
  readDocuments(documents: readonly ListingDocument[], signal: AbortSignal): Promise<ReadDocument[]> {
    return this.documents.readAll(documents, signal);
  }

  /** Reads a document that a buyer has, for this buyer alone. @throws only the signal's reason */
  readDocument(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<ReadDocument> {
    return this.documents.readFile(name, bytes, signal);
  }

  /** Whether two readings surely tell of different homes, so that they cannot belong to one analysis. */
  areDifferentHomes(one: Listing, other: Listing): boolean {
    return areDifferentHomes(one, other);
  }

  /**
   * Reads a saved page of any kind alone, with nothing fetched.
   * @param address the page's own when the file does not tell; decides which site's readers take part
   * @throws HandedInUnreadable, HandedInNoListing, PageUnreadable
   */
  readFile(file: Uint8Array, address: string | undefined, signal: AbortSignal): Promise<SavedPage> {
    return this.handedInReader.readAlone(file, address, signal);
  }

  /**
   * Reads one current advert of a site, or of every site in turn, and tells which required facts were found.
   * @throws UnsupportedSite for a host that is none of ours
   */
  async *check(host: string | undefined, signal: AbortSignal): AsyncGenerator<SiteHealth> {
    const one = host === undefined ? undefined : this.registry.siteOf(host);
    if (host !== undefined && !one) throw new UnsupportedSite('not a site', host);
    const all = sites.filter(({ onlyWhenMapped }) => !onlyWhenMapped);
    for (const site of one ? [one] : all) yield await this.siteCheck.check(site, signal);
  }

  /**
   * The page of an advert made fit to be kept for tests: no scripts that act, no names, phones or mail addresses; and
   * what it reads otherwise than before (`changed`).
   * @throws FixtureUnclean when people would be left in it; else as `capture`
   */
  async fetchFixture(link: ListingUrl, signal: AbortSignal): Promise<Fixture> {
    const page = await this.source.fetch(link.url, signal);
    return this.reader.makeFixture(page.html, page.url, signal);
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await this.browser.close();
    await this.client.close();
    await this.reader.close();
  }

  private async captureLink(link: ListingUrl, known: Extraction, options: CaptureOptions): Promise<Capture> {
    const { signal, onStep } = options;
    await onStep(link.kind === 'portal' ? 'scraping_search_engine' : 'scraping_broker');
    let first: Extraction;
    try {
      first = await this.source.read(link.url, signal);
    } catch (error) {
      if (!(error instanceof AppError) || link.kind !== 'portal' || !refusals.has(error.code)) throw error;
      if (error.retry === 'again') throw error;
      await onStep('scraping_broker');
      const found = await this.findElsewhere(known, options);
      if (!found) throw error;
      await onStep('enriching_data');
      const unread = [{ url: link.url, code: error.code }];
      return { ...combine(link, found, undefined, known), source: 'broker', unread, foundBySearch: true };
    }
    const brokerLink = link.kind === 'portal' ? first.listing.linkToBroker : undefined;
    return this.withBroker(link, first, brokerLink, known, options);
  }

  /** What the buyer handed in first; the network only for the broker's own page. */
  private async captureHandedIn(
    link: ListingUrl,
    known: Extraction,
    { pages, brokerLink }: HandedIn,
    options: CaptureOptions,
  ): Promise<Capture> {
    const [first, ...others] = this.portalFirst(pages);
    if (!first) {
      if (brokerLink === undefined) return this.captureLink(link, known, options);
      await options.onStep('scraping_broker');
      const broker = await this.source.read(brokerLink, options.signal);
      if (areDifferentHomes(known.listing, broker.listing)) throw new HandedInOtherHome();
      return { ...combine(link, broker, undefined, known), source: 'broker', handedIn: true };
    }
    const base = others.reduce<Whole>((whole, page) => {
      const merged = mergeSources(whole, page);
      return { ...merged, disagreements: [...(whole.disagreements ?? []), ...merged.disagreements] };
    }, first);
    const linked = others.length > 0 ? undefined : base.listing.linkToBroker;
    const capture = await this.withBroker(link, base, brokerLink ?? linked, known, options);
    return { ...capture, handedIn: true };
  }

  /** A portal's page takes the portal's part, whatever the order in which pages were handed in. */
  private portalFirst(pages: readonly Extraction[]): Extraction[] {
    const isPortal = ({ provenance }: Extraction) => {
      const { url } = provenance.price ?? provenance.address ?? Object.values(provenance)[0] ?? {};
      return url !== undefined && this.registry.siteOf(new URL(url).hostname)?.kind === 'portal';
    };
    return [...pages].sort((a, b) => Number(isPortal(b)) - Number(isPortal(a)));
  }

  private async withBroker(
    link: ListingUrl,
    first: Whole,
    brokerLink: string | undefined,
    known: Extraction,
    { signal, onStep }: CaptureOptions,
  ): Promise<Capture> {
    let broker: SecondReading = {};
    if (brokerLink && this.mayFollow(brokerLink)) {
      await onStep('scraping_broker');
      broker = await this.readBroker(brokerLink, first, signal);
    }
    await onStep('enriching_data');
    const capture = combine(link, first, broker.extraction, known);
    return broker.fault ? { ...capture, unread: [{ url: brokerLink!, code: broker.fault }] } : capture;
  }

  private async readBroker(address: string, portal: Extraction, signal: AbortSignal): Promise<SecondReading> {
    try {
      const extraction = await this.source.read(address, signal);
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

  /**
   * The broker's page, by the link that an earlier capture knew or by search. A page found by search counts when it is
   * surely of this home (address, area and rooms agree) and no other found page could be it as well.
   */
  private async findElsewhere(
    { listing: known }: Extraction,
    { signal, knownBrokerLink }: CaptureOptions,
  ): Promise<Extraction | undefined> {
    if (knownBrokerLink && this.mayFollow(knownBrokerLink)) {
      const reading = await this.readFound(knownBrokerLink, signal);
      if (reading && !areDifferentHomes(known, reading.listing)) return reading;
    }
    const found: Extraction[] = [];
    for (const { url } of await this.search.findBrokerPages(known, { signal })) {
      const reading = await this.readFound(url, signal);
      if (reading && isSameHome(known, reading.listing, 'found')) found.push(reading);
    }
    const [first, ...others] = found;
    // Two flats in one house differ in nothing that a link tells.
    const isCertain = others.every(({ listing }) => isSameHome(first!.listing, listing, 'found'));
    return isCertain ? first : undefined;
  }

  private async readFound(address: string, signal: AbortSignal): Promise<Extraction | undefined> {
    try {
      return await this.source.read(address, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      this.logger.warn(`${address} was found but not read: ${error.message}`);
      return undefined;
    }
  }

  private mayFollow(address: string): boolean {
    return URL.canParse(address) && this.registry.mayFollow(new URL(address).hostname);
  }
}

/** One capture of one or two pages; what neither states is filled in from the link. */
function combine(link: ListingUrl, first: Whole, broker: Extraction | undefined, known: Extraction): Capture {
  const merged = broker && mergeSources(first, broker);
  const whole = withLinkFacts(merged ?? first, known);
  const fromBroker = merged?.picturesFromBroker ?? first.picturesFromBroker ?? false;
  return {
    url: link.url,
    listing: whole.listing,
    provenance: whole.provenance,
    disagreements: [...(first.disagreements ?? []), ...(merged?.disagreements ?? []), ...whole.disagreements],
    source: fromBroker || link.kind === 'broker' ? 'broker' : link.site,
  };
}
