import type { AnalysisResult, Verdict } from '../../reports/analysis-result.schema.js';
import type { PromptTemplateId } from '../../reports/reports.types.js';
import type { CheckCall } from '../checks/check.types.js';
import type { GoldenCase } from './case.schema.js';
import type { Gate } from './suite.schema.js';

/** One way of writing reports that a suite tries. */
export interface Variant {
  readonly id: string;
  /** `rules` asks no model. */
  readonly analyst: 'openai' | 'rules';
  readonly template: PromptTemplateId;
  /** Instructions on trial in place of the template's own. */
  readonly instructions: string | null;
  /** Null for the configured one. */
  readonly model: string | null;
  /** Sent along with each request, for instance `{temperature: 0.2}`. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** A suite with everything that its file names read in. */
export interface Suite {
  readonly name: string;
  readonly description: string;
  /** Absolute path of the YAML file. */
  readonly path: string;
  /** Hex SHA-256 over cases, variants and checks: runs of the same digest asked and judged the same. */
  readonly digest: string;
  /** By name; names are unique. */
  readonly cases: readonly GoldenCase[];
  /** By a case's name the absolute folder of its file, which its pictures are relative to. */
  readonly caseFolders: ReadonlyMap<string, string>;
  readonly variants: readonly Variant[];
  /** How often each case is asked of each variant. */
  readonly repeat: number;
  /** Stockholm day whose rules apply, `YYYY-MM-DD`. */
  readonly day: string;
  readonly checks: readonly CheckCall[];
  readonly gate: Gate;
  /** Model that judges rubrics; null when no check is one. */
  readonly judge: { readonly model: string } | null;
  /** Absolute folder of recorded answers; null when the suite has none. */
  readonly recordings: string | null;
  /** Whether cases or variants of the file were left out. */
  readonly isPart: boolean;
}

/** Where a run's answers came from; `older` is a recording of a request that told of the home in other words. */
export type AnswerSource = 'model' | 'cache' | 'recording' | 'older recording' | 'rules';

export interface RunCheck {
  /** As the suite names it. */
  readonly name: string;
  /** True as well when there was nothing to check. */
  readonly passed: boolean;
  /** False when there was nothing to check: then it is counted neither as passed nor as judged. */
  readonly applies: boolean;
  /** English, one line: what was found, and what was wanted. */
  readonly reason: string;
  /** 0–1, of a rubric. */
  readonly score?: number;
}

/** One report: a case, by a variant, asked once. */
export interface RunResult {
  readonly case: string;
  readonly variant: string;
  /** From 1. */
  readonly repeat: number;
  /** `error` when nothing could be judged: the provider failed, a recording is missing, the money was used up. */
  readonly outcome: 'passed' | 'failed' | 'error';
  /** Only with `error`: an error's code and its message in English. */
  readonly error: { readonly code: string; readonly message: string } | null;
  /** Empty with `error`. */
  readonly checks: readonly RunCheck[];
  readonly verdict: Verdict | null;
  readonly source: AnswerSource;
  /** US dollars taken in this run, rubrics included: 0 from cache and recordings; null when nobody knows the price. */
  readonly costUsd: number | null;
  /** What its answers cost when they were made, US dollars; null when nobody knows. */
  readonly answersUsd: number | null;
  readonly tokens: { readonly input: number; readonly cachedInput: number; readonly output: number } | null;
  /** Milliseconds that the answers took when they were made; null for the rules and where nobody measured. */
  readonly ms: number | null;
  readonly report: AnalysisResult | null;
}

/** How a case did over its repeats by one variant; `flaky` passed at times, `error` when no repeat could be judged. */
export type CaseState = 'passed' | 'failed' | 'flaky' | 'error';

export interface CaseVerdict {
  readonly case: string;
  readonly variant: string;
  readonly state: CaseState;
  /** Repeats that passed, failed and could not be judged. */
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  /** Names of the checks that failed in at least one repeat, with how often and the first reason. */
  readonly failedChecks: readonly {
    readonly name: string;
    readonly times: number;
    readonly reason: string;
  }[];
}

/** `worse` is exit code 2, `unclear` 3: too much could not be judged. */
export type Outcome = 'met' | 'worse' | 'unclear';

/** What the gate says of a run. */
export interface GateResult {
  readonly outcome: Outcome;
  /** English, a line each: which demand was not met, by which variant, with both figures. Empty with `met`. */
  readonly reasons: readonly string[];
  /** English, a line each: what limits the answer, for instance a baseline of another version of the suite. */
  readonly notes: readonly string[];
  /** English, one line: what a person should do next. */
  readonly next: string;
}

/** What a run keeps of a case, so that runs can be told apart and shown without the suite. */
export interface CaseHead {
  readonly name: string;
  /** Sixteen hex digits of what it asks and expects, without its story and tags. */
  readonly digest: string;
  /** Verdicts that will do, the best one first. */
  readonly verdicts: readonly Verdict[];
}

/** What a run came to, so that a list need not read its results. */
export interface RunSummary {
  readonly outcome: Outcome;
  readonly passed: number;
  readonly failed: number;
  readonly errors: number;
  /** US dollars taken; null when nobody knows the price of some of it. */
  readonly costUsd: number | null;
}

/** A run of a suite as it is kept: its head in `run.json`, its results a line each in `results.jsonl`. */
export interface SuiteRun {
  /** `2026-11-22-1613-golden-3f9a` */
  readonly id: string;
  readonly suite: string;
  readonly suitePath: string;
  readonly digest: string;
  readonly day: string;
  /** Digest of our rules, prompts and gates. */
  readonly version: string;
  /** The cases that were asked; fewer than the suite's with --case, --tag or --failing-of. */
  readonly cases: readonly CaseHead[];
  readonly variants: readonly Variant[];
  readonly repeat: number;
  readonly checks: readonly CheckCall[];
  readonly gate: Gate;
  /** Whether cases or variants of the suite were left out, as with --case or --variant. */
  readonly isPart: boolean;
  /** Where its answers came from: recordings only, the model and the cache, or the model to be recorded. */
  readonly asks: 'recordings' | 'model' | 'record';
  /** Id of the run it was held against; null without a baseline. */
  readonly baseline: string | null;
  /** ISO 8601 */
  readonly startedAt: string;
  /** Null while it is under way or after a crash: it can be continued. */
  readonly endedAt: string | null;
  /** Null as long as `endedAt` is. */
  readonly summary: RunSummary | null;
}

/** How one variant did over all its cases and repeats. */
export interface VariantSummary {
  readonly variant: string;
  /** Its cases by state. */
  readonly cases: Readonly<Record<CaseState, number>>;
  /** Share of the judged cases that passed in every repeat, with its 95 % interval; null when none was judged. */
  readonly passRate: { readonly share: number; readonly low: number; readonly high: number } | null;
  readonly runs: { readonly passed: number; readonly failed: number; readonly errors: number };
  /** How many of the judged runs in which a check had something to look at passed it, in the suite's order. */
  readonly checks: readonly { readonly name: string; readonly passed: number; readonly judged: number }[];
  /** Sums over the runs that tell it; null when none does. */
  readonly costUsd: number | null;
  readonly answersUsd: number | null;
  readonly tokens: NonNullable<RunResult['tokens']> | null;
  /** Median of the runs that tell it, milliseconds; null when none does. */
  readonly ms: number | null;
  /** How many runs were answered from where, without those that could not be judged. */
  readonly sources: Readonly<Partial<Record<AnswerSource, number>>>;
}

/** A case that another run, or another variant, left in another state. */
export interface CaseChange {
  readonly case: string;
  readonly from: CaseState;
  readonly to: CaseState;
}

/** One side held against another, case by case; only cases that both judged, with the same content, count. */
export interface Changes {
  readonly compared: number;
  /** Failed now, and did not there. */
  readonly newlyFailing: readonly CaseChange[];
  /** Passes at times now, and always did there. */
  readonly newlyFlaky: readonly CaseChange[];
  /** Passes in every repeat now, and did not there. */
  readonly newlyPassing: readonly CaseChange[];
  /** Passes at times now, and never did there. */
  readonly lessFailing: readonly CaseChange[];
  /** Names of the cases that one side alone has. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  /** Names of the cases that ask or expect something else since. */
  readonly rewritten: readonly string[];
  /** How likely it is that as uneven a change is mere chance, 0–1: McNemar's exact test over the cases. */
  readonly pValue: number;
}

/** A run with its results, judged. */
export interface JudgedRun {
  readonly run: SuiteRun;
  readonly results: readonly RunResult[];
  /** By variant, then case, in alphabetical order. */
  readonly cases: readonly CaseVerdict[];
  /** In the order of the run's variants. */
  readonly variants: readonly VariantSummary[];
  /** Against which run, and by the id of each variant that both have what changed; null without a baseline. */
  readonly against: {
    readonly runId: string;
    readonly sameSuite: boolean;
    readonly changes: Readonly<Record<string, Changes>>;
  } | null;
  readonly gate: GateResult;
}
