import { AsyncLocalStorage } from 'node:async_hooks';

interface Patience {
  /** Milliseconds of one waiting. */
  readonly afterMs: number;
  readonly tell: () => void;
}

const patience = new AsyncLocalStorage<Patience>();

/** Does the work, and tells each time that it, however deep, has waited for a place for so long and waits still. */
export function tellingOfLongWaits<T>(afterMs: number, tell: () => void, work: () => T): T {
  return patience.run({ afterMs, tell }, work);
}

/** Waits for a place on behalf of this work. @throws what the waiting throws */
export async function waitInLine(waiting: Promise<void>): Promise<void> {
  const asked = patience.getStore();
  if (!asked) return waiting;
  const timer = setTimeout(asked.tell, asked.afterMs);
  try {
    await waiting;
  } finally {
    clearTimeout(timer);
  }
}
