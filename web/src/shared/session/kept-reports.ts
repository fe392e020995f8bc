/** Names of the caches where the service worker keeps reports: this, the reader's id, a colon and the report's id. */
export const keptPrefix = 'visningsklar.report:';

/** Says whose a request is while there is no token to tell it: the id of the person who is remembered. */
export const readerHeader = 'x-reader';

/** Tells the worker to keep nothing of what it has asked for until now, but for one person. */
export interface Forget {
  readonly forgetExceptOf: string | null;
}

/** Whether a cache holds a report of anybody but this one person; with null, a report of anybody. */
export const isOfOther = (cacheName: string, reader: string | null): boolean =>
  cacheName.startsWith(keptPrefix) && (reader === null || !cacheName.startsWith(`${keptPrefix}${reader}:`));

/** Erases the reports that this browser keeps or is about to, but for those of one person. Never fails. */
export async function eraseKept(exceptOf: string | null): Promise<void> {
  // Browsers give no caches to pages that came without TLS.
  if (!('caches' in globalThis)) return;
  try {
    const message: Forget = { forgetExceptOf: exceptOf };
    navigator.serviceWorker?.controller?.postMessage(message);
    const names = await caches.keys();
    const others = names.filter((name) => isOfOther(name, exceptOf));
    await Promise.all(others.map((name) => caches.delete(name)));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
