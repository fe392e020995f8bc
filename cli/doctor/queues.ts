import Bull, { type Queue } from 'bull';
import { jobs } from '../../src/jobs.js';
import { readState } from '../../src/shared/queue/queue-reading.js';
import type { QueueState } from '../../src/shared/queue/queue.types.js';
import { reasonOf } from '../reason.js';
import { ok, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

/** Minutes that a job may wait before somebody should look: an analysis itself takes one. */
const patience = 10;

export const queuesProbe: Probe = { name: 'queues', reads: ['REDIS_URL'], look };

async function look({ env, config, signal }: Given): Promise<Finding[]> {
  if (!env['REDIS_URL']) return [unknown('queues', 'they are in Redis', 'set REDIS_URL first')];
  const names = [...new Set(jobs.map(({ queue }) => queue))];
  // Bull itself would try to reach a lost Redis for ever.
  const queues = names.map(
    (name) => new Bull(name, config.redisUrl, { redis: { retryStrategy: () => null } }),
  );
  for (const queue of queues) queue.on('error', () => undefined);
  const close = () => void Promise.allSettled(queues.map((queue) => queue.close(true)));
  signal.addEventListener('abort', close);
  try {
    const states = await Promise.all(queues.map((queue: Queue) => readState(queue)));
    return states.map(findingOf);
  } catch (error) {
    if (signal.aborted) throw error;
    return [unknown('queues', `Redis: ${reasonOf(error)}`, 'mend what is said of redis first')];
  } finally {
    close();
  }
}

function findingOf({ name: queue, workers, counts, isPaused, waitingSince }: QueueState): Finding {
  const name = `queue ${queue}`;
  const { waiting, active, stalled, failed } = counts;
  const found =
    `${isPaused ? 'paused, ' : ''}workers ${workers ?? 'not told'}, ${waiting} waiting, ${active} active, ` +
    `${stalled} stalled, ${failed} failed`;
  if (workers === 0)
    return wrong(name, found, 'start a process that works: "npm start" with ROLE=worker or ROLE=all');
  if (stalled > 0)
    return warning(
      name,
      found,
      'a worker was killed or hangs; within a minute its jobs begin anew: see the log of the workers',
    );
  if (isPaused) return warning(name, found, `"npx app-cli queue resume ${queue}" lets its jobs begin again`);
  const minutes = waitingSince === null ? 0 : (Date.now() - Date.parse(waitingSince)) / 60_000;
  if (minutes > patience)
    return warning(
      name,
      `${found}, the first for ${Math.round(minutes)} minutes`,
      'start more workers, or raise ANALYSIS_CONCURRENCY',
    );
  return ok(name, found);
}
