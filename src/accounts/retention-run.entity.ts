import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import type { RetentionOutcome } from './accounts.types.js';

/** What one rule came to. */
export type RuleCount = Pick<RetentionOutcome, 'rule' | 'state' | 'rows' | 'error'>;

/** One time that what is due was removed; of each day's own run the latest try. */
@Entity({ tableName: 'retention_runs' })
@Index({ properties: ['endedAt'] })
export class RetentionRun {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  /** `YYYY-MM-DD` in Stockholm of the day whose run it is; null for those that an operator asks for. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  day: string | null;

  /** As in the log of acts. */
  @Property({ type: 'text' })
  actor: string;

  @Property({ type: 'timestamptz' })
  startedAt: Date;

  @Property({ type: 'timestamptz' })
  endedAt: Date;

  /** Whether every rule was carried through. */
  @Property({ type: 'boolean' })
  isComplete: boolean;

  /** Removed by all rules. */
  @Property({ type: 'integer' })
  rows: number;

  @Property({ type: 'jsonb' })
  rules: readonly RuleCount[];

  constructor(run: Omit<RetentionRun, 'id'>) {
    this.day = run.day;
    this.actor = run.actor;
    this.startedAt = run.startedAt;
    this.endedAt = run.endedAt;
    this.isComplete = run.isComplete;
    this.rows = run.rows;
    this.rules = run.rules;
  }
}
