import type { DebtFact } from './association.types.js';
import type { Fact } from '../reading/text/fact.js';
import type { StatedFigure } from '../reading/association/association-text.js';
import { debtFreeIn } from '../reading/association/debt-free.js';
import type { Context } from './context.js';
import { computed, field, quoted } from './evidence.js';

/** What the debt can be counted from where it is not stated per m². */
interface DebtParts {
  readonly loans: StatedFigure | undefined;
  readonly area: StatedFigure | undefined;
  readonly debtShare: Fact<number> | null;
}

/** kr/m²; outside of it a figure is a misprint or counts something else. */
const debtRange = [50, 60_000] as const;

export const within = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

/**
 * The debt per m². Sources differ in their denominator (DOMAIN §0.6): of several stated ones the highest counts and the
 * other is told beside it. `said` are the stated figures, those that hold now first.
 */
export function debtOf(context: Context, said: readonly StatedFigure[], parts: DebtParts): DebtFact | null {
  const { associationFacts: facts, livingArea } = context.listing;
  const latest = said.filter(
    (figure) => figure.time === said[0]?.time && (figure.year === said[0].year || figure.year === 0),
  );
  const highest = [...latest].sort((a, b) => b.value - a.value)[0];
  const own = facts?.debtPerSqm;
  if (own !== undefined && (!highest?.basis || highest.value <= own || highest.time !== 'now')) {
    return {
      value: own,
      basis: facts?.debtPerSqmBasis ?? latest.find((figure) => figure.value === own)?.basis ?? null,
      also: null,
      evidence: [field('associationFacts.debtPerSqm', own)],
    };
  }
  if (highest) {
    const other = latest.find((figure) => figure.basis && highest.basis && figure.basis !== highest.basis);
    const also = other ?? (own === undefined ? null : { value: own, basis: facts?.debtPerSqmBasis ?? null });
    return {
      value: highest.value,
      basis: highest.basis,
      also: also && { value: also.value, basis: also.basis },
      evidence: [
        quoted(highest.quote),
        ...(other ? [quoted(other.quote)] : []),
        ...(own === undefined ? [] : [field('associationFacts.debtPerSqm', own)]),
      ],
    };
  }
  return byArea(parts) ?? byShare(parts, livingArea) ?? noDebt(context);
}

function byArea({ loans, area }: DebtParts): DebtFact | null {
  if (!loans || !area) return null;
  const value = Math.round(loans.value / area.value);
  if (!within(value, debtRange)) return null;
  const inputs = { loans: loans.value, area: area.value };
  return {
    value,
    basis: area.basis,
    also: null,
    evidence: [quoted(loans.quote), quoted(area.quote), computed('lån ÷ yta', inputs, value, 'kr/m²')],
  };
}

function byShare({ debtShare }: DebtParts, livingArea: number | undefined): DebtFact | null {
  if (!debtShare || !livingArea) return null;
  const value = Math.round(debtShare.value / livingArea);
  const inputs = { debtShare: debtShare.value, livingArea };
  return {
    value,
    basis: 'boarea, ur bostadens andel av skulden',
    also: null,
    evidence: [
      ...debtShare.evidence,
      computed('bostadens andel av skulden ÷ boarea', inputs, value, 'kr/m²'),
    ],
  };
}

function noDebt(context: Context): DebtFact | null {
  const quote = debtFreeIn(context);
  return quote && { value: 0, basis: null, also: null, evidence: [quoted(quote)] };
}
