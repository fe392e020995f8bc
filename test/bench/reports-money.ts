import type { AnalysisResult, CostRange } from '../../src/reports/analysis-result.schema.js';
import type { Listing } from '../../src/scraping/listing.types.js';
import type { Fault } from './report-tracer.js';
import { domainCosts, moneyRules2026 as rules, runningFixed, runningSpans } from './reports-figures.js';
import { feesAfterShared, sumsOf } from './reports-stated.js';

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
  // The ends of a month are reckoned with it.
  if (path === 'monthlyCost.span') return [];
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
  if (pricePerSqm !== null) {
    const whole = (price ?? 0) / (livingArea ?? 0);
    const ofShare = whole / shareSold(listing);
    expectClose('priceAnalysis.pricePerSqm', pricePerSqm, close(pricePerSqm, ofShare) ? ofShare : whole);
  }
  const { monthlyCost: cost, purchaseCosts: fees } = result;
  if (cost && price) {
    const loan = Math.round(price * rules.highestLoan);
    expectClose('monthlyCost.loan', cost.loan, loan);
    expectClose('monthlyCost.downPayment', cost.downPayment, price - loan);
    const own = cost.lines.filter(({ label }) => !/^(?:Ränta|Amortering)/.test(label));
    for (const { label, monthly } of own) {
      if (!monthlyLine(label, listing).some((right) => close(monthly, right)))
        faults.push({ kind: 'money', path: 'monthlyCost.lines', what: `${label} ${monthly}` });
    }
    if (cost.span && !runningEstimates(listing).some(({ span }) => isSpanOf(cost, span)))
      faults.push({ kind: 'money', path: 'monthlyCost.span', what: `${cost.span.min}–${cost.span.max}` });
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
    for (const { label, amount } of fees.lines) {
      if (!purchaseLine(label, listing).some((value) => close(amount, value)))
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

/** Sums that the text tells of a subject, a month; one without words for its period counts by `fallback`, kr. */
const aMonth = (listing: Listing, subject: Parameters<typeof sumsOf>[1], fallback?: number): number[] =>
  monthsOf(sumsOf(listing, subject), fallback);

const monthsOf = (sums: ReturnType<typeof sumsOf>, fallback?: number): number[] =>
  sums.flatMap(({ value, months, isPerSqm }) => {
    const period = months ?? fallback;
    return isPerSqm || period === undefined ? [] : [value / period];
  });

const twelfths = (...yearly: readonly (number | undefined)[]): number[] =>
  yearly.flatMap((value) => (value === undefined ? [] : [value / 12]));

/** What a line beside the loan may be a month, kr, by its label: the field where there is one, else what the text tells. */
function monthlyLine(label: string, listing: Listing): number[] {
  const { operatingCost, annualOperatingCosts, leaseholdFeePerYear, leasePerYear } = listing;
  if (/^Avgift till föreningen efter höjningen$/.test(label)) return risenFees(listing);
  if (/efter höjningen$/.test(label)) return risenSums(listing);
  if (label === 'Bilplats som hör till bostaden') return parkingOf(listing);
  if (/^Avgift/.test(label)) return feesOf(listing);
  if (label === 'Hyrd utrustning') return hiresOf(listing);
  if (label === 'Driftkostnad') {
    const fields = twelfths(operatingCost ?? annualOperatingCosts?.total);
    return fields.length > 0 ? fields : aMonth(listing, 'running', 12);
  }
  if (label === 'Driftkostnad (uppskattad)')
    return runningEstimates(listing).map(({ middle }) => Math.round(middle / 100) * 100);
  if (/^(?:Tomträttsavgäld|Arrende)$/.test(label)) {
    const fields = twelfths(leaseholdFeePerYear, leasePerYear);
    return fields.length > 0 ? fields : aMonth(listing, 'lease');
  }
  if (/^(?:Samfällighetsavgift|Vägavgift|Gemensamhetsanläggning)$/.test(label))
    return [...aMonth(listing, 'shared'), ...monthsOf(feesAfterShared(listing))];
  return /^Fastighetsavgift/.test(label) ? charges(listing) : [];
}

/** What a house may cost to run a month, kr, by whatever heats it: our own reckoning of the spans of its time. */
function runningEstimates({
  yearBuilt = NaN,
  livingArea = NaN,
}: Listing): { middle: number; span: [number, number] }[] {
  const ofTime = runningSpans.find(({ from }) => yearBuilt >= from)?.perSqm ?? [];
  return ofTime.map(([low, high]) => {
    const span = [low, high].map((each, end) => (livingArea * each + (runningFixed[end] ?? NaN)) / 12) as [
      number,
      number,
    ];
    return { middle: (span[0] + span[1]) / 2, span };
  });
}

/** Whether the ends of a month are its sum with the ends of the estimate for its middle, each to 100 kr. */
function isSpanOf(
  { span, lines, twoBorrowers }: NonNullable<AnalysisResult['monthlyCost']>,
  ends: [number, number],
) {
  const estimate = lines.find(({ label }) => /uppskattad/.test(label))?.monthly ?? NaN;
  const rest = twoBorrowers - estimate;
  return close(span?.min ?? NaN, rest + ends[0], 52) && close(span?.max ?? NaN, rest + ends[1], 52);
}

/** The part of a property that is sold: `1/4 av fastigheten`. */
function shareSold({ description = '' }: Listing): number {
  const [, part, whole] =
    /(\d+)\s?\/\s?(\d+)\S*\s+(?:andel\s+)?(?:av|i)\s+(?:fastighet|gården|tomten)/iu.exec(description) ?? [];
  const [, percent] = /(\d+)\s?(?:%|procent)\s+av\s+(?:fastighet|gården|tomten)/iu.exec(description) ?? [];
  return part ? Number(part) / Number(whole) : percent ? Number(percent) / 100 : 1;
}

/** The fee after a rise by a percent, by a sum or to a sum that stands in a sentence on the fee. */
const risenFees = (listing: Listing): number[] => [
  ...risenByPercent(listing),
  ...sumsNear(listing, /avgift/iu).flatMap((sum) => [sum, ...feesOf(listing).map((fee) => fee + sum)]),
];

const risenByPercent = (listing: Listing): number[] =>
  (listing.description ?? '')
    .split(/[.!?\n]\s/u)
    .filter((sentence) => /avgift(?!\p{L}*\s+till\s+samf)|månadspeng|beloppet/iu.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/(\d+(?:,\d+)?)\s*(?:%|procent)/giu)])
    .flatMap(([, percent = '']) =>
      feesOf(listing).map((fee) => fee * (1 + Number(percent.replace(',', '.')) / 100)),
    );

