import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ReportsService } from '../reports/reports.service.js';
import { adminListQuery, isoTime, readAdminList, type AdminList } from '../shared/database/admin-list.js';
import { ExperimentNotFound } from './experiments.errors.js';
import type {
  ExperimentFilter,
  ExperimentLine,
  ExperimentPage,
  ExperimentRun,
  ExperimentSort,
  ExperimentView,
  PromptsView,
} from './experiments.types.js';
import { PromptExperimentResult } from './prompt-experiment-result.entity.js';

const runsOf = (condition: string): string =>
  `(select count(*)::int from prompt_experiment_results r where r.experiment_id = e.id and ${condition})`;

const list: AdminList<ExperimentSort, ExperimentFilter> = {
  columns: `e.id, e.analysis_id as "analysisId", a.hemnet_url as "hemnetUrl", a.address,
    to_json(e.prompt_ids) as "promptIds", e.repeats, e.status, ${isoTime('e.created_at')} as "createdAt",
    json_build_object('succeeded', ${runsOf(`r.status = 'completed'`)}, 'total', ${runsOf('true')}) as summary`,
  from: 'prompt_experiments e join analyses a on a.id = e.analysis_id',
  id: 'e.id',
  orders: {
    created_at: 'e.created_at',
    address: { by: 'a.address collate "sv-x-icu"', canBeNull: true },
    status: `array_position(array['waiting', 'running', 'completed', 'failed'], e.status)`,
    repeats: 'e.repeats',
  },
  filters: {
    'under-way': `e.status in ('waiting', 'running')`,
    completed: `e.status = 'completed'`,
    failed: `e.status = 'failed'`,
    'default-v1': `e.prompt_ids @> '{default-v1}'`,
    'unbiased-v1': `e.prompt_ids @> '{unbiased-v1}'`,
  },
  searched: ['a.hemnet_url', 'a.address'],
  typedWhole: ['e.analysis_id::text'],
};

export const experimentsQuery = adminListQuery(list);
export type ExperimentsQuery = z.infer<typeof experimentsQuery>;

/** Experiments and templates, for administrators to read. */
@Injectable()
export class ExperimentListService {
  constructor(
    private readonly em: EntityManager,
    private readonly reports: ReportsService,
  ) {}

  page(query: ExperimentsQuery): Promise<ExperimentPage> {
    return readAdminList<ExperimentLine>(this.em.fork(), list, query);
  }

  /** One experiment with all that its runs wrote. @throws ExperimentNotFound */
  async view(id: string): Promise<ExperimentView> {
    const em = this.em.fork();
    const [experiment] = await em.execute<Omit<ExperimentView, 'ended' | 'runs'>[]>(
      `select ${list.columns}, e.day, e.model, e.version from ${list.from} where e.id = ?`,
      [id],
    );
    if (!experiment) throw new ExperimentNotFound();
    const orderBy = { promptId: 'asc', repeat: 'asc' } as const;
    const runs = (await em.find(PromptExperimentResult, { experiment: id }, { orderBy })).map(toRun);
    const ended = runs.filter(({ status }) => status === 'completed' || status === 'failed').length;
    return { ...experiment, ended, runs };
  }

  async prompts(): Promise<PromptsView> {
    const rows = await this.em.fork().execute<{ promptId: string; count: number }[]>(
      `select asked as "promptId", count(*)::int as count
         from prompt_experiments, unnest(prompt_ids) as asked group by asked`,
    );
    const counts = new Map(rows.map(({ promptId, count }) => [promptId, count]));
    const items = this.reports.prompts().map((prompt) => ({
      ...prompt,
      experiments: counts.get(prompt.id) ?? 0,
    }));
    return { items, model: this.reports.model };
  }
}

function toRun(row: PromptExperimentResult): ExperimentRun {
  const { id, promptId, repeat, status, failureReason, tokensUsed, costUsd, executionTimeMs } = row;
  const { uncertainties = null, ...result } = row.resultData ?? {};
  return {
    id,
    promptId,
    repeat,
    status,
    failureReason,
    tokensUsed,
    costUsd,
    executionTimeMs,
    result: row.resultData ? (result as NonNullable<ExperimentRun['result']>) : null,
    uncertainties,
  };
}
