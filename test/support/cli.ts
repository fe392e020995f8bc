import { EventEmitter } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import type { CallIo } from '../../cli/call.js';
import { runCommandLine } from '../../cli/command-line.js';

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A call of the CLI that is under way. */
export interface CliCall {
  readonly ended: Promise<CliResult>;
  /** As Ctrl-C does. */
  stop(): void;
}

/**
 * Runs a command of the operator's CLI in this process: its own streams, none of which is a terminal, and no other
 * environment than the one that is given.
 * @param input what it finds on stdin, which is empty without it
 */
export function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: string,
): Promise<CliResult> {
  return startCli(args, env, input).ended;
}

/** The same for one that is stopped before its end. */
export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: string,
): CliCall {
  const [stdout, stderr, stops] = [new TextSink(), new TextSink(), new EventEmitter()];
  const io: CallIo = {
    stdin: new PassThrough().end(input ?? ''),
    stdout,
    stderr,
    env: { ...env },
    onStop: (listener) => stops.on('stop', listener),
    // Ending the process would end all tests. Only `doctor` and a second Ctrl-C call this.
    exit: () => undefined,
  };
  return {
    ended: runCommandLine(args, io).then((code) => ({ code, stdout: stdout.text, stderr: stderr.text })),
    stop: () => void stops.emit('stop'),
  };
}

class TextSink extends Writable {
  private readonly pieces: Buffer[] = [];

  override _write(piece: Buffer, _encoding: string, done: () => void): void {
    this.pieces.push(piece);
    done();
  }

  get text(): string {
    return Buffer.concat(this.pieces).toString();
  }
}
