import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CONFIG, type Config } from '../shared/config/config.js';
import { takesRound } from '../shared/database/rounds.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { ExperimentsService } from './experiments.service.js';
import { PromptExperiment } from './prompt-experiment.entity.js';
import { runExperiment } from './run-experiment.job.js';

const EVERY_MS = 60_000;
/** Younger ones have their job put in line at this moment. */
const QUIET_MS = 60_000;

/** The database, not Redis, is the truth: experiments whose job was lost are put in line again. */
@Injectable()
export class ExperimentSweep {
  private readonly logger = new Logger(ExperimentSweep.name);

  constructor(
    private readonly em: EntityManager,
    private readonly experiments: ExperimentsService,
    private readonly queue: QueueService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web') return;
    try {
      if (await takesRound(this.em, 'experiments', EVERY_MS)) await this.sweep(new Date());
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** @returns how many were put in line again */
  async sweep(now: Date): Promise<number> {
    const open = await this.em.fork().find(PromptExperiment, {
      status: { $in: ['waiting', 'running'] },
      createdAt: { $lt: new Date(now.getTime() - QUIET_MS) },
    });
    if (open.length === 0) return 0;
    const pending = await this.queue.pendingKeys(runExperiment);
    const lost = open.filter(({ id }) => !pending.has(id));
    for (const { id } of lost) await this.experiments.enqueue(id, `:sweep${now.getTime()}`);
    return lost.length;
  }
}
