import type {
  CaseHead,
  RunCheck,
  RunResult,
  SuiteRun,
  Variant,
} from '../../src/experiments/suites/suite.types.js';
import { gateSchema, type Gate } from '../../src/experiments/suites/suite.schema.js';

const variant = (id: string): Variant => ({
  id,
  analyst: 'openai',
  template: 'default-v1',
  instructions: null,
  model: null,
  parameters: {},
});

/** A case as a run keeps it; its digest is that of its first version unless another is given. */
export const caseHead = (name: string, digest = `${name}-1`): CaseHead => ({
  name,
  digest,
  verdicts: ['YELLOW'],
});

export interface RunParts {
  readonly id?: string;
  readonly suite?: string;
  readonly digest?: string;
  readonly cases?: readonly (string | CaseHead)[];
  readonly variants?: readonly string[];
  readonly repeat?: number;
  readonly checks?: readonly string[];
  readonly gate?: Partial<Gate>;
  readonly isPart?: boolean;
  readonly endedAt?: string | null;
}

/** The head of a run of a suite with the two checks `verdict` and `numbers`, unless told otherwise. */
export function suiteRun({
  id = '2026-11-22-1613-golden-3f9a',
  suite = 'golden',
  digest = 'suite-1',
  cases = ['a'],
  variants = ['plain'],
  repeat = 1,
  checks = ['verdict', 'numbers'],
  gate = {},
  isPart = false,
  endedAt = '2026-11-22T16:14:00.000Z',
}: RunParts = {}): SuiteRun {
  return {
    id,
    suite,
    suitePath: '/srv/suites/golden.yaml',
    digest,
    day: '2026-11-22',
    version: '0123456789ab',
    cases: cases.map((each) => (typeof each === 'string' ? caseHead(each) : each)),
    variants: variants.map(variant),
    repeat,
    checks: checks.map((name) => ({ name, type: name, params: {}, tags: [] })),
    gate: gateSchema.parse(gate),
    isPart,
    asks: 'model',
    baseline: null,
    startedAt: '2026-11-22T16:13:00.000Z',
    endedAt,
    summary: null,
  };
}

const answered = {
  source: 'model',
  costUsd: 0.02,
  answersUsd: 0.02,
  tokens: { input: 1000, cachedInput: 400, output: 300 },
  ms: 2000,
  report: null,
} as const;
const found = { verdict: true, numbers: true } as const;

/**
 * A judged run of the first repeat by the variant `plain`, unless told otherwise.
 * @param checks by name: true when passed, null when there was nothing to check, or why it did not pass
 */
export function ran(
  name: string,
  checks: Readonly<Record<string, true | null | string>> = found,
  more: Partial<RunResult> = {},
): RunResult {
  const list = Object.entries(checks).map(([check, said]): RunCheck =>
    typeof said === 'string'
      ? { name: check, passed: false, applies: true, reason: said }
      : { name: check, passed: true, applies: said === true, reason: 'as wanted' },
  );
  const outcome = list.every((check) => check.passed) ? 'passed' : 'failed';
  return {
    ...answered,
    case: name,
    variant: 'plain',
    repeat: 1,
    outcome,
    error: null,
    checks: list,
    verdict: 'YELLOW',
    ...more,
  };
}

/** A run that nothing could be said of. */
export function unjudged(name: string, code = 'model_unavailable', more: Partial<RunResult> = {}): RunResult {
  return {
    ...answered,
    case: name,
    variant: 'plain',
    repeat: 1,
    outcome: 'error',
    error: { code, message: `${code} came` },
    checks: [],
    verdict: null,
    costUsd: null,
    answersUsd: null,
    tokens: null,
    ms: null,
    ...more,
  };
}
