import { spawn } from 'node:child_process';

export interface WorkerProcess {
  /** Lets it finish what it does. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/** A worker in a process of its own, from the sources as they stand. @param env that of a test app */
export function startWorkerProcess(env: Readonly<Record<string, string>>): WorkerProcess {
  const worker = spawn(process.execPath, ['--import', './scripts/typescript.js', 'src/worker.ts'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    worker.kill(signal);
    return ended;
  };
  return { stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
