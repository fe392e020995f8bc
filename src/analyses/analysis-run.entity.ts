import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import { Analysis } from './analysis.entity.js';

/** What became of one worker's run at an analysis: kept for operators, never shown to buyers. */
@Entity({ tableName: 'analysis_runs' })
@Unique({ properties: ['analysis', 'run'] })
export class AnalysisRun {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => Analysis, deleteRule: 'cascade' })
  analysis: Analysis;

  @Property({ type: 'integer' })
  attempt: number;

  @Property({ type: 'integer' })
  run: number;

  @Property({ type: 'timestamptz' })
  @Index()
  startedAt: Date = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  /** As the analysis had it when the run began: made for somebody else than the owner. */
  @Property({ type: 'boolean', default: false })
  isUnasked: boolean & Opt = false;

  /**
   * `completed`, `failed`, `retried`, `superseded`, or `lost` when the next run found that it had not ended; null while
   * it runs, and after its process was killed.
   */
  @Property({ type: 'text', nullable: true })
  outcome: string | null = null;

  @Property({ type: 'text', nullable: true })
  errorCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  errorMessage: string | null = null;

  /** Milliseconds by step: `capture`, `images`, `report`. */
  @Property({ type: 'jsonb' })
  timings: Record<string, number> = {};

  /** Zeros where the run ended before the model that it had asked answered; null when none was asked or none answered. */
  @Property({ type: 'jsonb', nullable: true })
  tokens: NonNullable<AnalysisResult['meta']['tokens']> | null = null;

  /** What those tokens cost, US dollars; null when none were taken or nobody knows their price. */
  @Property({ type: 'double', nullable: true })
  costUsd: number | null = null;

  /** What wrote the report, also one that could not be kept: as `AnalysisResult.meta` has it. */
  @Property({ type: 'text', nullable: true })
  analyst: string | null = null;

  @Property({ type: 'text', nullable: true })
  template: string | null = null;

  @Property({ type: 'text', nullable: true })
  version: string | null = null;

  @Property({ type: 'boolean', default: false })
  isReused: boolean & Opt = false;

  /** The rules wrote it although a model was asked. */
  @Property({ type: 'boolean', default: false })
  fellBack: boolean & Opt = false;

  /** What figures over many runs are counted from, kept by the database. */
  @Property({ type: 'integer', nullable: true, generated: `((timings ->> 'capture')::int) stored` })
  readonly captureMs?: number | null;

  @Property({ type: 'integer', nullable: true, generated: `((timings ->> 'images')::int) stored` })
  readonly imagesMs?: number | null;

  @Property({ type: 'integer', nullable: true, generated: `((timings ->> 'report')::int) stored` })
  readonly reportMs?: number | null;

  @Property({
    type: 'integer',
    nullable: true,
    generated: `((tokens ->> 'input')::int + (tokens ->> 'output')::int) stored`,
  })
  readonly tokenCount?: number | null;

  constructor(analysis: Analysis, attempt: number, run: number) {
    this.analysis = analysis;
    this.attempt = attempt;
    this.run = run;
    this.isUnasked = analysis.isUnasked;
  }
}
