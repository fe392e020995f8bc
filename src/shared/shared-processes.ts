import { NoTurn, ProcessPool, type Processes, type ProcessPoolLimits } from './process-pool.js';

/**
 * A pool that all services of one kind share: a server's process may hold several of them (a command that starts an
 * application beside it), and each process takes a second to start. The pool opens at the first task.
 * @param program as of `ProcessPool`
 * @returns gives a service its share. Closing that ends the service's own tasks; the last one that had any ends the
 * processes
 */
export function sharedProcesses(
  program: { filename: string; execArgv?: string[] },
  limits: ProcessPoolLimits,
): () => Processes {
  let pool: ProcessPool | undefined;
  const users = new Set<Processes>();
  return () => {
    const tasks = new Set<AbortController>();
    let isClosed = false;
    const share: Processes = {
      async run<T>(name: string, task: unknown, signal?: AbortSignal, own?: { taskMs?: number }): Promise<T> {
        if (isClosed) throw new NoTurn('closed');
        users.add(share);
        pool ??= new ProcessPool(program, limits);
        const end = new AbortController();
        tasks.add(end);
        try {
          const either = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
          return await pool.run<T>(name, task, either, own);
        } finally {
          tasks.delete(end);
        }
      },
      async close() {
        isClosed = true;
        for (const end of tasks) end.abort(new NoTurn('closed'));
        if (!users.delete(share) || users.size > 0) return;
        const last = pool;
        pool = undefined;
        await last?.close();
      },
    };
    return share;
  };
}
