import type { Redis } from '../../src/shared/redis/redis.module.js';

/** What each key of the database holds, as text: fields, members and entries. */
export async function redisValues(redis: Redis): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  for (const key of await redis.keys('*')) values.set(key, JSON.stringify(await valueOf(redis, key)));
  return values;
}

/** @throws Error for a kind that nothing of ours uses yet */
async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hGetAll(key);
  if (type === 'list') return redis.lRange(key, 0, -1);
  if (type === 'set') return redis.sMembers(key);
  if (type === 'zset') return redis.zRange(key, 0, -1);
  if (type === 'stream') return redis.xRange(key, '-', '+');
  if (type === 'none') return null;
  throw new Error(`${key} is a ${type}`);
}
