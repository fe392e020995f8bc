import type { Evidence } from '../../src/reports/analysis-result.schema.js';
import type { Fault } from './report-tracer.js';
import {
  domainFigures,
  moneyRules2026,
  runningFixed,
  runningSpans,
  shapeFigures,
} from './reports-figures.js';
import { isRightValue, recompute } from './reports-formulas.js';
import { numbersIn, type ReadNumber } from './reports-numbers.js';

type Computed = Extract<Evidence, { kind: 'computed' }>;
interface Proof {
  readonly path: string;
  readonly proof: Evidence;
}

const figures = [
  ...Object.values(domainFigures).flat(),
  ...moneyRules2026.charge.caps,
  moneyRules2026.deduction.threshold,
  ...shapeFigures,
  ...runningFixed,
  ...runningSpans.flatMap(({ perSqm }) => perSqm.flat()),
];
const shares = (domainFigures.percent ?? []).map((value) => value / 100);

/** Computed proofs whose inputs come from nowhere or whose value is not what their formula gives. */
export function computationFaults(
  proofs: readonly Proof[],
  stated: readonly ReadNumber[],
  year: number,
): { faults: Fault[]; unparsed: string[] } {
  const faults: Fault[] = [];
  const unparsed: string[] = [];
  const values = proofs.flatMap(({ proof }) => (proof.kind === 'computed' ? [proof] : []));
  for (const { path, proof } of proofs) {
    if (proof.kind !== 'computed') continue;
    const own = proofs.filter((other) => other.path === path);
    const rows = own.flatMap(({ proof }) => rowNumbers(proof));
    const pastYears = own.flatMap(({ proof }) => yearsAgo(proof, year));
    for (const [name, value] of Object.entries(proof.inputs)) {
      if (!isTraced(value, { proof, values, stated, rows, pastYears, year }))
        faults.push({ kind: 'computed', path, what: `input ${name} ${value} of ${proof.formula}` });
    }
    const exact = recompute(proof);
    if (exact === null) unparsed.push(proof.formula);
    else if (!isRightValue(proof.value, exact))
      faults.push({
        kind: 'computed',
        path,
        what: `${proof.formula} ${JSON.stringify(proof.inputs)} is ${exact}, not ${proof.value}`,
      });
  }
  return { faults, unparsed };
}

const rowNumbers = (proof: Evidence): number[] =>
  proof.kind === 'reference' || proof.kind === 'document'
    ? numbersIn(proof.kind === 'reference' ? proof.row : proof.text).map(({ value }) => value)
    : [];

/** What a quote dates by its distance from today: `för 28 år sedan`. */
const yearsAgo = (proof: Evidence, year: number): number[] =>
  proof.kind === 'quote' && /(?<!\p{L})sedan(?!\p{L})/iu.test(proof.text)
    ? numbersIn(proof.text).flatMap(({ value, unit }) => (unit === 'years' ? [year - value] : []))
    : [];

const same = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-9, Math.abs(b) * 1e-9);

function isTraced(
  input: number,
  from: {
    proof: Computed;
    values: readonly Computed[];
    stated: readonly ReadNumber[];
    rows: readonly number[];
    pastYears: readonly number[];
    year: number;
  },
): boolean {
  const value = Math.abs(input);
  const { proof, stated, rows, pastYears, year } = from;
  if (value === 0 || value === year) return true;
  if (stated.some((source) => same(value, source.value) || isYearOf(value, source))) return true;
  if ([...figures, ...shares, ...rows, ...pastYears].some((figure) => same(value, figure))) return true;
  const others = from.values.filter((other) => other !== proof).map((other) => Math.abs(other.value));
  if (others.some((other) => same(value, other))) return true;
  // A yearly sum of a sum that is proven itself: interest on the loan.
  if (others.some((other) => shares.some((share) => same(value, other * share)))) return true;
  // An age beside the year it is counted from.
  return Object.values(proof.inputs).some((past) => past > 1500 && past < year && same(value, year - past));
}

/** A decade stands for each of its years. */
const isYearOf = (value: number, source: ReadNumber): boolean =>
  source.unit === 'decade' && value >= source.value && value <= source.value + 9;
