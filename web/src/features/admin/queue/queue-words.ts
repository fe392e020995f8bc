import type { JobState, QueueState } from '../../../../../src/shared/queue/queue.types.js';
import { adminQueueTexts as texts } from '../../../shared/texts/admin-queue.js';
import type { ListWords } from '../list/use-list-address.js';

/** What the page shows where its address says nothing: what somebody has to look at. */
export const firstState: JobState = 'failed';
export const firstQueue = 'analyses';

/** By what the jobs are ordered and selected. */
export const queueWords: ListWords<'added', Exclude<JobState, 'failed'>> = {
  sorts: ['added'],
  filters: ['waiting', 'active', 'stalled', 'delayed'],
  firstSort: 'added',
  firstOrder: () => 'desc',
};

/** The address of the list of one queue's jobs in one state. */
export function jobsAddress(queue: string, state: JobState): string {
  const params = new URLSearchParams();
  if (queue !== firstQueue) params.set('queue', queue);
  if (state !== firstState) params.set('filter', state);
  return `?${params}`;
}

/** @returns the queue that an address names; the first one where it names none that there is. */
export function queueNamed(name: string | null, queues: readonly QueueState[] = []): string {
  const isKnown = (one: string) =>
    Object.hasOwn(texts.queues, one) || queues.some((queue) => queue.name === one);
  return name !== null && isKnown(name) ? name : firstQueue;
}

/** Where somebody has to look first: at what has failed, then at what is stuck; the fullest queue before the others. */
export function mostPressing(queues: readonly QueueState[]) {
  return (['failed', 'stalled'] as const)
    .flatMap((state) =>
      queues
        .map(({ name, counts }) => ({ queue: name, state, count: counts[state] }))
        .sort((one, other) => other.count - one.count),
    )
    .find(({ count }) => count > 0);
}

export const queueName = (queue: string): string => texts.queues[queue] ?? queue;