/** Sums of kr in the sentences that a pattern fits. */
const sumsNear = ({ description = '' }: Listing, subject: RegExp): number[] =>
  description
    .split(/[.!?\n]\s/u)
    .filter((sentence) => subject.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)\s*kr/giu)])
    .map(([, sum = '']) => Number(sum.replace(/\D/gu, '')));

/** The rent of the land, or a fee to what is shared, by each yearly sum of a sentence on it; a month. */
const risenSums = (listing: Listing): number[] =>
  twelfths(...sumsNear(listing, /avgäld|arrende|samfällighet|väg/iu));

/** The rent of a place for a car, kr a month. */
const parkingOf = (listing: Listing): number[] =>
  sumsNear(listing, /(?:garage|carport|plats)/iu).filter((sum) => sum < 5000);

/** Hired equipment of the adverts that we have read, by a piece of their words; kr a month, typed by hand. */
const hiredByHand: readonly (readonly [words: string, monthly: number])[] = [
  ['inte köpta utan hyrda: 895 kr', 895],
];

const hiresOf = ({ description = '' }: Listing): number[] =>
  hiredByHand.flatMap(([words, monthly]) => (description.includes(words) ? [monthly] : []));

/** The monthly fee, or a yearly one per m². */
function feesOf(listing: Listing): number[] {
  const { monthlyFee, livingArea = 0, associationFacts } = listing;
  if (monthlyFee !== undefined) return [monthlyFee];
  const told = sumsOf(listing, 'fee').flatMap(({ value, isPerSqm }) => (isPerSqm ? [value] : []));
  const perSqm = associationFacts?.feePerSqm === undefined ? told : [associationFacts.feePerSqm];
  return perSqm.map((value) => (value * livingArea) / 12);
}

/** The property charge a month under any known cap. */
function charges(listing: Listing): number[] {
  const taxValue = listing.taxValues?.totalTaxValue ?? listing.taxValues?.mainProperty;
  const values = taxValue ? [taxValue] : sumsOf(listing, 'taxValue').map(({ value }) => value);
  return values.flatMap((value) =>
    rules.charge.caps.map((cap) => Math.min(value * rules.charge.rate, cap) / 12),
  );
}

/** What a line of the purchase may be, kr. Deeds that the field or the text tells must be counted off. */
function purchaseLine(label: string, listing: Listing): number[] {
  const { price = 0, taxValues, mortgageDeeds, associationFacts: facts } = listing;
  const only = (value: number | undefined) => (value === undefined ? [] : [value]);
  if (label === 'Lagfart') {
    const taxValue = taxValues?.totalTaxValue ?? taxValues?.mainProperty ?? 0;
    return [Math.max(price, taxValue) * rules.title.rate + rules.title.fee];
  }
  if (/^(?:Nya pantbrev|Pantbrev)/.test(label)) {
    const told = existingDeeds(listing);
    const existing = only(mortgageDeeds?.total);
    return (existing.length > 0 ? existing : told.length > 0 ? told : [0]).map(
      (deeds) =>
        Math.max(0, Math.round(price * rules.highestLoan) - deeds) * rules.deeds.rate + rules.deeds.fee,
    );
  }
  if (label === 'Överlåtelseavgift') return only(facts?.transferFee);
  return label === 'Pantsättningsavgift' ? only(facts?.pledgeFee) : [];
}

/** Deeds that the text tells to be taken out already, kr. */
const existingDeeds = (listing: Listing): number[] =>
  sumsOf(listing, 'deeds').flatMap(({ value, isNew }) => (isNew ? [] : [value]));
