import { Inject, Injectable, Optional, type OnApplicationShutdown } from '@nestjs/common';
import { launchChromium } from '../shared/browser/chromium.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { GuardedClient } from '../shared/http/guarded-client.js';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';
import type { GivenDocument, ReadDocument } from './document.types.js';
import { BrowserFetcher } from './fetch/browser-fetcher.js';
import { Pace } from './fetch/pace.js';
import { SharedPace } from './fetch/shared-pace.js';
import { AdvertPictureTurns, type NamedPictures } from './fetch/advert-picture-turns.js';
import { PictureTurns } from './fetch/picture-turns.js';
import { PageFetcher } from './fetch/page-fetcher.js';
import { Robots } from './fetch/robots.js';
import { readLink } from './link-facts.js';
import { shownOfLink } from './link-letters.js';
import { type CaptureOptions, ListingCapture } from './listing-capture.js';
import type { Capture, Extraction, Listing, ListingDocument, ListingUrl } from './listing.types.js';
import { areDifferentHomes, withLinkFacts } from './merge-sources.js';
import { DocumentReader } from './read/document-reader.js';
import type { Fixture } from './read/fixture.js';
import { HandedInReader, type HandedInSource, type SavedPage } from './read/handed-in-reader.js';
import { PageReader } from './read/page-reader.js';
import { streetOf, withoutPersonalData, type WithoutPersonalData } from './read/personal-data.js';
import { SourceReader } from './read/source-reader.js';
import { UnsupportedSite } from './scraping.errors.js';
import { BrokerSearch } from './search/broker-search.js';
import { SiteCheck, type SiteHealth } from './site-check.js';
import { SiteRegistry, sites } from './sites/registry.js';

/** Least time between two requests to one site, milliseconds. Mapped hosts are our own servers. */
const siteGapMs = 1000;

/** From a link to what the advert says: the portal's page, then the broker's own, as one listing with its origins. */
@Injectable()
export class ScrapingService implements OnApplicationShutdown {
  /** For the pictures that a handed-in page names. */
  readonly pictureTurns: PictureTurns;
  private readonly registry: SiteRegistry;
  private readonly client: GuardedClient;
  private readonly browser: BrowserFetcher;
  private readonly reader: PageReader;
  private readonly source: SourceReader;
  private readonly handedInReader: HandedInReader;
  private readonly listingCapture: ListingCapture;
  private readonly siteCheck: SiteCheck;
  private readonly documents: DocumentReader;

  /** @param redis over which the workers keep one pace for each site; a command alone keeps its own */
  constructor(@Inject(CONFIG) config: Config, @Optional() @Inject(REDIS) redis?: Redis) {
    const mapped = Object.keys(config.scrapingHostMap).map((host) => host.toLowerCase());
    this.registry = new SiteRegistry(new Set(mapped));
    this.client = new GuardedClient({ hostMap: config.scrapingHostMap });
    this.browser = new BrowserFetcher(this.client, (flags) => launchChromium(config, flags), {
      concurrency: config.scrapingConcurrency,
      allowPart: (host, page) => this.registry.mayHaveParts(host, page),
    });
    const pacedSite = (host: string) => ({
      name: this.registry.pacedNameOf(host),
      gapMs: mapped.includes(host) ? 0 : siteGapMs,
    });
    const pace = new Pace(pacedSite, redis && new SharedPace(redis, config.jwtSecret));
    this.reader = new PageReader(mapped);
    const robots = new Robots(
      this.client,
      pace,
      (...asked) => this.reader.readRobots(...asked),
      (host) => this.registry.siteOf(host)?.name,
    );
    const judge = (...asked: Parameters<PageReader['judge']>) => this.reader.judge(...asked);
    const pages = new PageFetcher(this.client, this.browser, pace, robots, judge);
    this.pictureTurns = new PictureTurns(this.registry, pages, siteGapMs);
    this.source = new SourceReader(this.registry, pages, this.reader);
    this.handedInReader = new HandedInReader(this.registry, this.reader);
    const search = new BrokerSearch(config, pages, this.registry, this.reader);
    this.listingCapture = new ListingCapture(this.registry, this.source, search);
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

  /** What the link alone tells ("från länken"), names that may have lost å, ä or ö left out. */
  readLink(link: ListingUrl): Extraction {
    return shownOfLink(readLink(link));
  }

  /** What pages told, with what only this link tells beside it. */
  withLinkFacts(pages: Extraction, link: ListingUrl): Extraction {
    return withLinkFacts(pages, this.readLink(link));
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
    const capture = await this.listingCapture.run(link, options);
    await options.onStep('completed');
    return capture;
  }

  /**
   * Reads the documents that an advert links to (PDF), at most eight, and puts them after the buyer's own; each tells what
   * came of it. All together keep a million characters.
   * @param own what `readDocument` gave
   * @param options.lastTry leaves out what there was no turn to read
   * @throws ReadingBusy unless it is the last try, and the signal's reason
   */
  readDocuments(
    documents: readonly ListingDocument[],
    own: readonly ReadDocument[],
    options: { signal: AbortSignal; lastTry?: boolean },
  ): Promise<ReadDocument[]> {
    return this.documents.readAll(documents, own, options);
  }

  /** Reads a document that a buyer has, for this buyer alone. @throws ReadingBusy and the signal's reason */
  readDocument(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<GivenDocument> {
    return this.documents.readFile(name, bytes, signal);
  }

  /** Turns for the pictures that fetched pages name. */
  turnsOf(lists: readonly NamedPictures[]): AdvertPictureTurns {
    return new AdvertPictureTurns(this.registry, this.pictureTurns, lists);
  }

  /** Whether two readings surely tell of different homes, so that they cannot belong to one analysis. */
  areDifferentHomes(one: Listing, other: Listing, isBought: boolean): boolean {
    return areDifferentHomes(one, other, isBought);
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

  /**
   * A listing, or what else was read of its home, fit to be kept for tests: without names, phones, mail addresses,
   * personal numbers, links and the numbers of house and flat, as far as a text tells whose they are.
   */
  withoutPersonalData<T>(value: T, listing: Listing): WithoutPersonalData<T> {
    return withoutPersonalData(value, listing);
  }

  /** The street of an address, without the numbers of house and flat. */
  streetOf(address: string): string {
    return streetOf(address);
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await this.browser.close();
    await this.client.close();
    await this.reader.close();
  }
}
