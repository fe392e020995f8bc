import type { Turns } from '../shared/turns.js';

const lookEveryMs = 1_000;

/**
 * Tells a work that has its turn to end once others wait and it had `ms` milliseconds. On a slow machine an
 * ordinary work may need more, which it has while nobody waits.
 * @returns call `stop` when the work has ended
 */
export function longTurn(turns: Turns, ms: number): { readonly end: AbortSignal; readonly stop: () => void } {
  const began = performance.now();
  const end = new AbortController();
  const timer = setInterval(() => {
    if (performance.now() - began >= ms && turns.waitingCount > 0) end.abort(new Error('others wait'));
  }, lookEveryMs);
  return { end: end.signal, stop: () => clearInterval(timer) };
}
