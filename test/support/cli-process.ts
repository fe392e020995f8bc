import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

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
  const child = childOf(args, env);
  // One that does not read what it is given closes the pipe.
  child.stdin.on('error', () => undefined).end(input);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<CliProcessResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { ended, kill: (signal) => void child.kill(signal) };
}

/** One whose results are read when whoever asks for them will. @returns `ended` with the exit code */
export function openCliProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { readonly stdout: Readable; readonly stderr: Readable; readonly ended: Promise<number | null> } {
  const child = childOf(args, env);
  const { stdin, stdout, stderr } = child;
  stdin.end();
  return { stdout, stderr, ended: new Promise((resolve) => child.once('close', resolve)) };
}

function childOf(args: readonly string[], env: Readonly<Record<string, string>>) {
  const [program, ...before] = cliProgram;
  // What a killed one leaves there, its browser's folders for one, is taken away.
  const temporary = mkdtempSync(join(tmpdir(), 'visningsklar-process-'));
  const child = spawn(program, [...before, ...args], {
    env: { PATH: process.env['PATH'], TMPDIR: temporary, ...env },
    stdio: 'pipe',
  });
  // Its browser ends with it, but a moment later.
  const tidy = () => rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  child.once('close', tidy);
  return child;
}
