import { Injectable } from '@nestjs/common';
import { PicturesUnavailable } from '../image-tracking/image-tracking.errors.js';
import { ImageTrackingService } from '../image-tracking/image-tracking.service.js';
import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import { ReportsService } from '../reports/reports.service.js';
import type { TakenOfModel } from '../reports/reports.types.js';
import { NotAHome, ReadingBusy } from '../scraping/scraping.errors.js';
import { ScrapingService } from '../scraping/scraping.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { AppError } from '../shared/app-error.js';
import { withinBytes } from '../shared/http/byte-allowance.js';
import { alsoLog } from '../shared/logging/log-context.js';
import { storable } from '../shared/storable.js';
import { inSpan } from '../shared/tracing/tracing.js';
import { AnalysisInputService } from './analysis-input.service.js';
import { namesPictures } from './add-hand-ins.js';
import { AnalysisStore, type Claim, type RunEnd } from './analysis-store.js';
import { AnalysisInterrupted, AnalysisTimedOut, RunSuperseded } from './analysis.errors.js';
import type { Analysis } from './analysis.entity.js';
import { runsEnded, stepDuration } from './analysis.metrics.js';
import type { Analyst, RawListingData } from './analysis.types.js';
import type { HandIn } from './hand-in.entity.js';
import { NamedPictures } from './named-pictures.js';
import { outcomesOf, refusalOf } from './quality-sites.js';
import { listingOf, withListing } from './raw-listing.js';
import { Reuse } from './reuse.js';
import { SiteReadings } from './site-readings.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';

const unknownFailure = {
  code: 'internal',
  userMessage: 'Analysen kunde inte slutföras. Försök igen eller kontakta support om problemet kvarstår.',
};

/** Well within the time after which the sweep takes an analysis for abandoned. */
const TOUCH_MS = 15_000;
/** How often a run checks that its analysis is still its own, milliseconds. What it does after losing it is wasted. */
const CHECK_HELD_MS = 1_000;

/**
 * All that one run fetches together, bytes: pages, pictures and documents. Sixty pictures of 0.7 MB, the largest among
 * our samples, and eight documents of 5 MB are 82 MB.
 */
const MOST_FETCHED = 150_000_000;

const nothing: TakenOfModel = { tokens: null, cost: null };
const noTokens = { input: 0, cachedInput: 0, output: 0 };

/** How a run ended that did not complete. */
type Outcome = 'failed' | 'retried' | 'superseded';

interface RunOptions {
  readonly signal: AbortSignal;
  /** Whether nobody will try again when the run ends with this error. */
  readonly isFinal: (error: unknown) => boolean;
  /** What writes the report; default what this process is set up for. */
  readonly analyst?: Analyst;
}

interface StepOptions extends RunOptions {
  readonly analyst: Analyst;
  /** Aborts the signal when the analysis was taken from the run. */
  readonly stopWhenLost: () => Promise<void>;
}

