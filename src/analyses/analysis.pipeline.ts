import { Injectable } from '@nestjs/common';
import { PicturesUnavailable } from '../image-tracking/image-tracking.errors.js';
import { ImageTrackingService } from '../image-tracking/image-tracking.service.js';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import { ReportsService } from '../reports/reports.service.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { AppError } from '../shared/app-error.js';
import { AnalysisInputService } from './analysis-input.service.js';
import { AnalysisStore, type Claim } from './analysis-store.js';
import { AnalysisTimedOut, RunSuperseded } from './analysis.errors.js';
import type { Analysis } from './analysis.entity.js';
import type { RawListingData } from './analysis.types.js';
import type { HandIn } from './hand-in.entity.js';
import { outcomesOf, refusalOf } from './quality-sites.js';
import { Reuse } from './reuse.js';

const unknownFailure = {
  code: 'internal',
  userMessage: 'Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.',
};

/** Well within the time after which the sweep takes an analysis for abandoned. */
const TOUCH_MS = 15_000;

/** From link to report. Each step is skipped when its result is saved, so a repeated run goes on where the last one stopped. */
@Injectable()
export class AnalysisPipeline {
  constructor(
    private readonly store: AnalysisStore,
    private readonly scraping: ScrapingService,
    private readonly imageTracking: ImageTrackingService,
    private readonly reports: ReportsService,
    private readonly reuse: Reuse,
    private readonly settings: SettingsService,
    private readonly inputs: AnalysisInputService,
  ) {}

  /**
   * Runs one attempt to its end. Throws what went wrong after it was written down, so that the queue can try again;
   * `isFinal` tells whether it will not.
   */
  async run(
    { analysisId, attempt }: { analysisId: string; attempt: number },
    { signal, isFinal }: { signal: AbortSignal; isFinal: (error: unknown) => boolean },
  ): Promise<void> {
    const claimed = await this.store.claim(analysisId, attempt);
    if (!claimed) return;
    const { claim, analysis } = claimed;
    const timings: Record<string, number> = {};
    const touching = setInterval(() => void this.store.touch(claim).catch(() => undefined), TOUCH_MS);
    try {
      const lastTry = isFinal(new PicturesUnavailable(0, 0));
      const meta = await this.steps(claim, analysis, { signal, lastTry }, timings);
      const { tokens, cost, analyst, template, version } = meta;
      await this.store.endRun(claim, {
        outcome: 'completed',
        timings,
        tokens: tokens ?? null,
        costUsd: cost?.usd ?? null,
        analyst,
        template,
        version,
        isReused: meta.reused,
        fellBack: meta.fallbackReason !== null,
      });
    } catch (error) {
      await this.giveUp(claim, error, { final: isFinal(error), signal, timings });
      if (!(error instanceof RunSuperseded)) throw error;
    } finally {
      clearInterval(touching);
    }
  }

  private async steps(
    claim: Claim,
    analysis: Analysis,
    { signal, lastTry }: { signal: AbortSignal; lastTry: boolean },
    timings: Record<string, number>,
  ): Promise<AnalysisResult['meta']> {
    const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      signal.throwIfAborted();
      const start = performance.now();
      try {
        return await work();
      } finally {
        timings[step] = Math.round(performance.now() - start);
      }
    };

    const { isForced, rawListingData: saved } = analysis;
    const [settings, handIns] = await Promise.all([this.settings.values(), this.store.handIns(analysis.id)]);
    // What a buyer handed in serves that buyer alone: such an analysis takes nothing from others and leaves nothing.
    const isOwn = handIns.length > 0 || (saved?.handedIn ?? false);

