import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { CaseStates } from './changes.js';
import type { CaseState, CaseVerdict, SuiteRun, VariantSummary } from './suite.types.js';
import { SuiteInvalid } from './suites.errors.js';

const share = z.number().min(0).max(1);
const state = z.enum(['passed', 'failed', 'flaky', 'error']) satisfies z.ZodType<CaseState>;

/** What a suite's `<suite>.baseline.json` holds: how a run did that people were content with. */
const baselineSchema = z.strictObject({
  format: z.literal(1),
  suite: z.string().min(1),
  runId: z.string().min(1),
  /** Of the suite that was asked then. */
  digest: z.string().min(1),
  /** By name, of what each case asked and expected then. */
  caseDigests: z.record(z.string(), z.string()),
  variants: z.record(
    z.string(),
    z.strictObject({
      /** Share of the judged cases that passed in every repeat; null when none was judged. */
      passRate: share.nullable(),
      /** By name: share of the judged runs that passed it. */
      checks: z.record(z.string(), share),
      /** By a case's name. */
      cases: z.record(z.string(), state),
    }),
  ),
});
export type Baseline = z.infer<typeof baselineSchema>;

/** A run as far as it is remembered. */
export interface Summarised {
  readonly run: SuiteRun;
  readonly cases: readonly CaseVerdict[];
  readonly variants: readonly VariantSummary[];
}

/** What a run is remembered by; also one that nobody blessed can be held against. */
export function blessedBaseline({ run, cases, variants }: Summarised): Baseline {
  return {
    format: 1,
    suite: run.suite,
    runId: run.id,
    digest: run.digest,
    caseDigests: Object.fromEntries(run.cases.map(({ name, digest }) => [name, digest])),
    variants: Object.fromEntries(
      variants.map(({ variant, passRate, checks }) => [
        variant,
        {
          passRate: passRate ? toFourPlaces(passRate.share) : null,
          checks: Object.fromEntries(
            checks.map(({ name, passed, judged }) => [name, toFourPlaces(passed / judged)]),
          ),
          cases: Object.fromEntries(
            cases
              .filter((verdict) => verdict.variant === variant)
              .map((verdict) => [verdict.case, verdict.state]),
          ),
        },
      ]),
    ),
  };
}

/** How a variant's cases ended, for comparing; empty when the baseline knows no such variant. */
export function statesIn(baseline: Baseline, variant: string): CaseStates {
  return new Map(
    Object.entries(baseline.variants[variant]?.cases ?? {}).map(([name, ended]) => [
      name,
      { state: ended, digest: baseline.caseDigests[name] ?? '' },
    ]),
  );
}

/**
 * Takes a run of a part of the suite over into the baseline of the whole. A case that could not be judged this time stays
 * as it was; what was known of one that was rewritten since is forgotten; rates of checks of only a part tell nothing.
 */
export function mergedBaseline(older: Baseline, newer: Baseline): Baseline {
  const isSame = (name: string) =>
    (newer.caseDigests[name] ?? older.caseDigests[name]) === older.caseDigests[name];
  const merged = Object.entries(newer.variants).map(([id, variant]) => {
    const known = Object.entries(older.variants[id]?.cases ?? {}).filter(([name]) => isSame(name));
    const cases = Object.fromEntries(known);
    for (const [name, ended] of Object.entries(variant.cases))
      if (ended !== 'error' || !cases[name]) cases[name] = ended;
    return [id, { passRate: passRateOf(Object.values(cases)), checks: {}, cases }] as const;
  });
  const untouched = Object.entries(older.variants).map(([id, variant]) => {
    const cases = Object.fromEntries(Object.entries(variant.cases).filter(([name]) => isSame(name)));
    return [id, { ...variant, passRate: passRateOf(Object.values(cases)), cases }] as const;
  });
  return {
    ...newer,
    caseDigests: { ...older.caseDigests, ...newer.caseDigests },
    variants: Object.fromEntries([...untouched, ...merged]),
  };
}

function passRateOf(states: readonly CaseState[]): number | null {
  const judged = states.filter((ended) => ended !== 'error');
  if (judged.length === 0) return null;
  return toFourPlaces(judged.filter((ended) => ended === 'passed').length / judged.length);
}

/** JSON with one state a line and sorted keys, so that a diff shows what changed. */
export function baselineText({ format, suite, runId, digest, variants, caseDigests }: Baseline): string {
  const ordered = {
    format,
    suite,
    runId,
    digest,
    variants: sorted(variants, ({ passRate, checks, cases }) => ({
      passRate,
      checks: sorted(checks, (rate) => rate),
      cases: sorted(cases, (ended) => ended),
    })),
    caseDigests: sorted(caseDigests, (each) => each),
  };
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/** @throws SuiteInvalid which names the file and its fault; null when there is no such file */
export async function readBaseline(path: string): Promise<Baseline | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new SuiteInvalid(`${path}: ${message}`);
  }
  return parseBaseline(text, path);
}

function parseBaseline(text: string, path: string): Baseline {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SuiteInvalid(`${path}: no JSON: ${(error as Error).message}`);
  }
  const parsed = baselineSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SuiteInvalid(`${path}: no baseline: ${issue!.path.join('.') || 'the file'}: ${issue!.message}`);
}

/** `golden.yaml` → `golden.baseline.json`, beside it. */
export const baselinePath = (suitePath: string): string =>
  suitePath.replace(/\.ya?ml$/i, '') + '.baseline.json';

function sorted<T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value)]));
}

const toFourPlaces = (rate: number): number => Math.round(rate * 10_000) / 10_000;
