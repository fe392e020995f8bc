import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import { Analysis } from './analysis.entity.js';
import type { GivenObjection, ObjectedClaim, ObjectionReason } from './objection.types.js';

/** Somebody who read a report says that a claim of it is wrong. */
@Entity({ tableName: 'objections' })
@Index({ properties: ['analysis', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
export class Objection {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => Analysis, deleteRule: 'cascade' })
  analysis: Analysis;

  @Property({ type: 'text' })
  path: string;

  @Property({ type: 'jsonb' })
  claim: ObjectedClaim;

  @Property({ type: 'text' })
  reason: ObjectionReason;

  @Property({ type: 'text' })
  text: string;

  /** Written by an administrator who read another person's report. */
  @Property({ type: 'boolean' })
  isAdministrators: boolean;

  @Property({ type: 'text', nullable: true })
  version: string | null;

  @Property({ type: 'text', nullable: true })
  analyst: string | null;

  @Property({ type: 'text', nullable: true })
  template: string | null;

  @Property({ type: 'text', nullable: true })
  model: string | null;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  handledAt: Date | null = null;

  /** Of the golden case that was made of it. */
  @Property({ type: 'text', nullable: true })
  caseName: string | null = null;

  /** @param meta of the result that holds the claim; those of earlier times may lack it */
  constructor(
    analysis: Analysis,
    { path, reason, text }: Pick<GivenObjection, 'path' | 'reason' | 'text'>,
    {
      claim,
      isAdministrators,
      meta,
    }: { claim: ObjectedClaim; isAdministrators: boolean; meta: Partial<AnalysisResult['meta']> | undefined },
  ) {
    this.analysis = analysis;
    this.path = path;
    this.claim = claim;
    this.reason = reason;
    this.text = text;
    this.isAdministrators = isAdministrators;
    this.version = meta?.version ?? null;
    this.analyst = meta?.analyst ?? null;
    this.template = meta?.template ?? null;
    this.model = meta?.model ?? null;
  }
}
