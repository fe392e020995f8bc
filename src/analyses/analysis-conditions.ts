import type { Verdict } from '../reports/analysis-result.schema.js';
import type { ListCondition } from '../shared/database/admin-list.js';
import { STALE_MS } from './analysis.entity.js';
import type { AnalysisStatus } from './analysis.types.js';

/** SQL over `analyses a`. */
export const isUnfinished = `a.status not in ('completed', 'failed')`;
/** As `Analysis.isUnderWay` has it. */
export const isUnderWay = `(${isUnfinished} and a.updated_at >= now() - interval '${STALE_MS} milliseconds')`;

/** It has no report, or its report was not renewed. */
export const hasFailed = `(a.status = 'failed' or a.status = 'completed' and a.failure_code is not null)`;

/** What operators choose analyses by; all that are given must hold. */
export interface AnalysisConditions {
  readonly ids?: readonly string[];
  readonly userId?: string;
  /** `stuck`: unfinished, and nothing has moved for ten minutes. */
  readonly status?: AnalysisStatus | 'unfinished' | 'stuck';
  readonly isPaid?: boolean;
  readonly verdict?: Verdict;
  /** Of the advert's link; also its subdomains. Lower case. */
  readonly host?: string;
  /** Created at or after. */
  readonly since?: Date;
  /** Created before. */
  readonly until?: Date;
  /** Failed at or after. */
  readonly failedSince?: Date;
  /** Asked for, the last time, before. */
  readonly startedBefore?: Date;
}

/** Conditions over `analyses a`. */
export function conditionsOf(wanted: AnalysisConditions): ListCondition[] {
  const { ids, userId, status, isPaid, verdict, host, since, until, failedSince, startedBefore } = wanted;
  const conditions: (ListCondition | undefined)[] = [
    ids && { sql: 'a.id = any(?::uuid[])', values: [`{${ids.join(',')}}`] },
    when('a.user_id = ?', userId),
    status && statusIs(status),
    when('a.is_paid = ?', isPaid),
    when('a.verdict = ?', verdict),
    host === undefined ? undefined : when('a.hemnet_url ~ ?', linkTo(host)),
    when('a.created_at >= ?', since),
    when('a.created_at < ?', until),
    when(`${hasFailed} and a.updated_at >= ?`, failedSince),
    when('a.started_at < ?', startedBefore),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function when(sql: string, value: unknown): ListCondition | undefined {
  return value === undefined ? undefined : { sql, values: [value] };
}

function statusIs(status: NonNullable<AnalysisConditions['status']>): ListCondition {
  if (status === 'unfinished') return { sql: isUnfinished, values: [] };
  if (status === 'stuck') return { sql: `${isUnfinished} and not ${isUnderWay}`, values: [] };
  if (status === 'failed') return { sql: hasFailed, values: [] };
  return { sql: 'a.status = ?', values: [status] };
}

/** A regular expression of PostgreSQL's; the index of trigrams serves it. */
function linkTo(host: string): string {
  return `^https?://([^/]+\\.)?${host.replace(/[^a-z0-9-]/g, '\\$&')}([:/]|$)`;
}
