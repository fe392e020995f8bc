import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { PromptTemplateId, Uncertainties } from '../reports/reports.types.js';
import type { ExperimentRun } from './experiments.types.js';
import { PromptExperiment } from './prompt-experiment.entity.js';

/** The whole report and what it is unsure of. */
export type ResultData = AnalysisResult & { readonly uncertainties: Uncertainties };

/** One run of an experiment: one prompt, asked once. */
@Entity({ tableName: 'prompt_experiment_results' })
@Unique({ properties: ['experiment', 'promptId', 'repeat'] })
export class PromptExperimentResult {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => PromptExperiment, deleteRule: 'cascade' })
  experiment: PromptExperiment;

  @Property({ type: 'text' })
  promptId: PromptTemplateId;

  /** From 1. */
  @Property({ type: 'integer' })
  repeat: number;

  @Property({ type: 'text' })
  status: ExperimentRun['status'] & Opt = 'waiting';

  /** How often a worker has taken it up; only the newest may write. */
  @Property({ type: 'integer' })
  tries: number & Opt = 0;

  /** When its worker last said that it still works. */
  @Property({ type: 'timestamptz', nullable: true })
  touchedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  /** Input and output together. */
  @Property({ type: 'integer', nullable: true })
  tokensUsed: number | null = null;

  /** US dollars; null when nobody knows the price. */
  @Property({ type: 'double', nullable: true })
  costUsd: number | null = null;

  @Property({ type: 'integer', nullable: true })
  executionTimeMs: number | null = null;

  @Property({ type: 'jsonb', nullable: true })
  resultData: ResultData | null = null;

  /** Swedish, only when failed. */
  @Property({ type: 'text', nullable: true })
  failureReason: string | null = null;

  constructor(experiment: PromptExperiment, promptId: PromptTemplateId, repeat: number) {
    this.experiment = experiment;
    this.promptId = promptId;
    this.repeat = repeat;
  }
}
