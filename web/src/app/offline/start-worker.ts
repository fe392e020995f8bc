import { api } from '../../shared/api/api.js';
import { authorisedFetch } from '../../shared/api/authorised-fetch.js';
import { onAction, store } from '../../shared/store.js';
import { keptNews, onKeptNews } from './kept-news.js';
import type { KeepRest, TakeOver } from './news.js';

/** As browsers have it (W3C Trusted Types), in as far as it is used here; TypeScript does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** What a page has fetched that the worker keeps. */
const keptPath = /^\/api\/(?:analyses\/[^/]+\/report|images\/[0-9a-f]{64})$/;

/** Registers the worker and renews what it has shown of old once the server can be asked. */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const keepRest = (): void => {
    const message: KeepRest = { keepRest: true };
    serviceWorker.controller?.postMessage(message);
  };
  const begin = (): void => void keepWhatIsOpen().then(keepRest);
  if (serviceWorker.controller) begin();
  else serviceWorker.addEventListener('controllerchange', begin, { once: true });
  renewWhatIsOld();
  const registration = await serviceWorker.register(workerAddress());
  const message: TakeOver = { scripts: scriptsOfDocument() };
  registration?.waiting?.postMessage(message);
}

/** The one address that our content security policy lets a browser run a worker from, where it knows such policies. */
function workerAddress(): string {
  const address = '/service-worker.js';
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes
      ?.createPolicy('service-worker', { createScriptURL: () => address })
      .createScriptURL(address) ?? address
  );
}

/** Those that it names as its own, and the app that the early script begins. */
const scriptsOfDocument = (): readonly string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].flatMap(
    ({ src, dataset: { app } }) => [new URL(src).pathname, ...(app ? [app] : [])],
  );

/**
 * What was fetched before there was a worker, is on its way past it, or came out of the browser's memory: asks the
 * worker for the same, pictures out of the browser.
 * @returns when what had come by then is kept
 */
function keepWhatIsOpen(): Promise<void> {
  const asked = new Set<string>();
  let keeping = Promise.resolve();
  const keep = (entries: readonly PerformanceEntry[]): void => {
    const paths = (entries as readonly PerformanceResourceTiming[]).map(({ name, workerStart }) => {
      const { origin, pathname, search } = new URL(name);
      const isPast = workerStart === 0 && origin === location.origin && keptPath.test(pathname);
      return isPast ? pathname + search : '';
    });
    const wanted = [...new Set(paths)].filter((path) => path !== '' && !asked.has(path));
    // Reports first: pictures are kept with the one that shows them.
    wanted.sort((a, b) => Number(b.endsWith('/report')) - Number(a.endsWith('/report')));
    for (const path of wanted) {
      asked.add(path);
      keeping = keeping.then(() => askAgain(path));
    }
  };
  keep(performance.getEntriesByType('resource'));
  new PerformanceObserver((list) => keep(list.getEntries())).observe({ type: 'resource' });
  return keeping;
}

async function askAgain(path: string): Promise<void> {
  await authorisedFetch(store, path).catch(() => undefined);
}

function renewWhatIsOld(): void {
  const renew = (): void => {
    store.dispatch(api.util.invalidateTags(['Report']));
  };
  const renewIfOld = (): void => {
    if (keptNews().keptAt !== null) renew();
  };
  // The connection may have come back before this code.
  if (navigator.onLine) renewIfOld();
  window.addEventListener('online', renewIfOld);
  onAction((action, { session: before }) => {
    if (action.type === 'session/signedIn' && before.status === 'unreachable') renewIfOld();
  });
  // The server's answer came after the kept one was given.
  let wasOld = keptNews().keptAt !== null;
  let reportId = keptNews().reportId;
  onKeptNews(() => {
    const news = keptNews();
    if (wasOld && news.keptAt === null && news.reportId === reportId) renew();
    wasOld = news.keptAt !== null;
    ({ reportId } = news);
  });
}
