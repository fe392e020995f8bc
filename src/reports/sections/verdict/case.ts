import type { MissingInfoDetail, Unjudged } from '../../analysis-result.schema.js';
import type { Context, Flag } from '../../facts/context.js';
import { list } from '../../format.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import type { Matter } from '../../reading/learned/matter.js';
import type { TechnicalSpecs } from '../../parts/technical.js';
import { lackOf } from './gap-names.js';

/** One statement that nobody judged. */
export interface LeftUnjudged extends Unjudged {
  /** Of what seems plainly bad: the advert's own words for it, whole and exactly so in its proof. */
  readonly matter?: Matter;
}

/** What the report could not find out: facts that the advert leaves out, the parts it needs and the table's judgements. */
export interface Known {
  readonly missing: readonly MissingInfoDetail[];
  readonly parts: readonly NeededPart[];
  readonly specs: TechnicalSpecs;
  /** What the texts tell and nobody judged. */
  readonly unjudged: readonly LeftUnjudged[];
}

/** What the sentences about a verdict are made of. */
export interface Case {
  readonly context: Context;
  readonly driving: readonly Flag[];
  /** Warnings that are too mild to drive a verdict. */
  readonly mild: readonly Flag[];
  readonly known: Known;
  readonly blocking: readonly NeededPart[];
  /** What seems plainly bad and stands unjudged. */
  readonly grave: readonly LeftUnjudged[];
  readonly coverage: number;
  /** Nothing stands unjudged, and no warning rests on words that were only interpreted. */
  readonly isAllJudged: boolean;
}

/** Below this share of what the verdict needs, no home is called promising. */
export const enoughCoverage = 55;

/** So many names fit in a sentence. */
export const inSentence = 3;

/** What a finding that the association gives no figures has already said to be missing. */
export const inFigures: ReadonlySet<string> = new Set(['debtPerSqm', 'savings']);

/** The first so many gaps, in a sentence; where only a figure is missing it comes last, so that it is the figure of one. */
export const gapNames = (missing: readonly MissingInfoDetail[], atMost: number): string =>
  list(
    missing
      .slice(0, atMost)
      .toSorted((one, other) => Number(one.isVague ?? false) - Number(other.isVague ?? false))
      .map(lackOf),
  );

/** Parts with an age of their own: what a house stands on is as old as the house. */
export const withAge = (parts: readonly NeededPart[]): readonly NeededPart[] =>
  parts.filter(({ id }) => id !== 'foundationAndBasement');

export const partNames = (parts: readonly NeededPart[]): string => list(parts.flatMap((part) => part.names));

/** The parts of unknown age that hold the verdict down: the dear ones, and where the ground is thin without them the rest. */
export const untoldParts = ({ known, blocking, coverage }: Case): readonly NeededPart[] =>
  blocking.length > 0 || coverage >= enoughCoverage ? blocking : known.parts.filter((part) => !part.judged);
