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
  /**
   * Starts what has to be stopped at the end. An end that is asked for meanwhile waits for it, so that it can be stopped.
   * @throws what `begin` throws, and when the end has begun
   */
  start<Started>(
    name: string,
    begin: () => Promise<Started>,
    stop: (started: Started) => Promise<void> | void,
  ): Promise<Started>;
  /** Stops everything and ends the process. */
  end(exitCode: number): Promise<never>;
}

/** Ends the process in order at Ctrl-C, SIGTERM or SIGHUP; a second signal ends it at once. */
export function orderlyShutdown(): Shutdown {
  const steps: { name: string; step: () => Promise<void> | void }[] = [];
  let begunAt: number | undefined;
  let ending: Promise<never> | undefined;

  async function finish(exitCode: number): Promise<never> {
    begunAt = Date.now();
    // What breaks because a neighbour stops, for instance a line to Redis, must not keep the rest from stopping.
    process.on('uncaughtException', (error) => console.error(error.message));
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
  /** A failed start and a signal may both ask for the end; the one that comes second waits for the first. */
  const end = (exitCode: number): Promise<never> => (ending ??= finish(exitCode));
  const throwIfBegun = (): void => {
    if (begunAt !== undefined) throw new Error('The end has begun.');
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (begunAt === undefined) {
        console.log('\nStoppar …');
        void end(0);
      } else if (Date.now() - begunAt > SAME_WISH_MS) {
        process.exit(1);
      }
    });
  }
  return {
    get begun() {
      return begunAt !== undefined;
    },
    add: (name, step) => void steps.push({ name, step }),
    async start(name, begin, stop) {
      throwIfBegun();
      const starting = begin();
      const step = () => starting.then(stop, () => undefined);
      steps.push({ name, step });
      const started = await starting;
      throwIfBegun();
      return started;
    },
    end,
  };
}
