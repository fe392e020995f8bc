import type { Measurement } from '../../src/analyses/measurement.types.js';
import type { ReportsService } from '../../src/reports/reports.service.js';
import type { PromptTemplateId } from '../../src/reports/reports.types.js';
import { traceReport } from './report-tracer.js';
import type { GoldenCase } from './reports-cases.js';
import { goldenFound, type Found } from './reports-measured.js';
import { scoreCase, type CaseScore } from './reports-scoring.js';
import { inputOf, today } from './reports-sets.js';

export interface ModelFound {
  readonly found: Found;
  /** As the answers name it; null when none came. */
  readonly model: string | null;
  /** US dollars; null when nobody knows the price of an answer. */
  readonly costUsd: number | null;
  readonly scores: readonly CaseScore[];
  /** Homes that the rules wrote in the model's stead, with the reason. */
  readonly fallbacks: readonly string[];
}

/** What a template's reports say of a set of homes; those that the rules wrote in its stead are not scored as its own. */
export async function modelFound(
  service: ReportsService,
  template: PromptTemplateId,
  set: Measurement['set'],
  cases: readonly GoldenCase[],
): Promise<ModelFound> {
  const scores: CaseScore[] = [];
  const fallbacks: string[] = [];
  let model: string | null = null;
  let costUsd: number | null = 0;
  for (const golden of cases) {
    const input = inputOf(golden.listing);
    const signal = new AbortController().signal;
    const result = await service.write(input, { signal, today, analyst: 'openai', template });
    const { meta } = result;
    if (meta.analyst === 'openai') {
      model = meta.model;
      scores.push(scoreCase(golden, result, traceReport(result, input, today)));
    } else fallbacks.push(`${golden.name}: ${meta.fallbackReason}`);
    if (meta.tokens) costUsd = meta.cost && costUsd !== null ? costUsd + meta.cost.usd : null;
  }
  const { measures } = goldenFound(set, scores);
  const written = { name: 'written by the model', right: scores.length, of: cases.length } as const;
  return {
    found: { set, cases: cases.length, measures: [written, ...measures] },
    model,
    costUsd,
    scores,
    fallbacks,
  };
}
