import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalysisInputService } from '../analyses/analysis-input.service.js';
import { User } from '../auth/user.entity.js';
import { ReportsService } from '../reports/reports.service.js';
import type { PromptTemplateId } from '../reports/reports.types.js';
import { recordAct } from '../shared/audit/record-act.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { ExperimentNotFound, ExperimentsBusy } from './experiments.errors.js';
import type { ExperimentStarted } from './experiments.types.js';
import { PromptExperimentResult } from './prompt-experiment-result.entity.js';
import { PromptExperiment } from './prompt-experiment.entity.js';
import { runExperiment } from './run-experiment.job.js';

/** So many experiments are under way at most: a model has limits, and each run costs money. */
const AT_ONCE = 3;
const LOOK_EVERY_MS = 500;

/** What an administrator asks for. */
export interface ExperimentRequest {
  readonly analysisId: string;
  /** Each one once, at least one. */
  readonly promptIds: readonly PromptTemplateId[];
  /** 1–5 */
  readonly repeats: number;
}

/** Begins and erases experiments. */
@Injectable()
export class ExperimentsService {
  private readonly logger = new Logger(ExperimentsService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly inputs: AnalysisInputService,
    private readonly reports: ReportsService,
    private readonly queue: QueueService,
  ) {}

  /**
   * Freezes what the analysis was written from and puts its runs in line.
   * @param adminId who asks, for the log
   * @returns the experiment's id
   * @throws AnalysisNotFound, AnalysisNotCompleted, ExperimentsBusy
   */
  async start(adminId: string, { analysisId, promptIds, repeats }: ExperimentRequest): Promise<string> {
    const id = randomUUID();
    const { model, version } = this.reports;
    await this.em.fork().transactional(async (em) => {
      await this.checkRoom(em);
      const frozen = await this.inputs.freeze(em, analysisId, id);
      const createdBy = em.getReference(User, adminId);
      const experiment = new PromptExperiment(id, frozen, { promptIds, repeats, model, version, createdBy });
      em.persist(experiment);
      for (const promptId of promptIds) {
        for (let repeat = 1; repeat <= repeats; repeat += 1) {
          em.persist(new PromptExperimentResult(experiment, promptId, repeat));
        }
      }
      await recordAct(em, {
        actor: `user:${adminId}`,
        act: 'experiment.run',
        subject: `experiment:${id}`,
        details: { analysisId: frozen.analysis.id, promptIds, repeats, model },
      });
    });
    await this.enqueue(id);
    return id;
  }

  /** Puts the experiment's runs in line; the sweep repeats it for those whose job Redis lost. */
  async enqueue(experimentId: string, keySuffix = ''): Promise<void> {
    try {
      await this.queue.add(runExperiment, { experimentId }, { keySuffix });
    } catch (error) {
      // The row is the outbox: the sweep puts it in line as soon as Redis is back.
      this.logger.warn(`${experimentId} was not put in line: ${(error as Error).message}`);
    }
  }

  /**
   * How far it is. @throws ExperimentNotFound
   */
  async progress(experimentId: string): Promise<ExperimentStarted & { isOver: boolean }> {
    const [row] = await this.em.fork().execute<{ status: string; succeeded: number; total: number }[]>(
      `select e.status, count(*)::int as total, (count(*) filter (where r.status = 'completed'))::int as succeeded
           from prompt_experiments e join prompt_experiment_results r on r.experiment_id = e.id
          where e.id = ? group by e.id`,
      [experimentId],
    );
    if (!row) throw new ExperimentNotFound();
    const { status, succeeded, total } = row;
    const isOver = status === 'completed' || status === 'failed';
    return { experimentId, summary: { succeeded, total }, isOver };
  }

  /**
   * Waits until all runs have ended, wherever they run, or until nobody waits any more.
   * @param signal ends the waiting, not the experiment
   * @returns how far it is then
   * @throws ExperimentNotFound when it is erased meanwhile
   */
  async wait(experimentId: string, signal: AbortSignal): ReturnType<ExperimentsService['progress']> {
    for (;;) {
      const progress = await this.progress(experimentId);
      if (progress.isOver || signal.aborted) return progress;
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Erases it with all that it wrote; what runs of it finds nothing to write to. @throws ExperimentNotFound */
  async remove(adminId: string, experimentId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const experiment = await em.findOne(PromptExperiment, { id: experimentId }, lock);
      if (!experiment) throw new ExperimentNotFound();
      const { id, promptIds, repeats, status } = experiment;
      await this.inputs.release(em, id);
      await em.nativeDelete(PromptExperiment, { id });
      await recordAct(em, {
        actor: `user:${adminId}`,
        act: 'experiment.delete',
        subject: `experiment:${id}`,
        details: { analysisId: experiment.analysis.id, promptIds, repeats, status },
      });
    });
  }

  /** How many are about a person's analyses; they go with these. */
  countOf(userId: string, em: EntityManager): Promise<number> {
    return em.count(PromptExperiment, { analysis: { user: userId } });
  }

  /** Two who ask at the same moment are counted one after the other. */
  private async checkRoom(em: EntityManager): Promise<void> {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('experiments', 0))`);
    const open = await em.count(PromptExperiment, { status: { $in: ['waiting', 'running'] } });
    if (open >= AT_ONCE) throw new ExperimentsBusy(AT_ONCE);
  }
}
