import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
import type { RetentionOutcome, RetentionRunView } from './accounts.types.js';
import { RetentionRun } from './retention-run.entity.js';
import { retentionRules, type RetentionRule } from './retention-rules.js';

/** So many rows between two looks at whether to stop. */
const BATCH = 1000;

export interface RetentionOptions {
  /** As in the log: `cli:<name>`, or who else lets it run. */
  readonly actor: string;
  readonly now?: Date;
  /** Stops between two batches; what was removed until then is removed for good. */
  readonly signal?: AbortSignal;
  /** Rows removed by one statement, at least 1. */
  readonly batch?: number;
  /** Whose daily run it is: `YYYY-MM-DD` in Stockholm. */
  readonly day?: string;
  /** Called after each rule. */
  readonly onRule?: (outcome: RetentionOutcome) => void;
}

/** Removes what has been kept for as long as it may be. */
@Injectable()
export class RetentionService {
  constructor(private readonly em: EntityManager) {}

  /** How many rows each rule would remove now; changes nothing. */
  async due(now = new Date()): Promise<RetentionOutcome[]> {
    const em = this.em.fork();
    const outcomes: RetentionOutcome[] = [];
    for (const rule of retentionRules) {
      const { sql, values } = isDue(rule, now);
      const [counted] = await em.execute<[{ rows: number }]>(
        `select count(*)::int as rows from ${rule.table} where ${sql}`,
        values,
      );
      outcomes.push(told(rule, 'due', counted.rows));
    }
    return outcomes;
  }

  /**
   * Removes what is due. Each rule is a transaction of its own with its entry in the log; one that fails is undone,
   * and the others go on. Rows that somebody holds locked wait for the next run. Once more does nothing. When it ran and
   * what came of it is kept, whoever asked for it.
   * @returns an outcome for each rule, in their order
   */
  async run(options: RetentionOptions): Promise<RetentionOutcome[]> {
    const startedAt = new Date();
    const outcomes: RetentionOutcome[] = [];
    for (const rule of retentionRules) {
      const outcome = options.signal?.aborted ? told(rule, 'stopped', 0) : await this.apply(rule, options);
      outcomes.push(outcome);
      options.onRule?.(outcome);
    }
    await this.keep(options, startedAt, outcomes);
    return outcomes;
  }

  /** The latest runs, newest first. */
  async latest(limit: number): Promise<RetentionRunView[]> {
    const runs = await this.em.fork().find(RetentionRun, {}, { orderBy: { endedAt: 'desc' }, limit });
    return runs.map(({ day, actor, startedAt, endedAt, isComplete, rows, rules }) => ({
      day,
      actor,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      isComplete,
      rows,
      rules,
    }));
  }

  private async keep(
    { actor, day }: RetentionOptions,
    startedAt: Date,
    outcomes: readonly RetentionOutcome[],
  ): Promise<void> {
    const rules = outcomes.map(({ rule, state, rows, error }) => ({
      ...{ rule, state, rows },
      ...(error === undefined ? {} : { error }),
    }));
    const rows = outcomes.reduce((sum, outcome) => sum + outcome.rows, 0);
    const isComplete = outcomes.every(({ state }) => state === 'done');
    const run = new RetentionRun({
      day: day ?? null,
      actor,
      startedAt,
      endedAt: new Date(),
      isComplete,
      rows,
      rules,
    });
    await this.em.fork().transactional(async (em) => {
      if (day !== undefined) await em.nativeDelete(RetentionRun, { day });
      await em.persist(run).flush();
    });
  }

  private async apply(rule: RetentionRule, options: RetentionOptions): Promise<RetentionOutcome> {
    try {
      return await this.em.fork().transactional((em) => remove(em, rule, options));
    } catch (error) {
      return { ...told(rule, 'failed', 0), error: (error as Error).message };
    }
  }
}

async function remove(
  em: EntityManager,
  rule: RetentionRule,
  { actor, now = new Date(), signal, batch = BATCH }: RetentionOptions,
): Promise<RetentionOutcome> {
  const { table, clears } = rule;
  const act = clears ? `update ${table} set ${clears} = null` : `delete from ${table}`;
  const { sql, values } = isDue(rule, now);
  const due = `select ctid from ${table} where ${sql} limit ? for update skip locked`;
  let rows = 0;
  for (let last = batch; last === batch && !signal?.aborted; rows += last) {
    const done = await em.execute<{ affectedRows: number }>(
      `${act} where ctid = any(array(${due}))`,
      [...values, batch],
      'run',
    );
    last = done.affectedRows;
  }
  if (rows > 0)
    await recordAct(em, { actor, act: 'retention.run', subject: `rule:${rule.rule}`, details: { rows } });
  return told(rule, signal?.aborted ? 'stopped' : 'done', rows);
}

/**
 * SQL of what has been kept for longer than it may be. Months are those of the calendar: what began on 29 February of a
 * leap year goes on 1 March.
 */
function isDue(
  { counted, keptFor, isAfterYear, unless }: RetentionRule,
  now: Date,
): { sql: string; values: Date[] } {
  const limit = isAfterYear
    ? `(date_trunc('year', :now at time zone 'Europe/Stockholm') - interval '${keptFor}') at time zone 'Europe/Stockholm'`
    : `(:now at time zone 'UTC' - interval '${keptFor}') at time zone 'UTC'`;
  const named = `${counted} < ${limit}${unless ? ` and not (${unless})` : ''}`;
  const parts = named.split(/:now\b/);
  return { sql: parts.join('?::timestamptz'), values: parts.slice(1).map(() => now) };
}

function told(rule: RetentionRule, state: RetentionOutcome['state'], rows: number): RetentionOutcome {
  const { what, table, clears = null, keptFor, isAfterYear = false, countedFrom, why } = rule;
  return { rule: rule.rule, what, table, clears, keptFor, isAfterYear, countedFrom, why, state, rows };
}
