import { authorisedFetch } from './authorised-fetch.js';
import { offline, problemOf, unreachable } from './problem.js';

/**
 * Fetches a file with the session and hands it to the browser's downloads.
 * @param name of the file; without one it has the name that the server gives it
 * @throws ApiProblem
 */
export async function download(
  store: Parameters<typeof authorisedFetch>[0],
  path: string,
  name?: string,
): Promise<void> {
  const response = await authorisedFetch(store, path).catch((error: unknown) => {
    throw error instanceof TypeError ? (navigator.onLine ? unreachable : offline) : error;
  });
  if (!response.ok) throw problemOf(response.status, await response.json().catch(() => null));
  const given = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const file = await response.blob().catch(() => {
    throw unreachable;
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name ?? given ?? '';
  link.click();
  // Some browsers read it only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
