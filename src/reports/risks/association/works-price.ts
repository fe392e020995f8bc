import type { Evidence } from '../../analysis-result.schema.js';
import { pipeReplacementLoan } from '../../knowledge/association-bands.js';
import type { Context } from '../../facts/context.js';
import { computed, reference } from '../../facts/evidence.js';
import { homePartOf } from '../../facts/home-part.js';
import { capital, kr } from '../../format.js';
import { largeWorksIn } from '../../reading/association/planned-works.js';

/** A large work of the association with its price in the advert, worked out for this home. */
export interface PricedWork {
  /** Definite form: `taket`. */
  readonly name: string;
  /** The first possible year; null where the advert gives none. */
  readonly from: number | null;
  /** What it costs all and this home, and what a loan for it adds to the fee, in words. */
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** kr more a month for a flat where its association borrows the sum, by our terms of such a loan. */
export function loanMonthly(perFlat: number): number {
  const { interest, amortisation } = pipeReplacementLoan;
  return Math.round(Math.round(perFlat * (interest + amortisation)) / 12);
}

/** Large works ahead beside the pipes whose whole price and number of homes, or own share, the advert tells. */
export function pricedWorks(context: Context): PricedWork[] {
  const { interest, amortisation, terms, source } = pipeReplacementLoan;
  return largeWorksIn(context).flatMap(({ name, from, cost }) => {
    const own = cost && homePartOf(context, cost);
    if (!own) return [];
    const { value: perFlat } = own;
    const monthly = loanMonthly(perFlat);
    return [
      {
        name,
        from,
        text:
          `${capital(name)} kostar ${own.words}. ` +
          `Lånar föreningen till allt blir det ungefär ${kr(monthly)} mer i månaden för en lägenhet.`,
        evidence: [
          ...own.evidence,
          reference('association-bands', terms, source),
          computed(
            'lån × (ränta + amortering) ÷ 12',
            { perFlat, interest, amortisation },
            monthly,
            'kr/månad',
          ),
        ],
      },
    ];
  });
}
