import { Logger } from '@nestjs/common';
import type { Config } from '../../shared/config/config.js';
import type { PageFetcher } from '../fetch/page-fetcher.js';
import type { Listing, ListingUrl } from '../listing.types.js';
import { type SiteRegistry, sites } from '../sites/registry.js';
import type { PageReader } from '../read/page-reader.js';
import { pathIsElsewhere, textIsElsewhere } from './place.js';
import { askSearchService } from './search-service.js';
import { fold, namesAddress, type Street, streetIn, streetOf, type StreetVerdict } from './street.js';

/** Time for all of it, milliseconds; brokers' sites asked; pages named. */
const limits = { totalMs: 10_000, sites: 3, found: 3 };

/** A link that may be this home's, and the texts that speak of it, the weightiest first. */
interface Candidate {
  readonly url: string;
  readonly texts: readonly [string, ...string[]];
}

/**
 * Looks for a home's page on its broker's own site when the portal does not let us read it: through the operator's
 * search service, and on the pages where brokers list what they sell.
 */
export class BrokerSearch {
  private readonly logger = new Logger(BrokerSearch.name);
  private readonly searchUrl: string | undefined;
  private readonly mapped: ReadonlySet<string>;
  /** A portal is served from elsewhere (SCRAPING_HOST_MAP): homes of saved pages are not looked for on live sites. */
  private readonly isStaged: boolean;

  constructor(
    { searchUrl, scrapingHostMap }: Pick<Config, 'searchUrl' | 'scrapingHostMap'>,
    private readonly pages: PageFetcher,
    private readonly registry: SiteRegistry,
    private readonly reader: Pick<PageReader, 'readLinks'>,
  ) {
    this.searchUrl = searchUrl;
    this.mapped = new Set(Object.keys(scrapingHostMap).map((host) => host.toLowerCase()));
    this.isStaged = [...this.mapped].some((host) => registry.siteOf(host)?.kind === 'portal');
  }

  /**
   * At most three brokers' adverts that may be this home's, the likeliest first. They are only found, not checked: the
   * caller reads them and compares address, area and rooms. None when street and number are not known.
   * @param facts what is known of the home, for instance from the portal's link
   * @throws the signal's reason when aborted; what fails otherwise is logged and left out
   */
  async findBrokerPages(facts: Listing, { signal }: { signal: AbortSignal }): Promise<readonly ListingUrl[]> {
    signal.throwIfAborted();
    const street = streetOf(facts.address);
    if (!street) return [];
    const within = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
    const addresses = sites
      .flatMap((site) => {
        const address = site.searchPage?.(facts);
        return address === undefined ? [] : [{ site: site.name, address }];
      })
      .filter(({ address }) => !this.isStaged || this.mapped.has(new URL(address).hostname))
      .slice(0, limits.sites);
    const found = await Promise.all([
      this.orNone('The search service', () => this.askService(facts, street, within)),
      ...addresses.map(({ site, address }) =>
        this.orNone(address, () => this.readSearchPage(site, address, facts, street, within)),
      ),
    ]);
    signal.throwIfAborted();
    const byKey = new Map(found.flat().map((link) => [link.key, link]));
    return [...byKey.values()].slice(0, limits.found);
  }

  private async askService(facts: Listing, street: Street, signal: AbortSignal): Promise<ListingUrl[]> {
    if (this.searchUrl === undefined) return [];
    const results = await askSearchService(this.searchUrl, queryOf(facts), signal);
    const candidates = results.map(({ url, title, content }): Candidate => ({
      url,
      texts: [title, content],
    }));
    return [
      ...this.accepted(candidates, facts, street, 'same'),
      // Some results name the place alone; such a page is worth a look when nothing better was found.
      ...this.accepted(
        candidates.filter(({ url, texts }) => namesOnlyPlace([...texts, pathOf(url)], facts)),
        facts,
        street,
        'silent',
      ),
    ];
  }

  private async readSearchPage(
    site: string,
    address: string,
    facts: Listing,
    street: Street,
    signal: AbortSignal,
  ): Promise<ListingUrl[]> {
    const page = await this.pages.fetch(address, {
      signal,
      allowHost: (host) => this.registry.siteOf(host)?.name === site,
      plainOnly: true,
    });
    const links = await this.reader.readLinks(page.html, page.url, signal);
    const candidates = links.map(({ url, text }): Candidate => ({ url, texts: [text] }));
    return this.accepted(candidates, facts, street, 'same').filter((link) => link.site === site);
  }

  /** Adverts on brokers' sites of which the street is said as wanted and no other municipality. */
  private accepted(
    candidates: readonly Candidate[],
    { municipality }: Listing,
    street: Street,
    wanted: StreetVerdict,
  ): ListingUrl[] {
    return candidates.flatMap(({ url, texts }) => {
      const link = this.registry.find(url);
      if (link?.kind !== 'broker') return [];
      const path = pathOf(url);
      const [first, ...others] = texts;
      const verdict = [first, path, ...others]
        .map((text) => streetIn(text, street))
        .find((said) => said !== 'silent');
      if ((verdict ?? 'silent') !== wanted) return [];
      const isElsewhere =
        municipality !== undefined &&
        (pathIsElsewhere(path, municipality) || textIsElsewhere(texts.join(' | '), municipality));
      return isElsewhere ? [] : [link];
    });
  }

  private async orNone(what: string, find: () => Promise<ListingUrl[]>): Promise<ListingUrl[]> {
    try {
      return await find();
    } catch (error) {
      this.logger.warn(`${what} was of no use: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    }
  }
}

/** Whether the home's place is named and no address at all. */
function namesOnlyPlace(texts: readonly string[], { municipality, area }: Listing): boolean {
  const said = ` ${fold(texts.join(' '))} `;
  const names = [municipality, area].filter((name) => name !== undefined);
  return names.some((name) => said.includes(` ${fold(name)} `)) && !texts.some(namesAddress);
}

/** `"Flygarvägen 39" Järfälla till salu`. */
function queryOf({ address, municipality, city, area }: Listing): string {
  const line = /^[^,(]*/.exec(address!)![0];
  const place = municipality ?? city ?? area ?? '';
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N} .:'’-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return `"${plain(line)}" ${plain(place)} till salu`.replace(/\s+/g, ' ');
}

function pathOf(url: string): string {
  return URL.canParse(url) ? decoded(new URL(url).pathname) : '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
