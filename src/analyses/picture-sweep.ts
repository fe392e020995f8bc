import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ImageStore } from '../image-tracking/image-store.service.js';
import { CONFIG, type Config } from '../shared/config/config.js';

const EVERY_MS = 60 * 60_000;
/** A picture just stored has no row yet; no analysis and no form takes so long. */
const OLD_MS = 2 * 60 * 60_000;

/**
 * Pictures that no analysis shows, no kept reading of an advert and no buyer's hand-in names are removed: a deleted
 * analysis leaves nothing.
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
    await this.sweep(OLD_MS).catch((error: unknown) => {
      if (!this.shutdown.signal.aborted) this.logger.error(error);
    });
  }

  beforeApplicationShutdown(): void {
    this.shutdown.abort();
  }

  /** @param olderThanMs pictures stored more recently stay, milliseconds */
  async sweep(olderThanMs: number): Promise<void> {
    const { signal } = this.shutdown;
    await this.images.sweep((sha256s) => this.used(sha256s), olderThanMs, { signal });
  }

  /** One statement, one snapshot: a picture that passes from a reading to an analysis is seen with the one or the other. */
  private async used(sha256s: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.em.fork().execute<{ sha256: string }[]>(
      `with asked as (select unnest(?::text[]) as sha256)
       select sha256 from asked join analysis_pictures using (sha256)
       union
       select sha256 from asked join hand_ins using (sha256)
       union
       select asked.sha256 from asked join hand_ins
         on pictures @> jsonb_build_array(jsonb_build_object('sha256', asked.sha256))
       union
       select asked.sha256 from asked join shared_captures
         on raw -> 'trackedImages' @> jsonb_build_array(jsonb_build_object('sha256', asked.sha256))`,
      [`{${sha256s.join(',')}}`],
    );
    return new Set(rows.map(({ sha256 }) => sha256));
  }
}
