import { cacheNames } from 'workbox-core';
import type { PrecacheController } from 'workbox-precaching';

/**
 * Keeps files of the app that are not kept yet, documents after all that they are made of.
 * @param files the controller that knows all of them, in this order
 * @param isWanted which of them, by path
 * @throws when one cannot be had; what came before it is kept
 */
export async function keepFiles(
  files: PrecacheController,
  isWanted: (path: string) => boolean,
): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  for (const [url, key] of files.getURLsToCacheKeys()) {
    if (kept.has(key) || !isWanted(new URL(url).pathname)) continue;
    // Names of documents stay when their content changes.
    const answer = await fetch(url, {
      cache: key === url ? 'default' : 'reload',
      credentials: 'same-origin',
    });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await cache.put(key, answer);
  }
}
