import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Analysis } from '../analyses/analysis.entity.js';
import type { FrozenInput } from '../analyses/analysis-input.service.js';
import { User } from '../auth/user.entity.js';
import type { PromptTemplateId, ReportInput } from '../reports/reports.types.js';
import type { ExperimentStatus } from './experiments.types.js';

/**
 * Several ways to ask the model about one home. What is asked about is a copy: a retry of the analysis changes nothing
 * of it, only its erasure takes the experiment away.
 */
@Entity({ tableName: 'prompt_experiments' })
@Index({ properties: ['createdAt', 'id'] })
@Index({ properties: ['status', 'createdAt'] })
export class PromptExperiment {
  /** Given from outside, since pictures are held in its name before it is stored. */
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne({ entity: () => Analysis, deleteRule: 'cascade', index: true })
  analysis: Analysis;

  @Property({ type: 'string[]', columnType: 'text[]' })
  promptIds: PromptTemplateId[];

  /** How often each prompt is asked, 1–5. */
  @Property({ type: 'integer' })
  repeats: number;

  @Property({ type: 'text' })
  status: ExperimentStatus & Opt = 'waiting';

  @Property({ type: 'jsonb', lazy: true })
  input: ReportInput;

  /** Stockholm day whose rules apply, `YYYY-MM-DD`. */
  @Property({ type: 'text' })
  day: string;

  /** The model that is asked; null when none was configured. */
  @Property({ type: 'text', nullable: true })
  model: string | null;

  /** Digest of the rules, prompts and gates. */
  @Property({ type: 'text' })
  version: string;

  /** The administrator who began it, until that account is erased. */
  @ManyToOne({ entity: () => User, deleteRule: 'set null', nullable: true, index: true })
  createdBy: User | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  constructor(id: string, frozen: FrozenInput, asked: AskedExperiment) {
    this.id = id;
    this.analysis = frozen.analysis;
    this.input = frozen.input;
    this.day = frozen.day;
    this.promptIds = [...asked.promptIds];
    this.repeats = asked.repeats;
    this.model = asked.model;
    this.version = asked.version;
    this.createdBy = asked.createdBy;
  }
}

/** What an administrator asks for, and what will answer. */
export interface AskedExperiment {
  readonly promptIds: readonly PromptTemplateId[];
  readonly repeats: number;
  readonly model: string | null;
  readonly version: string;
  readonly createdBy: User;
}
