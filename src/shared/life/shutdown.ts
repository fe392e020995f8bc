import { setTimeout as sleep } from 'node:timers/promises';

/** A terminal, npm and a launcher may each hand on the same Ctrl-C; only a later one is a second wish. */
const SAME_WISH_MS = 1_000;
/** Whoever cannot write its last lines has lost its reader. */
const FLUSH_MS = 200;

/** What a write fails with when nobody reads; a full disk keeps lines from a log and not the server from its work. */
const READER_LOST: ReadonlySet<string> = new Set(['EPIPE', 'EIO', 'ERR_STREAM_DESTROYED']);

type Stop = () => Promise<void> | void;

export interface Shutdown {
  /** Aborts when the end begins. */
  readonly signal: AbortSignal;
  /** To be done at the end; the last added is done first. @param name what is said of it when it hangs or fails */
  add(name: string, step: Stop): void;
  /**
   * Starts what has to be stopped at the end. An end that is asked for meanwhile waits for it, so that it can be stopped.
   * @throws what `begin` throws, and when the end has begun
   */
  start<Started>(
    name: string,
    begin: () => Promise<Started>,
    stop: (started: Started) => Promise<void> | void,
  ): Promise<Started>;
  /** Does all steps and ends the process: with the code given, or 1 when a step failed or hung. */
  end(exitCode: number): Promise<never>;
}

export interface ShutdownOptions {
  /** Milliseconds for all steps together; then the process ends with 1 and says which step hung. */
  readonly limitMs: number;
  /** Told when the end begins, by a signal. */
  readonly onSignal: () => void;
  /** Told what goes wrong, one line each; an error of no one's with its stack. */
  readonly complain: (line: string) => void;
}

/**
 * Ends the process in order at Ctrl-C, SIGTERM or SIGHUP, and with 1 after an error that nobody caught or when nobody reads
 * what it writes any more. A second signal ends it at once, with 1.
 */
export function orderlyShutdown(options: ShutdownOptions): Shutdown {
  const steps: { name: string; step: Stop }[] = [];
  const begun = new AbortController();
  let begunAt = 0;
  let underWay: string | undefined;
  let ending: Promise<never> | undefined;

  async function giveUp(why: string): Promise<never> {
    options.complain(`${why}; still under way: ${underWay ?? 'nothing'}.`);
    await sleep(FLUSH_MS);
    process.exit(1);
  }
  async function finish(exitCode: number): Promise<never> {
    begunAt = Date.now();
    begun.abort();
    const { limitMs } = options;
    // Holds the process as well: it must not end between two steps for want of work.
    const limit = setTimeout(() => void giveUp(`Ended by force after ${limitMs / 1000} s`), limitMs);
    for (let next = steps.pop(); next; next = steps.pop()) {
      underWay = next.name;
      try {
        await next.step();
      } catch (error) {
        options.complain(`${next.name}: ${error instanceof Error ? error.message : String(error)}`);
        exitCode ||= 1;
      }
    }
    clearTimeout(limit);
    process.exit(exitCode);
  }
  /** A failed start and a signal may both ask for the end; the one that comes second waits for the first. */
  const end = (exitCode: number): Promise<never> => (ending ??= finish(exitCode));
  const throwIfBegun = (): void => {
    if (begun.signal.aborted) throw new Error('The end has begun.');
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!begun.signal.aborted) {
        options.onSignal();
        void end(0);
      } else if (Date.now() - begunAt > SAME_WISH_MS) {
        void giveUp('Ended by a second signal');
      }
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      const isStopping = begun.signal.aborted;
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      // What breaks because a neighbour stops, for instance a line to Redis, must not keep the rest from stopping.
      options.complain(isStopping ? message : `Nobody caught: ${stack ?? message}`);
      void end(1);
    });
  }
  // Nothing is said of it: a complaint could not be written either, and its failure would call for the next one.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (READER_LOST.has(code ?? '')) void end(1);
    });
  return {
    signal: begun.signal,
    add: (name, step) => void steps.push({ name, step }),
    async start(name, begin, stop) {
      throwIfBegun();
      const starting = begin();
      steps.push({ name, step: () => starting.then(stop, () => undefined) });
      const started = await starting;
      throwIfBegun();
      return started;
    },
    end,
  };
}
