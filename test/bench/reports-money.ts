import type { AnalysisResult, CostRange } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import type { Fault } from './report-tracer.js';
import { domainCosts, moneyRules2026 as rules } from './reports-figures.js';
import { numbersIn } from './reports-numbers.js';

/** A range is ours when it is a row of the domain page's costs, a sum of rows, inside one, or marked uncertain. */
function isKnownCost({ min, max, uncertain }: CostRange): boolean {
  if (min > max) return false;
  if (uncertain || (min === 0 && max === 0)) return true;
  if (domainCosts.some(([, low, high]) => min >= low && max <= high)) return true;
  return isSumOfRows(min, max, 0, 6);
}

function isSumOfRows(min: number, max: number, first: number, left: number): boolean {
  if (min === 0 && max === 0) return true;
  if (left === 0 || min <= 0 || max <= 0) return false;
  return domainCosts.some(
    ([, low, high], index) => index >= first && isSumOfRows(min - low, max - high, index + 1, left - 1),
  );
}

/** Costs outside the domain page's ranges, and sums of the renovation plan that do not add up. */
export function costFaults(result: AnalysisResult): Fault[] {
  const faults = rangesOf(result)
    .filter(({ range }) => !isKnownCost(range))
    .map(({ path, range }): Fault => ({ kind: 'cost', path, what: `${range.min}–${range.max} kr` }));
  const plan = result.renovationAnalysis;
  if (!plan) return faults;
  const steps = Object.values(plan.financialPlanning).map((step) => step.estimatedCost);
  for (const end of ['min', 'max'] as const) {
    const sum = steps.reduce((total, step) => total + step[end], 0);
    if (sum !== plan.totalEstimatedCost[end])
      faults.push({
        kind: 'cost',
        path: 'renovationAnalysis.totalEstimatedCost',
        what: `${end} is not ${sum}`,
      });
  }
  return faults;
}

function rangesOf(value: unknown, path = ''): { path: string; range: CostRange }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('min' in value && 'max' in value) return [{ path, range: value as CostRange }];
  return Object.entries(value).flatMap(([key, child]) => rangesOf(child, path ? `${path}.${key}` : key));
}

const close = (a: number, b: number, within = 2): boolean => Math.abs(a - b) <= within;

/** Monthly cost, costs at purchase and price per m², reckoned anew from the advert by the rules of 2026. */
export function moneyFaults(result: AnalysisResult, listing: Listing, today: Date): Fault[] {
  if (today < new Date('2026-04-01')) return [];
  const faults: Fault[] = [];
  const expectClose = (path: string, shown: number, right: number, within = 2) => {
    if (!close(shown, right, within))
      faults.push({ kind: 'money', path, what: `${shown}, reckoned ${right}` });
  };
  const { price, livingArea } = listing;
  const { pricePerSqm } = result.priceAnalysis;
  if (pricePerSqm !== null)
    expectClose('priceAnalysis.pricePerSqm', pricePerSqm, (price ?? 0) / (livingArea ?? 0));
  const { monthlyCost: cost, purchaseCosts: fees } = result;
  if (cost && price) {
    const loan = Math.round(price * rules.highestLoan);
    const fixed = fixedLines(listing);
    expectClose('monthlyCost.loan', cost.loan, loan);
    expectClose('monthlyCost.downPayment', cost.downPayment, price - loan);
    const own = cost.lines.filter(({ label }) => !/^(?:Ränta|Amortering)/.test(label));
    for (const { label, monthly } of own) {
      if (!fixed.some((right) => close(monthly, right)))
        faults.push({ kind: 'money', path: 'monthlyCost.lines', what: `${label} ${monthly}` });
    }
    const rest = own.reduce((sum, { monthly }) => sum + monthly, 0);
    const month = (points: number, borrowers: number) =>
      (netInterest(loan, 0.04 + points / 100, borrowers) + repayment(loan, price)) / 12 + rest;
    expectClose('monthlyCost.oneBorrower', cost.oneBorrower, month(0, 1));
    expectClose('monthlyCost.twoBorrowers', cost.twoBorrowers, month(0, 2));
    for (const { addedPoints, monthly } of cost.stress)
      expectClose(`monthlyCost.stress +${addedPoints}`, monthly, month(addedPoints, 2));
    const sum = cost.lines.reduce((total, { monthly }) => total + monthly, 0);
    expectClose('monthlyCost.lines', sum, cost.twoBorrowers, 0);
  }
  if (fees) {
    const right = purchaseLines(listing);
    for (const { label, amount } of fees.lines) {
      if (!right.some((value) => close(amount, value)))
        faults.push({ kind: 'money', path: 'purchaseCosts.lines', what: `${label} ${amount}` });
    }
    expectClose(
      'purchaseCosts.total',
      fees.total,
      fees.lines.reduce((sum, { amount }) => sum + amount, 0),
      0,
    );
  }
  return faults;
}

