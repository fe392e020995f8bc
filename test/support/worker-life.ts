const key = Symbol.for('visningsklar.worker-closers');
/** The runner's: what the act listens to of the process stays for the worker's life. */
const keepingKey = Symbol.for('visningsklar.keeping');
const holder = globalThis as typeof globalThis & {
  [key]?: (() => Promise<void>)[];
  [keepingKey]?: <T>(act: () => Promise<T>) => Promise<T>;
};

/**
 * What all files of a worker share: started when first asked for, closed by the runner (`test/runner/worker.js`) when
 * the worker ends, the last one first.
 * @param start a start that fails is tried again by the next file that asks
 */
export function onceInWorker<T>(
  start: () => Promise<T>,
  close: (part: T) => Promise<void>,
): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () => {
    part ??= (holder[keepingKey]?.(start) ?? start()).then(
      (started) => {
        (holder[key] ??= []).unshift(() => close(started));
        return started;
      },
      (error: unknown) => {
        part = undefined;
        throw error;
      },
    );
    return part;
  };
}
