import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { recordAct } from '../shared/audit/record-act.js';
import type { CurrentUser } from '../shared/http/access.js';
import { QueueControl } from '../shared/queue/queue-control.service.js';
import { JobActive, JobNotFound } from '../shared/queue/queue.errors.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { Analysis } from './analysis.entity.js';
import {
  AnalysisCalledOff,
  AnalysisNotFound,
  AnalysisNotUnderWay,
  AnalysisStopped,
} from './analysis.errors.js';
import { failUnfinished } from './fail-unfinished.js';
import { runAnalysis } from './run-analysis.job.js';
import { tellOwner } from './tell-owner.js';

/** Ends analyses under way for good, by an operator's hand or by their owner's. */
@Injectable()
export class AnalysisCancelService {
  constructor(
    private readonly em: EntityManager,
    private readonly control: QueueControl,
    private readonly events: AnalysisEventsService,
  ) {}

  /**
   * Fails an unfinished analysis: it costs nothing and can be started over. Whoever works on it loses it at the next
   * write, and a job that waits for it finds nothing to do.
   * @param actor who stands in the log
   * @param options.dryRun only says which attempt it would end, or why not
   * @throws AnalysisNotFound, AnalysisNotUnderWay
   */
  async cancel(
    id: string,
    actor: string,
    { dryRun = false }: { dryRun?: boolean } = {},
  ): Promise<{ attempt: number }> {
    const attempt = await this.em.fork().transactional(async (em) => {
      const analysis = await em.findOne(Analysis, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!analysis) throw new AnalysisNotFound();
      const { attempt, status } = analysis;
      if (status === 'completed' || status === 'failed') throw new AnalysisNotUnderWay();
      if (dryRun) return attempt;
      await failUnfinished(em, { id, attempt }, new AnalysisCalledOff());
      const details = { attempt, statusBefore: status };
      await recordAct(em, { actor, act: 'analysis.cancel', subject: `analysis:${analysis.id}`, details });
      return attempt;
    });
    if (!dryRun) await tellOwner(this.em, this.events, id);
    return { attempt };
  }

  /**
   * Fails its owner's unfinished analysis, or has the paid report stand again that was to be made anew. It spends no
   * report; a worker that had asked a model counts it as the preview that it would have become, once it finds out.
   * @throws AnalysisNotFound, AnalysisNotUnderWay
   */
  async stop(caller: Pick<CurrentUser, 'id'>, id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const own = { id, user: caller.id };
      const analysis = await em.findOne(Analysis, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!analysis) throw new AnalysisNotFound();
      const { attempt } = analysis;
      const isStopped = await failUnfinished(em, { id, attempt }, new AnalysisStopped());
      if (!isStopped) throw new AnalysisNotUnderWay();
    });
    await tellOwner(this.em, this.events, id);
  }

  /**
   * Takes the jobs of ended attempts out of the line, so that nobody counts them as work. What a worker has begun stays.
   * @throws QueueUnavailable
   */
  async dropJobs(ended: readonly { readonly id: string; readonly attempt: number }[]): Promise<void> {
    if (ended.length === 0) return;
    const pending = await this.control.pending(runAnalysis);
    const jobs = ended.flatMap(({ id, attempt }) =>
      pending.about(runAnalysis.key({ analysisId: id, attempt })),
    );
    for (const job of jobs) {
      await this.control.remove(runAnalysis.queue, job).catch((error: unknown) => {
        if (!(error instanceof JobNotFound || error instanceof JobActive)) throw error;
      });
    }
  }
}
