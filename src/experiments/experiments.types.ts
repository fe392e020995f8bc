import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { PromptTemplateId, PromptTemplateView, Uncertainties } from '../reports/reports.types.js';
import type { AdminListPage } from '../shared/database/admin-list.js';

export type { Uncertainties } from '../reports/reports.types.js';

/** `waiting` and `running` are under way; `completed` when at least one run gave a report of the model's. */
export type ExperimentStatus = 'waiting' | 'running' | 'completed' | 'failed';

/** One template's report, or why there is none. */
export interface ExperimentRun {
  readonly id: string;
  readonly promptId: PromptTemplateId;
  /** From 1: the same prompt on the same home, asked again. */
  readonly repeat: number;
  /** `failed` when the model gave no report; then `result` may hold what the rules wrote instead. */
  readonly status: 'waiting' | 'running' | 'completed' | 'failed';
  /** Swedish, only when failed. */
  readonly failureReason: string | null;
  /** Input and output together; null when no model answered. */
  readonly tokensUsed: number | null;
  /** US dollars; null when nobody knows the price. */
  readonly costUsd: number | null;
  readonly executionTimeMs: number | null;
  /** The whole report, with `meta.tokens` and `meta.cost`. */
  readonly result: AnalysisResult | null;
  /** What the report is unsure of. */
  readonly uncertainties: Uncertainties | null;
}

/** One line of GET /api/admin/experiments. */
export interface ExperimentLine {
  readonly id: string;
  readonly analysisId: string;
  /** The advert's link. */
  readonly hemnetUrl: string;
  readonly address: string | null;
  readonly promptIds: readonly PromptTemplateId[];
  readonly repeats: number;
  readonly status: ExperimentStatus;
  /** Runs that gave a report of the model's, and all runs. */
  readonly summary: { readonly succeeded: number; readonly total: number };
  /** ISO 8601 */
  readonly createdAt: string;
}

export type ExperimentFilter = 'under-way' | 'completed' | 'failed' | PromptTemplateId;
export type ExperimentSort = 'created_at' | 'address' | 'status' | 'repeats';

/** GET /api/admin/experiments */
export type ExperimentPage = AdminListPage<ExperimentLine>;

/** GET /api/admin/experiments/:id */
export interface ExperimentView extends ExperimentLine {
  /** Stockholm day whose rules every run is written by: that of the analysis's own report, `YYYY-MM-DD`. */
  readonly day: string;
  /** The model asked; null when none is configured, so that the rules wrote every report. */
  readonly model: string | null;
  /** Digest of the rules, prompts and gates that wrote it. */
  readonly version: string;
  /** Runs that have ended, for the progress. */
  readonly ended: number;
  /** By prompt, then by repeat. */
  readonly runs: readonly ExperimentRun[];
}

/**
 * Answer of POST /api/admin/experiments `{analysisId, promptIds, repeats?}`: 201 when all runs have ended; 202 at once
 * with the header `Prefer: respond-async`, and after 100 seconds with what there is.
 */
export interface ExperimentStarted {
  readonly experimentId: string;
  readonly summary: { readonly succeeded: number; readonly total: number };
}

/** One template of GET /api/admin/prompts. */
export interface PromptView extends PromptTemplateView {
  /** How many experiments asked with it. */
  readonly experiments: number;
}

/** GET /api/admin/prompts */
export interface PromptsView {
  readonly items: readonly PromptView[];
  /** Null when no model is configured: the rules write every report. */
  readonly model: string | null;
}
