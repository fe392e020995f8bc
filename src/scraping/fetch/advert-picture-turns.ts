import type { SiteRegistry } from '../sites/registry.js';
import type { PictureTurns } from './picture-turns.js';

/** Addresses of pictures, and of the page that named them where it is known. */
export interface NamedPictures {
  readonly page: string | undefined;
  readonly addresses: readonly string[];
}

/**
 * Turns for the pictures of pages that their sites let us read. What stands at a site's own hosts is part of its page, and
 * what stands at no site's is asked for as it comes. Where another site has its pages each takes the turn of a page: whoever
 * owns a page may write any address into it.
 */
export class AdvertPictureTurns {
  /** The sites whose pages named their own pictures, and no other page any. */
  private readonly own: ReadonlySet<string>;

  /** @param turns of pictures whose addresses are a stranger's */
  constructor(
    private readonly registry: SiteRegistry,
    private readonly turns: PictureTurns,
    lists: readonly NamedPictures[],
  ) {
    const named = lists.map(({ page, addresses }) => ({
      site: page && this.registry.siteOf(new URL(page).hostname)?.name,
      sites: new Set(addresses.map((address) => this.siteAt(address))),
    }));
    const pages = named.flatMap(({ site }) => site ?? []);
    this.own = new Set(
      pages.filter((own) => named.every(({ site, sites }) => site === own || !sites.has(own))),
    );
  }

  /**
   * Waits until the address may be asked for, on behalf of whoever we work for.
   * @param from the address that leads there
   * @throws as `PictureTurns.take`
   */
  async take(address: string, signal: AbortSignal, from?: string): Promise<void> {
    const site = this.siteAt(address);
    if (site === undefined) return;
    const isPart = from === undefined ? this.own.has(site) : this.siteAt(from) === site;
    if (!isPart) await this.turns.take(address, signal);
  }

  /** The host has asked to wait. @param forMs milliseconds */
  rest(address: string, forMs: number): void {
    if (!this.own.has(this.siteAt(address) ?? '')) this.turns.rest(address, forMs);
  }

  /** The site that has its pages at an address. */
  private siteAt(address: string): string | undefined {
    const host = URL.parse(address)?.hostname;
    return host !== undefined && this.registry.hasPages(host) ? this.registry.siteOf(host)?.name : undefined;
  }
}
