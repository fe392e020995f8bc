import { openRedis } from '../../src/shared/redis/open-redis.js';
import { createTestRedis } from './redis.js';

/** A connected client on an empty Redis database of its own. */
export async function connectTestRedis() {
  const client = openRedis({ url: await createTestRedis() });
  await client.connect();
  return client;
}
