import { Counter } from 'prom-client';
import { registry } from '../shared/metrics/registry.js';
import type { TakenOfModel } from './reports.types.js';

/** Reports that the rules wrote in the model's stead. */
export const fallbacks = new Counter({
  name: 'visningsklar_report_fallbacks_total',
  help: "Reports that the rules wrote since the model did not, by the error's code.",
  labelNames: ['code'] as const,
  registers: [registry],
});

const cost = new Counter({
  name: 'visningsklar_model_cost_usd_total',
  help: 'What reports and experiments took of the model, US dollars at its list price; nothing where that is not known.',
  registers: [registry],
});

/** Counts what one report takes, as it is told of it, and tells it on. */
export function countCost(onTaken?: (taken: TakenOfModel) => void): (taken: TakenOfModel) => void {
  let counted = 0;
  return (taken) => {
    const usd = taken.cost?.usd ?? counted;
    cost.inc(Math.max(0, usd - counted));
    counted = usd;
    onTaken?.(taken);
  };
}
