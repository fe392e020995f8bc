import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A call of the CLI that is under way. */
export interface CliProcess {
  readonly ended: Promise<CliResult>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Runs the operator's CLI as a process of its own, from the sources as they stand.
 * @param input what it finds on stdin, which is empty without it
 */
export function runCli(
  args: readonly string[],
  env: Record<string, string>,
  input?: string,
): Promise<CliResult> {
  return startCli(args, env, input).ended;
}

/** The same for one that is stopped before its end. */
export function startCli(args: readonly string[], env: Record<string, string>, input?: string): CliProcess {
  const child = childOf(args, env, input === undefined ? 'ignore' : 'pipe');
  // One that does not read what it is given closes the pipe.
  child.stdin?.on('error', () => {}).end(input);
  let stdout = '';
  let stderr = '';
  child.stdout!.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<CliResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { ended, kill: (signal) => void child.kill(signal) };
}

/** One whose results are read when whoever asks for them will. @returns `ended` with the exit code */
export function spawnCli(
  args: readonly string[],
  env: Record<string, string>,
): { readonly stdout: Readable; readonly ended: Promise<number | null> } {
  const child = childOf(args, env, 'ignore');
  child.stderr!.resume();
  return { stdout: child.stdout!, ended: new Promise((resolve) => child.once('close', resolve)) };
}

const childOf = (args: readonly string[], env: Record<string, string>, stdin: 'ignore' | 'pipe') =>
  spawn(process.execPath, ['--import', './scripts/typescript.js', 'cli/main.ts', ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: [stdin, 'pipe', 'pipe'],
  });
