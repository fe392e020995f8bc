import type { RunningVersions } from './measurement.types.js';

/** `other`: a fault of ours, or none that tells of the site. */
export type SiteAnswer = 'read' | 'blocked' | 'changed' | 'unavailable' | 'gone' | 'other';

export const qualityDays = [30, 90, 365] as const;
export type QualityDays = (typeof qualityDays)[number];

/** Of the values in the middle: half are below the median, nine in ten below `p90`. */
export interface Spread {
  readonly median: number;
  readonly p90: number;
}

/** The steps of a run and the whole of it. */
export type TimedStep = 'capture' | 'images' | 'report' | 'total';

/** What came of the runs that began in some days. */
export interface QualityFigures {
  readonly reports: number;
  /** Attempts that came to nothing, also those that were called off or that no worker finished. */
  readonly failed: number;
  /** Milliseconds of completed runs; null where no run took the step. */
  readonly times: Readonly<Record<TimedStep, Spread | null>>;
  /** US dollars that all runs together took of the model, whatever came of them; null when no price is known. */
  readonly costUsd: number | null;
}

/** One day, or one week from its Monday. */
export interface QualityPoint extends QualityFigures {
  /** `YYYY-MM-DD` in Stockholm */
  readonly from: string;
}

/** What one combination of analyst, template and code wrote. */
export interface WriterFigures {
  readonly analyst: 'rules' | 'openai';
  readonly template: string | null;
  /** Null where nobody recorded it. */
  readonly version: string | null;
  readonly reports: number;
  /** Written earlier and given again: in no other figure of this line. */
  readonly reused: number;
  /** Written by the rules although a model was asked. */
  readonly fellBack: number;
  /** Milliseconds */
  readonly time: Spread | null;
  /** Input and output together; null when no model answered. */
  readonly tokens: Spread | null;
  /** US dollars for each report; null when none is known. */
  readonly costUsd: Spread | null;
  /** ISO 8601 */
  readonly lastUsed: string;
}

/** Why attempts failed, by the error's stable code. */
export interface FailureFigures {
  readonly code: string;
  readonly count: number;
  /** In as many days before. */
  readonly before: number;
}

/** How a site answered in some days. */
export interface SiteAnswers {
  readonly reads: number;
  readonly answers: Readonly<Record<SiteAnswer, number>>;
  /** Of one read page; null when no page was read for its own facts. */
  readonly medianFacts: number | null;
}

/** `too few`: not enough was read to tell. */
export type SiteState = 'good' | 'stopped' | 'too few';

export interface SiteFigures extends SiteAnswers {
  readonly site: string;
  readonly state: SiteState;
  /** The last 7 days, and the 28 before them, whatever the period asked for. */
  readonly recent: SiteAnswers;
  readonly earlier: SiteAnswers;
}

/** GET /api/admin/quality?days= */
export interface QualityView {
  readonly days: QualityDays;
  readonly step: 'day' | 'week';
  readonly whole: QualityFigures;
  /** Every day or whole week of the period, oldest first, also those without runs. */
  readonly points: readonly QualityPoint[];
  /** Most recently used first. */
  readonly writers: readonly WriterFigures[];
  /** Reports for which a model was asked, and those of them that the rules wrote. */
  readonly fallback: { readonly asked: number; readonly fellBack: number };
  /** Most common first; together they are the `failed` of the whole. */
  readonly failures: readonly FailureFigures[];
  /** Runs whose worker never ended them: the analysis was taken up again, and counts by how that went. */
  readonly lost: Pick<FailureFigures, 'count' | 'before'>;
  /** Those that stopped reading well first, then by how much they are read. */
  readonly sites: readonly SiteFigures[];
  readonly versions: RunningVersions;
}
