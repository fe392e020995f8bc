import type { AnalysisResult, Verdict } from '../reports/analysis-result.schema.js';
import type { AdminListPage } from '../shared/database/admin-list.js';
import type { AnalysisAttempt, AnalysisStatus } from './analysis.types.js';

export type AdminAnalysisSort = 'created_at' | 'address' | 'user_email' | 'status' | 'is_paid';
export type AdminAnalysisFilter =
  'completed' | 'processing' | 'failed' | 'stuck' | 'without_report' | 'paid' | 'unpaid';

/** One line of GET /api/admin/analyses. */
export interface AdminAnalysis {
  readonly id: string;
  /** The advert's link. */
  readonly hemnetUrl: string;
  readonly address: string | null;
  /** The owner's. */
  readonly userEmail: string;
  readonly status: AnalysisStatus;
  readonly isPaid: boolean;
  /** Somebody works on it, so it cannot be started over; unfinished without it: nothing has moved for ten minutes. */
  readonly isUnderWay: boolean;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Swedish: why it failed, or why the report of a completed one could not be made anew; else null. */
  readonly failureReason: string | null;
  /** Stable word of that failure. */
  readonly failureCode: string | null;
  readonly verdict: Verdict | null;
  /** How often it was asked for: 1 and each retry. */
  readonly attempts: number;
  /** How often a worker took it up, and ends that none of them wrote; an attempt may take several. */
  readonly runs: number;
  /** Of all runs, in and out together; null when no model took part. */
  readonly tokens: number | null;
  /** US dollars of all runs; null when none is known. */
  readonly costUsd: number | null;
}

/** One line of the command line's list. */
export interface OperatorsAnalysis extends AdminAnalysis {
  /** ISO 8601: when it was asked for the last time. */
  readonly startedAt: string;
  /** ISO 8601; null unless it failed, or could not be made anew. */
  readonly failedAt: string | null;
}

/** Over all analyses, whatever a list shows of them. */
export interface AdminAnalysisFigures {
  readonly total: number;
  readonly completed: number;
  /** Unfinished: `processing`, `scraped` and `analyzing`. */
  readonly processing: number;
  readonly failed: number;
}

/** GET /api/admin/analyses */
export interface AdminAnalysisPage extends AdminListPage<AdminAnalysis> {
  readonly stats: AdminAnalysisFigures;
}

/** One worker's run at an analysis, and whether it goes on. */
export interface AdminAnalysisRun extends Omit<AnalysisAttempt, 'outcome'> {
  /** `lost`: its process was killed, or gave no sign of life for ten minutes. */
  readonly outcome: NonNullable<AnalysisAttempt['outcome']> | 'running';
}

/** GET /api/admin/analyses/:id/attempts, the newest run first. */
export interface AdminAnalysisRuns {
  readonly items: readonly AdminAnalysisRun[];
  /** How the present report was written; null while there is none. */
  readonly report: Partial<
    Pick<
      AnalysisResult['meta'],
      'label' | 'template' | 'model' | 'version' | 'reused' | 'fallbackReason' | 'generatedAt'
    >
  > | null;
}
