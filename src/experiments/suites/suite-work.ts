import type { Config } from '../../shared/config/config.js';
import type { Baseline } from './baseline.js';
import { caseHead } from './case-head.js';
import { judgeRun } from './gate.js';
import type { RunPlace } from './run-case.js';
import { keyOf, type KeptRun, type RunStore } from './run-store.js';
import { placesOf, productVersion, runPlaces, type SuiteRunOptions } from './suite-runner.js';
import { loadSuite } from './suite-file.js';
import type { RunSummary, Suite, SuiteRun } from './suite.types.js';
import { RunChanged } from './suites.errors.js';

export type WorkOptions = Omit<SuiteRunOptions, 'policy' | 'spent'> & {
  /** Whether kept answers are not read, only written. */
  readonly isFresh: boolean;
  /** Told before the first run how many will be done. */
  readonly onBegin: (runs: number) => void;
};

/** Begins a run of a suite, or of the part of it that is given. */
export function beginRun(
  store: RunStore,
  suite: Suite,
  { config, asks, baseline }: { config: Config; asks: SuiteRun['asks']; baseline: Baseline | null },
): SuiteRun {
  const { name, path, digest, day, repeat, checks, gate, isPart } = suite;
  // Whoever goes on later must not go on with another model because the environment changed.
  const variants = suite.variants.map((variant) =>
    variant.analyst === 'rules'
      ? variant
      : { ...variant, model: variant.model ?? config.openai?.model ?? null },
  );
  return store.create(
    {
      suite: name,
      suitePath: path,
      digest,
      day,
      version: productVersion(config),
      cases: suite.cases.map(caseHead),
      variants,
      repeat,
      checks,
      gate,
      isPart,
      asks,
    },
    baseline,
  );
}

/**
 * The suite of a run as it was asked.
 * @throws SuiteInvalid when it cannot be read any more; RunChanged when it, or our rules and prompts, are not what they
 * were
 */
export function suiteOf(run: SuiteRun, config: Config): Suite {
  const suite = loadSuite(run.suitePath);
  const anew = 'begin anew with experiments run';
  if (suite.digest !== run.digest)
    throw new RunChanged(`${suite.path} asks or judges otherwise since ${run.id} began: ${anew}`);
  const version = productVersion(config);
  if (version !== run.version)
    throw new RunChanged(
      `our rules, prompts, gates or checks have changed since ${run.id} began (${run.version}, now ${version}): ${anew}`,
    );
  const asked = new Set(run.cases.map(({ name }) => name));
  const cases = suite.cases.filter(({ name }) => asked.has(name));
  return { ...suite, cases, variants: run.variants, repeat: run.repeat };
}

/** Runs that have no result yet. */
export function missingIn({ results }: KeptRun, suite: Suite): RunPlace[] {
  const done = new Set(results.map(keyOf));
  return placesOf(suite).filter((place) => !done.has(placeKey(place)));
}

/** Runs that have no result yet, or for which the money did not do. */
export function notBegunIn(kept: KeptRun, suite: Suite): RunPlace[] {
  const results = kept.results.filter(({ error }) => error?.code !== 'out_of_money');
  return missingIn({ ...kept, results }, suite);
}

/** Runs that could not be judged. */
export function errorsIn({ results }: KeptRun, suite: Suite): RunPlace[] {
  const errors = new Set(results.filter(({ outcome }) => outcome === 'error').map(keyOf));
  return placesOf(suite).filter((place) => errors.has(placeKey(place)));
}

/**
 * Does those runs and keeps each result as it comes; notes the end when no run is left.
 * @param choose which runs, by what is kept once nobody else works on it
 * @throws RunUnderWay; the signal's reason and whatever breaks a run, with the results until then kept
 */
export async function workOn(
  store: RunStore,
  { id, asks }: SuiteRun,
  suite: Suite,
  choose: (kept: KeptRun, suite: Suite) => RunPlace[],
  { isFresh, onBegin, ...options }: WorkOptions,
): Promise<KeptRun> {
  const hold = store.hold(id);
  try {
    const before = await store.read(id);
    const places = choose(before, suite);
    onBegin(places.length);
    await runPlaces(suite, places, {
      ...options,
      policy: { asks, isFresh, cacheFolder: store.cacheFolder, recordings: suite.recordings },
      spent: before.spent,
      onResult: (result) => {
        store.append(id, result);
        options.onResult(result);
      },
    });
    const kept = await store.read(id);
    if (missingIn(kept, suite).length > 0) return kept;
    return { ...kept, run: store.finish(kept.run, summaryOf(kept)) };
  } finally {
    hold.release();
  }
}

function summaryOf({ run, results, baseline }: KeptRun): RunSummary {
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  return {
    outcome: judgeRun(run, results, baseline).gate.outcome,
    passed: count('passed'),
    failed: count('failed'),
    errors: count('error'),
    costUsd: results.reduce<number | null>(
      (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
      0,
    ),
  };
}

const placeKey = ({ golden, variant, repeat }: RunPlace): string =>
  keyOf({ case: golden.name, variant: variant.id, repeat });
