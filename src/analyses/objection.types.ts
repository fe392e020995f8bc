import type { Evidence } from '../reports/analysis-result.schema.js';
import type { AdminListPage } from '../shared/database/admin-list.js';

/** What somebody says is wrong with a claim of a report. */
export const objectionReasons = [
  'untrue',
  'stated',
  'not-this-home',
  'wrong-sum',
  'unclear',
  'other',
] as const;
export type ObjectionReason = (typeof objectionReasons)[number];

/** Characters of what somebody writes of it. */
export const longestObjection = 1000;

/** A claim as its reader saw it, cut to `longestClaim` bytes of JSON. */
export interface ObjectedClaim {
  /** The rule of a flag, the field of a missing fact; null where it has no such name. */
  readonly name: string | null;
  /** What it is called in the report: of the verdict `RED`; null where only its place names it. */
  readonly title: string | null;
  readonly texts: readonly string[];
  /** Its numbers by their place in it: `{'estimatedCost.min': 50000}`, kr. */
  readonly figures: Readonly<Record<string, number>>;
  readonly evidence: readonly Evidence[];
}

/** POST /api/analyses/:id/objections */
export interface GivenObjection {
  /** Of the claim in the result: `redFlags.0`, `monthlyCost`; `verdict`. */
  readonly path: string;
  /** Of the report that was read, `ReportView.revision`. */
  readonly revision: string;
  readonly reason: ObjectionReason;
  /** In the reader's own words; may be empty. */
  readonly text: string;
}

export type ObjectionSort = 'created_at' | 'address';
export type ObjectionFilter = 'open' | 'handled' | ObjectionReason;

/** As administrators and operators see it. */
export interface AdminObjection {
  readonly id: string;
  /** ISO 8601 */
  readonly createdAt: string;
  readonly analysisId: string;
  readonly address: string | null;
  readonly hemnetUrl: string;
  readonly path: string;
  readonly claim: ObjectedClaim;
  readonly reason: ObjectionReason;
  readonly text: string;
  /** An administrator wrote it who read another person's report. */
  readonly isAdministrators: boolean;
  /** Of the result; null where it does not tell. */
  readonly version: string | null;
  readonly analyst: string | null;
  readonly template: string | null;
  readonly model: string | null;
  /** ISO 8601; null while nobody has dealt with it. */
  readonly handledAt: string | null;
  /** The golden case that was made of it. */
  readonly caseName: string | null;
}

/** GET /api/admin/objections, newest first. */
export type AdminObjectionPage = AdminListPage<AdminObjection>;
