import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './patience.js';

/**
 * Waits until the condition holds.
 * @throws when it does not within the time (ms, of a machine of usual speed), saying what was waited for; a function tells
 * that at the end
 */
export async function waitFor(
  condition: () => boolean | Promise<boolean>,
  {
    timeoutMs = 10_000,
    everyMs = 20,
    what = 'the condition',
  }: { timeoutMs?: number; everyMs?: number; what?: string | (() => string) } = {},
): Promise<void> {
  const waitedMs = timeoutMs * patience;
  const deadline = Date.now() + waitedMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`${typeof what === 'string' ? what : what()} did not hold within ${waitedMs} ms`);
    await sleep(everyMs);
  }
}
