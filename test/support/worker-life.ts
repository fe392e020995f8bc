const key = Symbol.for('visningsklar.worker-closers');
const holder = globalThis as typeof globalThis & { [key]?: (() => Promise<void>)[] };

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
    part ??= start().then(
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
