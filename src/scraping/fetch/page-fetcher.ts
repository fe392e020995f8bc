import { AppError } from '../../shared/app-error.js';
import type { GuardedClient } from '../../shared/http/guarded-client.js';
import { PageBlocked } from '../scraping.errors.js';
import type { BrowserFetcher } from './browser-fetcher.js';
import { decodeHtml } from './charset.js';
import type { Pace } from './pace.js';
import { type FetchedPage, judgePage } from './page-judge.js';

/** Caps of one page by plain HTTP. */
export const pageLimits = { maxBytes: 10_000_000, timeoutMs: 15_000 };

export interface FetchPageOptions {
  readonly signal: AbortSignal;
  /** Asked on every hop. */
  readonly allowHost: (host: string) => boolean;
  readonly needsBrowser?: boolean;
}

/** Fetches one page for a waiting person: plain HTTP first, the browser where the page needs it or refuses HTTP. */
export class PageFetcher {
  constructor(
    private readonly client: GuardedClient,
    private readonly browser: BrowserFetcher,
    private readonly pace: Pace,
  ) {}

  /**
   * A page that was judged readable.
   * @throws PageThrottled, PageBlocked, ListingGone, PageUnavailable, NotAListing and the guarded client's errors
   */
  async fetch(address: string, options: FetchPageOptions): Promise<FetchedPage> {
    return this.pace.run(new URL(address).hostname, options.signal, async () => {
      if (options.needsBrowser) return this.byBrowser(address, options);
      try {
        return await this.byHttp(address, options);
      } catch (error) {
        if (!(error instanceof PageBlocked)) throw error;
        return this.byBrowser(address, options, error);
      }
    });
  }

  private async byHttp(address: string, { signal, allowHost }: FetchPageOptions): Promise<FetchedPage> {
    const answer = await this.client.fetch(address, { ...pageLimits, signal, allowHost });
    const html = decodeHtml(answer.body, answer.headers['content-type']);
    const page = { url: answer.url, status: answer.status, headers: answer.headers, html };
    judgePage(page);
    return page;
  }

  private async byBrowser(
    address: string,
    options: FetchPageOptions,
    refusal?: PageBlocked,
  ): Promise<FetchedPage> {
    let page: FetchedPage;
    try {
      page = await this.browser.fetch(address, options);
    } catch (error) {
      options.signal.throwIfAborted();
      // Without a browser the refusal we already have says more to the buyer than the browser's trouble.
      if (refusal && !(error instanceof AppError && error.code !== 'browser_unavailable')) throw refusal;
      throw error;
    }
    judgePage(page);
    return page;
  }
}
