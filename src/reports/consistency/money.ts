import type { AnalysisResult, StatedSum } from '../analysis-result.schema.js';
import { staysAs } from '../knowledge/stays.js';
import { mattersOfFlag } from '../knowledge/told-by-flags.js';
import { isSamePlace, placesIn } from '../sections/judged.js';
import type { Contradiction } from './contradiction.types.js';
import type { Entries } from './entries.js';
import { isUnclearFlag } from './flag-matters.js';
import { figuresOf } from './proofs.js';
import type { Stated } from './stated.js';

/** What is said of money: sums told twice or without their meaning, the month, and what the verdict promises. */
export const ofMoney = (report: AnalysisResult, entries: Entries, stated: Stated): Contradiction[] => [
  ...explainedElsewhere(entries),
  ...countedAndBeside(report, entries),
  ...pipesTwice(entries),
  ...deedsUnknown(report, stated),
  ...feeBeforeRise(report, entries),
  ...besideUnsaid(report, entries),
  ...nothingBesideDue(report, entries),
  ...promised(report, entries),
];

/** Whether two claims quote one place. @param within or stand so many characters apart at most */
function overlaps(one: unknown, other: unknown, within = 0): boolean {
  const places = placesIn(other).map((place) => ({
    ...place,
    start: place.start - within,
    end: place.end + within,
  }));
  return placesIn(one).some((place) => places.some((known) => isSamePlace(place, known)));
}

/** A sum of no known purpose that another entry names the purpose of, or that a flag reckons with. */
function explainedElsewhere({ sums, flags }: Entries): Contradiction[] {
  const clear = new Map(
    sums.flatMap(({ path, value }) => (isUnclear(value) ? [] : [[value.amount, path] as const])),
  );
  for (const { path, value } of flags.filter((flag) => !isUnclearFlag(flag.value)))
    for (const figure of figuresOf(value.evidence)) if (!clear.has(figure)) clear.set(figure, path);
  return sums
    .filter(({ value }) => isUnclear(value))
    .flatMap(({ path, value }) => {
      const holds =
        clear.get(value.amount) ??
        flags.find((flag) => !isUnclearFlag(flag.value) && overlaps(flag.value.evidence, value.evidence))
          ?.path;
      return holds === undefined
        ? []
        : [{ kind: 'explained-elsewhere' as const, about: String(value.amount), holds, against: path }];
    });
}

const isUnclear = ({ purpose }: StatedSum): boolean => purpose === 'unclear';

/** Sums below this are too usual to be known again by their figure, kr. */
const tellingFrom = 100;

function countedAndBeside({ monthlyCost }: AnalysisResult, { sums }: Entries): Contradiction[] {
  const counted = figuresOf(monthlyCost?.evidence ?? []);
  return sums
    .filter(
      ({ value }) => value.place === 'beside' && value.amount >= tellingFrom && counted.has(value.amount),
    )
    .map(({ path, value }) => ({
      kind: 'counted-and-beside',
      about: String(value.amount),
      holds: 'monthlyCost',
      against: path,
    }));
}

const owed: ReadonlySet<string> = new Set(['levy', 'contribution']);

/** Characters between what is said of the pipes and of the sum. */
const nearPipes = 200;

/** The usual price of new pipes beside what the advert says that this home is to pay for them. */
function pipesTwice({ flags, sums }: Entries): Contradiction[] {
  const priced = flags.find(
    ({ value }) => value.rule === 'pipe-replacement-planned' && isReckonedByFlat(value.evidence),
  );
  const own = sums.find(
    ({ value }) =>
      value.place === 'ahead' &&
      owed.has(value.purpose ?? '') &&
      priced &&
      overlaps(priced.value.evidence, value.evidence, nearPipes),
  );
  return priced && own ? [{ kind: 'two-sums', about: 'pipes', holds: own.path, against: priced.path }] : [];
}

const isReckonedByFlat = (evidence: AnalysisResult['redFlags'][number]['evidence']): boolean =>
  evidence.some((proof) => proof.kind === 'computed' && proof.inputs['perFlat'] !== undefined);

