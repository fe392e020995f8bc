import type { Browser, BrowserContext, Request, Route } from 'playwright';
import { AppError } from '../../shared/app-error.js';
import type { GuardedClient } from '../../shared/http/guarded-client.js';
import { FetchTimeout } from '../../shared/http/http.errors.js';
import type { FetchedPage } from './page-judge.js';

/** Caps of one page in the browser: its time in all, one sub-resource's bytes, and the number of requests. */
const limits = { pageMs: 25_000, settleMs: 5_000, maxBytes: 10_000_000, requests: 150 };

const neededTypes = new Set(['document', 'script', 'xhr', 'fetch']);

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

export interface BrowserFetchOptions {
  readonly signal: AbortSignal;
  readonly allowHost: (host: string) => boolean;
}

/**
 * Reads pages in one shared browser. The browser itself never touches the network: each request is answered through
 * the guarded client, so addresses, redirects, sizes and the host map are judged as for plain HTTP. Pictures, fonts
 * and media are not loaded; downloads, service workers and web sockets are off.
 */
export class BrowserFetcher {
  private browser: Promise<Browser> | undefined;

  constructor(
    private readonly client: GuardedClient,
    private readonly launch: () => Promise<Browser>,
  ) {}

  /** @throws BrowserUnavailable, FetchTimeout, AddressRefused and other errors of the guarded client */
  async fetch(address: string, { signal, allowHost }: BrowserFetchOptions): Promise<FetchedPage> {
    const timeout = AbortSignal.timeout(limits.pageMs);
    const stop = AbortSignal.any([signal, timeout]);
    let context: BrowserContext | undefined;
    const ended = new Promise<never>((_, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason as Error), { once: true });
    });
    const reading = this.openContext().then((opened) => {
      context = opened;
      return this.read(opened, address, stop, allowHost);
    });
    try {
      signal.throwIfAborted();
      // The caller never waits for a browser that is slow to notice the end.
      return await Promise.race([reading, ended]);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (timeout.aborted) throw new FetchTimeout(address, limits.pageMs, error);
      throw error;
    } finally {
      ended.catch(() => undefined);
      reading.catch(() => undefined);
      // Not awaited: a context may wait for its own requests, and opening may still be under way.
      void reading.catch(() => undefined).finally(() => context?.close().catch(() => undefined));
      if (stop.aborted) void context?.close().catch(() => undefined);
    }
  }

  private async read(
    context: BrowserContext,
    address: string,
    stop: AbortSignal,
    allowHost: (host: string) => boolean,
  ): Promise<FetchedPage> {
    stop.throwIfAborted();
    let main: Omit<FetchedPage, 'html'> | undefined;
    let failure: unknown;
    let requests = 0;
    const page = await context.newPage();
    await context.routeWebSocket(/.*/, (socket) => socket.close());
    await context.route('**/*', async (route: Route, request: Request) => {
      requests += 1;
      const isMain = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (
        requests > limits.requests ||
        request.method() !== 'GET' ||
        !neededTypes.has(request.resourceType())
      ) {
        return route.abort('blockedbyclient').catch(() => undefined);
      }
      try {
        const answer = await this.client.fetch(request.url(), {
          maxBytes: limits.maxBytes,
          timeoutMs: limits.pageMs,
          signal: stop,
          ...(isMain ? { allowHost } : {}),
        });
        if (isMain) main = { url: answer.url, status: answer.status, headers: answer.headers };
        await route.fulfill({
          status: answer.status,
          headers: forwarded(answer.headers),
          body: answer.body,
        });
      } catch (error) {
        if (isMain) failure = error;
        await route.abort('failed').catch(() => undefined);
      }
    });
    await page
      .goto(address, { waitUntil: 'domcontentloaded', timeout: limits.pageMs })
      .catch((error: unknown) => {
        throw failure ?? error;
      });
    const answered = main as Omit<FetchedPage, 'html'> | undefined;
    // A refusal is not waited out: we solve no challenges, and the buyer should hear of it at once.
    if (!answered || answered.status < 400) {
      await page.waitForLoadState('networkidle', { timeout: limits.settleMs }).catch(() => undefined);
    }
    stop.throwIfAborted();
    return { url: address, status: 200, headers: {}, ...answered, html: await page.content() };
  }

  /** Ends the browser; the next page would start a new one. */
  async close(): Promise<void> {
    const browser = this.browser;
    this.browser = undefined;
    await (await browser?.catch(() => undefined))?.close().catch(() => undefined);
  }

  private async openContext(): Promise<BrowserContext> {
    this.browser ??= this.start();
    const starting = this.browser;
    try {
      const browser = await starting;
      return await browser.newContext({ locale: 'sv-SE', serviceWorkers: 'block', acceptDownloads: false });
    } catch (error) {
      if (this.browser === starting) this.browser = undefined;
      throw new BrowserUnavailable(error);
    }
  }

  private async start(): Promise<Browser> {
    const browser = await this.launch();
    // A browser that dies is replaced at the next page.
    browser.once('disconnected', () => (this.browser = undefined));
    return browser;
  }
}

/** The body is already decompressed and its length may differ. */
function forwarded(headers: Record<string, string>): Record<string, string> {
  const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
