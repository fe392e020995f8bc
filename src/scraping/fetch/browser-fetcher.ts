import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { AppError } from '../../shared/app-error.js';
import { isolation } from '../../shared/browser/isolation.js';
import type { GuardedClient } from '../../shared/http/guarded-client.js';
import { FetchFailed, FetchTimeout } from '../../shared/http/http.errors.js';
import { Turns } from '../../shared/turns.js';
import { type AllowPart, pageLimits, readPage, type PageLimits, type ReadOptions } from './browser-page.js';
import type { FetchedPage } from './page-judge.js';

/** A page whose scripts never pause may keep its context from closing; then the browser goes with it. */
const closingMs = 5_000;

/** No browser can be started here. */
export class BrowserUnavailable extends AppError {
  constructor(cause: unknown) {
    super({
      code: 'browser_unavailable',
      status: 503,
      retry: 'later',
      userMessage: 'Sidan kräver en webbläsare som inte går att starta just nu. Försök igen om en stund.',
      message: 'Chromium could not be started',
      cause,
    });
  }
}

export type BrowserFetchOptions = Omit<ReadOptions, 'limits' | 'allowPart'>;

export interface BrowserFetcherOptions {
  /** Pages open at once. */
  readonly concurrency?: number;
  /** Every host that is public, unless given. */
  readonly allowPart?: AllowPart;
  readonly limits?: Partial<PageLimits>;
}

/**
 * Reads pages in one shared browser. The browser itself never touches the network: each request is answered through
 * the guarded client, so addresses, redirects, sizes and the host map are judged as for plain HTTP. Pictures, fonts,
 * media, frames and windows are not loaded; downloads, service workers and web sockets are off.
 */
export class BrowserFetcher {
  private browser: Promise<Browser> | undefined;
  private readonly slots: Turns;
  private readonly limits: PageLimits;
  private readonly allowPart: AllowPart;

  constructor(
    private readonly client: GuardedClient,
    /** Starts a browser with these flags added. */
    private readonly launch: (flags: readonly string[]) => Promise<Browser>,
    { concurrency = 2, limits = {}, allowPart = () => true }: BrowserFetcherOptions = {},
  ) {
    this.slots = new Turns(concurrency);
    this.limits = { ...pageLimits, ...limits };
    this.allowPart = allowPart;
  }

  /**
   * The time of a page counts from when its turn has come.
   * @throws BrowserUnavailable, FetchTimeout, FetchFailed, ResponseTooLarge, AddressRefused and other errors of the
   * guarded client; the signal's reason, at once, when the caller aborts
   */
  async fetch(address: string, { signal, ...asked }: BrowserFetchOptions): Promise<FetchedPage> {
    // What is no web page (a file, the browser's own pages) would be opened without asking any route.
    this.client.check(address, asked);
    const leaveSlot = await this.slots.enter(signal);
    const timeout = AbortSignal.timeout(this.limits.pageMs);
    const over = new AbortController();
    const stop = AbortSignal.any([signal, timeout, over.signal]);
    let context: BrowserContext | undefined;
    const ended = new Promise<never>((_, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true });
    });
    const reading = this.openContext().then((opened) => {
      context = opened;
      const { limits, allowPart } = this;
      return readPage(opened, this.client, address, { ...asked, signal: stop, limits, allowPart });
    });
    try {
      // The caller never waits for a browser that is slow to notice the end.
      return await Promise.race([reading, ended]);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new FetchTimeout(address, this.limits.pageMs, error);
      throw error instanceof AppError ? error : new FetchFailed(address, error);
    } finally {
      ended.catch(() => undefined);
      over.abort();
      // Not awaited by the caller; the slot is free when the page is really gone.
      void this.leave(reading, () => context).finally(leaveSlot);
    }
  }

  /** Ends the browser; the next page would start a new one. */
  async close(): Promise<void> {
    const browser = this.browser;
    this.browser = undefined;
    await (await browser?.catch(() => undefined))?.close().catch(() => undefined);
  }

  /** Closes the context that a page was read in, also one that opens only now. */
  private async leave(reading: Promise<unknown>, context: () => BrowserContext | undefined): Promise<void> {
    if (!context()) await reading.catch(() => undefined);
    const opened = context();
    if (!opened) return;
    const closed = opened.close().then(
      () => true,
      () => true,
    );
    const late = new AbortController();
    const isClosed = await Promise.race([
      closed,
      sleep(closingMs, false, { signal: late.signal }).catch(() => false),
    ]);
    late.abort();
    if (isClosed) return;
    const browser = opened.browser();
    if (this.browser && (await this.browser.catch(() => undefined)) === browser) this.browser = undefined;
    await browser?.close().catch(() => undefined);
  }

  private async openContext(): Promise<BrowserContext> {
    this.browser ??= this.start();
    const starting = this.browser;
    try {
      const browser = await starting;
      return await browser.newContext({ locale: 'sv-SE', serviceWorkers: 'block', acceptDownloads: false });
    } catch (error) {
      this.forget(starting);
      throw new BrowserUnavailable(error);
    }
  }

  private start(): Promise<Browser> {
    const starting: Promise<Browser> = this.launch(isolation).then((browser) =>
      // A browser that dies is replaced at the next page.
      browser.once('disconnected', () => this.forget(starting)),
    );
    return starting;
  }

  /** Unless another has taken its place by now. */
  private forget(browser: Promise<Browser>): void {
    if (this.browser === browser) this.browser = undefined;
  }
}
