import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import type { SiteAnswer } from './quality.types.js';

/** How one site answered when we asked for an advert. Nothing tells which advert, or for whom. */
@Entity({ tableName: 'site_readings' })
export class SiteReading {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  /** The host, without `www.` */
  @Property({ type: 'text' })
  site: string;

  @Property({ type: 'timestamptz' })
  @Index()
  readAt: Date;

  @Property({ type: 'text' })
  answer: SiteAnswer;

  /** How many facts the page gave; null when it gave none, and of a second page, whose own cannot be told. */
  @Property({ type: 'integer', nullable: true })
  facts: number | null;

  constructor(site: string, answer: SiteAnswer, facts: number | null, readAt: Date) {
    this.site = site;
    this.answer = answer;
    this.facts = facts;
    this.readAt = readAt;
  }
}
