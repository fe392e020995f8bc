import { spawn } from 'node:child_process';
import { freePort } from '../../support/free-port.js';
import { waitFor } from '../../support/wait-for.js';
import type { Statement } from './asked-sql.js';

/**
 * The bare server in a process of its own.
 * @param statements what it asks for each path
 * @returns where it listens, without a trailing slash
 */
export async function startBare(
  databaseUrl: string,
  statements: Readonly<Record<string, readonly Statement[]>>,
): Promise<{ url: string; stop(): void }> {
  const port = String(await freePort());
  const child = spawn(
    process.execPath,
    ['--import', './scripts/typescript.js', 'test/bench/load/bare-server.ts'],
    {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: databaseUrl,
        PORT: port,
        STATEMENTS: JSON.stringify(statements),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(isUp, { timeoutMs: 30_000, everyMs: 50, what: 'the bare server' });
  return { url, stop: () => void child.kill() };
}
