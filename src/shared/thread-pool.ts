import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Turns } from './turns.js';

export interface ThreadPoolLimits {
  /** Milliseconds of work, from when its turn came; then its thread is ended and another takes its place. */
  readonly taskMs: number;
  /** Milliseconds of waiting for a turn. */
  readonly turnMs: number;
  /** A thread that has had nothing to do for so long ends, milliseconds. */
  readonly idleMs: number;
  /** Tasks at once, each in a thread; by the machine's cores unless given. */
  readonly threads?: number;
}

/**
 * Two at least, so that one task that hangs leaves a thread for the others; a core is left to the main thread. Four at
 * most: each may take its memory, and a container knows the cores of its whole machine.
 */
const threadsOfMachine = Math.min(4, Math.max(2, availableParallelism() - 1));
/** More tasks than these in line would not have their turn in time. */
const mostWaiting = 200;

/** Looks after one task beside its deadline. */
export interface Watch {
  /** Ends the task and its thread. */
  readonly signal: AbortSignal;
  /** Called when the task has ended, however. */
  end(): void;
}

/** The task had no turn: too many were before it. */
export class NoTurn extends Error {}

/**
 * Where untrusted text is read: in threads, never on the main one. A task has a deadline that ends its thread, and a
 * thread's memory has an end. People take turns, see `onBehalfOf`.
 */
export class ThreadPool {
  private readonly pool: Piscina;
  private readonly turns: Turns;

  /** @param file the threads' program, see `threadFile` */
  constructor(
    file: { filename: string; execArgv?: string[] },
    private readonly limits: ThreadPoolLimits,
  ) {
    const { threads = threadsOfMachine } = limits;
    this.turns = new Turns(threads);
    this.pool = new Piscina({
      ...file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: limits.idleMs,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // Of a thread whose task was ended before it ran out of memory: nobody waits for that task any more.
    this.pool.on('error', () => undefined);
  }

  /**
   * @param name the function of the program that is called with the task
   * @param own.watch begins to look after it when its turn has come
   * @param own.taskMs milliseconds of work, when fewer than those of all
   * @throws NoTurn; a TimeoutError after `taskMs`; what the function throws; the reason of the signal or the watch, and
   * then the task's thread ends with it
   */
  async run<T>(
    name: string,
    task: unknown,
    signal?: AbortSignal,
    { watch, taskMs = this.limits.taskMs }: { watch?: () => Watch; taskMs?: number } = {},
  ): Promise<T> {
    const leave = await this.turn(signal);
    const watching = watch?.();
    const ends = [signal, watching?.signal, AbortSignal.timeout(taskMs)];
    const end = AbortSignal.any(ends.filter((each) => each !== undefined));
    try {
      return (await this.pool.run(task, { name, signal: end })) as T;
    } catch (error) {
      throw end.aborted ? end.reason : error;
    } finally {
      watching?.end();
      leave();
    }
  }

  /** Ends the threads; what they were at is thrown away. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }

  /** @returns what leaves the place */
  private async turn(signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.turns.waitingCount >= mostWaiting) throw new NoTurn('too many wait');
    const waiting = AbortSignal.timeout(this.limits.turnMs);
    try {
      return await this.turns.enter(signal ? AbortSignal.any([signal, waiting]) : waiting);
    } catch {
      signal?.throwIfAborted();
      throw new NoTurn(`no turn within ${this.limits.turnMs} ms`);
    }
  }
}
