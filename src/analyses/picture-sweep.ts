import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { takesRound } from '../shared/database/rounds.js';
import { Turns } from '../shared/turns.js';
import { usedPictures } from './used-pictures.js';

const EVERY_MS = 60 * 60_000;
/** A picture just stored has no row yet; no analysis and no form takes so long. */
const OLD_MS = 2 * 60 * 60_000;
/** The pool that reads files serves everyone. */
const FILES_AT_ONCE = 4;

/** A picture whose row is gone, and the time by which it was surely stored for that row. */
export interface LeftPicture {
  readonly sha256: string;
  readonly storedBefore: Date;
}

/**
 * Pictures that no analysis shows, nothing made of one holds, no kept reading of an advert and no buyer's hand-in
 * names are removed: a deleted analysis leaves nothing, and one that failed nothing that was fetched for it.
 */
@Injectable()
export class PictureSweep implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PictureSweep.name);
  private readonly shutdown = new AbortController();

  constructor(
    private readonly em: EntityManager,
    private readonly images: ImageStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web') return;
    try {
      if (await takesRound(this.em, 'pictures', EVERY_MS)) await this.sweep(OLD_MS);
    } catch (error) {
      if (!this.shutdown.signal.aborted) this.logger.error(error);
    }
  }

  beforeApplicationShutdown(): void {
    this.shutdown.abort();
  }

  /** @param olderThanMs pictures stored more recently stay, and those of what failed more recently, milliseconds */
  async sweep(olderThanMs: number): Promise<void> {
    const { signal } = this.shutdown;
    await this.forgetFailed(olderThanMs);
    const isUsed = (sha256s: readonly string[]) => usedPictures(this.em.fork(), sha256s);
    await this.images.sweep(isUsed, olderThanMs, { signal });
  }

  /** Of what failed all but its pictures stays, until its owner deletes it: started over it is read anew. */
  private async forgetFailed(olderThanMs: number): Promise<void> {
    await this.em.fork().execute(
      `with failed as (
         update analyses a set image = null, photos_count = 0, floorplans_count = 0,
                raw_listing_data = raw_listing_data - 'trackedImages'
          where status = 'failed' and updated_at < now() - ? * interval '1 millisecond'
            and exists (select 1 from analysis_pictures where analysis_id = a.id)
         returning id
       )
       delete from analysis_pictures using failed where analysis_id = failed.id`,
      [olderThanMs],
    );
  }

  /**
   * Removes pictures of rows that are gone, at once. One that others name stays, and one that was stored again since its
   * own row was written: somebody's row may not be written yet. What is left over by a fault is the sweep's.
   */
  async removeUnused(pictures: readonly LeftPicture[]): Promise<void> {
    try {
      const names = pictures.map(({ sha256 }) => sha256);
      const used = await usedPictures(this.em.fork(), names);
      const unused = pictures.filter(({ sha256 }) => !used.has(sha256));
      await new Turns(FILES_AT_ONCE).each(unused, async ({ sha256, storedBefore }) => {
        const storedAt = await this.images.storedAt(sha256);
        if (storedAt && storedAt <= storedBefore) await this.images.remove(sha256);
      });
    } catch (error) {
      this.logger.error(error);
    }
  }
}
