import { EntityManager, LockMode, sql, type EntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PromptTemplateId, ReportInput } from '../reports/reports.types.js';
import { PromptExperimentResult, type ResultData } from './prompt-experiment-result.entity.js';
import { PromptExperiment } from './prompt-experiment.entity.js';

/** A worker that has not said for so long that it works is gone. */
const GONE_SECONDS = 30;
/** Whoever takes a run up more often than this does not survive it. */
const MOST_TRIES = 5;

/** One worker's hold on a run. */
export interface RunClaim {
  readonly id: string;
  readonly experimentId: string;
  readonly promptId: PromptTemplateId;
  readonly tries: number;
}

/** How a run ended. */
export interface RunEnd {
  /** Swedish; null when the model gave the report. */
  readonly failureReason: string | null;
  readonly resultData: ResultData | null;
  readonly executionTimeMs: number | null;
}

/**
 * What workers write of runs. Each run belongs to the worker that took it up last: what an earlier one writes is lost,
 * and so is what is written of an erased experiment.
 */
@Injectable()
export class ExperimentRuns {
  constructor(private readonly em: EntityManager) {}

  /** What is asked about; null when the experiment is over or was erased. */
  async inputOf(
    experimentId: string,
  ): Promise<{ input: ReportInput; day: string; asksModel: boolean } | null> {
    const experiment = await this.em
      .fork()
      .findOne(
        PromptExperiment,
        { id: experimentId, status: { $in: ['waiting', 'running'] } },
        { populate: ['input'] },
      );
    if (!experiment) return null;
    const { input, day, model } = experiment;
    return { input, day, asksModel: model !== null };
  }

  /** Takes up the next run that nobody works on, the first of each prompt before the second of any. */
  async claim(experimentId: string): Promise<RunClaim | null> {
    for (;;) {
      const claim = await this.take(experimentId);
      if (!claim || claim.tries <= MOST_TRIES) return claim;
      await this.end(claim, {
        failureReason: 'Körningen avbröts gång på gång och försöks inte igen.',
        resultData: null,
        executionTimeMs: 0,
      });
    }
  }

  private async take(experimentId: string): Promise<RunClaim | null> {
    return this.em.fork().transactional(async (em) => {
      // The experiment before its runs, as whoever erases it locks them.
      await em.nativeUpdate(PromptExperiment, { id: experimentId, status: 'waiting' }, { status: 'running' });
      const [taken] = await em.execute<RunClaim[]>(
        `update prompt_experiment_results
            set status = 'running', tries = tries + 1, touched_at = now(), started_at = now()
          where id = (
            select id from prompt_experiment_results
             where experiment_id = ? and (status = 'waiting'
                or (status = 'running' and touched_at < now() - make_interval(secs => ?)))
             order by repeat, prompt_id limit 1 for update skip locked)
          returning id, experiment_id as "experimentId", prompt_id as "promptId", tries`,
        [experimentId, GONE_SECONDS],
      );
      return taken ?? null;
    });
  }

  /** Whether no run is left that somebody works on or has to. */
  async areOver(experimentId: string): Promise<boolean> {
    const left = { experiment: experimentId, status: { $in: ['waiting', 'running'] as const } };
    return (await this.em.fork().count(PromptExperimentResult, left)) === 0;
  }

  /** Says that the run is worked on. @returns false when it no longer belongs to this worker */
  async touch(claim: RunClaim): Promise<boolean> {
    return (await this.write(this.em.fork(), claim, { touchedAt: sql.now() })) > 0;
  }

  /** Gives the run back as if it had not been taken up: whoever does writes no more of it. */
  async release(claim: RunClaim): Promise<void> {
    const tries = claim.tries - 1;
    await this.write(this.em.fork(), claim, { status: 'waiting', startedAt: null, tries });
  }

  /** Writes how the run ended, and with the last one how the experiment did. */
  async end(claim: RunClaim, { failureReason, resultData, executionTimeMs }: RunEnd): Promise<void> {
    const { tokens, cost } = resultData?.meta ?? {};
    await this.em.fork().transactional(async (em) => {
      // Whoever ends the last run must see how the others ended.
      const experiment = await em.findOne(
        PromptExperiment,
        { id: claim.experimentId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!experiment) return;
      const written = await this.write(em, claim, {
        status: failureReason === null ? 'completed' : 'failed',
        failureReason,
        resultData,
        executionTimeMs,
        tokensUsed: tokens ? tokens.input + tokens.output : null,
        costUsd: cost?.usd ?? null,
        endedAt: new Date(),
      });
      if (written === 0) return;
      const runs = await em.find(PromptExperimentResult, { experiment }, { fields: ['status'] });
      if (runs.some(({ status }) => status === 'waiting' || status === 'running')) return;
      experiment.status = runs.some(({ status }) => status === 'completed') ? 'completed' : 'failed';
      experiment.endedAt = new Date();
    });
  }

  private write(
    em: EntityManager,
    { id, tries }: RunClaim,
    data: EntityData<PromptExperimentResult>,
  ): Promise<number> {
    return em.nativeUpdate(PromptExperimentResult, { id, tries, status: 'running' }, data);
  }
}
