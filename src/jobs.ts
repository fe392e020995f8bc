import { runRetention } from './accounts/run-retention.job.js';
import { runAnalysis } from './analyses/run-analysis.job.js';
import { applyStripeEvent } from './billing/apply-stripe-event.job.js';
import { tellOfPurchase } from './billing/tell-of-purchase.job.js';
import { runExperiment } from './experiments/run-experiment.job.js';
import type { JobDefinition } from './shared/queue/define-job.js';

/** Every job there is, in the order in which their queues are shown. */
export const jobs: readonly JobDefinition[] = [
  applyStripeEvent,
  tellOfPurchase,
  runAnalysis,
  runExperiment,
  runRetention,
];
