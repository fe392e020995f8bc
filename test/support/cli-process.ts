import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { ownTemporary } from './own-temporary.js';

/** `code` is null when a signal ended it. */
export interface CliProcessResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the CLI that is under way. */
export interface CliProcess {
  readonly ended: Promise<CliProcessResult>;
  kill(signal: NodeJS.Signals): void;
}

/** What starts the CLI from the sources as they stand: the program, and what comes before the words. */
export const cliProgram: readonly [string, ...string[]] = [
  process.execPath,
  '--import',
  './scripts/typescript.js',
  'cli/main.ts',
];

/**
 * Runs the operator's CLI as a process of its own, for what only a process shows: signals, pipes, its exit code. All
 * else is shown by `runCli`, which takes a hundredth of the time.
 * @param input what it finds on stdin, which is empty without it
 */
export function runCliProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input?: string,
): Promise<CliProcessResult> {
  return startCliProcess(args, env, input).ended;
}

/** The same for one that is signalled before its end. */
export function startCliProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): CliProcess {
  const { child, ended } = childOf(args, env);
  // One that does not read what it is given closes the pipe.
  child.stdin.on('error', () => undefined).end(input);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return {
    ended: ended.then((code) => ({ code, stdout, stderr })),
    kill: (signal) => void child.kill(signal),
  };
}

/** One whose results are read when whoever asks for them will. @returns `ended` with the exit code */
export function openCliProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly stdout: Readable; readonly stderr: Readable; readonly ended: Promise<number | null> } {
  const { child, ended } = childOf(args, env);
  const { stdin, stdout, stderr } = child;
  stdin.end();
  return { stdout, stderr, ended };
}

/** `ended` with the exit code, once its temporary files are removed as well. */
function childOf(args: readonly string[], env: Readonly<Record<string, string>>) {
  const [program, ...before] = cliProgram;
  const temporary = ownTemporary();
  const child = spawn(program, [...before, ...args], {
    env: { PATH: process.env['PATH'], TMPDIR: temporary.path, ...env },
    stdio: 'pipe',
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => temporary.remove());
  return { child, ended };
}
