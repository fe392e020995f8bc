import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import {
  isOfOther,
  keptAt,
  keptAtHeader,
  keptPrefix,
  keptReport,
  readerHeader,
} from '../../shared/session/kept-reports.js';

/** As many homes as somebody goes to see; the one that was opened longest ago makes room. */
const mostReports = 20;

/** Name of the cache that holds a report; undefined when the request does not say whose it is. */
export function cacheOf(request: Request, reportId: string): string | undefined {
  const reader = readerOf(request);
  return reader && `${keptPrefix}${reader}:${reportId}`;
}

/** By the token's own words, which the server has the last word about; without a token, by the page's. */
function readerOf(request: Request): string | undefined {
  const claims = /^Bearer [^.]+\.([^.]+)\./.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!claims) return request.headers.get(readerHeader) ?? undefined;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string };
    return sub;
  } catch {
    return undefined;
  }
}

/** Whom each erasing since the worker started has spared. */
const spared: (string | null)[] = [];

/** Keeps nothing of what was asked for until now, but for one person. */
export function forget(exceptOf: string | null): void {
  spared.push(exceptOf);
}

/** A moment in the row of erasings: what was asked for then is not kept after the next. */
export const momentOfAsking = (): number => spared.length;

const isErased = (cacheName: string, asked: number): boolean =>
  spared.slice(asked).some((reader) => isOfOther(cacheName, reader));

/** Puts an answer away unless its reader was erased after asking, also while it is put. */
async function put(cacheName: string, asked: number, address: string, answer: Response): Promise<void> {
  if (isErased(cacheName, asked)) return;
  await (await caches.open(cacheName)).put(address, answer);
  if (isErased(cacheName, asked)) await caches.delete(cacheName);
}

/** By picture the cache of the report that shows it; read from the caches when the worker starts anew. */
let pictures: Promise<Map<string, string>> | undefined;

function knownPictures(): Promise<Map<string, string>> {
  pictures ??= (async () => {
    const known = new Map<string, string>();
    for (const name of await caches.keys()) {
      const report = name.startsWith(keptPrefix) ? await keptReport(name) : undefined;
      if (report) note((await report.json()) as ReportView, name, known);
    }
    return known;
  })().catch((failure: unknown) => {
    // Asked anew next time.
    pictures = undefined;
    throw failure;
  });
  return pictures;
}

function note({ listing }: ReportView, cacheName: string, known: Map<string, string>): void {
  for (const { sha256 } of [...listing.photos, ...listing.plans]) known.set(sha256, cacheName);
}

/** The cache for a picture: that of the kept report which shows it. */
export async function cacheOfPicture(sha256: string): Promise<string | undefined> {
  const name = (await knownPictures()).get(sha256);
  return name !== undefined && (await caches.has(name)) ? name : undefined;
}

/**
 * Keeps a report that its reader owns and has paid for; forgets one that may no longer be read.
 * @param asked the moment when the server was asked
 */
export async function keepReport(
  cacheName: string,
  asked: number,
  address: string,
  answer: Response,
): Promise<void> {
  if ([402, 403, 404].includes(answer.status)) await caches.delete(cacheName);
  if (answer.status !== 200) return;
  const body = await answer.blob();
  const view = JSON.parse(await body.text()) as ReportView;
  if (view.access !== 'paid' || !view.isOwner) return;
  const headers = { 'content-type': 'application/json', [keptAtHeader]: new Date().toISOString() };
  await put(cacheName, asked, address, new Response(body, { headers }));
  note(view, cacheName, await knownPictures());
  await makeRoom(cacheName);
}

/** Keeps a picture beside the kept report that shows it; one of no kept report is let go. */
export async function keepPicture(
  sha256: string,
  asked: number,
  address: string,
  answer: Response,
): Promise<void> {
  const name = await cacheOfPicture(sha256);
  if (name !== undefined) await put(name, asked, address, answer);
}

/** Deletes what a reader opened longest ago, with its pictures. */
async function makeRoom(newest: string): Promise<void> {
  const own = newest.slice(0, newest.lastIndexOf(':') + 1);
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  if (names.length <= mostReports) return;
  const times = await Promise.all(
    names.map(async (name) => {
      const report = await keptReport(name);
      return { name, at: (report && keptAt(report)) ?? '' };
    }),
  );
  const oldest = times.sort((a, b) => a.at.localeCompare(b.at)).slice(0, names.length - mostReports);
  await Promise.all(oldest.map(({ name }) => caches.delete(name)));
}
