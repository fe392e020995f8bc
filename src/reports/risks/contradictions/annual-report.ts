import { debtBands, interestSensitivityBands, savingsBands } from '../../knowledge/association-bands.js';
import { areaNamedBy } from '../../reading/association/shares.js';
import type { KeyFigure } from '../../reading/annual-report/annual-report.js';
import type { DebtFact } from '../../facts/association.types.js';
import type { Fact } from '../../reading/text/fact.js';
import { advertFacts } from '../../facts/association-facts.js';
import { currentReport, figureProofs } from '../../facts/association-report.js';
import { flag, type Context, type Flag } from '../../facts/context.js';
import { reference } from '../../facts/evidence.js';
import { krPerSqm, number, percent } from '../../format.js';

/**
 * How far an advert may be from the report without saying something else, as a share of the larger and at least an
 * amount. The same figure of two years: debts are paid off by a few percent a year, savings and sensitivity move more.
 * Areas: all area is up to a third larger than what the members hold, where shops are let. Limits of our own.
 */
const tolerances = {
  debt: { share: 0.1, otherArea: 0.35, least: 500 },
  savings: { share: 0.3, least: 40 },
  sensitivity: { share: 0.25, least: 2 },
  fee: { share: 0.1, least: 50 },
} as const;

/** One figure as both tell it. */
interface Pair {
  readonly id: string;
  readonly title: string;
  /** `sparandet`. */
  readonly name: string;
  readonly said: Fact<number>;
  readonly reported: KeyFigure;
  readonly show: (value: number) => string;
  readonly unit: string;
  /** The report puts the association in the worst band, the advert does not. */
  readonly isWorst: boolean;
  readonly band: { readonly row: string; readonly source: string } | null;
}

/** Figures of the association that the advert states otherwise than its newest annual report. */
export function annualReportFlags(context: Context): Flag[] {
  const current = currentReport(context);
  if (!current || context.home.tenure === 'owned') return [];
  const year = current.report.year ?? context.year;
  return pairsOf(context, current.report.figures).map((pair) => conflict(pair, year));
}

type Figures = NonNullable<ReturnType<typeof currentReport>>['report']['figures'];

function pairsOf(context: Context, figures: Figures): Pair[] {
  const { debtPerSqm, savingsPerSqm, sensitivity, feePerSqm } = advertFacts(context);
  const pairs: Pair[] = [];
  const debt = debtPerSqm && reportedDebt(debtPerSqm, figures);
  if (debtPerSqm && debt && isOff(debtPerSqm.value, debt.figure.value, debt.tolerance)) {
    pairs.push({
      id: 'debt',
      title: 'Skulden i annonsen stämmer inte med årsredovisningen',
      name: 'föreningens skuld',
      said: debtPerSqm,
      reported: debt.figure,
      show: krPerSqm,
      unit: 'kr/m²',
      isWorst: debt.figure.value > debtBands.high && debtPerSqm.value <= debtBands.high,
      band: debtBands,
    });
  }
  const savings = figures.savingsPerSqm;
  if (savingsPerSqm && savings && isOff(savingsPerSqm.value, savings.value, tolerances.savings)) {
    pairs.push({
      id: 'savings',
      title: 'Sparandet i annonsen stämmer inte med årsredovisningen',
      name: 'sparandet',
      said: savingsPerSqm,
      reported: savings,
      show: krPerSqm,
      unit: 'kr/m² och år',
      isWorst: savings.value < savingsBands.tooLow && savingsPerSqm.value >= savingsBands.tooLow,
      band: savingsBands,
    });
  }
  const { high } = interestSensitivityBands;
  const risk = figures.interestSensitivity;
  if (sensitivity && risk && isOff(sensitivity.value, risk.value, tolerances.sensitivity)) {
    pairs.push({
      id: 'sensitivity',
      title: 'Räntekänsligheten i annonsen stämmer inte med årsredovisningen',
      name: 'räntekänsligheten',
      said: sensitivity,
      reported: risk,
      show: percent,
      unit: '%',
      isWorst: risk.value > high && sensitivity.value <= high,
      band: interestSensitivityBands,
    });
  }
  const fee = figures.feePerSqm;
  // Fees rise between a report and an advert; hardly any falls.
  const isLower = fee && feePerSqm && feePerSqm.value < fee.value;
  if (isLower && isOff(feePerSqm.value, fee.value, tolerances.fee)) {
    pairs.push({
      id: 'fee',
      title: 'Årsavgiften i annonsen är lägre än i årsredovisningen',
      name: 'årsavgiften',
      said: feePerSqm,
      reported: fee,
      show: krPerSqm,
      unit: 'kr/m² och år',
      isWorst: false,
      band: null,
    });
  }
  return pairs;
}

interface Tolerance {
  readonly share: number;
  readonly least: number;
}

const isOff = (one: number, other: number, { share, least }: Tolerance): boolean =>
  Math.abs(one - other) > Math.max(least, share * Math.max(Math.abs(one), Math.abs(other)));

/** The report's debt per the area that the advert counts on; where it names none, the one that is nearest to it. */
function reportedDebt(
  { value, basis }: DebtFact,
  { debtPerSqmTenant, debtPerSqmTotal }: Figures,
): { readonly figure: KeyFigure; readonly tolerance: Tolerance } | null {
  const { otherArea, ...same } = tolerances.debt;
  const other = { ...same, share: otherArea };
  const named = { tenant: debtPerSqmTenant, total: debtPerSqmTotal, unnamed: undefined }[
    areaNamedBy(basis ?? '')
  ];
  if (named) return { figure: named, tolerance: same };
  const [nearest, second] = [debtPerSqmTenant, debtPerSqmTotal]
    .filter((figure) => figure !== undefined)
    .toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value));
  if (!nearest) return null;
  return { figure: nearest, tolerance: second && basis === null ? same : other };
}

function conflict(pair: Pair, year: number): Flag {
  const { id, title, name, said, reported, show, unit, isWorst, band } = pair;
  const bare = unit === '%' ? percent : number;
  const earlier = yearOf(said.value, reported);
  return flag({
    rule: `report-conflict-${id}`,
    title,
    category: 'Motsägelse',
    severity: isWorst ? 'critical' : 'warning',
    description:
      `Enligt annonsen är ${name} ${show(said.value)}. Årsredovisningen för ${year} säger ${show(reported.value)} (sida ${reported.page}). ` +
      (earlier
        ? `Annonsens siffra är den från ${earlier}. `
        : 'Siffrorna kan gälla olika år eller räknas på olika ytor. ') +
      'Vi räknar med årsredovisningens.',
    action: 'Visa mäklaren sidan i årsredovisningen och fråga varifrån annonsens siffra kommer.',
    ask: `Annonsen säger ${bare(said.value)}, årsredovisningen ${year} säger ${bare(reported.value)} om ${name} (${unit}): vilket gäller?`,
    evidence: [
      ...said.evidence,
      ...figureProofs(reported, unit),
      ...(band ? [reference('association-bands', band.row, band.source)] : []),
    ],
  });
}

/** The earlier year of the same row that states the advert's figure, when one does to the krona. */
function yearOf(said: number, { table, printed }: KeyFigure): number | undefined {
  return table?.columns
    .slice(1)
    .find(({ value }) => Math.round(plain(value) * (printed?.factor ?? 1) * 10) === Math.round(said * 10))
    ?.year;
}

const plain = (cell: string): number =>
  Number(cell.replace(/[\s.]/g, '').replace(',', '.').replace(/^[−–]/, '-'));
