import type { Advert } from '../text/advert.js';
import type { Quote } from '../text/sources.js';
import { allStatements, quoteIn } from '../association/statements.js';
import { amountsIn, type StatedAmount } from './amounts.js';

/** What the one who owns the home is to pay once. */
export interface Levy {
  /** kr. */
  readonly value: number;
  readonly quote: Quote;
  /** The day, in the advert's words; null where it tells none. */
  readonly when: string | null;
  /** Paid to be joined to water, sewage or power. */
  readonly isConnection: boolean;
  /** Voted or billed, and no estimate. */
  readonly isDecided: boolean;
}

/** Sums of one home. */
const owed: ReadonlySet<StatedAmount['purpose']> = new Set(['levy', 'contribution', 'connection']);
/** No single home is asked for so much at once: it is what all pay together, kr. */
const ofAllFrom = 1_000_000;

/** Levies, contributions and fees of connection that fall on this home, each sum once. */
export function leviesIn(advert: Advert): Levy[] {
  const statements = allStatements(advert);
  return amountsIn(advert)
    .filter(
      ({ value, purpose, period, time, payer, isPart, isNotOurs }) =>
        owed.has(purpose) &&
        period === 'once' &&
        value < ofAllFrom &&
        payer !== 'seller' &&
        !isPart &&
        !isNotOurs &&
        (time === 'ahead' || time === 'now' || time === 'possible'),
    )
    .filter(({ value }, index, all) => all.findIndex((other) => other.value === value) === index)
    .map(({ value, quote, time, moment, purpose }) => {
      const statement = statements.find(
        ({ source, start, end }) => source.field === quote.field && quote.start >= start && quote.start < end,
      );
      return {
        value,
        quote: statement ? quoteIn(statement, 0, statement.text.length) : quote,
        when: moment?.text ?? null,
        isConnection: purpose === 'connection',
        isDecided: time !== 'possible',
      };
    });
}
