import { isRunning } from '../../test/support/processes.js';
import { onBehalfOf } from './on-behalf-of.js';
import { NoTurn, ProcessEnded, ProcessPool } from './process-pool.js';
import { workerProgram } from './worker-program.js';

const program = workerProgram(import.meta.url, '../../test/support/pool-tasks');
const limits = { taskMs: 20_000, turnMs: 20_000, idleMs: 20_000 };
let pool: ProcessPool;
afterEach(() => pool.close());

it('ends a task without end at its deadline, and its process with it; the next task is answered', async () => {
  pool = new ProcessPool(program, { ...limits, processes: 1 });
  const first = await pool.run<number>('whoami', null);
  const hanging = pool.run('hang', null, undefined, { taskMs: 500 });
  await expect(hanging).rejects.toMatchObject({ name: 'TimeoutError' });
  const next = await pool.run<number>('whoami', null);
  expect(next).not.toBe(first);
  expect(isRunning(first)).toBe(false);
});

it('answers others in the second process while a task hangs, and never in its own', async () => {
  pool = new ProcessPool(program, limits);
  const stop = new AbortController();
  const hanging = onBehalfOf('a', () => pool.run('hang', null, stop.signal));
  const processes = await onBehalfOf('b', () =>
    Promise.all(Array.from({ length: 5 }, () => pool.run<number>('whoami', null))),
  );
  expect(processes).toHaveLength(5);
  expect(processes).not.toContain(process.pid);
  const reason = new Error('called off');
  stop.abort(reason);
  await expect(hanging).rejects.toBe(reason);
});

it('counts the time of a task from when its turn has come', async () => {
  pool = new ProcessPool(program, { ...limits, taskMs: 3_000, processes: 1 });
  await pool.run('whoami', null);
  const hanging = pool.run('hang', null).catch(() => undefined);
  // Waits for as long as it may take.
  expect(await pool.run<number>('whoami', null)).toBeGreaterThan(0);
  await hanging;
});

it.each([
  ['is killed', 'die'],
  ['fills its memory with buffers', 'fillBuffers'],
  ['fills its heap', 'fillHeap'],
])('goes on when a process %s: only its task fails', async (_how, task) => {
  pool = new ProcessPool(program, { ...limits, memory: 300_000_000, processes: 2 });
  const beside = onBehalfOf('b', () => pool.run<number>('whoami', null));
  await expect(pool.run(task, null)).rejects.toBeInstanceOf(ProcessEnded);
  expect(await beside).toBeGreaterThan(0);
  expect(await pool.run<number>('whoami', null)).toBeGreaterThan(0);
});

it('has no turn to give once it is closed, which is no fault of the task', async () => {
  pool = new ProcessPool(program, limits);
  const hanging = pool.run('hang', null);
  const ended = expect(hanging).rejects.toBeInstanceOf(NoTurn);
  await pool.run('whoami', null);
  await pool.close();
  await ended;
});

it('throws what a task throws', async () => {
  pool = new ProcessPool(program, limits);
  const failing = pool.run('fail', null);
  await expect(failing).rejects.toBeInstanceOf(Error);
  await expect(failing).rejects.not.toBeInstanceOf(ProcessEnded);
  await expect(failing).rejects.toMatchObject({ name: 'RangeError', message: 'no such home' });
});

it('tells its processes nothing of our environment but what they need', async () => {
  pool = new ProcessPool(program, limits);
  // How the parent speaks with them, and what the pool calls them.
  const own = /^(?:NODE_CHANNEL_|TINYPOOL_)/;
  const told = (await pool.run<string[]>('environment', null)).filter((name) => !own.test(name));
  expect(told.toSorted()).toEqual(['MALLOC_ARENA_MAX', 'PATH', 'TZ']);
});

it('lets one person with many tasks delay another by a turn, not by all of them', async () => {
  pool = new ProcessPool(program, limits);
  const order: string[] = [];
  const run = (who: string) => pool.run('whoami', null).then(() => order.push(who));
  const many = onBehalfOf('a', () => Array.from({ length: 20 }, () => run('a')));
  const one = onBehalfOf('b', () => run('b'));
  await one;
  expect(order.filter((who) => who === 'a').length).toBeLessThan(10);
  await Promise.all(many);
});

it('says at once that the line is full', async () => {
  pool = new ProcessPool(program, limits);
  const stop = new AbortController();
  const reason = new Error('called off');
  const tasks = Array.from({ length: 300 }, () => pool.run('hang', null, stop.signal));
  const ended = Promise.allSettled(tasks);
  await expect(pool.run('whoami', null)).rejects.toBeInstanceOf(NoTurn);
  stop.abort(reason);
  const reasons = (await ended).map((end) => (end.status === 'rejected' ? (end.reason as Error) : null));
  expect(reasons.filter((error) => error === reason).length).toBeGreaterThan(200);
});
