import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { Turns } from './turns.js';

export interface ProcessPoolLimits {
  /** Milliseconds of work, from when its turn came; then its process is ended and another takes its place. */
  readonly taskMs: number;
  /** Milliseconds of waiting for a turn. */
  readonly turnMs: number;
  /** A process that has had nothing to do for so long ends, milliseconds. */
  readonly idleMs: number;
  /** Bytes that a process may hold in all; one that takes more ends. */
  readonly memory?: number;
  /** Tasks at once, each in a process; by the machine's cores unless given. */
  readonly processes?: number;
  /** Tasks of one person at once; as many as there are processes unless given. */
  readonly ofPerson?: number;
}

/**
 * Two at least, so that one task that hangs leaves a process for the others; a core is left to the server. Four at most:
 * each may take its memory, and a container knows the cores of its whole machine.
 */
const processesOfMachine = Math.min(4, Math.max(2, availableParallelism() - 1));
/** More tasks than these in line would not have their turn in time. */
const mostWaiting = 200;
/** Megabytes of what JavaScript holds. */
const heapMb = 512;
/** Bytes: the heap, and as much again for buffers, what is compiled, and garbage. */
const usualMemory = 1_000_000_000;

/** All that the processes know of our environment: no key, password or address. */
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  TZ: Intl.DateTimeFormat().resolvedOptions().timeZone,
  // As for the server, see scripts/node24.js.
  MALLOC_ARENA_MAX: '2',
};

/** The task had no turn: too many were before it. */
export class NoTurn extends Error {}

/** The task's process ended under it: it took too much memory, or was killed. */
export class ProcessEnded extends Error {}
/** How Tinypool says so. */
const ENDED = 'Worker exited unexpectedly';

/** Whether a task took more time or memory than it may. */
export const isCutOff = (error: unknown): boolean =>
  error instanceof ProcessEnded || (error instanceof Error && error.name === 'TimeoutError');

/** What a service asks of a pool. */
export type Processes = Pick<ProcessPool, 'run' | 'close'>;

/**
 * Where untrusted text is read: in processes of their own. A task has a deadline that ends its process, and a process's
 * memory has an end; whatever a task does to its process, the server goes on. People take turns, see `onBehalfOf`.
 */
export class ProcessPool {
  private pool: Tinypool;
  private readonly turns: Turns;

  /** @param program what the processes run, see `workerProgram`; it begins with `guardProcess` */
  constructor(
    private readonly program: { filename: string; execArgv?: string[] },
    private readonly limits: ProcessPoolLimits,
  ) {
    this.turns = new Turns(limits.processes ?? processesOfMachine, limits.ofPerson);
    this.pool = this.open();
  }

  private open(): Tinypool {
    const { program, limits } = this;
    const { processes = processesOfMachine, memory = usualMemory } = limits;
    const pool = new Tinypool({
      filename: program.filename,
      execArgv: [`--max-old-space-size=${heapMb}`, ...(program.execArgv ?? [])],
      argv: [memory, process.pid].map(String),
      env: environment,
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: limits.idleMs,
    });
    // Of a process that ended while it had nothing to do: nobody waits for it.
    return pool.on('error', () => undefined);
  }

  /**
   * @param name the function of the program that is called with the task
   * @param own.taskMs milliseconds of work, when other than those of all
   * @throws NoTurn, also of a pool that is closed; a TimeoutError after `taskMs`; ProcessEnded; an Error of the name and
   * message that the function throws; the reason of the signal, and then the task's process ends with it
   */
  async run<T>(
    name: string,
    task: unknown,
    signal?: AbortSignal,
    { taskMs = this.limits.taskMs }: { taskMs?: number } = {},
  ): Promise<T> {
    const leave = await this.turn(signal);
    const deadline = AbortSignal.timeout(taskMs);
    const end = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      return (await this.pool.run(task, { name, signal: end })) as T;
    } catch (error) {
      // A process that could not be started has lost its place in the pool for good.
      if (isOfSystem(error)) this.pool = this.open();
      throw end.aborted ? end.reason : thrownIn(error);
    } finally {
      leave();
    }
  }

  /** Ends the processes; what they were at is thrown away. */
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

/** The machine had no process, memory or handle to give. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** What a function throws arrives as plain data; an Error is one of the pool itself. */
function thrownIn(error: unknown): Error {
  if (error instanceof Error)
    return new (error.message === ENDED ? ProcessEnded : NoTurn)(error.message, { cause: error });
  if (typeof error !== 'object' || error === null) return new Error(String(error));
  return Object.assign(new Error(), error);
}
