import { openRedis } from '../../src/shared/redis/open-redis.js';
import { REDIS_SPACES, redisUrl } from './services-env.js';

/**
 * The address of an empty Redis database that nobody else has in this run.
 * Published messages are not kept apart by database: use channel names with a random part.
 */
export async function createTestRedis(): Promise<string> {
  const client = openRedis({ url: redisUrl() });
  await client.connect();
  try {
    const space = await client.incr('spaces');
    if (space >= REDIS_SPACES) throw new Error(`All ${REDIS_SPACES} Redis databases of this run are taken`);
    const url = new URL(redisUrl());
    url.pathname = `/${space}`;
    return url.href;
  } finally {
    await client.close();
  }
}

/** Leaves nothing in the Redis database of that address. */
export async function emptyRedis(url: string): Promise<void> {
  const client = openRedis({ url });
  await client.connect();
  try {
    await client.flushDb();
  } finally {
    await client.close();
  }
}
