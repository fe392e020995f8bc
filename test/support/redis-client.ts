import { createClient } from 'redis';
import { createTestRedis } from './redis.js';

/** A connected client on an empty Redis database of its own. */
export async function connectTestRedis() {
  const client = createClient({ url: await createTestRedis() });
  await client.connect();
  return client;
}
