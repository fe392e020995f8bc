import type { GuardedClient, GuardedResponse } from '../../shared/http/guarded-client.js';
import { asksToWait, retryAfterMs } from '../../shared/http/retry-after.js';
import { ListingGone, PageBlocked, PageDisallowed, PageThrottled } from '../scraping.errors.js';
import type { BrowserFetcher } from './browser-fetcher.js';
import { decodeHtml } from './charset.js';
import type { Pace } from './pace.js';
import { type FetchedPage, faultOf, type Refusal } from './page-judge.js';
import type { Robots } from './robots.js';

/** Caps of one page by plain HTTP. */
export const pageLimits = { maxBytes: 10_000_000, timeoutMs: 15_000 };
/** Caps of one document; annual reports with scanned pages are large. */
const documentLimits = { maxBytes: 20_000_000, timeoutMs: 12_000 };

export interface FetchPageOptions {
  readonly signal: AbortSignal;
  /** Asked on every hop. */
  readonly allowHost: (host: string) => boolean;
  readonly needsBrowser?: boolean;
  /** A page that refuses plain HTTP is left at that. */
  readonly plainOnly?: boolean;
}

/**
 * Fetches one page for a waiting person: plain HTTP first, the browser where the page needs it or refuses HTTP. Each
 * of the two takes the site's turn, and neither asks for what the site's robots.txt keeps from us.
 */
export class PageFetcher {
  constructor(
    private readonly client: GuardedClient,
    private readonly browser: BrowserFetcher,
    private readonly pace: Pace,
    private readonly robots: Robots,
    /** As `refusalIn`, in another process. */
    private readonly judge: (page: FetchedPage, signal: AbortSignal) => Promise<Refusal | undefined>,
  ) {}

  /**
   * A page that was judged readable.
   * @throws PageThrottled, PageBlocked, PageDisallowed, ListingGone, PageUnavailable, NotAListing, PageUnreadable,
   * ReadingBusy and the guarded client's errors
   */
  async fetch(address: string, options: FetchPageOptions): Promise<FetchedPage> {
    this.client.check(address, options);
    if (options.needsBrowser) return this.inTurn(address, options, () => this.byBrowser(address, options));
    try {
      return await this.inTurn(address, options, () => this.byHttp(address, options));
    } catch (error) {
      if (options.plainOnly || !(error instanceof PageBlocked) || error.isChallenge) throw error;
      return this.despite(error, address, options);
    }
  }

  /**
   * A document that an advert links to, from any public host, with the same pace and the same rules as a page.
   * @throws PageThrottled, PageDisallowed, PageUnreadable, ReadingBusy and the guarded client's errors
   */
  async fetchDocument(address: string, signal: AbortSignal): Promise<GuardedResponse> {
    this.client.check(address);
    const answer = await this.inTurn(address, { signal }, () =>
      this.client.fetch(address, {
        ...documentLimits,
        signal,
        accept: 'application/pdf,*/*;q=0.5',
        beforeRedirect: this.onwards(address, signal),
      }),
    );
    // Its address stood in a page that anybody may have handed in.
    if (asksToWait(answer)) this.pace.restAlone(answer.url, waitOf(answer));
    return answer;
  }

  /**
   * Waits for the site's turn for what is then asked for elsewhere, by the same rules.
   * @param leastGapMs milliseconds between two requests, also where the site has no pace
   * @throws PageThrottled, PageDisallowed and what `Robots.rulesFor` throws; the signal's reason when aborted
   */
  async takeTurn(address: string, signal: AbortSignal, leastGapMs: number): Promise<void> {
    const turn = (gapMs: number) => this.pace.run(address, signal, () => Promise.resolve(), gapMs);
    // Before the rules are asked for: an address may be under any of a site's names, each with rules of its own.
    await turn(leastGapMs);
    const { crawlDelayMs } = await this.rulesFor(address, signal);
    if (crawlDelayMs > leastGapMs) await turn(crawlDelayMs);
  }

  /** What was asked for on somebody's word was answered by a wish to wait. @param forMs milliseconds */
  rest(address: string, forMs: number): void {
    this.pace.restAlone(address, forMs);
  }

