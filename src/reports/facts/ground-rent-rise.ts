import type { Evidence } from '../analysis-result.schema.js';
import { count, kr } from '../format.js';
import { landRentIn } from '../reading/association/leasehold.js';
import { newSums } from '../reading/money/risen.js';
import { withoutRunningCost } from '../reading/quantities/sum-words.js';
import { associationFacts } from './association-facts.js';
import type { Context } from './context.js';
import { computed, quoted } from './evidence.js';

/** The rent of the land after a rise that is decided. */
export interface GroundRentRise {
  /** kr a year. */
  readonly yearly: number;
  /** kr a year now; null where the advert does not say. */
  readonly today: number | null;
  /** What it means for this home, as sentences. */
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** Null where the advert tells of no decided rise with its sum. */
export function groundRentRise(context: Context): GroundRentRise | null {
  const { listing, home } = context;
  const today =
    listing.leaseholdFeePerYear ??
    listing.leasePerYear ??
    landRentIn(withoutRunningCost(context))?.value ??
    null;
  const found = newSums(context, ['groundRent', 'lease']).find(
    ({ amount, isStep }) => !isStep && amount.period === 'year' && amount.value > (today ?? 0),
  );
  if (!found) return null;
  const { value: yearly, quote } = found.amount;
  const rent = ` Den nya nivån är ${kr(yearly)} om året${found.when === null ? '' : ` ${found.when}`}`;
  if (home.tenure !== 'cooperative') {
    const monthly = Math.round(yearly / 12);
    const now = today === null ? '' : ` mot ${kr(Math.round(today / 12))} i dag`;
    return {
      yearly,
      today,
      words: `${rent}, alltså ${kr(monthly)} i månaden${now}.`,
      evidence: [quoted(quote), computed('avgäld per år ÷ 12', { yearly }, monthly, 'kr/månad')],
    };
  }
  const homes = associationFacts(context).apartments;
  if (!homes || homes.value < 2) return { yearly, today, words: `${rent}.`, evidence: [quoted(quote)] };
  const each = Math.round(yearly / homes.value / 12);
  const more = today === null ? null : Math.round((yearly - today) / homes.value / 12);
  return {
    yearly,
    today,
    words:
      `${rent}. Delat lika på ${count(homes.value, 'common')} lägenheter är det ${kr(each)} i månaden för varje` +
      `${more === null ? '' : `, ${kr(more)} mer än i dag`}.`,
    evidence: [
      quoted(quote),
      ...homes.evidence,
      computed('avgäld per år ÷ antal lägenheter ÷ 12', { yearly, homes: homes.value }, each, 'kr/månad'),
      ...(more === null || today === null
        ? []
        : [
            computed(
              'höjning per år ÷ antal lägenheter ÷ 12',
              { yearly, today, homes: homes.value },
              more,
              'kr/månad',
            ),
          ]),
    ],
  };
}
