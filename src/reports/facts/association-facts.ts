import { debtOf, within } from './association-debt.js';
import type { Fact } from '../reading/text/fact.js';
import { withAnnualReport } from './association-report.js';
import { statedFigures, type StatedFigure } from '../reading/association/association-text.js';
import { loansDueIn, lossesIn, type LoansDue } from '../reading/association/loans.js';
import { apartmentsIn, genuineIn, rentShareIn, type Said } from '../reading/association/traits.js';
import type { Context } from './context.js';
import { field, quoted } from './evidence.js';
import { ownsLandIn } from '../reading/association/leasehold.js';

import type { AssociationFactsRead, LoansDueFact } from './association.types.js';

const cache = new WeakMap<Context, AssociationFactsRead>();
const stated = new WeakMap<Context, AssociationFactsRead>();

/** What the advert itself says, whatever an annual report says. */
export function advertFacts(context: Context): AssociationFactsRead {
  const known = stated.get(context);
  if (known) return known;
  const read = context.home.tenure === 'owned' ? nothing : readFacts(context);
  stated.set(context, read);
  return read;
}

/** Reads the facts once for each context. Homes that are owned outright have no association: all null. */
export function associationFacts(context: Context): AssociationFactsRead {
  const known = cache.get(context);
  if (known) return known;
  const read = context.home.tenure === 'owned' ? nothing : withAnnualReport(advertFacts(context), context);
  cache.set(context, read);
  return read;
}

const nothing: AssociationFactsRead = {
  debtPerSqm: null,
  loans: null,
  debtShare: null,
  savingsPerSqm: null,
  sensitivity: null,
  feePerSqm: null,
  totalFees: null,
  loansDue: null,
  losses: null,
  apartments: null,
  rentShare: null,
  genuine: null,
  ownsLand: null,
  registrationNumber: null,
};

/** Sanity ranges: outside them a figure is a misprint or counts something else. kr/m², kr/m² and year, percent, kr. */
const ranges = {
  debt: [50, 60_000],
  savings: [-1500, 1500],
  sensitivity: [0.1, 100],
  fee: [100, 3000],
  total: [500_000, 5e9],
  area: [250, 500_000],
} as const;

function readFacts(context: Context): AssociationFactsRead {
  const { listing } = context;
  const facts = listing.associationFacts ?? {};
  const figures = statedFigures(context);
  const of = (subject: StatedFigure['subject'], perSqm: boolean, [low, high]: readonly [number, number]) =>
    ordered(
      figures.filter(
        (figure) =>
          figure.subject === subject &&
          figure.perSqm === perSqm &&
          figure.value >= low &&
          figure.value <= high,
      ),
    );
  const ownArea = listing.livingArea ?? 0;
  const areas = of('area', false, ranges.area).filter((figure) => figure.value >= ownArea * 3);
  const loans = of('debt', false, ranges.total)
    .filter((figure) => !figure.part)
    .sort((a, b) => b.value - a.value)[0];
  const fees = of('totalFees', false, ranges.total)[0];
  const shareSaid = of('debtShare', false, [1000, 20_000_000])[0];
  const debtShare = facts.indirectNetDebt
    ? {
        value: facts.indirectNetDebt,
        evidence: [field('associationFacts.indirectNetDebt', facts.indirectNetDebt)],
      }
    : factOf(shareSaid);
  const savings = of('savings', true, ranges.savings)[0];
  const counted = apartmentsIn(context);
  const apartments = facts.numberOfApartments
    ? {
        value: facts.numberOfApartments,
        evidence: [field('associationFacts.numberOfApartments', facts.numberOfApartments)],
      }
    : saidFact(counted);
  return {
    debtPerSqm: debtOf(context, of('debt', true, ranges.debt), {
      loans,
      area: areas[0],
      debtShare,
    }),
    loans: factOf(loans),
    debtShare,
    savingsPerSqm: fieldFact('savingsPerSqm', facts.savingsPerSqm) ?? factOf(savings),
    sensitivity: factOf(
      ordered(
        figures.filter(
          (figure) => figure.subject === 'sensitivity' && within(figure.value, ranges.sensitivity),
        ),
      )[0],
    ),
    feePerSqm: fieldFact('feePerSqm', facts.feePerSqm) ?? factOf(of('fee', true, ranges.fee)[0]),
    totalFees: factOf(fees),
    loansDue: largestDue(loansDueIn(context), loans?.value),
    losses: lossesIn(context).sort((a, b) => b.years - a.years)[0] ?? null,
    apartments,
    rentShare: rentShareIn(context),
    genuine: genuineOf(fieldFact('genuine', facts.genuine), saidFact(genuineIn(context))),
    ownsLand: fieldFact('ownsLand', facts.ownsLand) ?? saidFact(ownsLandIn(context)),
    registrationNumber: null,
  };
}

/** A text that says oäkta goes before a field that says äkta: a buyer must hear of it, and the field may be old. */
const genuineOf = (stated: Fact<boolean> | null, said: Fact<boolean> | null): Fact<boolean> | null =>
  stated?.value && said?.value === false
    ? { value: false, evidence: [...said.evidence, ...stated.evidence] }
    : (stated ?? said);

const saidFact = <T>(said: Said<T> | null): Fact<T> | null =>
  said && { value: said.value, evidence: [quoted(said.quote)] };

const factOf = (figure: StatedFigure | undefined): Fact<number> | null =>
  figure ? { value: figure.value, evidence: [quoted(figure.quote)] } : null;

const fieldFact = <T extends number | boolean>(name: string, value: T | undefined): Fact<T> | null =>
  value === undefined ? null : { value, evidence: [field(`associationFacts.${name}`, value)] };

const rank = { now: 0, ahead: 1, past: 2 } as const;

/** What holds now before plans, newer years before older; history is left out. */
const ordered = (figures: readonly StatedFigure[]): StatedFigure[] =>
  figures
    .filter((figure) => figure.time !== 'past')
    .sort((a, b) => rank[a.time] - rank[b.time] || b.year - a.year);

/** The largest share due within twelve months; a sum becomes a share where all loans are stated. */
function largestDue(due: readonly LoansDue[], allLoans: number | undefined): LoansDueFact | null {
  const shares = due.map((one) =>
    one.percent === null && one.amount !== null && allLoans !== undefined && allLoans > one.amount
      ? { ...one, percent: Math.round((one.amount / allLoans) * 100), of: allLoans }
      : one,
  );
  const [largest] = shares.sort((a, b) => weightOf(b) - weightOf(a));
  if (!largest) return null;
  const { quote, ...told } = largest;
  return { ...told, evidence: [quoted(quote)] };
}

const weightOf = ({ percent, most }: LoansDue): number => percent ?? (most ? 51 : 0.5);

/** Must-have fields that `associationFacts` answers. */
const answers: Readonly<Record<string, (facts: AssociationFactsRead) => unknown>> = {
  debtPerSqm: (facts) => facts.debtPerSqm ?? facts.debtShare,
  savings: (facts) => facts.savingsPerSqm,
  genuine: (facts) => facts.genuine,
  landOwnership: (facts) => facts.ownsLand,
  monthlyFee: (facts) => facts.feePerSqm,
  registrationNumber: (facts) => facts.registrationNumber,
};

/** True when the advert states the must-have fact `name` of its association in any wording, in fields or in text. */
export const isKnownAssociationFact = (context: Context, name: string): boolean =>
  (answers[name]?.(associationFacts(context)) ?? null) !== null;
