import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isRunning } from '../support/processes.js';
import { waitFor } from '../support/wait-for.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A server in small: one process of its pool is at a task without an end. */
const program = `
  import { ProcessPool } from '${root}src/shared/process-pool.ts';
  import { workerProgram } from '${root}src/shared/worker-program.ts';
  const tasks = workerProgram('file://${root}src/shared/x.ts', '../../test/support/pool-tasks');
  const pool = new ProcessPool(tasks, { taskMs: 600_000, turnMs: 1_000, idleMs: 600_000, processes: 1 });
  console.log(await pool.run('whoami', null));
  void pool.run('hang', null).catch(() => undefined);
  setInterval(() => undefined, 1_000);`;

let parent: ChildProcess;
let reader = 0;

beforeEach(async () => {
  parent = spawn(
    process.execPath,
    ['--import', `${root}scripts/typescript.js`, '--input-type=module', '--eval', program],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  );
  const [told] = (await once(parent.stdout!, 'data')) as [Buffer];
  reader = Number(told.toString());
});
afterEach(() => {
  for (const pid of [parent.pid!, reader]) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
});

it('a process that reads ends with its server, also when that is killed and the task has no end', async () => {
  expect(isRunning(reader)).toBe(true);
  parent.kill('SIGKILL');
  await waitFor(() => !isRunning(reader), { what: 'the reader to end' });
});

it('Ctrl-C, which all processes of a terminal get, leaves its task to the server', async () => {
  parent.kill('SIGSTOP');
  process.kill(reader, 'SIGINT');
  await new Promise((done) => setTimeout(done, 300));
  expect(isRunning(reader)).toBe(true);
});