  /**
   * Tries the browser where plain HTTP was refused. Its own troubles would have the page asked for again and again;
   * the buyer, who can hand the page in, should hear of the refusal at once.
   */
  private async despite(
    refusal: PageBlocked,
    address: string,
    options: FetchPageOptions,
  ): Promise<FetchedPage> {
    let hasAnswered = false;
    try {
      return await this.inTurn(address, options, () =>
        this.byBrowser(address, options, () => (hasAnswered = true)),
      );
    } catch (error) {
      options.signal.throwIfAborted();
      const isTold = hasAnswered && (error instanceof PageThrottled || error instanceof ListingGone);
      throw isTold ? error : refusal;
    }
  }

  private async inTurn<T extends { readonly url: string }>(
    address: string,
    { signal }: Pick<FetchPageOptions, 'signal'>,
    read: () => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    this.pace.throwIfResting(address);
    const known = await this.knownRules(address, signal);
    const inItsTurn = async () => {
      if (!known) await this.rulesFor(address, signal);
      return read();
    };
    const page = await this.pace.run(address, signal, inItsTurn, known?.crawlDelayMs);
    // Scripts may lead on without a redirect; what may not be read there is dropped unread.
    if (page.url !== address) await this.rulesFor(page.url, signal);
    return page;
  }

  /** Where a redirect leads is asked by the same rules, and in turn where that is another site. */
  private onwards(start: string, signal: AbortSignal): (address: string) => Promise<void> {
    let from = start;
    return async (address) => {
      this.pace.throwIfResting(address);
      const known = await this.knownRules(address, signal);
      await this.pace.follow(from, address, signal, known?.crawlDelayMs);
      if (!known) await this.rulesFor(address, signal);
      from = address;
    };
  }

  /**
   * Undefined where the rules have to be asked for, which is done in the turn: an address may be under any of a site's
   * names, each with rules of its own, and the first request to a host waits for none before it.
   * @throws as `rulesFor`
   */
  private async knownRules(
    address: string,
    signal: AbortSignal,
  ): Promise<{ crawlDelayMs: number } | undefined> {
    return this.robots.knows(address) ? this.rulesFor(address, signal) : undefined;
  }

  /**
   * A host that asks us to wait for its rules is waited for by whoever would read there, and its site under other names is
   * not: anybody may have a name under it.
   * @throws PageDisallowed and what `Robots.rulesFor` throws
   */
  private async rulesFor(address: string, signal: AbortSignal): Promise<{ crawlDelayMs: number }> {
    const rules = await this.robots.rulesFor(address, signal);
    if (!rules.allowed) throw new PageDisallowed(address);
    return rules;
  }

  private async byHttp(address: string, { signal, allowHost }: FetchPageOptions): Promise<FetchedPage> {
    const beforeRedirect = this.onwards(address, signal);
    const answer = await this.client.fetch(address, { ...pageLimits, signal, allowHost, beforeRedirect });
    const html = decodeHtml(answer.body, answer.headers['content-type']);
    const { url, status, headers } = answer;
    return this.judged({ url, askedFor: address, status, headers, html, by: 'http' }, signal);
  }

  private async byBrowser(
    address: string,
    { signal, allowHost }: FetchPageOptions,
    answered?: () => void,
  ): Promise<FetchedPage> {
    const beforeRedirect = this.onwards(address, signal);
    const page = await this.browser.fetch(address, { signal, allowHost, beforeRedirect });
    answered?.();
    return this.judged({ ...page, askedFor: address }, signal);
  }

  /** A site that asks us to wait is not asked again before. @throws as `faultOf`, and what judging throws */
  private async judged(page: FetchedPage, signal: AbortSignal): Promise<FetchedPage> {
    const refusal = await this.judge(page, signal);
    if (!refusal) {
      this.pace.answered(page.url);
      return page;
    }
    const fault = faultOf(page, refusal);
    if (fault instanceof PageThrottled) this.pace.rest(page.url, waitOf(page));
    throw fault;
  }
}

/** How long an answer asks us to wait, milliseconds. */
const waitOf = ({ url, headers }: Pick<GuardedResponse, 'url' | 'headers'>): number =>
  new PageThrottled(url, retryAfterMs(headers['retry-after'])).retryAfterMs!;
