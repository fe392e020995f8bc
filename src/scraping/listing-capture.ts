import { Logger } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { AddressRefused } from '../shared/http/http.errors.js';
import { readLink } from './link-facts.js';
import { shownOfLink } from './link-letters.js';
import type {
  Capture,
  CaptureStep,
  Extraction,
  HandedIn,
  ListingUrl,
  PageExtraction,
} from './listing.types.js';
import {
  areDifferentHomes,
  isSameHome,
  type MergedSources,
  mergeSources,
  withLinkFacts,
} from './merge-sources.js';
import type { SourceReader } from './read/source-reader.js';
import { HandedInOtherHome } from './scraping.errors.js';
import type { BrokerSearch } from './search/broker-search.js';
import type { SiteRegistry } from './sites/registry.js';

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

/** Faults of a portal after which the broker's own page is worth looking for. */
const refusals = new Set(['page_blocked', 'page_disallowed', 'page_throttled', 'listing_changed']);

/** Brings the pages of one home together: the portal's or a handed-in one, the broker's own, and what the link tells. */
export class ListingCapture {
  private readonly logger = new Logger(ListingCapture.name);

  constructor(
    private readonly registry: SiteRegistry,
    private readonly source: SourceReader,
    private readonly search: BrokerSearch,
  ) {}

  /** One capture of a link, as `ScrapingService.capture` gives it. @throws as there */
  run(link: ListingUrl, options: CaptureOptions): Promise<Capture> {
    const known = readLink(link);
    const { handedIn } = options;
    return handedIn
      ? this.captureHandedIn(link, known, handedIn, options)
      : this.captureLink(link, known, options);
  }

  private async captureLink(link: ListingUrl, known: Extraction, options: CaptureOptions): Promise<Capture> {
    const { signal, onStep } = options;
    await onStep(link.kind === 'portal' ? 'scraping_search_engine' : 'scraping_broker');
    let first: PageExtraction;
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
      const capture = combine(link, found, undefined, known);
      return { ...capture, ...statedBy(found), source: 'broker', unread, foundBySearch: true };
    }
    const brokerLink = link.kind === 'portal' ? first.listing.linkToBroker : undefined;
    const capture = await this.withBroker(link, first, brokerLink, known, options);
    return { ...capture, ...statedBy(first) };
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
      const capture = combine(link, broker, undefined, known);
      return { ...capture, ...statedBy(broker), source: 'broker', handedIn: true };
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
    { signal, onStep, handedIn }: CaptureOptions,
  ): Promise<Capture> {
    let broker: SecondReading = {};
    const address = brokerLink && this.registry.brokerAddress(brokerLink);
    if (address) {
      await onStep('scraping_broker');
      broker = await this.readBroker(address, first, { signal, isHandedIn: handedIn !== undefined });
    }
    await onStep('enriching_data');
    const capture = combine(link, first, broker.extraction, known);
    return broker.fault ? { ...capture, unread: [{ url: address!, code: broker.fault }] } : capture;
  }

  private async readBroker(
    address: string,
    portal: Extraction,
    { signal, isHandedIn }: { signal: AbortSignal; isHandedIn: boolean },
  ): Promise<SecondReading> {
    try {
      const extraction = await this.source.read(address, signal);
      const [one, other] = [portal.listing, extraction.listing];
      // A buyer may name another flat of the house, which a portal does not. Also of a bought home: nobody types a
      // broker's own page, and its text may honestly be another than the portal's.
      const isOther = isHandedIn && areDifferentHomes(one, other);
      if (isSameHome(one, other) && !isOther) return { extraction };
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
   * surely of this home (address, area and rooms agree) and no other found page could be it as well. One that states no
   address has the one it was read at: as many links as somebody makes up lead to it, and it is one advert.
   */
  private async findElsewhere(
    { listing: known }: Extraction,
    { signal, knownBrokerLink }: CaptureOptions,
  ): Promise<PageExtraction | undefined> {
    const knownAddress = knownBrokerLink && this.registry.brokerAddress(knownBrokerLink);
    if (knownAddress) {
      const reading = await this.readFound(knownAddress, signal);
      if (reading && !areDifferentHomes(known, reading.listing)) return reading;
    }
    const found: PageExtraction[] = [];
    for (const { url } of await this.search.findBrokerPages(known, { signal })) {
      const reading = await this.readFound(url, signal);
      if (reading && isSameHome(known, reading.listing, 'found')) found.push(reading);
    }
    const [first, ...others] = found;
    // Two flats in one house differ in nothing that a link tells.
    const isCertain = others.every(({ listing }) => isSameHome(first!.listing, listing, 'found'));
    return isCertain ? first : undefined;
  }

  private async readFound(address: string, signal: AbortSignal): Promise<PageExtraction | undefined> {
    try {
      return { canonicalUrl: address, ...(await this.source.read(address, signal)) };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      this.logger.warn(`${address} was found but not read: ${error.message}`);
      return undefined;
    }
  }
}

/** The address that a page states for its advert. */
const statedBy = ({ canonicalUrl }: PageExtraction): Pick<Capture, 'canonicalUrl'> =>
  canonicalUrl ? { canonicalUrl } : {};

/** One capture of one or two pages; what neither states is filled in from the link. */
function combine(link: ListingUrl, first: Whole, broker: Extraction | undefined, known: Extraction): Capture {
  const merged = broker && mergeSources(first, broker);
  const whole = withLinkFacts(merged ?? first, shownOfLink(known));
  const fromBroker = merged?.picturesFromBroker ?? first.picturesFromBroker ?? false;
  return {
    url: link.url,
    listing: whole.listing,
    provenance: whole.provenance,
    disagreements: [...(first.disagreements ?? []), ...(merged?.disagreements ?? [])],
    source: fromBroker || link.kind === 'broker' ? 'broker' : link.site,
  };
}
