import type { ReportView } from '../../../../src/analyses/analysis.types.js';

/** Names of the caches where the service worker keeps reports: this, the reader's id, a colon and the report's id. */
export const keptPrefix = 'visningsklar.report:';

/** Says in a kept report when it was kept: ISO time. */
export const keptAtHeader = 'x-kept-at';

/** Says whose a request is while there is no token to tell it: the id of the person who is remembered. */
export const readerHeader = 'x-reader';

/** Tells the worker to keep nothing of what it has asked for until now, but for one person. */
export interface Forget {
  readonly forgetExceptOf: string | null;
}

/** The report in a cache; undefined when there is none. */
export async function keptReport(cacheName: string): Promise<Response | undefined> {
  if (!(await caches.has(cacheName))) return undefined;
  const cache = await caches.open(cacheName);
  const request = (await cache.keys()).find(({ url }) => url.endsWith('/report'));
  return request && cache.match(request, { ignoreVary: true });
}

/** ISO time of a report that was given from the cache; null for the server's own answers. */
export const keptAt = (report: Response): string | null => report.headers.get(keptAtHeader);

/** A report that can be read without a connection. */
export interface KeptReport {
  readonly id: string;
  readonly address: string | null;
  /** ISO time. */
  readonly at: string;
}

/** What this browser keeps for one person, newest first; nothing where it refuses storage. */
export async function listKept(reader: string): Promise<readonly KeptReport[]> {
  if (!('caches' in globalThis)) return [];
  const own = `${keptPrefix}${reader}:`;
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(own));
    const reports = await Promise.all(names.map((name) => readKept(name, name.slice(own.length))));
    return reports.filter((report) => report !== null).sort((a, b) => b.at.localeCompare(a.at));
  } catch {
    return [];
  }
}

async function readKept(cacheName: string, id: string): Promise<KeptReport | null> {
  const report = await keptReport(cacheName);
  const at = report && keptAt(report);
  if (!at) return null;
  const { analysis } = (await report.json()) as ReportView;
  return { id, address: analysis.address, at };
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
