import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitFor } from '../support/wait-for.js';

// Each holder of the lock is a process of its own, as two starts of the product are.
const module = pathToFileURL(resolve('scripts/build-lock.js')).href;
let folder: string;
let lock: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
  lock = join(folder, 'cache', 'building');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** A process that works under the lock until the file `done` appears, or at once. */
function builder(done?: string) {
  const wait = done
    ? `while (!(await import('node:fs')).existsSync(${JSON.stringify(done)})) await new Promise((ok) => setTimeout(ok, 20));`
    : '';
  const code = `const { underLock } = await import('${module}');
    await underLock(${JSON.stringify(lock)}, async () => { console.log('works'); ${wait} });
    console.log('ended');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' });
  children.push(child);
  const state = { child, out: '', err: '', exit: once(child, 'exit') };
  child.stdout.on('data', (chunk) => (state.out += chunk));
  child.stderr.on('data', (chunk) => (state.err += chunk));
  return state;
}
const words = { timeoutMs: 15_000, everyMs: 20 };

it('lets one build at a time, and tells the other whom it waits for', async () => {
  const done = join(folder, 'done');
  const first = builder(done);
  await waitFor(() => first.out === 'works\n', { ...words, what: 'the first to work' });
  const second = builder();
  await waitFor(() => second.err !== '', { ...words, what: 'the second to say that it waits' });
  expect(second.err).toContain(String(first.child.pid));
  expect(second.out).toBe('');
  writeFileSync(done, '');
  expect(await second.exit).toEqual([0, null]);
  expect(await first.exit).toEqual([0, null]);
  expect([first.out, second.out]).toEqual(['works\nended\n', 'works\nended\n']);
  expect(existsSync(lock)).toBe(false);
});

it('takes over from a build that was killed', async () => {
  const killed = builder(join(folder, 'never'));
  await waitFor(() => killed.out === 'works\n', { ...words, what: 'the build to work' });
  killed.child.kill('SIGKILL');
  await killed.exit;
  expect(existsSync(lock)).toBe(true);
  const next = builder();
  expect(await next.exit).toEqual([0, null]);
  expect(next.err).toBe('');
});

it.each([
  [
    'names a process that is another program by now',
    () => JSON.stringify({ pid: process.pid, command: 'nest build' }),
  ],
  ['is empty', () => ''],
  ['cannot be read', () => '4711'],
])('takes over a lock that %s', async (_what, content) => {
  const killed = builder(join(folder, 'never'));
  await waitFor(() => killed.out === 'works\n', { ...words, what: 'the build to work' });
  killed.child.kill('SIGKILL');
  await killed.exit;
  writeFileSync(lock, content());
  const next = builder();
  expect(await next.exit).toEqual([0, null]);
  expect(next.out).toBe('works\nended\n');
});
