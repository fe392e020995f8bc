import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './start-error.js';

export interface ChildOptions {
  /** As people know it, for messages. */
  name: string;
  command: string;
  args: readonly string[];
  /** Everything the child prints; emptied at each start. */
  logFile: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Only root can choose who the child runs as. */
  uid?: number;
  gid?: number;
}

/** A running program of ours. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Settles when the program has ended, with a sentence of how. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** The last lines it printed. */
  lastWords(): string;
  /**
   * Asks with each signal in turn, waiting `patienceMs` after each, and kills in the end.
   * Does nothing when the program is gone.
   */
  stop(signals: readonly NodeJS.Signals[], patienceMs: number): Promise<void>;
}

/** Kills a program when this process exits before it, in whatever disorder. */
export function endWithUs(program: ChildProcess): void {
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  // One that could not be started has no exit.
  for (const end of ['exit', 'error']) program.once(end, () => process.off('exit', kill));
}

/** Starts a program in a session of its own, so that Ctrl-C in the terminal reaches only us and we stop it in order. */
export async function startChild(options: ChildOptions): Promise<Child> {
  const log = openSync(options.logFile, 'w', 0o600);
  const program = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env,
    uid: options.uid,
    gid: options.gid,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // What runs us decides how long we live, not the child.
  program.unref();
  endWithUs(program);

  const ended = new Promise<string>((resolve) => {
    program.once('error', (error) => resolve(error.message));
    program.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  let running = true;
  void ended.then(() => (running = false));
  if (program.pid === undefined) throw new StartError(`${options.name} cannot be started: ${await ended}`);

  return {
    name: options.name,
    pid: program.pid,
    ended,
    isRunning: () => running,
    lastWords: () => readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n'),
    async stop(signals, patienceMs) {
      // Whoever stops it wants to see it gone: the wait must outlive everything else this process does.
      program.ref();
      for (const signal of [...signals, 'SIGKILL'] as const) {
        if (!running) return;
        program.kill(signal);
        await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })]);
      }
    },
  };
}

/**
 * Waits until the program answers.
 * @param answers one try; a thrown error means not yet
 * @throws StartError with the program's last words when it ends first or is silent for `limitMs`
 */
export async function waitUntilReady(
  child: Child,
  answers: () => Promise<void>,
  limitMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  let lastError: unknown;
  while (child.isRunning() && Date.now() < deadline) {
    try {
      return await answers();
    } catch (error) {
      lastError = error;
      await Promise.race([child.ended, sleep(50)]);
    }
  }
  const how = child.isRunning()
    ? `did not answer within ${limitMs / 1000} s (${lastError instanceof Error ? lastError.message : 'no reason'})`
    : `ended at once (${await child.ended})`;
  throw new StartError(`${child.name} ${how}. Its last words:\n${child.lastWords()}`);
}
