import { openRedis } from '../../src/shared/redis/open-redis.js';
import { Pace } from '../../src/scraping/fetch/pace.js';
import { SharedPace } from '../../src/scraping/fetch/shared-pace.js';
import { PageThrottled } from '../../src/scraping/scraping.errors.js';
import { onBehalfOf } from '../../src/shared/on-behalf-of.js';
import type { Redis } from '../../src/shared/redis/redis.module.js';
import { createTestRedis } from '../support/redis.js';

const hemnet = 'https://www.hemnet.se/bostad/a-1';
const booli = 'https://www.booli.se/annons/1';
const every = (gapMs: number) => (host: string) => ({ name: host.replace('www.', ''), gapMs });
const never = new AbortController().signal;

let redis: Redis;
beforeEach(async () => {
  redis = openRedis({ url: await createTestRedis() });
  await redis.connect();
});
afterEach(() => redis.isOpen && redis.destroy());
const shared = () => new SharedPace(redis, 'x'.repeat(32));

it('gives three workers turns that are as far from each other as one worker’s', async () => {
  const turns = await Promise.all([1, 2, 3].map(() => shared().take('hemnet.se', 60_000)));
  const waits = turns.map(({ waitMs }) => waitMs).sort((a, b) => a - b);
  expect(waits[0]).toBe(0);
  // Less the time that passes between the calls.
  expect(waits[1]).toBeGreaterThan(50_000);
  expect(waits[1]).toBeLessThanOrEqual(60_000);
  expect(waits[2]).toBeGreaterThan(110_000);
  expect(waits[2]).toBeLessThanOrEqual(120_000);
  expect(await shared().take('booli.se', 60_000)).toEqual({ waitMs: 0, restMs: 0 });
});

it('lets a worker wait for the turn that another has taken', async () => {
  await shared().take('hemnet.se', 60_000);
  const pace = new Pace(every(60_000), shared());
  const gone = new AbortController();
  const started: string[] = [];
  const waiting = pace.run(hemnet, gone.signal, async () => void started.push(hemnet));
  await pace.run(booli, never, async () => void started.push(booli));
  gone.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  expect(started).toEqual([booli]);
});

it('keeps all workers of a person away from a site that asked one of them to wait', async () => {
  const [one, other] = [shared(), shared()].map((pace) => new Pace(every(10), pace)) as [Pace, Pace];
  one.rest(hemnet, 120_000);
  // Told to Redis before what is asked next on the same connection.
  const refused = await other.run(hemnet, never, async () => 'read').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PageThrottled);
  const { retryAfterMs } = refused as PageThrottled;
  expect(retryAfterMs).toBeGreaterThan(100_000);
  expect(retryAfterMs).toBeLessThanOrEqual(120_000);
  expect(() => other.throwIfResting(hemnet)).toThrow(PageThrottled);
  expect(await other.run(booli, never, async () => 'read')).toBe('read');
});

it('does not shorten a rest that is longer already', async () => {
  await shared().rest('hemnet.se', 120_000);
  await shared().rest('hemnet.se', 1_000);
  expect((await shared().take('hemnet.se', 10)).restMs).toBeGreaterThan(100_000);
});

describe('a site that asked some people to wait', () => {
  const told = (person: string, forMs = 120_000) =>
    onBehalfOf(person, () => shared().rest('hemnet.se', forMs));
  const restOf = async (person: string) =>
    (await onBehalfOf(person, () => shared().take('hemnet.se', 0))).restMs;

  it('is there for others until three were told so, with no answer in between', async () => {
    await told('a');
    await told('b');
    expect(await restOf('c')).toBe(0);
    expect(await restOf('a')).toBeGreaterThan(100_000);
    await told('c');
    expect(await restOf('d')).toBeGreaterThan(100_000);
    await shared().answered('hemnet.se');
    expect(await restOf('d')).toBe(0);
    expect(await restOf('c')).toBeGreaterThan(100_000);
  });

  it('is there for others where each of them named the address that says so', async () => {
    for (const person of ['a', 'b', 'c'])
      await onBehalfOf(person, () => shared().restAlone('hemnet.se', 120_000));
    expect(await restOf('d')).toBe(0);
    expect(await restOf('c')).toBeGreaterThan(100_000);
    // What three were told of the site itself counts beside it, for as long as that was.
    for (const person of ['a', 'b']) await told(person, 1_000);
    expect(await restOf('d')).toBe(0);
    await told('c', 1_000);
    const rest = await restOf('d');
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(1_000);
  });

  it('is not told to Redis by who they are', async () => {
    const person = 'f1b6a6ee-0f5c-4a7e-9a55-3f8f6f0f6a01';
    await told(person);
    const kept = await redis.hGetAll('site-pace:{hemnet.se}:told');
    expect(Object.keys(kept)).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(person);
  });
});

it('goes by its own pace while Redis is away', async () => {
  const pace = new Pace(every(10), shared());
  redis.destroy();
  expect(await pace.run(hemnet, never, async () => 'read')).toBe('read');
});
