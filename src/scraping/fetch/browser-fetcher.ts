import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { AppError } from '../../shared/app-error.js';
import type {
  GuardedClient,
  GuardedFetchOptions,
  GuardedResponse,
} from '../../shared/http/guarded-client.js';
import { FetchFailed, FetchTimeout, ResponseTooLarge } from '../../shared/http/http.errors.js';
import { ByteBudget } from './byte-budget.js';
import type { FetchedPage } from './page-judge.js';

/** Caps of one page in the browser: times, requests, bytes in all, of the document, and of each thing it asks for. */
const limits = {
  pageMs: 25_000,
  resourceMs: 10_000,
  settleMs: 5_000,
  requests: 150,
  totalBytes: 30_000_000,
  documentBytes: 10_000_000,
  resourceBytes: 5_000_000,
};

/**
 * Not all that a page can ask for passes a route: shared workers, preconnects and peer connections do not. Their way
 * out is a proxy that nobody runs, also to loopback, and no name is looked up.
 */
const isolation = [
  '--proxy-server=127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** The document as text, unless it is longer than the cap; evaluated where the page's own scripts cannot reach. */
const readDocument = `(() => {
  const { doctype, documentElement } = document;
  const html = (doctype ? new XMLSerializer().serializeToString(doctype) : '') + (documentElement?.outerHTML ?? '');
  return html.length > ${limits.documentBytes} ? null : html;
})()`;

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
    /** Starts a browser with these flags added. */
    private readonly launch: (flags: readonly string[]) => Promise<Browser>,
  ) {}

  /** @throws BrowserUnavailable, FetchTimeout, FetchFailed, ResponseTooLarge, AddressRefused and other errors of the guarded client */
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
      throw error instanceof AppError ? error : new FetchFailed(address, error);
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
    const budget = new ByteBudget(limits.totalBytes);
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
        const most = isMain ? limits.documentBytes : limits.resourceBytes;
        const { answer } = await budget.spend(most, async (maxBytes) => {
          stop.throwIfAborted();
          return this.fetchWithin(maxBytes, request.url(), {
            timeoutMs: isMain ? limits.pageMs : limits.resourceMs,
            signal: stop,
            ...(isMain ? { allowHost } : {}),
          });
        });
        if (answer instanceof ResponseTooLarge) throw answer;
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
    return { url: address, status: 200, headers: {}, ...answered, html: await contentOf(page, address) };
  }

  /** Ends the browser; the next page would start a new one. */
  async close(): Promise<void> {
    const browser = this.browser;
    this.browser = undefined;
    await (await browser?.catch(() => undefined))?.close().catch(() => undefined);
  }

  /** An answer that breaks its cap has used it up. */
  private async fetchWithin(
    maxBytes: number,
    address: string,
    options: Omit<GuardedFetchOptions, 'maxBytes'>,
  ): Promise<{ bytes: number; answer: GuardedResponse | ResponseTooLarge }> {
    if (maxBytes === 0) return { bytes: 0, answer: new ResponseTooLarge(address, 0) };
    try {
      const answer = await this.client.fetch(address, { ...options, maxBytes });
      return { bytes: answer.body.length, answer };
    } catch (error) {
      if (error instanceof ResponseTooLarge) return { bytes: maxBytes, answer: error };
      throw error;
    }
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

/** @throws ResponseTooLarge when scripts made the document longer than a page may be */
async function contentOf(page: Page, address: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', {
    expression: readDocument,
    contextId: world.executionContextId,
    returnByValue: true,
  });
  if (typeof result.value !== 'string') throw new ResponseTooLarge(address, limits.documentBytes);
  return result.value;
}

/** The body is already decompressed and its length may differ. */
function forwarded(headers: Record<string, string>): Record<string, string> {
  const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
