/** Ctrl-C or a polite end from outside, while a command is at work. */
export class Interrupted extends Error {
  constructor(message = 'stopped before the end; what was under way was brought to a clean end') {
    super(message);
  }
}

/** The starter of an old Node hands on what the terminal has sent to both: two so close are one press. */
const onePressMs = 300;

let controller: AbortController | undefined;

/**
 * Aborts with `Interrupted` at the first Ctrl-C, so that the command can bring what it is at to a clean end; the second
 * one ends the process at once. A command that never asks for it ends at the first: what it had under way in the
 * database is rolled back.
 */
export function interruption(): AbortSignal {
  if (controller) return controller.signal;
  controller = new AbortController();
  let pressedAt = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      const now = performance.now();
      if (controller!.signal.aborted && now - pressedAt > onePressMs) process.exit(130);
      if (controller!.signal.aborted) return;
      pressedAt = now;
      process.stderr.write('\nStopping; once more ends at once.\n');
      controller!.abort(new Interrupted());
    });
  }
  return controller.signal;
}
