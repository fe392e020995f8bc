import { setCacheNameDetails } from 'workbox-core';
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keptAt, keptReport, type Forget } from '../../shared/session/kept-reports.js';
import { keepFiles } from './app-files.js';
import { cacheOf, cacheOfPicture, forget, keepPicture, keepReport, momentOfAsking } from './kept-reports.js';
import { isOfWholeServer, networkFirst } from './network-first.js';
import type { KeepRest, ReportNews, TakeOver } from './news.js';
import { pageOf } from './page-of.js';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: the app's files, and the routes whose documents are among them. */
declare const OFFLINE_FILES: readonly PrecacheEntry[];
declare const OFFLINE_ROUTES: readonly string[];
/** What a report's page is made of before anybody does anything there. */
declare const OFFLINE_FIRST: readonly string[];

/*
 * Opens the app and the reports that were read before without a connection. The app's files are those of one build; a
 * newer build's worker waits until no page of the older one is open, so that these find their files to the end.
 * What passes here and is not named below goes to the server as if there were no worker.
 */

interface Asked {
  readonly request: Request;
  readonly url: URL;
  readonly event: FetchEvent;
}

/** What a report was kept with; pictures wait for it to know where they belong. */
let keeping: Promise<unknown> = Promise.resolve();

// Before the files' own route, which would answer with a document of this build although there is a newer one.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, url, event }) => answerPage({ request, url, event: event as FetchEvent }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/analyses\/[^/]+\/report$/.test(url.pathname),
  ({ request, url, event }) => answerReport({ request, url, event: event as FetchEvent }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/images\/[0-9a-f]{64}$/.test(url.pathname),
  ({ request, url, event }) => answerPicture({ request, url, event: event as FetchEvent }),
);
setCacheNameDetails({ prefix: 'visningsklar.app', precache: '', suffix: '' });
const files = new PrecacheController();
files.addToCacheList([...OFFLINE_FILES]);
registerRoute(new PrecacheRoute(files));

self.addEventListener('install', (event) => {
  // The first worker of all is wanted at once, for the report that is open; one that is to follow another has time.
  const isFirst = self.registration.active === null;
  event.waitUntil(keepFiles(files, isFirst ? (path) => OFFLINE_FIRST.includes(path) : () => true));
});
self.addEventListener('activate', (event) => {
  void files.activate(event);
  // Not in every browser yet.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});
self.addEventListener('message', (event) => {
  const { scripts, keepRest, forgetExceptOf } = event.data as Partial<TakeOver & KeepRest & Forget>;
  if (scripts) event.waitUntil(takeOverIfAlone(scripts));
  // What a page could not have now it asks for next time.
  if (keepRest) event.waitUntil(keepFiles(files, () => true).catch(() => undefined));
  if (forgetExceptOf !== undefined) forget(forgetExceptOf);
});

/** A page of another build, which an older worker has kept, would miss its files; so would any other page. */
async function takeOverIfAlone(scripts: readonly string[]): Promise<void> {
  const own = new Set(OFFLINE_FILES.map((file) => (typeof file === 'string' ? file : file.url)));
  if (!scripts.length || !scripts.every((script) => own.has(script))) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

async function answerPage({ request, url, event }: Asked): Promise<Response> {
  const route = pageOf(OFFLINE_ROUTES, url.pathname);
  const kept = route === undefined ? undefined : await files.matchPrecache(route);
  return networkFirst(askForPage(request, event), kept);
}

/** The browser has mostly asked already, while this worker was starting. */
async function askForPage(request: Request, event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(request);
}

async function answerReport({ request, url, event }: Asked): Promise<Response> {
  const reportId = url.pathname.split('/')[3]!;
  const cacheName = cacheOf(request, reportId);
  const moment = momentOfAsking();
  const asked = fetch(request);
  if (cacheName === undefined) return asked;
  const kept = await keptReport(cacheName).catch(() => undefined);
  keeping = asked
    .then((answer) => keepReport(cacheName, moment, request.url, answer.clone()))
    .catch(() => undefined);
  event.waitUntil(keeping);
  // Without a token a refusal says nothing of the reader, whose session could not be renewed.
  const isAnonymous = !request.headers.has('authorization');
  const given = await networkFirst(
    asked,
    kept,
    (answer) => isOfWholeServer(answer) && !(isAnonymous && answer.status === 401),
  );
  const tell = (time: string | null) => tellPage(event.clientId, { reportId, keptAt: time });
  event.waitUntil(tell(given === kept ? keptAt(given) : null));
  // The server's answer has come after all.
  if (given === kept)
    event.waitUntil(asked.then((late) => (late.ok ? tell(null) : undefined)).catch(() => undefined));
  return given;
}

async function tellPage(clientId: string, news: ReportNews): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(news);
}

/** A picture's content is its name: what is kept needs no asking. Without a connection another size will do. */
async function answerPicture({ request, url, event }: Asked): Promise<Response> {
  const sha256 = url.pathname.split('/')[3]!;
  const exact = await keptPicture(sha256, url.href).catch(() => undefined);
  if (exact) return exact;
  try {
    const moment = momentOfAsking();
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      const kept = keeping.then(() => keepPicture(sha256, moment, url.href, copy));
      event.waitUntil(kept.catch(() => undefined));
    }
    return answer;
  } catch (failure) {
    const other = await keptPicture(sha256, url.href, { ignoreSearch: true });
    if (other) return other;
    throw failure;
  }
}

async function keptPicture(
  sha256: string,
  address: string,
  options: CacheQueryOptions = {},
): Promise<Response | undefined> {
  const name = await cacheOfPicture(sha256);
  if (name === undefined) return undefined;
  return (await caches.open(name)).match(address, { ignoreVary: true, ...options });
}
