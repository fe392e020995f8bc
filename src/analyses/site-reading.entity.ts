import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { createHash } from 'node:crypto';
import { stockholmDay } from '../shared/clock.js';
import type { SiteOutcome } from './quality-sites.js';
import type { SiteAnswer } from './quality.types.js';

/**
 * How one site answered on one day when we asked for an advert, the last time that we asked. Nothing tells for whom, and
 * of the advert there is only a digest.
 */
@Entity({ tableName: 'site_readings' })
export class SiteReading {
  /** The same for all readings of one advert on one site and day, so that trying again counts once. */
  @PrimaryKey({ type: 'uuid' })
  id: string;

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

  constructor(listingKey: string, { site, answer, facts }: SiteOutcome, readAt: Date) {
    this.id = digest(site, listingKey, stockholmDay(readAt));
    this.site = site;
    this.answer = answer;
    this.facts = facts;
    this.readAt = readAt;
  }
}

/** The form of an id, made of what it stands for. */
function digest(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(parts.join('\0')).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
