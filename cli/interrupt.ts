import { currentCall } from './call.js';
import { exitCodes } from './output.js';

/** Ctrl-C or a polite end from outside, while a command is at work. */
export class Interrupted extends Error {
  constructor(message = 'stopped before the end; what was under way was brought to a clean end') {
    super(message);
  }
}

/** The starter of an old Node hands on what the terminal has sent to both: two so close are one press. */
const onePressMs = 300;

/**
 * Aborts with `Interrupted` at the first Ctrl-C, so that the command can bring what it is at to a clean end; the second
 * one ends the process at once. A command that never asks for it ends at the first: what it had under way in the
 * database is rolled back.
 */
export function interruption(): AbortSignal {
  const call = currentCall();
  if (call.interruption) return call.interruption.signal;
  const controller = (call.interruption = new AbortController());
  const { io } = call;
  let pressedAt = 0;
  io.onStop(() => {
    const now = performance.now();
    if (controller.signal.aborted && now - pressedAt > onePressMs) io.exit(exitCodes.interrupted);
    if (controller.signal.aborted) return;
    pressedAt = now;
    io.stderr.write('\nStopping; once more ends at once.\n');
    controller.abort(new Interrupted());
  });
  return controller.signal;
}