/** Interest a year after the deduction, kr, for a loan shared equally. */
function netInterest(loan: number, rate: number, borrowers: number): number {
  const { low, threshold, high } = rules.deduction;
  const each = (loan * rate) / borrowers;
  return loan * rate - borrowers * (Math.min(each, threshold) * low + Math.max(0, each - threshold) * high);
}

const repayment = (loan: number, price: number): number =>
  loan * (rules.amortisation.find((step) => loan / price > step.above)?.rate ?? 0);

/** Sums of money, kr, in the sentences of the text that name something. */
const sumsAbout = ({ description = '' }: Listing, pattern: RegExp): number[] =>
  description
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => pattern.test(sentence))
    .flatMap((sentence) => numbersIn(sentence).flatMap(({ value, unit }) => (unit === 'kr' ? [value] : [])));

/** Sums that the text states of the rent of the land, of running costs, shared fees, and of a yearly fee per m², a month. */
function statedLines(listing: Listing): number[] {
  const { livingArea = 0, associationFacts } = listing;
  const about = (pattern: RegExp) => sumsAbout(listing, pattern);
  const fees = [...about(/avgift/i), ...(associationFacts?.feePerSqm ? [associationFacts.feePerSqm] : [])];
  return [
    ...about(/avgäld|arrende|drift/i).flatMap((rent) => [rent, rent / 12]),
    ...about(
      /samfäll|vägförening|vägavgift|ägar[en]*förening|(?<!\p{L})GA(?!\p{L})|gemensamhetsanläggning/iu,
    ).flatMap((fee) => [fee, fee / 3, fee / 6, fee / 12]),
    ...fees.map((perSqm) => (perSqm * livingArea) / 12),
  ];
}

/** What each line beside the loan may be a month: the advert's own costs, or the property charge under any known cap. */
function fixedLines(listing: Listing): number[] {
  const { monthlyFee, operatingCost, annualOperatingCosts, leaseholdFeePerYear, leasePerYear } = listing;
  const yearly = [operatingCost, annualOperatingCosts?.total, leaseholdFeePerYear, leasePerYear];
  const taxValue = listing.taxValues?.totalTaxValue ?? listing.taxValues?.mainProperty;
  const taxValues = taxValue ? [taxValue] : sumsAbout(listing, /taxeringsvärde/i);
  const charges = taxValues.flatMap((value) =>
    rules.charge.caps.map((cap) => Math.min(value * rules.charge.rate, cap)),
  );
  return [
    ...(monthlyFee === undefined ? [] : [monthlyFee]),
    ...statedLines(listing),
    ...[...yearly, ...charges].flatMap((value) => (value === undefined ? [] : [value / 12])),
  ];
}

function purchaseLines(listing: Listing): number[] {
  const { price = 0, taxValues, mortgageDeeds, associationFacts: facts } = listing;
  const taxValue = taxValues?.totalTaxValue ?? taxValues?.mainProperty ?? 0;
  const loan = Math.round(price * rules.highestLoan);
  const existing =
    mortgageDeeds?.total === undefined ? [0, ...sumsAbout(listing, /pantbrev/i)] : [mortgageDeeds.total];
  return [
    Math.max(price, taxValue) * rules.title.rate + rules.title.fee,
    ...existing.map((deeds) => Math.max(0, loan - deeds) * rules.deeds.rate + rules.deeds.fee),
    ...[facts?.transferFee, facts?.pledgeFee].flatMap((value) => (value === undefined ? [] : [value])),
  ];
}
