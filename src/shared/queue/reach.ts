import type { Queue } from 'bull';
import { QueueUnavailable } from './queue.errors.js';

/** Longer than any answer of a healthy Redis; a person is waiting. */
const PATIENCE_MS = 5_000;

/**
 * Lets a command through only while Redis is there. Bull itself keeps commands for as long as Redis is away, and would
 * carry them out long after somebody was told that they failed: only one that was under way when Redis was lost may be.
 * @throws QueueUnavailable at once while the connection is lost, and after five seconds without an answer
 */
export async function withinReach<T>(queue: Queue, command: () => Promise<T>): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    return await Promise.race([
      connected(queue.client, late.signal).then(command),
      new Promise<never>((_, reject) =>
        late.signal.addEventListener('abort', () => reject(new QueueUnavailable())),
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for a connection that is being made for the first time or again at this moment, and for no other. */
async function connected(client: Queue['client'], late: AbortSignal): Promise<void> {
  if (client.status === 'ready') return;
  if (client.status !== 'connecting' && client.status !== 'connect') throw new QueueUnavailable();
  await new Promise<void>((resolve, reject) => {
    const done = (): void => {
      client.off('ready', ready).off('close', closed);
      late.removeEventListener('abort', closed);
    };
    const ready = (): void => (done(), resolve());
    const closed = (): void => (done(), reject(new QueueUnavailable()));
    client.once('ready', ready).once('close', closed);
    late.addEventListener('abort', closed);
  });
}
