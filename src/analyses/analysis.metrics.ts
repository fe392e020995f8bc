import { Counter, Histogram } from 'prom-client';
import { registry } from '../shared/metrics/registry.js';
import type { SiteOutcome } from './quality-sites.js';

/** Seconds of a step; `outcome` is `ok` or the machine word of what stopped it. */
export const stepDuration = new Histogram({
  name: 'visningsklar_analysis_step_duration_seconds',
  help: 'Steps of analyses (capture, images, report) by their outcome: ok, or the code of the error.',
  labelNames: ['step', 'outcome'] as const,
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160],
  registers: [registry],
});

/** Runs of analyses; one analysis may take several. */
export const runsEnded = new Counter({
  name: 'visningsklar_analysis_runs_total',
  help: 'Ended runs by their outcome (completed, failed, retried, superseded) and the code of the error, none when completed.',
  labelNames: ['outcome', 'code'] as const,
  registers: [registry],
});

const siteAnswers = new Counter({
  name: 'visningsklar_site_readings_total',
  help: 'Readings of sites by their answer: read, blocked, changed, unavailable, gone, other.',
  labelNames: ['site', 'answer'] as const,
  registers: [registry],
});

/** More hosts than we read; a site that answers under a name for each town must not fill the memory of who counts. */
const MOST_SITES = 200;
const sites = new Set<string>();

/** Counts how each site answered that was asked for an advert. */
export function countSiteAnswers(outcomes: readonly SiteOutcome[]): void {
  for (const { site, answer } of outcomes) {
    if (sites.size < MOST_SITES) sites.add(site);
    siteAnswers.inc({ site: sites.has(site) ? site : 'other', answer });
  }
}