/** What the run's line in the log will tell, however it ends: filled in as the run goes on. */
interface RunLog {
  readonly timings: Record<string, number>;
  taken: TakenOfModel;
  isModelAsked: boolean;
  written: AnalysisResult['meta'] | null;
}

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
    private readonly siteReadings: SiteReadings,
    private readonly namedPictures: NamedPictures,
  ) {}

  /**
   * Runs one attempt to its end. Throws what went wrong after it was written down, so that the queue can try again;
   * `isFinal` tells whether it will not. What went wrong in a run whose analysis has been taken from it is nobody's.
   */
  async run(
    { analysisId, attempt }: { analysisId: string; attempt: number },
    { signal: given, isFinal, analyst = this.reports.analyst }: RunOptions,
  ): Promise<void> {
    const claimed = await this.store.claim(analysisId, attempt, analyst);
    if (!claimed) return;
    const { claim, analysis } = claimed;
    alsoLog({ run: claim.run });
    const log: RunLog = { timings: {}, taken: nothing, isModelAsked: false, written: null };
    const touching = setInterval(() => void this.store.touch(claim).catch(() => undefined), TOUCH_MS);
    const lost = new AbortController();
    const stopWhenLost = () => this.stopWhenLost(claim, lost);
    let isChecking = false;
    const checking = setInterval(() => {
      // A database that is slow would be asked once more by each run and second.
      if (isChecking) return;
      isChecking = true;
      void stopWhenLost().finally(() => (isChecking = false));
    }, CHECK_HELD_MS);
    const signal = AbortSignal.any([given, lost.signal]);
    try {
      await onBehalfOf(analysis.user.id, () =>
        withinBytes(MOST_FETCHED, () =>
          this.steps(claim, analysis, { signal, isFinal, analyst, stopWhenLost }, log),
        ),
      );
      runsEnded.inc({ outcome: 'completed', code: 'none' });
    } catch (thrown) {
      // What was broken off by it says so in its own way.
      const error: unknown = lost.signal.aborted ? lost.signal.reason : thrown;
      const outcome = await this.giveUp(claim, error, { final: isFinal(error), signal, log });
      if (outcome !== 'superseded') throw error;
    } finally {
      clearInterval(touching);
      clearInterval(checking);
    }
  }

  private async stopWhenLost(claim: Claim, lost: AbortController): Promise<void> {
    // A database that is away for a moment does not tell that it is lost.
    const isHeld = await this.store.isHeld(claim).catch(() => true);
    if (!isHeld) lost.abort(new RunSuperseded());
  }

  private async steps(claim: Claim, analysis: Analysis, options: StepOptions, log: RunLog): Promise<void> {
    const { signal } = options;
    const { timings } = log;
    const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      signal.throwIfAborted();
      const start = performance.now();
      let outcome = 'ok';
      try {
        return await inSpan({ name: step }, work);
      } catch (error) {
        outcome = toFailure(error, signal).code;
        throw error;
      } finally {
        const ms = performance.now() - start;
        timings[step] = Math.round(ms);
        stepDuration.observe({ step, outcome }, ms / 1000);
      }
    };

    const { isForced } = analysis;
    // What is there beside a report belongs to that report.
    const saved = claim.holdsReport ? null : analysis.rawListingData;
    const [settings, handIns] = await Promise.all([this.settings.values(), this.store.handIns(analysis.id)]);
    // What a buyer handed in serves that buyer alone: such an analysis takes nothing from others and leaves nothing.
    const isOwn = handIns.length > 0 || (saved?.handedIn ?? false);

    const read = async (): Promise<RawListingData> => {
      const captured =
        saved ?? (await timed('capture', () => this.capture(claim, analysis, handIns, options)));
      return timed('images', () => this.trackImages(claim, captured, handIns, options));
    };
    const readOnce = async (): Promise<RawListingData> => {
      const keepMinutes = settings.report_keep_minutes;
      const started = performance.now();
      const link = this.scraping.recognise(analysis.hemnetUrl);
      const { value, isFound } = await this.reuse.capture(link.url, { signal, isForced, keepMinutes }, read);
      if (!isFound) return value;
      const { provenance = {} } = value;
      const own = this.scraping.withLinkFacts({ listing: listingOf(value), provenance }, link);
      const raw = withListing(value, own);
      await this.store.saveWhole(claim, raw);
      timings['capture'] = Math.round(performance.now() - started);
      return raw;
    };
    const raw = saved?.imageTrackingData ? saved : await (isOwn ? read() : readOnce());

    await this.store.offerPreview(claim, raw);
    await this.store.checkCovered(claim);
    const result = await timed('report', async () => {
      const today = new Date();
      const input = await this.inputs.inputOf(raw, today);
      const how = {
        today,
        analyst: options.analyst,
        costCeilingUsd: settings.report_cost_ceiling_usd,
        modelPrices: settings.model_prices,
      };
      const onTaken = (taken: TakenOfModel) => (log.taken = taken);
      const beforeAsking = async () => {
        await options.stopWhenLost();
        if (!signal.aborted) log.isModelAsked = true;
      };
      const write = () => this.reports.write(input, { signal, onTaken, beforeAsking, ...how });
      return isOwn ? write() : this.reuse.report(this.reports.keyOf(input, how), { signal, isForced }, write);
    });
    log.written = result.meta;
    await this.store.complete(claim, result, raw, columnsOf(log));
  }

  private async capture(
    claim: Claim,
    analysis: Analysis,
    handIns: readonly HandIn[],
    { signal, isFinal }: RunOptions,
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
      // One that is tried again may still be read: only the last answer tells of the site.
      if (isTelling && !given && isFinal(error)) {
        await this.siteReadings.note(link.key, [refusalOf(link.url, error.code)]);
      }
      throw error;
    });
    await this.siteReadings.note(link.key, outcomesOf(capture));
    if (capture.listing.propertyKind === 'lokal') throw new NotAHome(link.url);
    const own = handIns.flatMap(({ document }) => document ?? []);
    const lastTry = isFinal(new ReadingBusy());
    const linked = capture.listing.documents ?? [];
    const documents = await this.scraping.readDocuments(linked, own, { signal, lastTry });
    return this.store.saveCapture(claim, capture, documents);
  }

  /** Pictures that cannot be had are waited for, but in the end the report is written without them. */
  private async trackImages(
    claim: Claim,
    raw: RawListingData,
    handIns: readonly HandIn[],
    { signal, isFinal }: RunOptions,
  ): Promise<RawListingData> {
    const { images: photos = [], floorplans = [], source = 'broker', provenance = {} } = raw;
    const own = handIns.flatMap(({ name, sha256 }) => (sha256 === null ? [] : [{ name, sha256 }]));
    const stored = handIns.flatMap(({ pictures }) => pictures ?? []);
    const lastTry = isFinal(new PicturesUnavailable(0, 0));
    const pictures = { photos, floorplans, source, own, stored };
    // Whoever hands a page in may have written the addresses in it.
    const isHandedIn = handIns.some(({ extraction }) => extraction !== null);
    const turns = isHandedIn
      ? this.scraping.pictureTurns
      : this.scraping.turnsOf([
          { page: provenance.images?.url, addresses: photos },
          { page: provenance.floorplans?.url, addresses: floorplans },
        ]);
    const track = (mayStore?: (bytes: number) => boolean) =>
      this.imageTracking.track(pictures, { signal, lastTry, turns, ...(mayStore && { mayStore }) });
    const isNamed = handIns.some(({ kind }) => namesPictures(kind));
    const result = await (isNamed ? this.namedPictures.within(claim, track) : track());
    return this.store.saveImages(claim, raw, result);
  }

  private async giveUp(
    claim: Claim,
    error: unknown,
    { final, signal, log }: { final: boolean; signal: AbortSignal; log: RunLog },
  ): Promise<Outcome> {
    const failure = toFailure(error, signal);
    const outcome = await this.outcomeOf(claim, error, failure, final);
    runsEnded.inc({ outcome, code: failure.code });
    await this.store.endRun(claim, {
      outcome,
      errorCode: failure.code,
      errorMessage: storable((error as Error).message),
      ...columnsOf(log),
      // A model that was left while it wrote may be paid for, whoever wrote the report then.
      tokens: log.taken.tokens ?? (log.isModelAsked ? noTokens : null),
    });
    return outcome;
  }

  /** What the run comes to; one that is to fail and finds a newer one at work leaves the end to that. */
  private async outcomeOf(
    claim: Claim,
    error: unknown,
    failure: { code: string; userMessage: string },
    final: boolean,
  ): Promise<Outcome> {
    if (error instanceof RunSuperseded) return 'superseded';
    if (!final) return 'retried';
    try {
      await this.store.fail(claim, failure);
      return 'failed';
    } catch (lost) {
      if (lost instanceof RunSuperseded) return 'superseded';
      throw lost;
    }
  }
}

function columnsOf({ timings, taken, written }: RunLog): RunEnd {
  const columns = { timings, tokens: taken.tokens ?? null, costUsd: taken.cost?.usd ?? null };
  if (!written) return columns;
  const { analyst, template, version, reused: isReused = false, fallbackReason } = written;
  return { ...columns, analyst, template, version, isReused, fellBack: fallbackReason !== null };
}

function toFailure(error: unknown, signal: AbortSignal): { code: string; userMessage: string } {
  if ((signal.reason as Error | undefined)?.name === 'TimeoutError') return new AnalysisTimedOut();
  // Whoever breaks a run off without an end to its time has it tried again, or runs it by hand.
  if (signal.aborted && !(error instanceof RunSuperseded)) return new AnalysisInterrupted(error);
  return error instanceof AppError ? error : unknownFailure;
}
