import type { JobState } from '../../../../../src/shared/queue/queue.types.js';
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

export const queueName = (queue: string): string => texts.queues[queue] ?? queue;
