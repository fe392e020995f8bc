import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SettingsService } from '../settings/settings.service.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { takesRound } from '../shared/database/rounds.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { AnalysesService } from './analyses.service.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { AnalysisTimedOut } from './analysis.errors.js';
import { Analysis, unfinished } from './analysis.entity.js';
import { failUnfinished } from './fail-unfinished.js';
import { Reuse } from './reuse.js';
import { runAnalysis } from './run-analysis.job.js';
import { SiteReadings } from './site-readings.js';
import { tellOwner } from './tell-owner.js';

const EVERY_MS = 60_000;
/** Rows that were written to more recently are surely being worked on. */
const QUIET_MS = 60_000;
/** Lost again and again for so long after its start, an analysis is beyond hope: more than all tries of one job take. */
const HOPELESS_MS = 20 * 60_000;

/** The database, not Redis, is the truth: what Redis lost is put in line again, what is beyond hope fails. */
@Injectable()
export class AnalysisSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(AnalysisSweep.name);

  constructor(
    private readonly em: EntityManager,
    private readonly analyses: AnalysesService,
    private readonly queue: QueueService,
    private readonly events: AnalysisEventsService,
    private readonly reuse: Reuse,
    private readonly settings: SettingsService,
    private readonly siteReadings: SiteReadings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** At once: where processes die young, none would live to its first interval. */
  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web') return;
    await this.round().catch((error: unknown) => this.logger.error(error));
  }

  private async round(): Promise<void> {
    if (!(await takesRound(this.em, 'analyses', EVERY_MS))) return;
    await this.sweep(await this.databaseNow()).catch((error: unknown) => this.logger.error(error));
    await this.purge();
  }

  /** By which the rows were written; this machine's own clock may be set wrong. */
  private async databaseNow(): Promise<Date> {
    const [row] = await this.em
      .fork()
      .execute<[{ ms: number }]>('select extract(epoch from now()) * 1000 as ms');
    return new Date(Number(row.ms));
  }

  /**
   * @param now by the database's clock
   * @returns how many were put in line again and how many were failed
   */
  async sweep(now: Date): Promise<{ requeued: number; failed: number }> {
    const [before, after] = [-QUIET_MS, QUIET_MS].map((ms) => new Date(now.getTime() + ms));
    const quiet = await this.em.fork().find(Analysis, {
      status: { $in: [...unfinished] },
      // What was written to in the future was so by a process whose clock was ahead, and would be quiet in days only.
      $or: [{ updatedAt: { $lt: before! } }, { updatedAt: { $gt: after! } }],
    });
    if (quiet.length === 0) return { requeued: 0, failed: 0 };
    const pending = await this.queue.pendingKeys(runAnalysis);
    let requeued = 0;
    let failed = 0;
    for (const analysis of quiet) {
      const { id, attempt, startedAt } = analysis;
      // What waits its turn in a long line is not lost, however old it is.
      if (pending.has(runAnalysis.key({ analysisId: id, attempt }))) continue;
      if (now.getTime() - startedAt.getTime() > HOPELESS_MS) {
        failed += await this.fail(analysis);
      } else {
        await this.analyses.enqueue(analysis, `:sweep${now.getTime()}`);
        requeued += 1;
      }
    }
    return { requeued, failed };
  }

  private async purge(): Promise<void> {
    const { report_keep_minutes: keepMinutes } = await this.settings.values();
    await this.reuse.purge(keepMinutes);
    await this.siteReadings.purge();
  }

  private async fail(analysis: Analysis): Promise<number> {
    if (!(await failUnfinished(this.em.fork(), analysis, new AnalysisTimedOut()))) return 0;
    await tellOwner(this.em, this.events, analysis.id);
    return 1;
  }
}
