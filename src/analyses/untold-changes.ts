import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AnalysisEventsService } from './analysis-events.service.js';
import { tellOwner } from './tell-owner.js';

const EVERY_MS = 5_000;
/** Whoever made a change tells it at once; after so long it was killed, or Redis was away. */
const LATE_SECONDS = 3;
const AT_ONCE = 100;
/** Before every other. */
const FIRST = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Tells what those who changed an analysis could not tell: open pages are in step in the end, whoever died. */
@Injectable()
export class UntoldChanges {
  private readonly logger = new Logger(UntoldChanges.name);
  private isTelling = false;

  constructor(
    private readonly em: EntityManager,
    private readonly events: AnalysisEventsService,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    await this.tell()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => (this.isTelling = false));
  }

  /**
   * All that is late, the oldest first. One that cannot be told holds up no other.
   * @param lateSeconds what has changed since is left to whoever changed it
   */
  async tell(lateSeconds = LATE_SECONDS): Promise<void> {
    let late: { id: string; at: string }[] = [];
    do {
      const last = late.at(-1) ?? FIRST;
      late = await this.em.fork().execute<{ id: string; at: string }[]>(
        `select analysis_id as id, changed_at::text as at from untold_changes
          where changed_at < now() - make_interval(secs => ?)
            and (changed_at, analysis_id) > (?::timestamptz, ?::uuid)
          order by changed_at, analysis_id limit ?`,
        [lateSeconds, last.at, last.id, AT_ONCE],
      );
      for (const { id } of late) if ((await tellOwner(this.em, this.events, id)) === 'away') return;
    } while (late.length === AT_ONCE);
  }
}
