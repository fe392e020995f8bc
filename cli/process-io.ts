import type { CallIo } from './call.js';
import { exitCodes } from './output.js';

/** This process, for the one call that it was started for. */
export function processIo(): CallIo {
  const { stdout, stderr, env } = process;
  // `| head` has what it wanted: what is begun is brought to its end, with the code of what was done.
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') return;
      stderr.write(`app-cli: the output cannot be written: ${error.message}\n`);
      process.exit(exitCodes.couldNotRun);
    });
  return {
    // Read only when it is asked for: to look at it opens it.
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    env,
    onStop: (listener) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, listener);
    },
    exit: (code) => process.exit(code),
  };
}
