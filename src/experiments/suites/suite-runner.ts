import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageStore } from '../../image-tracking/image-store.service.js';
import { ImageTrackingService } from '../../image-tracking/image-tracking.service.js';
import { ReportsService } from '../../reports/reports.service.js';
import type { ReportInput } from '../../reports/reports.types.js';
import { codeVersion } from '../../shared/code-version.js';
import type { Config } from '../../shared/config/config.js';
import { LlmService } from '../../shared/llm/llm.service.js';
import { caseInput } from './case-input.js';
import { Purse, type Spent } from './purse.js';
import { couldNotTell, runCase, type RunPlace, type RunTools } from './run-case.js';
import type { AnswerPolicy, MissingAnswer } from './suite-model.js';
import type { RunResult, Suite } from './suite.types.js';
import { SuiteInvalid } from './suites.errors.js';
import { worstCost } from './worst-cost.js';

export interface SuiteRunOptions {
  readonly config: Config;
  readonly policy: AnswerPolicy;
  /** Runs at one time. */
  readonly jobs: number;
  /** Milliseconds that the model may take for one report, retries and their waits included. */
  readonly deadlineMs: number;
  /** US dollars, with what was spent before; null for no limit. */
  readonly maxCostUsd: number | null;
  /** What each attempt before took. */
  readonly spent: readonly Spent[];
  /** Begins no run more and ends those that wait for a model, without a result; its reason is thrown on. */
  readonly signal: AbortSignal;
  /** Told of each result as it comes. */
  readonly onResult: (result: RunResult) => void;
}

/** Nobody waits for one report of many: a model that is busy is waited for. */
const patience = { repairNeedsMs: 15_000, maxRetries: 2, maxWaitMs: 60_000 };

/** A fault that stops the suite, since it says nothing of a prompt; names the run that met it. */
class RunBroken extends Error {
  override name = 'RunBroken';
}

/** Every case by every variant, the first repeat of all before the second of any. */
export function placesOf(suite: Pick<Suite, 'cases' | 'variants' | 'repeat'>): RunPlace[] {
  return Array.from({ length: suite.repeat }, (_, index) => index + 1).flatMap((repeat) =>
    suite.cases.flatMap((golden) => suite.variants.map((variant) => ({ golden, variant, repeat }))),
  );
}

/** Digests of what a suite's reports are written by, and of what they are judged by. */
export const productVersion = (config: Config): string =>
  `${servicesOf(config).reports.version}-${codeVersion('experiments')}`;

/** Whether it is known what a model's answers cost. */
export function hasPrice(config: Config, model: string): boolean {
  return servicesOf(config).reports.costOf(model, { input: 0, cachedInput: 0, output: 0 }) !== null;
}

/**
 * Writes and judges the reports of these places, in their order, several at one time.
 * @throws the signal's reason; SuiteInvalid for a picture that is none; any fault of the code itself, once the runs
 * under way are ended
 */
export async function runPlaces(
  suite: Suite,
  places: readonly RunPlace[],
  options: SuiteRunOptions,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-pictures-'));
  const { images, tracking, reports } = servicesOf({
    ...options.config,
    imageDir: folder,
    imageBucket: undefined,
  });
  const tools: RunTools = {
    config: options.config,
    images,
    policy: options.policy,
    checks: suite.checks,
    judge: suite.judge?.model ?? null,
    // Noon, which is the same day in Sweden.
    today: new Date(`${suite.day}T12:00:00Z`),
    limits: { ...patience, deadlineMs: options.deadlineMs },
  };
  const inputs = new Map<string, Promise<ReportInput>>();
  const inputOf = ({ golden }: RunPlace): Promise<ReportInput> => {
    const known = inputs.get(golden.name);
    if (known) return known;
    const input = caseInput(golden, suite.caseFolders.get(golden.name)!, tracking);
    inputs.set(golden.name, input);
    return input;
  };
  const rubrics = suite.checks.filter(({ type }) => type === 'rubric').length;
  const worstOf = async (place: RunPlace, signal: AbortSignal): Promise<number> => {
    let worstUsd = 0;
    const onMissing = (missing: MissingAnswer): void => {
      worstUsd = worstCost(missing, { reports, judge: tools.judge, rubrics });
    };
    const policy = { ...tools.policy, onMissing };
    await runCase(place, await inputOf(place), { ...tools, policy }, signal);
    return worstUsd;
  };
  const work = async (place: RunPlace, signal: AbortSignal): Promise<RunResult> => {
    try {
      return await runCase(place, await inputOf(place), tools, signal);
    } catch (cause) {
      if (signal.aborted || cause instanceof SuiteInvalid) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new RunBroken(`${place.golden.name} by ${place.variant.id}: ${why}`, { cause });
    }
  };
  try {
    await inLanes(places, options, { work, worstOf });
  } finally {
    await Promise.all([tracking, images].map((service) => service.onApplicationShutdown()));
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many at one time, each the next in order. What one throws ends the others, and is thrown when they have ended. */
async function inLanes(
  places: readonly RunPlace[],
  { jobs, signal, maxCostUsd, spent, onResult }: SuiteRunOptions,
  {
    work,
    worstOf,
  }: {
    work: (place: RunPlace, signal: AbortSignal) => Promise<RunResult>;
    /** The most that it can take, US dollars; 0 when all its answers are kept. */
    worstOf: (place: RunPlace, signal: AbortSignal) => Promise<number>;
  },
): Promise<void> {
  const broken = new AbortController();
  const stop = AbortSignal.any([signal, broken.signal]);
  const purse = new Purse(maxCostUsd, spent);
  const left = places.values();
  const lane = async (): Promise<void> => {
    for (const place of left) {
      stop.throwIfAborted();
      const variant = place.variant.id;
      const worstUsd = maxCostUsd === null ? 0 : await worstOf(place, stop);
      const reservedUsd = await purse.reserve(variant, worstUsd);
      if (reservedUsd === null) {
        stop.throwIfAborted();
        onResult(outOfMoney(place, maxCostUsd!, worstUsd));
        continue;
      }
      let costUsd = 0;
      try {
        stop.throwIfAborted();
        const result = await work(place, stop);
        costUsd = result.costUsd ?? 0;
        // What is finished is kept, unless its fault may be that it was stopped.
        if (result.outcome === 'error') stop.throwIfAborted();
        onResult(result);
      } finally {
        purse.took({ variant, costUsd }, reservedUsd);
      }
    }
  };
  const lanes = Array.from({ length: jobs }, () =>
    lane().catch((error: unknown) => {
      broken.abort(error);
      throw error;
    }),
  );
  const ends = await Promise.allSettled(lanes);
  signal.throwIfAborted();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function outOfMoney({ golden, variant, repeat }: RunPlace, maxCostUsd: number, worstUsd: number): RunResult {
  const most = `one report by ${variant.id} can take ${worstUsd.toFixed(2)}`;
  const message = `not begun: it could have passed the ${maxCostUsd} US dollars that may be spent (${most})`;
  return {
    case: golden.name,
    variant: variant.id,
    repeat,
    ...couldNotTell({ code: 'out_of_money', message }),
    verdict: null,
    source: variant.analyst === 'rules' ? 'rules' : 'model',
    costUsd: 0,
    answersUsd: null,
    tokens: null,
    ms: null,
    report: null,
  };
}

function servicesOf(config: Config) {
  const images = new ImageStore(config);
  return {
    images,
    tracking: new ImageTrackingService(config, images),
    reports: new ReportsService(config, new LlmService(config), images),
  };
}
