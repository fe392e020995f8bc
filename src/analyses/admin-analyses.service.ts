import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import {
  adminListQuery,
  isoTime,
  readAdminList,
  type AdminList,
  type AdminListPage,
} from '../shared/database/admin-list.js';
import type {
  AdminAnalysis,
  AdminAnalysisFigures,
  AdminAnalysisFilter,
  AdminAnalysisPage,
  AdminAnalysisRuns,
  AdminAnalysisSort,
  OperatorsAnalysis,
} from './admin-analyses.types.js';
import {
  conditionsOf,
  hasFailed,
  isUnderWay,
  isUnfinished,
  type AnalysisConditions,
} from './analysis-conditions.js';
import { AnalysisRun } from './analysis-run.entity.js';
import { Analysis } from './analysis.entity.js';
import { AnalysisNotFound } from './analysis.errors.js';
import type { Analyst } from './analysis.types.js';
import { toAttempt } from './report.service.js';

const ofRuns = (what: string): string => `(select ${what} from analysis_runs r where r.analysis_id = a.id)`;

/** What is summed of runs is summed for the rows of one page alone, so there is no order by it. */
const list: AdminList<AdminAnalysisSort, AdminAnalysisFilter> = {
  columns: `a.id, a.hemnet_url as "hemnetUrl", a.address,
    (select u.email from users u where u.id = a.user_id) as "userEmail", a.status, a.is_paid as "isPaid",
    ${isUnderWay} as "isUnderWay", ${isoTime('a.created_at')} as "createdAt", a.failure_reason as "failureReason",
    a.failure_code as "failureCode", a.verdict, a.attempt as attempts, ${ofRuns('count(*)::int')} as runs,
    ${ofRuns(`sum((r.tokens->>'input')::float8 + (r.tokens->>'output')::float8)`)} as tokens,
    ${ofRuns('sum(r.cost_usd)')} as "costUsd"`,
  from: 'analyses a',
  id: 'a.id',
  orders: {
    created_at: 'a.created_at',
    address: { by: 'a.address collate "sv-x-icu"', canBeNull: true },
    user_email: { by: 'u.email', join: 'join users u on u.id = a.user_id' },
    // What is under way first, then what failed.
    status: `array_position(array['processing', 'scraped', 'analyzing', 'failed', 'completed'], a.status)`,
    is_paid: 'a.is_paid',
  },
  filters: {
    completed: `a.status = 'completed'`,
    processing: isUnfinished,
    failed: hasFailed,
    stuck: `${isUnfinished} and not ${isUnderWay}`,
    without_report: `a.status <> 'completed'`,
    paid: 'a.is_paid',
    unpaid: 'not a.is_paid',
  },
  searched: ['a.hemnet_url', 'a.address'],
  typedWhole: ['a.failure_code'],
  searchedBeside: [{ keys: ['a.user_id'], ids: 'select id from users where email ilike ?' }],
};

export const adminAnalysesQuery = adminListQuery(list);
export type AdminAnalysesQuery = z.infer<typeof adminAnalysesQuery>;

/** The same with what only the command line tells. */
const operatorsList = {
  ...list,
  columns: `${list.columns}, ${isoTime('a.started_at')} as "startedAt",
    case when ${hasFailed} then ${isoTime('a.updated_at')} end as "failedAt"`,
};

/** Everybody's analyses, for administrators. */
@Injectable()
export class AdminAnalysesService {
  constructor(private readonly em: EntityManager) {}

  async page(query: AdminAnalysesQuery): Promise<AdminAnalysisPage> {
    const em = this.em.fork();
    const stats = await this.figures(em);
    return { stats, ...(await readAdminList<AdminAnalysis>(em, list, query)) };
  }

  /** What wrote the reports that these analyses hold; of those that hold none nothing. */
  async writersOf(ids: readonly string[]): Promise<ReadonlyMap<string, Analyst>> {
    const rows = await this.em.fork().execute<{ id: string; analyst: Analyst | null }[]>(
      `select id, analysis_result -> 'meta' ->> 'analyst' as analyst from analyses
        where id = any(?::uuid[]) and analysis_result is not null`,
      [`{${ids.join(',')}}`],
    );
    return new Map(rows.flatMap(({ id, analyst }) => (analyst ? [[id, analyst] as const] : [])));
  }

  /**
   * Those that meet all conditions, for operators.
   * @param query.limit any number
   */
  find(
    conditions: AnalysisConditions,
    query: Pick<AdminAnalysesQuery, 'search' | 'sort' | 'order' | 'limit'>,
  ): Promise<AdminListPage<OperatorsAnalysis>> {
    const page = { ...query, offset: 0 };
    return readAdminList<OperatorsAnalysis>(this.em.fork(), operatorsList, page, conditionsOf(conditions));
  }

  async figures(em: EntityManager = this.em.fork()): Promise<AdminAnalysisFigures> {
    const rows = await em.execute<{ status: string; count: number }[]>(
      'select status, count(*)::int as count from analyses group by status',
    );
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
    const [completed, failed] = [countOf('completed'), countOf('failed')];
    return { total, completed, processing: total - completed - failed, failed };
  }

  /**
   * What workers did with an analysis, the newest run first.
   * @throws AnalysisNotFound
   */
  async runs(id: string): Promise<AdminAnalysisRuns> {
    const em = this.em.fork();
    const analysis = await em.findOne(Analysis, { id });
    if (!analysis) throw new AnalysisNotFound();
    // Before the report: one that a run has completed is there then.
    const runs = await em.find(AnalysisRun, { analysis: id }, { orderBy: { run: 'desc' } });
    const [written] = await em.execute<{ meta: AnalysisResult['meta'] | null }[]>(
      `select analysis_result->'meta' as meta from analyses where id = ? and status = 'completed'`,
      [id],
    );
    const isRunning = analysis.isUnderWay(new Date());
    return {
      items: runs.map((row) => {
        const run = toAttempt(row);
        const unended = isRunning && run.run === analysis.run ? 'running' : 'lost';
        return { ...run, outcome: run.outcome ?? unended };
      }),
      report: written?.meta ? howWritten(written.meta) : null,
    };
  }
}

/** Results of earlier times may lack some of it. */
function howWritten(meta: Partial<AnalysisResult['meta']>): AdminAnalysisRuns['report'] {
  const { label, template, model, version, reused, fallbackReason, generatedAt } = meta;
  return {
    label,
    template,
    model,
    version,
    reused,
    fallbackReason,
    generatedAt,
  } as AdminAnalysisRuns['report'];
}