    const read = async (): Promise<RawListingData> => {
      const captured =
        saved ?? (await timed('capture', () => this.capture(claim, analysis, handIns, signal)));
      return timed('images', () => this.trackImages(claim, captured, handIns, { signal, lastTry }));
    };
    const readOnce = async (): Promise<RawListingData> => {
      const keepMinutes = settings.report_keep_minutes;
      const started = performance.now();
      const { value, isFound } = await this.reuse.capture(
        analysis.listingKey,
        { signal, isForced, keepMinutes },
        read,
      );
      if (isFound) {
        await this.store.saveWhole(claim, value);
        timings['capture'] = Math.round(performance.now() - started);
      }
      return value;
    };
    const raw = saved?.imageTrackingData ? saved : await (isOwn ? read() : readOnce());

    return timed('report', async () => {
      const today = new Date();
      const input = await this.inputs.inputOf(raw, today);
      const how = {
        today,
        costCeilingUsd: settings.report_cost_ceiling_usd,
        modelPrices: settings.model_prices,
      };
      const write = () => this.reports.write(input, { signal, ...how });
      const result = isOwn
        ? await write()
        : await this.reuse.report(this.reports.keyOf(input, how), { signal, isForced }, write);
      await this.store.complete(claim, result);
      return result.meta;
    });
  }

  private async capture(
    claim: Claim,
    analysis: Analysis,
    handIns: readonly HandIn[],
    signal: AbortSignal,
  ): Promise<RawListingData> {
    const pages = handIns.flatMap(({ extraction }) => extraction ?? []);
    const brokerLink = handIns.findLast(({ url }) => url !== null)?.url;
    const given = pages.length > 0 || brokerLink;
    const link = this.scraping.recognise(analysis.hemnetUrl);
    const reading = this.scraping.capture(link, {
      signal,
      onStep: (step) => this.store.saveStep(claim, step),
      ...(analysis.brokerLink ? { knownBrokerLink: analysis.brokerLink } : {}),
      ...(given ? { handedIn: { pages, ...(brokerLink ? { brokerLink } : {}) } } : {}),
    });
    const capture = await reading.catch(async (error: unknown) => {
      const isTelling = error instanceof AppError && !(error instanceof RunSuperseded) && !signal.aborted;
      if (isTelling && !given) await this.store.noteSites([refusalOf(link.url, error.code)]);
      throw error;
    });
    await this.store.noteSites(outcomesOf(capture));
    const own = handIns.flatMap(({ document }) => document ?? []);
    const linked = await this.scraping.readDocuments(capture.listing.documents ?? [], signal);
    return this.store.saveCapture(claim, capture, [...own, ...linked]);
  }

  /** Pictures that cannot be had are waited for, but in the end the report is written without them. */
  private async trackImages(
    claim: Claim,
    raw: RawListingData,
    handIns: readonly HandIn[],
    options: { signal: AbortSignal; lastTry: boolean },
  ): Promise<RawListingData> {
    const { images: photos = [], floorplans = [], source = 'broker' } = raw;
    const own = handIns.flatMap(({ name, sha256 }) => (sha256 === null ? [] : [{ name, sha256 }]));
    const stored = handIns.flatMap(({ pictures }) => pictures ?? []);
    const result = await this.imageTracking.track({ photos, floorplans, source, own, stored }, options);
    return this.store.saveImages(claim, raw, result);
  }

  private async giveUp(
    claim: Claim,
    error: unknown,
    { final, signal, timings }: { final: boolean; signal: AbortSignal; timings: Record<string, number> },
  ): Promise<void> {
    const superseded = error instanceof RunSuperseded;
    const failure = toFailure(error, signal);
    try {
      if (final && !superseded) await this.store.fail(claim, failure);
    } catch (lost) {
      if (!(lost instanceof RunSuperseded)) throw lost;
    }
    await this.store.endRun(claim, {
      outcome: superseded ? 'superseded' : final ? 'failed' : 'retried',
      errorCode: failure.code,
      errorMessage: (error as Error).message,
      timings,
    });
  }
}

function toFailure(error: unknown, signal: AbortSignal): { code: string; userMessage: string } {
  if ((signal.reason as Error | undefined)?.name === 'TimeoutError') return new AnalysisTimedOut();
  return error instanceof AppError ? error : unknownFailure;
}
