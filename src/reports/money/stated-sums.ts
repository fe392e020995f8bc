import type { AnalysisResult, Evidence, StatedSum } from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import { quotedOnce } from '../facts/evidence.js';
import { amountsIn, type StatedAmount } from '../reading/money/amounts.js';
import { homePartOf } from '../facts/home-part.js';
import { largeWorksIn, pipeReplacementIn } from '../reading/association/planned-works.js';
import { isOfJointOwners } from '../reading/money/said-of.js';
import { labels, placeOf, type Placed } from './stated-places.js';

/** More would be a second advert to read. */
const most = 60;

/** What the report counts already: proofs of its sums. */
type Counted = Pick<AnalysisResult, 'monthlyCost' | 'purchaseCosts'>;

/**
 * Every sum of money in the selling texts that no other part of the report counts: what is to be paid later, what comes
 * beside the monthly cost, and what is no cost of the buyer, each with why. What is to be paid comes first, by its date.
 */
export function statedSums(context: Context, counted: Counted): StatedSum[] {
  const known = knownValues(context);
  const proofs = [...(counted.monthlyCost?.evidence ?? []), ...(counted.purchaseCosts?.evidence ?? [])];
  const isRunningEstimated = counted.monthlyCost?.span !== undefined;
  const seen = new Set<string>();
  const ofAll = placeOfWhole(context);
  return amountsIn(context)
    .filter((amount) => !known.has(amount.value) && !isQuotedIn(proofs, amount))
    .filter(({ value, purpose }) => !seen.has(`${value} ${purpose}`) && seen.add(`${value} ${purpose}`))
    .map((amount) => {
      const whole = ofAll(amount);
      return whole
        ? { amount: { ...amount, purpose: 'work' as const }, ...whole }
        : { amount, workedOut: [], ...placeOf(amount, context, isRunningEstimated) };
    })
    .toSorted(
      (one, other) => order[one.place] - order[other.place] || dayOf(one.amount) - dayOf(other.amount),
    )
    .slice(0, most)
    .map(({ amount, place, mayBeCounted, why, workedOut }) => ({
      label: labelOf(context, amount),
      amount: Math.round(amount.value),
      ...(amount.isNotOurs ? {} : { purpose: amount.purpose ?? 'unclear' }),
      per: amount.period,
      when: place === 'ahead' ? (amount.moment?.text ?? null) : null,
      place,
      ...(place === 'ahead' && amount.time === 'possible' ? { isUndecided: true as const } : {}),
      ...(mayBeCounted ? { mayBeCounted } : {}),
      why,
      evidence: [
        ...quotedOnce([amount.quote, ...(place === 'ahead' && amount.moment ? [amount.moment.quote] : [])]),
        ...workedOut,
      ],
    }));
}

/** Money that is saved where no association of flats is bought, or beside the name of a samfällighet, is that one's. */
function labelOf(context: Context, { purpose, quote }: StatedAmount): string {
  if (purpose !== 'savings') return labels[purpose ?? 'unclear'];
  if (isOfJointOwners(context, quote)) return 'Sparande i samfälligheten';
  return context.home.tenure === 'cooperative' ? labels.savings : 'Sparade pengar';
}

/** What a work costs the whole association, worked out for this home. */
function placeOfWhole(
  context: Context,
): (amount: StatedAmount) => (Placed & { workedOut: readonly Evidence[] }) | null {
  if (context.home.tenure !== 'cooperative') return () => null;
  const costs = [pipeReplacementIn(context), ...largeWorksIn(context)].flatMap((works) => works?.cost ?? []);
  return ({ quote }) => {
    const cost = costs.find((one) => one.quote.field === quote.field && one.quote.start === quote.start);
    const part = cost && !cost.isEach && homePartOf(context, cost);
    return part
      ? {
          place: 'aside',
          why: `Föreningens kostnad: ${part.words}. Den betalas med avgifterna eller med lån.`,
          workedOut: part.evidence.slice(1),
        }
      : null;
  };
}

const order = { ahead: 0, beside: 1, aside: 2 } as const;

/** Months since year 0; what has no year comes last. */
const dayOf = ({ moment }: StatedAmount): number =>
  moment?.year ? moment.year * 12 + moment.month : Number.MAX_SAFE_INTEGER;

/** Sums that stand in a field of their own, and that the report counts or shows from there, kr. */
function knownValues({ listing }: Context): ReadonlySet<number> {
  const { taxValues, associationFacts, annualOperatingCosts, mortgageDeeds } = listing;
  return new Set(
    [
      listing.price,
      listing.monthlyFee,
      listing.operatingCost,
      listing.leaseholdFeePerYear,
      listing.leasePerYear,
      mortgageDeeds?.total,
      ...[taxValues, associationFacts, annualOperatingCosts].flatMap((facts) => Object.values(facts ?? {})),
    ].filter((value): value is number => typeof value === 'number'),
  );
}

const isQuotedIn = (proofs: readonly Evidence[], { quote, value }: StatedAmount): boolean =>
  proofs.some(
    (proof) =>
      proof.kind === 'quote' &&
      proof.field === quote.field &&
      proof.start <= quote.start &&
      quote.end <= proof.end &&
      // A clause may name a second sum that was not counted.
      proofs.some((one) => one.kind === 'computed' && Object.values(one.inputs).includes(value)),
  );
