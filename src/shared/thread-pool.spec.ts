import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { onBehalfOf } from './on-behalf-of.js';
import { NoTurn, ThreadPool } from './thread-pool.js';

const file = { filename: fileURLToPath(new URL('../../test/support/pool-tasks.js', import.meta.url)) };
const limits = { taskMs: 20_000, turnMs: 20_000, idleMs: 20_000 };
let pool: ThreadPool;
afterEach(() => pool.close());

it('ends a task without end at its deadline, and its thread with it; the next task is answered', async () => {
  pool = new ThreadPool(file, { ...limits, taskMs: 3_000 });
  const first = await pool.run<number>('thread', null);
  await expect(pool.run('hang', null)).rejects.toMatchObject({ name: 'TimeoutError' });
  const later = await Promise.all([pool.run<number>('thread', null), pool.run<number>('thread', null)]);
  expect(later).toEqual([expect.any(Number), expect.any(Number)]);
  expect(later.every((thread) => thread >= first && thread !== 0)).toBe(true);
});

it('answers others in the second thread while a task hangs, and never on the main thread', async () => {
  pool = new ThreadPool(file, limits);
  const stop = new AbortController();
  const hanging = onBehalfOf('a', () => pool.run('hang', null, stop.signal));
  const threads = await onBehalfOf('b', () =>
    Promise.all(Array.from({ length: 5 }, () => pool.run<number>('thread', null))),
  );
  expect(threads).toHaveLength(5);
  expect(threads).not.toContain(0);
  const reason = new Error('called off');
  stop.abort(reason);
  await expect(hanging).rejects.toBe(reason);
});

it('counts the time of a task, and watches it, from when its turn has come', async () => {
  pool = new ThreadPool(file, { ...limits, taskMs: 2_000, threads: 2 });
  const hanging = [1, 2].map(() => pool.run('hang', null).catch(() => undefined));
  let watched = 0;
  const ended: string[] = [];
  const watch = () => {
    watched += 1;
    return { signal: new AbortController().signal, end: () => void ended.push('watch') };
  };
  const waiting = pool.run<number>('thread', null, undefined, { watch });
  await sleep(500);
  expect(watched).toBe(0);
  expect(await waiting).toBeGreaterThan(0);
  expect([watched, ended]).toEqual([1, ['watch']]);
  await Promise.all(hanging);
});

it('ends a task that its watch calls off, with its reason', async () => {
  pool = new ThreadPool(file, limits);
  const tooMuch = new Error('too much');
  const watch = () => ({ signal: AbortSignal.abort(tooMuch), end: () => undefined });
  await expect(pool.run('hang', null, undefined, { watch })).rejects.toBe(tooMuch);
});

it('lets one person with many tasks delay another by a turn, not by all of them', async () => {
  pool = new ThreadPool(file, limits);
  const order: string[] = [];
  const run = (who: string) => pool.run('thread', null).then(() => order.push(who));
  const many = onBehalfOf('a', () => Array.from({ length: 20 }, () => run('a')));
  const one = onBehalfOf('b', () => run('b'));
  await one;
  expect(order.filter((who) => who === 'a').length).toBeLessThan(10);
  await Promise.all(many);
});

it('says at once that the line is full', async () => {
  pool = new ThreadPool(file, limits);
  const stop = new AbortController();
  const reason = new Error('called off');
  const tasks = Array.from({ length: 300 }, () => pool.run('hang', null, stop.signal));
  const ended = Promise.allSettled(tasks);
  await expect(pool.run('thread', null)).rejects.toBeInstanceOf(NoTurn);
  stop.abort(reason);
  const reasons = (await ended).map((end) => (end.status === 'rejected' ? (end.reason as Error) : null));
  expect(reasons.filter((error) => error === reason).length).toBeGreaterThan(200);
});
