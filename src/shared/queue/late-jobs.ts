import type { Queue } from 'bull';
import type { JobDefinition } from './define-job.js';
import type { Envelope } from './envelope.js';
import { redisSeconds } from './rank.js';
import { longestDelay } from './waits.js';

/** What clocks that are right may differ by. */
const SLACK_MS = 60_000;

/**
 * Lets jobs run now that are to wait for longer than any of their kind ever is asked to: whoever put them off had a
 * clock that was ahead, by which they would wait for days.
 * @returns how many there were
 */
export async function promoteLate(queue: Queue<Envelope>, jobs: readonly JobDefinition[]): Promise<number> {
  const seconds = await redisSeconds(queue);
  const longest = Math.max(...jobs.filter((job) => job.queue === queue.name).map(longestDelay));
  const latest = seconds * 1000 + longest + SLACK_MS;
  // Bull keeps the moment in the upper bits, and the order of the jobs of one moment in the lower.
  const ids = await queue.client.zrangebyscore(queue.toKey('delayed'), latest * 0x1000, '+inf');
  for (const id of ids) await (await queue.getJob(id))?.promote();
  return ids.length;
}
