import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// Starts the product as a person would, twice on the same data, asks it whether it is ready and stops it.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'visningsklar-smoke-'));
const LIMIT_MS = 180_000;

/** Ends with an error when the start does, or says nothing of its address in time. */
async function startAndStop() {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'exit');
  const address = async () => {
    for (;;) {
      const found = /körs på\s+(http:\S+)/.exec(said);
      if (found) return found[1];
      await sleep(100);
    }
  };
  try {
    const url = await Promise.race([
      address(),
      ended.then(([code]) =>
        Promise.reject(new Error(`It ended with exit code ${code} instead of starting:\n${said}`)),
      ),
      sleep(LIMIT_MS).then(() =>
        Promise.reject(new Error(`No address after ${LIMIT_MS / 1000} s:\n${said}`)),
      ),
    ]);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const ready = await fetch(`${url}/api/health/ready`);
    const page = await fetch(url);
    if (!ready.ok || !page.ok) throw new Error(`ready: ${ready.status}, page: ${page.status}`);
    child.kill('SIGTERM');
    const [code] = await Promise.race([ended, sleep(60_000).then(() => ['no end after SIGTERM'])]);
    if (code !== 0) throw new Error(`It ended with ${code} after SIGTERM:\n${said}`);
    // The lock goes last: while it is there, something before it was not stopped.
    if (existsSync(join(folder, 'lock'))) throw new Error('It ended before it had stopped everything.');
    console.log(`npm start: ready at ${url} after ${seconds} s, stopped in order`);
  } finally {
    child.kill('SIGKILL');
  }
}

try {
  await startAndStop();
  await startAndStop();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
