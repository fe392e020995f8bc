import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReportsService } from '../reports/reports.service.js';
import type { ReportInput } from '../reports/reports.types.js';
import { SettingsService } from '../settings/settings.service.js';
import { ExperimentRuns, type RunClaim, type RunEnd } from './experiment-runs.js';

/** One after another the longest experiment would take a quarter of an hour; many at once and a model refuses. */
const AT_ONCE = 2;
/** More than a report's model may take with both rounds. */
const RUN_MS = 100_000;
const TOUCH_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

const noModel = 'Ingen modell är inkopplad. Rapporten är skriven med fasta regler.';
const tooLong = 'Körningen tog för lång tid och avbröts.';
const unknown = 'Rapporten gick inte att skriva.';

/** What the runs of an experiment are written from. */
interface Asked {
  readonly input: ReportInput;
  readonly day: string;
  readonly asksModel: boolean;
}

/**
 * Does the runs of an experiment. They are reports like any other, only that nobody pays, no buyer hears of them and
 * none is kept for others.
 */
@Injectable()
export class ExperimentRunner {
  private readonly logger = new Logger(ExperimentRunner.name);

  constructor(
    private readonly runs: ExperimentRuns,
    private readonly reports: ReportsService,
    private readonly settings: SettingsService,
  ) {}

  /** Works until no run is left, also those that a worker left behind; doing it twice does nothing twice. */
  async run(experimentId: string, signal: AbortSignal): Promise<void> {
    const asked = await this.runs.inputOf(experimentId);
    if (!asked) return;
    const lanes = Array.from({ length: AT_ONCE }, () => this.work(experimentId, asked, signal));
    // A lane that fails must not leave the other to itself.
    const ends = await Promise.allSettled(lanes);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  private async work(experimentId: string, asked: Asked, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      const claim = await this.runs.claim(experimentId);
      if (claim) await this.do(claim, asked, signal);
      else if (await this.runs.areOver(experimentId)) return;
      else await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  private async do(claim: RunClaim, asked: Asked, signal: AbortSignal): Promise<void> {
    const lost = new AbortController();
    const limit = AbortSignal.timeout(RUN_MS);
    const touching = setInterval(() => {
      // A database that does not answer is no sign of having lost the run.
      this.runs.touch(claim).then(
        (isOurs) => isOurs || lost.abort(new Error('the run is no longer ours')),
        () => undefined,
      );
    }, TOUCH_MS);
    const started = performance.now();
    let end: RunEnd;
    try {
      end = await this.write(claim, asked, AbortSignal.any([signal, lost.signal, limit]));
    } catch (error) {
      if (signal.aborted) {
        await this.runs.release(claim);
        throw signal.reason;
      }
      if (lost.signal.aborted) return;
      if (!limit.aborted) this.logger.error(error);
      const executionTimeMs = Math.round(performance.now() - started);
      end = { failureReason: limit.aborted ? tooLong : unknown, resultData: null, executionTimeMs };
    } finally {
      clearInterval(touching);
    }
    await this.runs.end(claim, end);
  }

  private async write(
    { promptId }: RunClaim,
    { input, day, asksModel }: Asked,
    signal: AbortSignal,
  ): Promise<RunEnd> {
    // Noon, which is the same day in Sweden.
    const today = new Date(`${day}T12:00:00Z`);
    const { report_cost_ceiling_usd: costCeilingUsd, model_prices: modelPrices } =
      await this.settings.values();
    const result = await this.reports.write(input, {
      signal,
      today,
      template: promptId,
      analyst: asksModel ? 'openai' : 'rules',
      costCeilingUsd,
      modelPrices,
    });
    return {
      failureReason: asksModel ? result.meta.fallbackReason : noModel,
      resultData: { ...result, uncertainties: await this.reports.uncertaintiesOf(input, today, result) },
      executionTimeMs: result.meta.executionTimeMs ?? null,
    };
  }
}
