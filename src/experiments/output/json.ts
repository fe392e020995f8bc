import { z } from 'zod';
import { verdictSchema } from '../../reports/analysis-result.schema.js';
import { gateSchema } from '../suites/suite.schema.js';
import type { JudgedRun } from '../suites/suite.types.js';

const count = z.number().int().min(0);
const amount = z.number().min(0).nullable();
const share = z.number().min(0).max(1);
const state = z.enum(['passed', 'failed', 'flaky', 'error']);
const tokens = z.strictObject({ input: count, cachedInput: count, output: count }).nullable();
const change = z.strictObject({ case: z.string(), from: state, to: state });

/** Held of one variant against another run, or another variant; see `Changes`. */
export const changesSchema = z.strictObject({
  compared: count,
  newlyFailing: z.array(change),
  newlyFlaky: z.array(change),
  newlyPassing: z.array(change),
  lessFailing: z.array(change),
  onlyBefore: z.array(z.string()),
  onlyAfter: z.array(z.string()),
  rewritten: z.array(z.string()),
  pValue: share,
});

/** Sums of one variant; see `VariantSummary`. */
export const variantSummarySchema = z.strictObject({
  variant: z.string(),
  cases: z.strictObject({ passed: count, failed: count, flaky: count, error: count }),
  passRate: z.strictObject({ share, low: share, high: share }).nullable(),
  runs: z.strictObject({ passed: count, failed: count, errors: count }),
  checks: z.array(z.strictObject({ name: z.string(), passed: count, judged: count })),
  costUsd: amount,
  answersUsd: amount,
  tokens,
  ms: amount,
  sources: z.partialRecord(z.enum(['model', 'cache', 'recording', 'older recording', 'rules']), count),
});

const runSchema = z.strictObject({
  id: z.string(),
  suite: z.string(),
  suitePath: z.string(),
  digest: z.string(),
  day: z.iso.date(),
  version: z.string(),
  cases: z.array(
    z.strictObject({ name: z.string(), digest: z.string(), verdicts: z.array(verdictSchema).min(1) }),
  ),
  variants: z.array(
    z.strictObject({
      id: z.string(),
      analyst: z.enum(['openai', 'rules']),
      template: z.string(),
      instructions: z.string().nullable(),
      model: z.string().nullable(),
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  repeat: z.number().int().min(1),
  checks: z.array(z.strictObject({ name: z.string(), type: z.string(), tags: z.array(z.string()) })),
  gate: gateSchema,
  asks: z.enum(['recordings', 'model', 'record']),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});

const resultSchema = z.strictObject({
  case: z.string(),
  variant: z.string(),
  repeat: z.number().int().min(1),
  outcome: z.enum(['passed', 'failed', 'error']),
  error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  checks: z.array(
    z.strictObject({
      name: z.string(),
      /** True as well when there was nothing to check. */
      passed: z.boolean(),
      /** False when there was nothing to check. */
      applies: z.boolean(),
      reason: z.string(),
      score: share.optional(),
    }),
  ),
  verdict: verdictSchema.nullable(),
  source: z.enum(['model', 'cache', 'recording', 'older recording', 'rules']),
  costUsd: amount,
  answersUsd: amount,
  tokens,
  ms: amount,
});

/**
 * A judged run as JSON, the shape that others may rely on: a field may come, none goes or means something else as long
 * as `format` is 1. Money is US dollars, time milliseconds, shares 0–1. Reports are left out: `experiments show --case`
 * has them.
 */
export const judgedRunSchema = z.strictObject({
  format: z.literal(1),
  run: runSchema,
  gate: z.strictObject({
    outcome: z.enum(['met', 'worse', 'unclear']),
    reasons: z.array(z.string()),
    notes: z.array(z.string()),
    next: z.string(),
  }),
  variants: z.array(variantSummarySchema),
  cases: z.array(
    z.strictObject({
      case: z.string(),
      variant: z.string(),
      state,
      passed: count,
      failed: count,
      errors: count,
      failedChecks: z.array(z.strictObject({ name: z.string(), times: count, reason: z.string() })),
    }),
  ),
  against: z
    .strictObject({
      runId: z.string(),
      sameSuite: z.boolean(),
      changes: z.record(z.string(), changesSchema),
    })
    .nullable(),
  results: z.array(resultSchema),
});
export type JudgedRunJson = z.infer<typeof judgedRunSchema>;

/** In the shape of `judgedRunSchema`. */
export function judgedRunJson({ run, results, cases, variants, against, gate }: JudgedRun): JudgedRunJson {
  const { id, suite, suitePath, digest, day, version, repeat, asks, startedAt, endedAt } = run;
  const json = {
    format: 1 as const,
    run: {
      ...{ id, suite, suitePath, digest, day, version, cases: run.cases, variants: run.variants, repeat },
      checks: run.checks.map(({ name, type, tags }) => ({ name, type, tags })),
      ...{ gate: run.gate, asks, startedAt, endedAt },
    },
    gate,
    variants,
    cases,
    against,
    results: results.map(({ report: _, ...result }) => result),
  };
  return json as unknown as JudgedRunJson;
}

/** The file's text. */
export const toJson = (judged: JudgedRun): string => `${JSON.stringify(judgedRunJson(judged), null, 2)}\n`;