/** New deeds are reckoned as if there were none, and the report names those that there are. */
function deedsUnknown({ purchaseCosts }: AnalysisResult, { facts }: Stated): Contradiction[] {
  const holds = facts.get('mortgageDeeds');
  const isReckonedWithout = purchaseCosts?.evidence.some(
    (proof) => proof.kind === 'field' && proof.name === 'mortgageDeeds.total' && proof.value === null,
  );
  return holds !== undefined && isReckonedWithout
    ? [{ kind: 'two-sums', about: 'mortgageDeeds', holds, against: 'purchaseCosts' }]
    : [];
}

/** The fee is to be raised, and the month is reckoned on the fee of today without saying so. */
function feeBeforeRise({ monthlyCost }: AnalysisResult, { flags }: Entries): Contradiction[] {
  const rise = flags.find(
    ({ value }) => value.severity !== 'notice' && mattersOfFlag(value).includes('fee-rise'),
  );
  const isCounted = monthlyCost?.evidence.some(
    (proof) => proof.kind === 'computed' && proof.inputs['monthlyFee'] !== undefined,
  );
  if (!rise || !monthlyCost || !isCounted || monthlyCost.leavesOut?.includes('rise')) return [];
  return overlaps(rise.value.evidence, monthlyCost.evidence)
    ? []
    : [{ kind: 'fee-before-rise', about: 'monthlyFee', holds: rise.path, against: 'monthlyCost' }];
}

/** Paid only by those who want the place. */
const ofChoice: ReadonlySet<string> = new Set(['parking', 'storage']);

/** Sums that come back, and that the month neither counts, nor may hold, nor says that it leaves out. */
function besideUnsaid({ monthlyCost }: AnalysisResult, { sums }: Entries): Contradiction[] {
  const counted = figuresOf(monthlyCost?.evidence ?? []);
  const sum = sums.find(
    ({ value }) =>
      value.place === 'beside' &&
      !value.mayBeCounted &&
      value.per !== 'once' &&
      value.purpose !== undefined &&
      !ofChoice.has(value.purpose) &&
      !counted.has(value.amount),
  );
  return sum && monthlyCost && !monthlyCost.leavesOut?.includes('beside')
    ? [
        {
          kind: 'beside-and-unsaid',
          about: sum.value.purpose ?? '',
          holds: sum.path,
          against: 'monthlyCost',
        },
      ]
    : [];
}

/** What the buyer has to pay for the home at once and later. */
const due: ReadonlySet<string> = new Set(['levy', 'contribution', 'connection', 'work']);

/**
 * Whether a sum is to be paid once, later, and is not told by the flag of the pipes already.
 * @param flags of the same report
 */
export function isDue(
  { place, per, purpose, evidence }: StatedSum,
  flags: readonly AnalysisResult['redFlags'][number][],
): boolean {
  return (
    place === 'ahead' &&
    per === 'once' &&
    due.has(purpose ?? '') &&
    !flags.some((flag) => flag.rule === 'pipe-replacement-planned' && overlaps(flag.evidence, evidence))
  );
}

/** What waits is told, or that nothing does, without the sums that the advert says are to be paid. */
function nothingBesideDue(
  { renovationAnalysis: plan }: AnalysisResult,
  { sums, flags }: Entries,
): Contradiction[] {
  const sum = sums.find(({ value }) =>
    isDue(
      value,
      flags.map((flag) => flag.value),
    ),
  );
  return sum && plan && !plan.isBesideSums
    ? [
        {
          kind: 'nothing-beside-due',
          about: sum.value.purpose ?? '',
          holds: sum.path,
          against: 'renovationAnalysis.summary',
        },
      ]
    : [];
}

/** The best verdict after good answers, where something that drives this one stays whatever is answered. */
function promised({ verdict, verdictDrivers }: AnalysisResult, { flags }: Entries): Contradiction[] {
  const { atBest, rules } = verdictDrivers;
  if (atBest !== 'GREEN') return [];
  const drives = verdict === 'RED' ? 'critical' : 'warning';
  const flag = flags.find(
    ({ value }) => value.severity === drives && rules.includes(value.rule) && staysAs(value) !== undefined,
  );
  return flag
    ? [
        {
          kind: 'promised-and-ruled-out',
          about: flag.value.rule,
          holds: flag.path,
          against: 'verdictDrivers.wouldChange',
        },
      ]
    : [];
}
