import { Histogram } from 'prom-client';
import { registry } from '../metrics/registry.js';

/** Seconds of one run of a job; `outcome` is done, wait, retry or give up, as the queue then went on. */
export const jobDuration = new Histogram({
  name: 'visningsklar_job_duration_seconds',
  help: 'Runs of jobs by their outcome: done, wait (its turn comes later), retry, give_up.',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.05, 0.25, 1, 2.5, 5, 10, 20, 40, 80, 160, 240],
  registers: [registry],
});
