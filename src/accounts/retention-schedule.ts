import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { stockholmDay } from '../shared/clock.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { takesRound } from '../shared/database/rounds.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { RetentionIncomplete } from './accounts.errors.js';
import { RetentionRun } from './retention-run.entity.js';
import { RetentionService } from './retention.service.js';
import { runRetention } from './run-retention.job.js';

const EVERY_MS = 10 * 60_000;
/** Hour of Stockholm's from which on: most people sleep then. */
const FROM_HOUR = 3;
/** What could not be done is tried again after this long. */
const AGAIN_MS = 60 * 60_000;

const hourInStockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Keeps the promise of the privacy page each day, without anybody having to think of it. */
@Injectable()
export class RetentionSchedule implements OnModuleInit {
  private readonly logger = new Logger(RetentionSchedule.name);

  constructor(
    private readonly em: EntityManager,
    private readonly retention: RetentionService,
    private readonly queue: QueueService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.queue.handle(runRetention, ({ day }, { signal }) => this.run(day, signal));
  }

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web') return;
    try {
      if (await takesRound(this.em, 'retention', EVERY_MS)) await this.plan(new Date());
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Puts the day's run in line unless it is done, under way, or has been tried within the hour. */
  async plan(now: Date): Promise<boolean> {
    if (Number(hourInStockholm.format(now)) < FROM_HOUR) return false;
    const day = stockholmDay(now);
    const last = await this.em.fork().findOne(RetentionRun, { day });
    if (last && (last.isComplete || now.getTime() - last.endedAt.getTime() < AGAIN_MS)) return false;
    if ((await this.queue.pendingKeys(runRetention)).has(runRetention.key({ day }))) return false;
    await this.queue.add(runRetention, { day }, { keySuffix: `:${now.getTime()}` });
    return true;
  }

  /** @throws RetentionIncomplete which fails the job, so that it is seen and alerted about */
  private async run(day: string, signal: AbortSignal): Promise<void> {
    const done = await this.em.fork().count(RetentionRun, { day, isComplete: true });
    if (done > 0) return;
    const outcomes = await this.retention.run({ actor: 'system', day, signal });
    // Bull's own list: while Redis is away, what the law asks for is done all the same.
    const jobs = await this.queue.removeOldFailures().catch((error: unknown) => {
      this.logger.error(error);
      return 0;
    });
    const open = outcomes.filter(({ state }) => state !== 'done');
    for (const { rule, state, error = '' } of open) this.logger.error(`Retention ${rule} ${state}: ${error}`);
    if (open.length > 0) throw new RetentionIncomplete(open.map(({ rule }) => rule));
    const rows = outcomes.reduce((sum, outcome) => sum + outcome.rows, 0);
    this.logger.log(`Removed ${rows} rows and ${jobs} failed jobs that had been kept long enough`);
  }
}
