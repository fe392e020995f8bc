import type { SiteRegistry } from '../sites/registry.js';
import { Pace } from './pace.js';
import type { PageFetcher } from './page-fetcher.js';

/** Least time between two pictures of a host that keeps files alone, milliseconds: sixty come in six seconds. */
const fileGapMs = 100;

/**
 * Turns for the pictures that a page names which a buyer handed in. Anybody may have written their addresses: where a
 * site has its pages each is asked for as a page is, lest the site shut all of us out.
 */
export class PictureTurns {
  private readonly files = new Pace((host) => ({ name: host, gapMs: fileGapMs }));

  /** @param pageGapMs least time between two requests to a site, milliseconds */
  constructor(
    private readonly registry: SiteRegistry,
    private readonly pages: PageFetcher,
    private readonly pageGapMs: number,
  ) {}

  /**
   * Waits until the address may be asked for, on behalf of whoever we work for.
   * @throws PageThrottled, PageDisallowed and what keeps a site's rules away; the signal's reason when aborted
   */
  async take(address: string, signal: AbortSignal): Promise<void> {
    const { hostname } = new URL(address);
    if (!this.registry.hasPages(hostname)) return this.files.run(address, signal, () => Promise.resolve());
    // The samples' server is our own.
    const isOurs = this.registry.siteOf(hostname)?.onlyWhenMapped;
    return this.pages.takeTurn(address, signal, isOurs ? 0 : this.pageGapMs);
  }

  /** The host has asked to wait. @param forMs milliseconds */
  rest(address: string, forMs: number): void {
    if (this.registry.hasPages(new URL(address).hostname)) this.pages.rest(address, forMs);
  }
}
