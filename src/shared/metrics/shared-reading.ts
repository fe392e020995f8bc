import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from '../redis/redis.module.js';
import type { Reading } from './metrics.service.js';

/** Fresher than any scrape needs, and old enough for all processes that are scraped in one go. */
const KEPT_S = 5;
const ONE_READS_MS = 3_000;
const LOOK_AGAIN_MS = 100;

/**
 * A reading of what all processes share: the first that is asked reads and leaves it in Redis for the others, for some
 * seconds. Without Redis each reads for itself.
 */
export async function readShared(
  redis: Redis,
  name: string,
  read: () => Promise<readonly Reading[]> | readonly Reading[],
): Promise<readonly Reading[]> {
  const key = `metrics:${name}`;
  if (!redis.isReady) return read();
  for (let waited = 0; waited < ONE_READS_MS; waited += LOOK_AGAIN_MS) {
    const kept = await redis.get(key);
    if (kept) return JSON.parse(kept) as Reading[];
    if (
      await redis.set(`${key}:reader`, '1', {
        condition: 'NX',
        expiration: { type: 'PX', value: ONE_READS_MS },
      })
    ) {
      try {
        const readings = await read();
        await redis.set(key, JSON.stringify(readings), { expiration: { type: 'EX', value: KEPT_S } });
        return readings;
      } finally {
        await redis.del(`${key}:reader`).catch(() => undefined);
      }
    }
    await sleep(LOOK_AGAIN_MS);
  }
  return read();
}
