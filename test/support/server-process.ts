import { spawn } from 'node:child_process';
import { endWithUs } from '../../src/embedded/child.js';
import { freePort } from './free-port.js';
import { ownTemporary } from './own-temporary.js';
import { waitFor } from './wait-for.js';

export interface ServerProcess {
  /** Where it listens, without a trailing slash; a worker does not. */
  readonly url: string;
  readonly pid: number;
  /** What it has said so far on both streams. */
  output(): string;
  isReady(): Promise<boolean>;
  /** How it ended, once it has. */
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** SIGTERM; settles when it has ended by itself. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/**
 * The server in a process of its own, from the sources as they stand, ready when it settles.
 * @param env that of a test app or of services of one's own; `ROLE` says what it does, `PORT` is a free one unless given
 * @param flags of Node
 * @param until what it is when it settles; one that serves is alive before its services are there
 * @throws when it ends or does not come so far in a minute; what it said is in the message
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  until: 'ready' | 'live' = 'ready',
): Promise<ServerProcess> {
  const port = env['PORT'] && env['PORT'] !== '0' ? env['PORT'] : String(await freePort());
  const url = `http://localhost:${port}`;
  // A worker tells by its log alone that it is ready.
  const spoken = env['ROLE'] === 'worker' ? { LOG_LEVEL: 'info' } : {};
  const entry = env['ROLE'] === 'worker' ? 'src/worker.ts' : 'src/main.ts';
  const temporary = ownTemporary();
  const child = spawn(process.execPath, [...flags, '--import', './scripts/typescript.js', entry], {
    env: {
      PATH: process.env['PATH'],
      TMPDIR: temporary.path,
      PUBLIC_URL: url,
      ...env,
      ...spoken,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  ).then(async (how) => {
    await temporary.remove();
    return how;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const is = async (what: 'ready' | 'live') => {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if (env['ROLE'] === 'worker') return said.includes('Taking jobs');
    const answer = await fetch(`${url}/api/health/${what}`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    return answer?.ok ?? false;
  };
  const started: ServerProcess = {
    url,
    pid: child.pid!,
    output: () => said,
    isReady: () => is('ready'),
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const isSoFar = async () => {
    if (hasEnded) throw new Error(`The process ended before it was ${until}:\n${said}`);
    return is(until);
  };
  await waitFor(isSoFar, { timeoutMs: 60_000, everyMs: 50, what: 'the process' });
  return started;
}
