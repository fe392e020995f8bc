import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { compareTexts } from '../../shared/texts/compare.js';

/** Stands out in its row; null: nothing to say. */
export type Mark = 'best' | 'worst' | null;

const { highest, lowest, fewest, most } = compareTexts.marks;

/**
 * What is best in each row (first specification document, section 2, /compare). Of the two readings of zero there,
 * money takes "lowest non-zero": 0 kr means that nobody stated it. A count of zero is the best there is.
 */
const measures = {
  confidence: { best: 'highest', isMoney: false, bestWord: highest, worstWord: null },
  redFlagsCount: { best: 'lowest', isMoney: false, bestWord: fewest, worstWord: most },
  priceKr: { best: 'lowest', isMoney: true, bestWord: lowest, worstWord: null },
  pricePerSqmKr: { best: 'lowest', isMoney: true, bestWord: lowest, worstWord: null },
  monthlyFeeKr: { best: 'lowest', isMoney: true, bestWord: lowest, worstWord: null },
  operatingCostKr: { best: 'lowest', isMoney: true, bestWord: lowest, worstWord: null },
  missingInfoCount: { best: 'lowest', isMoney: false, bestWord: fewest, worstWord: null },
  euphemismsCount: { best: 'lowest', isMoney: false, bestWord: fewest, worstWord: null },
} as const;

export type Measure = keyof typeof measures;
type Measured = Pick<ComparedProperty, Measure>;

/** The figure, or null when it is unknown: kr, percent or a count. */
export function figureOf(measure: Measure, home: Measured): number | null {
  const value = home[measure];
  return measures[measure].isMoney && value === 0 ? null : value;
}

/**
 * One mark per home. Those who share the best figure are all best; nobody is when all known figures are the same or
 * only one is known, for then there is nothing to be better than.
 */
export function marksOf(measure: Measure, homes: readonly Measured[]): readonly Mark[] {
  const { best, worstWord } = measures[measure];
  const figures = homes.map((home) => figureOf(measure, home));
  const known = figures.filter((figure) => figure !== null);
  const low = Math.min(...known);
  const high = Math.max(...known);
  if (known.length < 2 || low === high) return homes.map(() => null);
  return figures.map((figure): Mark => {
    if (figure === (best === 'lowest' ? low : high)) return 'best';
    return worstWord !== null && figure === high ? 'worst' : null;
  });
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
