import { renameSync, writeFileSync } from 'node:fs';
import {
  baselinePath,
  baselineText,
  blessedBaseline,
  mergedBaseline,
  readBaseline,
  statesIn,
  type Baseline,
} from './baseline.js';
import { changesBetween } from './changes.js';
import { judgeRun } from './gate.js';
import type { KeptRun } from './run-store.js';
import { loadSuite } from './suite-file.js';
import type { CaseChange, Suite, SuiteRun } from './suite.types.js';
import { RunNotBlessed } from './suites.errors.js';
import { counted } from './wording.js';

/** A case that ends otherwise in the new baseline than in the one that is there. */
export type BlessedChange = CaseChange & { readonly variant: string };

/** What blessing a run comes to, before anything is written. */
export interface Blessing {
  /** Absolute path of the baseline's file. */
  readonly path: string;
  readonly baseline: Baseline;
  /** Id of the run that the file holds now; null when there is none. */
  readonly replaces: string | null;
  readonly worse: readonly BlessedChange[];
  readonly better: readonly BlessedChange[];
}

/**
 * Makes a run the baseline of its suite.
 * @param options.partial whether a run of a part of the suite is taken over into the baseline that is there
 * @param options.version of our rules, prompts, gates and checks as they are now
 * @throws RunNotBlessed when the run is not finished, is unclear, or is not of the suite or our rules as they are now;
 * SuiteInvalid when the suite or its baseline cannot be read
 */
export async function blessing(
  { run, results }: KeptRun,
  { partial, version }: { partial: boolean; version: string },
): Promise<Blessing> {
  const suite = loadSuite(run.suitePath);
  const judged = judgeRun(run, results, null);
  const { outcome, reasons, next } = judged.gate;
  if (outcome === 'unclear') throw new RunNotBlessed(`${run.id} tells too little: ${reasons[0]}. ${next}`);
  if (suite.digest !== run.digest)
    throw new RunNotBlessed(`${suite.path} asks or judges otherwise since ${run.id}: run it again first`);
  if (version !== run.version)
    throw new RunNotBlessed(
      `our rules, prompts, gates or checks have changed since ${run.id} (${run.version}, now ${version}): run it again first`,
    );
  const left = leftOut(suite, run);
  if (left && !partial)
    throw new RunNotBlessed(
      `${run.id} asked only ${left} of ${suite.name}: run the whole suite, or take it over with --partial`,
    );
  const path = baselinePath(suite.path);
  const older = await readBaseline(path);
  const newer = blessedBaseline(judged);
  const baseline = left && older ? mergedBaseline(older, newer) : newer;
  return { path, baseline, replaces: older?.runId ?? null, ...changesOf(older, baseline) };
}

/** `3 of 24 cases and 1 of 2 variants`; null when the run is of the whole suite, as often as it asks. */
function leftOut(suite: Suite, run: SuiteRun): string | null {
  const parts = [
    [run.cases.length, suite.cases.length, 'case'],
    [run.variants.length, suite.variants.length, 'variant'],
    [run.repeat, suite.repeat, 'repeat'],
  ] as const;
  const less = parts.filter(([asked, all]) => asked < all);
  return less.length > 0
    ? less.map(([asked, all, noun]) => `${asked} of ${counted(all, noun)}`).join(' and ')
    : null;
}

function changesOf(older: Baseline | null, newer: Baseline): Pick<Blessing, 'worse' | 'better'> {
  const worse: BlessedChange[] = [];
  const better: BlessedChange[] = [];
  for (const variant of Object.keys(older?.variants ?? {})) {
    const changes = changesBetween(statesIn(older!, variant), statesIn(newer, variant));
    const named = (change: CaseChange): BlessedChange => ({ variant, ...change });
    worse.push(...[...changes.newlyFailing, ...changes.newlyFlaky].map(named));
    better.push(...[...changes.newlyPassing, ...changes.lessFailing].map(named));
  }
  return { worse, better };
}

/** A reader never sees half a file. @throws Error which names the file and says why it cannot be written */
export function writeBaseline({ path, baseline }: Blessing): void {
  try {
    writeFileSync(`${path}.${process.pid}.tmp`, baselineText(baseline));
    renameSync(`${path}.${process.pid}.tmp`, path);
  } catch (cause) {
    throw new Error(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
