import type { Evidence } from '../analysis-result.schema.js';
import { count, kr, percent } from '../format.js';
import { shareIn } from '../reading/association/own-share.js';
import type { WorksCost } from '../reading/association/works-cost.js';
import { associationFacts } from './association-facts.js';
import type { Context } from './context.js';
import { computed, quoted } from './evidence.js';

/** A sum of the whole association, worked out for this home. */
export interface HomePart {
  /** kr, to whole thousands. */
  readonly value: number;
  /** The sum and what it makes for this home: `31 000 000 kr enligt annonsen, omkring 912 000 kr per lägenhet om det delas lika på 34`. */
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** Shares differ with size, so a part of all is told to thousands. */
const STEP = 1000;

/** By the home's own share where the advert tells it, else in equal parts by the number of homes. Null where it tells neither. */
export function homePartOf(context: Context, whole: WorksCost): HomePart | null {
  if (whole.isEach)
    return {
      value: whole.value,
      words: `${kr(whole.value)} per lägenhet enligt annonsen`,
      evidence: [quoted(whole.quote)],
    };
  const all = `${kr(whole.value)} enligt annonsen`;
  const share = context.home.tenure === 'cooperative' ? shareIn(context) : null;
  const rounded = (value: number): number => Math.round(value / STEP) * STEP;
  if (share) {
    const value = rounded((whole.value * share.value) / 100);
    return {
      value,
      words: `${all}, omkring ${kr(value)} för den här lägenhetens andel på ${percent(share.value)}`,
      evidence: [
        quoted(whole.quote),
        quoted(share.quote),
        computed('hela summan × andelen', { whole: whole.value, percent: share.value }, value, 'kr'),
      ],
    };
  }
  const homes = associationFacts(context).apartments;
  if (!homes || homes.value < 2) return null;
  const value = rounded(whole.value / homes.value);
  return {
    value,
    words: `${all}, omkring ${kr(value)} per lägenhet om det delas lika på ${count(homes.value, 'common')}`,
    evidence: [
      quoted(whole.quote),
      ...homes.evidence,
      computed('hela summan ÷ antal lägenheter', { whole: whole.value, homes: homes.value }, value, 'kr'),
    ],
  };
}
