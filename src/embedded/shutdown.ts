import { setTimeout as sleep } from 'node:timers/promises';

/** A terminal, npm and a launcher may each hand on the same Ctrl-C; only a later one is a second wish. */
const SAME_WISH_MS = 1_000;
/** Longer than any step needs; a step that hangs must not keep the others from stopping. */
const STEP_LIMIT_MS = 40_000;

export interface Shutdown {
  /** Whether the end has begun. */
  readonly begun: boolean;
  /** To be done at the end; the last added is done first. */
  add(name: string, step: () => Promise<void> | void): void;
  /** Stops everything and ends the process. */
  end(exitCode: number): Promise<never>;
}

/**
 * Ends the process in order at Ctrl-C, SIGTERM or SIGHUP; a second signal ends it at once.
 * @param force the quick, dirty end of what would otherwise be left running
 */
export function orderlyShutdown(force: () => void): Shutdown {
  const steps: { name: string; step: () => Promise<void> | void }[] = [];
  let begunAt: number | undefined;

  async function end(exitCode: number): Promise<never> {
    begunAt ??= Date.now();
    for (let next = steps.pop(); next; next = steps.pop()) {
      try {
        await Promise.race([next.step(), sleep(STEP_LIMIT_MS, undefined, { ref: false })]);
      } catch (error) {
        console.error(`${next.name}: ${error instanceof Error ? error.message : String(error)}`);
        exitCode ||= 1;
      }
    }
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (begunAt === undefined) {
        console.log('\nStoppar …');
        void end(0);
      } else if (Date.now() - begunAt > SAME_WISH_MS) {
        force();
        process.exit(1);
      }
    });
  }
  return {
    get begun() {
      return begunAt !== undefined;
    },
    add: (name, step) => void steps.push({ name, step }),
    end,
  };
}
