import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable, Writable } from 'node:stream';

/** Where text goes, and how wide it is when it is a terminal. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** What a call reads, writes to and hears: its process, or what another program puts in its place. */
export interface CallIo {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** The whole environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** From now on tells the listener of each Ctrl-C and each polite end from outside. */
  onStop(listener: () => void): void;
  /** Ends at once, whatever is still open. */
  exit(code: number): void;
}

/** One run of the command line. */
export interface Call {
  readonly io: CallIo;
  exitCode: number;
  isQuiet: boolean;
  interruption?: AbortController;
  /** It was said how its environment differs from that of the instance. */
  hasToldDifferences?: boolean;
}

const calls = new AsyncLocalStorage<Call>();

/** Does the work as one call; others may be under way beside it. */
export function inCall<T>(io: CallIo, work: () => T): T {
  return calls.run({ io, exitCode: 0, isQuiet: false }, work);
}

/** The call under way. */
export function currentCall(): Call {
  const call = calls.getStore();
  if (!call) throw new Error('this is no call of the command line');
  return call;
}

/** Of the call under way. */
export const currentIo = (): CallIo => currentCall().io;
