import { isRoundingOf } from './reports-numbers.js';

/** A computed proof: what was reckoned, from what, and what came out. */
export interface Computation {
  readonly formula: string;
  readonly inputs: Readonly<Record<string, number>>;
  readonly value: number;
  readonly unit: string;
}

type Recompute = (values: readonly number[], inputs: Readonly<Record<string, number>>) => number;

const reductionEach = ({
  yearlyInterest = NaN,
  lowRate = NaN,
  threshold = NaN,
  highRate = NaN,
}: Readonly<Record<string, number>>): number =>
  Math.min(yearlyInterest, threshold) * lowRate + Math.max(0, yearlyInterest - threshold) * highRate;

/** Formulas that say in words what signs cannot, reckoned by hand from the domain page (§4). */
const worded: readonly (readonly [RegExp, Recompute])[] = [
  [
    /^lägsta av taxeringsvärde × sats och taket ÷ 12$/,
    ([taxValue = NaN, rate = NaN, cap = NaN]) => Math.min(taxValue * rate, cap) / 12,
  ],
  [
    /^skattereduktion på räntan för två som delar på lånet$/,
    (_values, inputs) =>
      2 * reductionEach({ ...inputs, yearlyInterest: (inputs['yearlyInterest'] ?? NaN) / 2 }),
  ],
  [/^skattereduktion på räntan för en ensam låntagare$/, (_values, inputs) => reductionEach(inputs)],
  [/^summan av/, (values) => values.reduce((sum, value) => sum + value, 0)],
  [
    /^högsta av pris och taxeringsvärde × 1,5 % \+ 825$/,
    ([price = NaN, taxValue = NaN]) => Math.max(price, taxValue) * 0.015 + 825,
  ],
  [
    /^\(lån − befintliga pantbrev\) × 2 % \+ 375$/,
    ([loan = NaN, existing = NaN]) => (loan > existing ? (loan - existing) * 0.02 + 375 : 0),
  ],
  [
    /^pris ÷ boarea × skillnaden$/,
    (_values, { price = NaN, livingArea = NaN, other = NaN }) =>
      (price / livingArea) * Math.abs(other - livingArea),
  ],
  [
    // A square of one metre of ground is 4 m around, a rectangle twice as long as wide 4.24.
    /^4,2 × √grundyta × fria sidor ÷ 4$/,
    ([ground = NaN, free = NaN]) => 4.2 * Math.sqrt(ground) * (free / 4),
  ],
  [/^mätvärde ≤ gräns$/, ([value = NaN, limit = NaN]) => (value <= limit ? value : NaN)],
];

/**
 * The value of a computation by its own formula; null when the formula cannot be read. Inputs stand for the formula's
 * words in the order in which they first occur; an input whose name ends in `Percent` counts as hundredths.
 */
export function recompute({ formula, inputs, unit }: Computation): number | null {
  const values = Object.entries(inputs).map(([name, value]) =>
    /percent$/i.test(name) ? value / 100 : value,
  );
  const known = worded.find(([pattern]) => pattern.test(formula));
  if (known) return known[1](values, inputs);
  const result = new Expression(formula, values).result();
  return result !== null && unit.startsWith('%') && /\d\s*%/.test(formula) ? result * 100 : result;
}

/** Whether a printed value is what its formula gives, rounded: to its own decimals, to leading digits or to 500. */
export function isRightValue(value: number, exact: number): boolean {
  const decimals = String(value).split('.')[1]?.length ?? 0;
  const half = 0.5 * 10 ** -decimals + 1e-9;
  if (Math.abs(value - exact) <= half) return true;
  if (value % 500 === 0 && Math.abs(exact) >= 5000 && Math.abs(value - exact) <= 250) return true;
  return Math.abs(exact) >= 1000 && isRoundingOf(value, exact);
}

const sign = /^[()|+×÷−/*-]/;
const numeral = /^\d+(?:[\u00a0 ]\d{3})*(?:,\d+)?(?:\s*%)?/;
/** Words of an operand, with the years and units that belong to its name (`pris 2024`, `skuld per m²`). */
const operand = /^[\p{L}²]+(?:\s+(?:[\p{L}²]+|(?:19|20)\d\d))*/u;

/** Plain arithmetic: `+ − × ÷`, brackets, bars for absolute values, numbers, percent, and words for the inputs. */
class Expression {
  private readonly tokens: string[] | null;
  private at = 0;
  private readonly names: string[] = [];

  constructor(
    formula: string,
    private readonly values: readonly number[],
  ) {
    this.tokens = split(formula);
  }

  result(): number | null {
    if (!this.tokens?.some((token) => sign.test(token))) return null;
    const value = this.sum();
    return this.at === this.tokens.length && !Number.isNaN(value) ? value : null;
  }

  private sum(): number {
    let value = this.product();
    for (let next = this.tokens![this.at]; next && /^[+−-]$/.test(next); next = this.tokens![this.at]) {
      this.at++;
      value = next === '+' ? value + this.product() : value - this.product();
    }
    return value;
  }

  private product(): number {
    let value = this.factor();
    for (let next = this.tokens![this.at]; next && /^[×÷/*]$/.test(next); next = this.tokens![this.at]) {
      this.at++;
      value = /[×*]/.test(next) ? value * this.factor() : value / this.factor();
    }
    return value;
  }

  private factor(): number {
    const token = this.tokens![this.at++] ?? '';
    if (token === '(') return this.closed(')');
    if (token === '|') return Math.abs(this.closed('|'));
    if (/^\d/.test(token)) {
      const value = Number(token.replace(/[\s\u00a0%]/g, '').replace(',', '.'));
      return token.endsWith('%') ? value / 100 : value;
    }
    if (!/^[\p{L}²]/u.test(token)) return NaN;
    if (!this.names.includes(token)) this.names.push(token);
    return this.values[this.names.indexOf(token)] ?? NaN;
  }

  private closed(end: string): number {
    const value = this.sum();
    return this.tokens![this.at++] === end ? value : NaN;
  }
}

function split(formula: string): string[] | null {
  const tokens: string[] = [];
  let rest = formula.trim();
  while (rest) {
    const token = (sign.exec(rest) ?? numeral.exec(rest) ?? operand.exec(rest))?.[0];
    if (!token) return null;
    tokens.push(token.trim());
    rest = rest.slice(token.length).trim();
  }
  return tokens;
}
