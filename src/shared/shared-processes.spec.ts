import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRunning } from '../../test/support/processes.js';
import { waitFor } from '../../test/support/wait-for.js';
import { onBehalfOf } from './on-behalf-of.js';
import { NoTurn, type Processes } from './process-pool.js';
import { sharedProcesses } from './shared-processes.js';
import { workerProgram } from './worker-program.js';

const program = workerProgram(import.meta.url, '../../test/support/pool-tasks');
const limits = { taskMs: 20_000, turnMs: 20_000, idleMs: 20_000, processes: 1 };
let folder: string;
let share: () => Processes;
let one: Processes;
let other: Processes;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visningsklar-processes-'));
  share = sharedProcesses(program, limits);
  one = share();
  other = share();
});
afterEach(async () => {
  await one.close();
  await other.close();
  rmSync(folder, { recursive: true });
});

const whoami = (of: Processes) => of.run<number>('whoami', null);

it('runs the tasks of all in the same processes, which end with the last who had any', async () => {
  share();
  const pid = await whoami(one);
  expect(await whoami(other)).toBe(pid);
  await one.close();
  await one.close();
  expect(await whoami(other)).toBe(pid);
  await other.close();
  await waitFor(() => !isRunning(pid), { what: 'the process to end' });
});

it('opens anew for whoever comes after the last', async () => {
  const pid = await whoami(one);
  await one.close();
  expect(await whoami(other)).not.toBe(pid);
});

it('has no turn to give to who closed, runs nothing of theirs on, and opens nothing for them', async () => {
  const first = await whoami(other);
  const hanging = one.run('hang', null);
  const waiting = one.run('whoami', null);
  const ended = [hanging, waiting].map((task) => expect(task).rejects.toBeInstanceOf(NoTurn));
  // By then the first has begun.
  await nextTurn();
  await one.close();
  await Promise.all(ended);
  await expect(whoami(one)).rejects.toBeInstanceOf(NoTurn);
  await waitFor(() => !isRunning(first), { what: 'the process of the task without an end to end' });
  expect(await whoami(other)).toBeGreaterThan(0);
});

it('ends a task at its deadline or at the signal, and gives the others another process', async () => {
  const first = await whoami(one);
  const late = one.run('hang', null, undefined, { taskMs: 500 });
  await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  const second = await whoami(other);
  expect(second).not.toBe(first);
  const stop = new AbortController();
  const begun = join(folder, 'begun');
  const hanging = one.run('hang', begun, stop.signal);
  await waitFor(() => existsSync(begun), { what: 'the task to begin' });
  const reason = new Error('called off');
  stop.abort(reason);
  await expect(hanging).rejects.toBe(reason);
  expect(await whoami(other)).not.toBe(second);
});

it('lets people take turns, whosever share they come by', async () => {
  const order: string[] = [];
  const run = (of: Processes, who: string) =>
    onBehalfOf(who, () => of.run('whoami', null).then(() => order.push(who)));
  const many = Array.from({ length: 10 }, () => run(one, 'a'));
  await run(other, 'b');
  expect(order.filter((who) => who === 'a').length).toBeLessThan(5);
  await Promise.all(many);
});
