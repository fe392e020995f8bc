import { AsyncResource } from 'node:async_hooks';
import type { BrowserContext, Page, Request, Route } from 'playwright';
import type {
  GuardedClient,
  GuardedFetchOptions,
  GuardedResponse,
} from '../../shared/http/guarded-client.js';
import {
  AddressRefused,
  AllowanceSpent,
  FetchFailed,
  ResponseTooLarge,
} from '../../shared/http/http.errors.js';
import { ByteBudget } from './byte-budget.js';
import type { FetchedPage } from './page-judge.js';

/** Caps of one page in the browser: times, requests, bytes in all, of the document, and of each thing it asks for. */
export const pageLimits = {
  pageMs: 25_000,
  resourceMs: 10_000,
  settleMs: 5_000,
  requests: 150,
  totalBytes: 30_000_000,
  documentBytes: 10_000_000,
  resourceBytes: 5_000_000,
};
export type PageLimits = typeof pageLimits;

export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly allowHost: (host: string) => boolean;
  /** As of the guarded client, for the page's own document, also where scripts lead on to another. */
  readonly beforeRedirect?: (address: string) => Promise<void>;
  readonly allowPart: AllowPart;
  readonly limits: PageLimits;
}

/** Whether the scripts of a page may ask a host. @param page the hosts that were asked for it and that answered */
export type AllowPart = (
  host: string,
  page: { readonly asked: string; readonly answered?: string },
) => boolean;

/** The document as text, unless it is longer than the cap; evaluated where the page's own scripts cannot reach. */
const readDocument = (most: number) => `(() => {
  const { doctype, documentElement } = document;
  const html = (doctype ? new XMLSerializer().serializeToString(doctype) : '') + (documentElement?.outerHTML ?? '');
  return html.length > ${most} ? null : html;
})()`;

const neededTypes = new Set(['document', 'script', 'xhr', 'fetch']);

/**
 * Reads one page in a context of its own. Every request is answered through the guarded client: the page's own
 * document from allowed hosts, its scripts and data from public ones that may be asked for it; everything else it asks
 * for is refused.
 */
export async function readPage(
  context: BrowserContext,
  client: GuardedClient,
  address: string,
  { signal, allowHost, beforeRedirect, allowPart, limits }: ReadOptions,
): Promise<FetchedPage> {
  signal.throwIfAborted();
  let main: Omit<FetchedPage, 'html' | 'by'> | undefined;
  let failure: unknown;
  let requests = 0;
  let isLedOn = false;
  const asked = new URL(address).hostname;
  const allowThePart = (host: string) =>
    allowPart(host, { asked, ...(main && { answered: new URL(main.url).hostname }) });
  const budget = new ByteBudget(limits.totalBytes);
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new FetchFailed(address, new Error('the page crashed'))));
  });
  crashed.catch(() => undefined);

  // The browser calls from a context of its own; what a page asks for counts as what the page's reader fetches.
  const answer = AsyncResource.bind(async (route: Route, request: Request): Promise<void> => {
    requests += 1;
    const isMain = isMainDocument(request, page);
    const isNeeded =
      request.method() === 'GET' &&
      neededTypes.has(request.resourceType()) &&
      (isMain || request.resourceType() !== 'document');
    if (requests > limits.requests || !isNeeded) {
      if (isMain) failure = new AddressRefused(`the page leaves by ${request.method()}, request ${requests}`);
      return route.abort('blockedbyclient');
    }
    const most = isMain ? limits.documentBytes : limits.resourceBytes;
    try {
      // Scripts that lead on are no redirect of the client's, which asks by itself.
      if (isMain && isLedOn) {
        client.check(request.url(), { allowHost });
        await beforeRedirect?.(request.url());
      }
      isLedOn ||= isMain;
      const spent = await budget.spend(most, async (maxBytes) => {
        signal.throwIfAborted();
        return fetchWithin(client, maxBytes, request.url(), {
          timeoutMs: isMain ? limits.pageMs : limits.resourceMs,
          signal,
          ...(isMain
            ? { allowHost, ...(beforeRedirect ? { beforeRedirect } : {}) }
            : { allowHost: allowThePart }),
        });
      });
      if (spent.answer instanceof ResponseTooLarge) throw spent.answer;
      const { url, status, headers, body } = spent.answer;
      if (isMain) main = { url, status, headers };
      await route.fulfill({ status, headers: forwarded(headers), body });
    } catch (error) {
      // A page that lacks what it asked for would be read as one that has less to tell.
      if (isMain || error instanceof AllowanceSpent) failure = error;
      await route.abort('failed');
    }
  });

  const read = async (): Promise<FetchedPage> => {
    await context.routeWebSocket(/.*/, (socket) => socket.close());
    // A page that is gone takes its routes with it, which is no fault.
    await context.route('**/*', (route, request) => answer(route, request).catch(() => undefined));
    await page
      .goto(address, { waitUntil: 'domcontentloaded', timeout: limits.pageMs })
      .catch((error: unknown) => {
        throw failure ?? error;
      });
    // A refusal is not waited out: we solve no challenges, and the buyer should hear of it at once.
    if (!main || main.status < 400) {
      await page.waitForLoadState('networkidle', { timeout: limits.settleMs }).catch(() => undefined);
    }
    signal.throwIfAborted();
    // Scripts led the page on to where it may not go; what the browser shows now is no page of the site.
    if (failure) throw failure as Error;
    const html = await contentOf(page, address, limits.documentBytes);
    return { url: address, status: 200, headers: {}, ...main, html, by: 'browser' };
  };
  return Promise.race([read(), crashed]);
}

/** Only our own page is read: what opens in a window or a frame beside it has no part in the advert. */
function isMainDocument(request: Request, page: Page): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame() === page.mainFrame();
  } catch {
    // The first request of a new window has no frame yet.
    return false;
  }
}

/** An answer that breaks its cap has used it up. */
async function fetchWithin(
  client: GuardedClient,
  maxBytes: number,
  address: string,
  options: Omit<GuardedFetchOptions, 'maxBytes'>,
): Promise<{ bytes: number; answer: GuardedResponse | ResponseTooLarge }> {
  if (maxBytes === 0) return { bytes: 0, answer: new ResponseTooLarge(address, 0) };
  try {
    const answer = await client.fetch(address, { ...options, maxBytes });
    return { bytes: answer.body.length, answer };
  } catch (error) {
    if (error instanceof ResponseTooLarge) return { bytes: maxBytes, answer: error };
    throw error;
  }
}

/** @throws ResponseTooLarge when scripts made the document longer than a page may be */
async function contentOf(page: Page, address: string, most: number): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', {
    expression: readDocument(most),
    contextId: world.executionContextId,
    returnByValue: true,
  });
  if (typeof result.value !== 'string') throw new ResponseTooLarge(address, most);
  return result.value;
}

/** The body is already decompressed and its length may differ. */
function forwarded(headers: Record<string, string>): Record<string, string> {
  const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
