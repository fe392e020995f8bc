import { threadId } from 'node:worker_threads';

/** Tasks for a `ThreadPool` under test. */
export function thread() {
  return threadId;
}

export function hang() {
  for (;;);
}
