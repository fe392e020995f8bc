import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { compareTexts } from '../../shared/texts/compare.js';
import { homeKind } from './home-kind.js';

/** Stands out in its row; null: nothing to say. */
export type Mark = 'best' | 'worst' | null;

const { highest, lowest, fewest, most } = compareTexts.marks;

/**
 * What is best in each row (first specification document, section 2, /compare). Of the two readings of zero there,
 * what an advert states takes "lowest non-zero": 0 kr means that nobody stated it. A count of zero is the best there is.
 * Costs are only held against those of the same kind of home.
 */
const count = { best: 'lowest', isStated: false, isCost: false, bestWord: fewest, worstWord: null } as const;
const statedCost = {
  best: 'lowest',
  isStated: true,
  isCost: true,
  bestWord: lowest,
  worstWord: null,
} as const;
const reckonedCost = { ...statedCost, isStated: false } as const;
const measures = {
  confidence: { best: 'highest', isStated: false, isCost: false, bestWord: highest, worstWord: null },
  redFlagsCount: { ...count, worstWord: most },
  monthlyCostKr: reckonedCost,
  oneOffCostKr: reckonedCost,
  priceKr: statedCost,
  pricePerSqmKr: statedCost,
  monthlyFeeKr: statedCost,
  operatingCostKr: statedCost,
  missingInfoCount: count,
  euphemismsCount: count,
} as const;

export type Measure = keyof typeof measures;
type Measured = Pick<ComparedProperty, Measure>;
type MeasuredHome = Pick<ComparedProperty, Measure | 'propertyType' | 'tenure'>;

/** The figure, or null when it is unknown: kr, percent or a count. */
export function figureOf(measure: Measure, home: Measured): number | null {
  const value = home[measure];
  return measures[measure].isStated && value === 0 ? null : value;
}

/**
 * One mark per home. Those who share the best figure are all best; nobody is when all known figures are the same or
 * only one is known, for then there is nothing to be better than. Nor is anybody for a cost of different kinds of homes.
 */
export function marksOf(measure: Measure, homes: readonly MeasuredHome[]): readonly Mark[] {
  const { best, worstWord, isCost } = measures[measure];
  const figures = homes.map((home) => figureOf(measure, home));
  const known = figures.filter((figure) => figure !== null);
  if (isCost && !areAlike(homes.filter((_, at) => figures[at] !== null))) return homes.map(() => null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  if (known.length < 2 || low === high) return homes.map(() => null);
  return figures.map((figure): Mark => {
    if (figure === (best === 'lowest' ? low : high)) return 'best';
    return worstWord !== null && figure === high ? 'worst' : null;
  });
}

function areAlike(homes: readonly MeasuredHome[]): boolean {
  const kinds = new Set(homes.map(homeKind));
  return kinds.size === 1 && !kinds.has(null);
}

/** The word that says the mark without colour. */
export function markWord(measure: Measure, mark: Exclude<Mark, null>): string {
  const { bestWord, worstWord } = measures[measure];
  return mark === 'worst' && worstWord !== null ? worstWord : bestWord;
}

export type Tone = 'good' | 'watch' | 'bad';

/** Missing information: none is good, up to three to watch. Vague expressions: none is good, up to two to watch. */
export function countTone(measure: 'missingInfoCount' | 'euphemismsCount', count: number): Tone {
  if (count === 0) return 'good';
  return count <= (measure === 'missingInfoCount' ? 3 : 2) ? 'watch' : 'bad';
}
