import type { z } from 'zod';
import type { AnalysisResult } from '../../reports/analysis-result.schema.js';
import type { ReportDraft, ReportInput } from '../../reports/reports.types.js';
import type { GoldenCase } from '../suites/case.schema.js';

/** What a check looks at. */
export interface CheckSubject {
  readonly golden: GoldenCase;
  readonly input: ReportInput;
  /** The day whose rules apply. */
  readonly today: Date;
  /** As a buyer gets it: after the gates. */
  readonly report: AnalysisResult;
  /**
   * The model's first answer in the rules' report, before the gates dropped anything: what the prompt is worth. Null
   * when the rules wrote, or when no answer could be read.
   */
  readonly draft: ReportDraft | null;
  /** Why no answer could be used although one came: refused, cut off, no JSON, of another shape. English. */
  readonly unusable: string | null;
  /** US dollars that the answers cost when they were made; null when nobody knows. */
  readonly answersUsd: number | null;
  /** Milliseconds that the answers took when they were made; null when nobody measured. */
  readonly ms: number | null;
  /**
   * Asks the judging model; its answer has the schema's shape.
   * @throws ModelUnavailable, ModelRefused, ModelAnswerInvalid: then the run could not be judged
   */
  readonly ask: <T>(question: JudgeQuestion<T>) => Promise<T>;
}

export interface JudgeQuestion<T> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly system: string;
  readonly user: string;
}

export interface CheckFinding {
  /** True as well when there was nothing to check. */
  readonly passed: boolean;
  /** False when there was nothing to check: then it counts for nothing. */
  readonly applies: boolean;
  /** English, one line: what was found, and what was wanted. */
  readonly reason: string;
  /** 0–1, of a rubric. */
  readonly score?: number;
}

/** One kind of check: a pure function, but for the rubric, which asks a model. One file each. */
export interface Check<Params = unknown> {
  readonly type: string;
  /** One English sentence for `experiments checks`. */
  readonly description: string;
  readonly params: z.ZodType<Params>;
  readonly run: (subject: CheckSubject, params: Params) => CheckFinding | Promise<CheckFinding>;
}

/** A check as a suite calls it. */
export interface CheckCall {
  /** Unique within the suite; the type where the suite gives none. */
  readonly name: string;
  readonly type: string;
  /** As the check's own schema read them. */
  readonly params: unknown;
  /** Only for cases that have one of these tags; all cases when empty. */
  readonly tags: readonly string[];
}
