import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { countSiteAnswers } from './analysis.metrics.js';
import type { SiteOutcome } from './quality-sites.js';
import { SiteReading } from './site-reading.entity.js';

/** Twice the longest period that is looked at. */
const KEPT_MONTHS = 24;

/** How the sites answered over time: figures for operators, for which no report may be held up. */
@Injectable()
export class SiteReadings {
  private readonly logger = new Logger(SiteReadings.name);

  constructor(private readonly em: EntityManager) {}

  /** Keeps how the sites answered that were asked for an advert. Never throws: what cannot be kept is lost. */
  async note(listingKey: string, outcomes: readonly SiteOutcome[]): Promise<void> {
    countSiteAnswers(outcomes);
    const readAt = new Date();
    const readings = outcomes.map((outcome) => new SiteReading(listingKey, outcome, readAt));
    const byId = new Map(readings.map((reading) => [reading.id, reading]));
    if (byId.size === 0) return;
    try {
      await this.em.fork().upsertMany([...byId.values()]);
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Removes what is older than any figure needs. */
  async purge(): Promise<void> {
    await this.em
      .fork()
      .execute('delete from site_readings where read_at < now() - make_interval(months => ?)', [KEPT_MONTHS]);
  }
}
