import { openRedis } from '../../src/shared/redis/open-redis.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { readShared } from '../../src/shared/metrics/shared-reading.js';
import type { Redis } from '../../src/shared/redis/redis.module.js';
import { createTestRedis } from '../support/redis.js';

const open = async (url: string) => (await openRedis({ url }).connect()) as unknown as Redis;

it('is made by one process for all that ask in the same seconds', async () => {
  const url = await createTestRedis();
  const processes = await Promise.all([1, 2, 3, 4, 5, 6].map(() => open(url)));
  let reads = 0;
  const read = async () => {
    reads += 1;
    await sleep(200);
    return [{ gauge: 'x', value: reads }];
  };
  const first = await Promise.all(processes.map((redis) => readShared(redis, 'test', read)));
  const second = await Promise.all(processes.map((redis) => readShared(redis, 'test', read)));
  expect(reads).toBe(1);
  expect([...first, ...second].every(([reading]) => reading!.value === 1)).toBe(true);

  await processes[0]!.del('metrics:test');
  expect(await readShared(processes[1]!, 'test', read)).toEqual([{ gauge: 'x', value: 2 }]);
  for (const redis of processes) redis.destroy();
});

it('is made by each for itself when Redis is away, and by the next when one fails', async () => {
  const url = await createTestRedis();
  const [redis, gone] = [await open(url), await open(url)];
  gone.destroy();
  expect(await readShared(gone, 'test', () => [{ gauge: 'x', value: 7 }])).toEqual([
    { gauge: 'x', value: 7 },
  ]);
  const broken = () => Promise.reject(new Error('no database'));
  await expect(readShared(redis, 'test', broken)).rejects.toThrow('no database');
  expect(await readShared(redis, 'test', () => [{ gauge: 'x', value: 8 }])).toEqual([
    { gauge: 'x', value: 8 },
  ]);
  redis.destroy();
});
