import type { AnalysisResult, Evidence, MissingInfoDetail } from '../analysis-result.schema.js';
import {
  interestAssumption,
  interestDeduction,
  mortgageRules,
  propertyPurchaseFees,
  ruleOn,
} from '../knowledge/money-rules.js';
import type { Context } from '../facts/context.js';
import { groundRentRise } from '../facts/ground-rent-rise.js';
import { computed, field, quoted, reference } from '../facts/evidence.js';
import { chargeExemption, chargeProof, fixedCosts, isChargeUntold, riseLine } from './fixed-costs.js';
import { buys, standsOnArrende } from '../facts/bought.js';
import { kr, krRange, percent, ratePercent } from '../format.js';
import { flatRunning } from './running.js';
import { runningHeatOf } from '../reading/home/heat.js';
import { cannotBePledged, deedsIn, namesSeller } from '../reading/quantities/stated-sums.js';

export type MonthlyCost = NonNullable<AnalysisResult['monthlyCost']>;
export type PurchaseCosts = NonNullable<AnalysisResult['purchaseCosts']>;

/** Yearly tax reduction on interest, kr, for a household that shares the loan equally. */
export function interestReduction(yearlyInterest: number, borrowers: number, day: string): number {
  const { lowRate, threshold, highRate } = ruleOn(interestDeduction, day).value;
  const each = yearlyInterest / borrowers;
  return borrowers * (Math.min(each, threshold) * lowRate + Math.max(0, each - threshold) * highRate);
}

/** Yearly amortisation, kr, by the loan's share of the price. */
export function amortisation(loan: number, price: number, day: string): number {
  return loan * amortisationRate(loan, price, day);
}

function amortisationRate(loan: number, price: number, day: string): number {
  const rule = ruleOn(mortgageRules, day).value;
  return rule.amortisation.find((step) => loan / price > step.above)?.rate ?? 0;
}

const sharers = { 1: 'en ensam låntagare', 2: 'två som delar på lånet' } as const;

/** One borrower's month against two's; less apart is no news. */
export const sameCost = 1.02;

/** What an advert should state and does not. */
type Missing = readonly Pick<MissingInfoDetail, 'field'>[];
const isUntold = (untold: Missing, fact: string): boolean => untold.some(({ field }) => field === fact);

/**
 * What the home costs a month at the highest loan allowed on the day. Null without a price, for land and for what is rented.
 * @param isAhead counts what is decided for later too
 */
export function monthlyCost(context: Context, untold: Missing, isAhead = false): MonthlyCost | null {
  const { listing, day, home } = context;
  const { price } = listing;
  if (!price || home.form === 'plot' || home.tenure === 'rental') return null;
  const mortgage = ruleOn(mortgageRules, day);
  const loan = Math.round(price * mortgage.value.maxLoanToValue);
  const fixed = fixedCosts(context, isAhead);
  const repay = Math.round(amortisation(loan, price, day) / 12);
  const fixedSum = fixed.reduce((sum, line) => sum + line.monthly, 0);
  const netInterest = (points: number, borrowers: number) => {
    const yearly = loan * ((interestAssumption.ratePercent + points) / 100);
    return Math.round((yearly - interestReduction(yearly, borrowers, day)) / 12);
  };
  const total = (points: number, borrowers: number) => netInterest(points, borrowers) + repay + fixedSum;
  const rate = interestAssumption.ratePercent;
  const downPayment = price - loan;
  const missing = missingLines(context, untold);
  const exemption = chargeExemption(context);
  const estimate = fixed.find(({ span }) => span);
  const unpledged =
    standsOnArrende(context) || cannotBePledged(context)
      ? `Vår egen läsning: huset står på annans mark eller kan inte pantsättas, och då lånar banker sällan ut ${percent(mortgage.value.maxLoanToValue * 100)} av priset. Summan förutsätter ändå ett sådant lån, så fråga banken först.`
      : '';
  const isCheaperForTwo = total(0, 1) > total(0, 2);
  const interestProofs = (borrowers: 1 | 2): Evidence[] => {
    const yearlyInterest = loan * (rate / 100);
    const reduction = Math.round(interestReduction(yearlyInterest, borrowers, day));
    return [
      computed(
        `skattereduktion på räntan för ${sharers[borrowers]}`,
        { yearlyInterest, ...ruleOn(interestDeduction, day).value },
        reduction,
        'kr/år',
      ),
      computed(
        '(lån × ränta − skattereduktion) ÷ 12',
        { loan, interestRatePercent: rate, reduction },
        netInterest(0, borrowers),
        'kr/månad',
      ),
    ];
  };
  const sumProof = (borrowers: 1 | 2): Evidence =>
    computed(
      `summan av alla poster, ${borrowers === 1 ? 'en låntagare' : 'två låntagare'}`,
      {
        netInterest: netInterest(0, borrowers),
        amortisation: repay,
        ...Object.fromEntries(fixed.map(({ key, monthly }) => [key, monthly])),
      },
      total(0, borrowers),
      'kr/månad',
    );
  const sharing = isCheaperForTwo
    ? total(0, 1) > total(0, 2) * sameCost
      ? 'Ränteavdraget räknas per person, så det blir billigare för två som delar på lånet.'
      : 'Ränteavdraget räknas per person, men här gör det liten skillnad för två som delar på lånet.'
    : 'Kostnaden är densamma för en låntagare som för två.';
  return {
    oneBorrower: total(0, 1),
    twoBorrowers: total(0, 2),
    downPayment,
    loan,
    interestRatePercent: rate,
    stress: [1, 2, 3].map((addedPoints) => ({ addedPoints, monthly: total(addedPoints, 2) })),
    ...(estimate?.span
      ? {
          span: {
            min: total(0, 2) - estimate.monthly + estimate.span.min,
            max: total(0, 2) - estimate.monthly + estimate.span.max,
          },
        }
      : {}),
    lines: [
      { label: 'Ränta efter ränteavdrag', monthly: netInterest(0, 2) },
      { label: 'Amortering', monthly: repay },
      ...fixed.map(({ label, monthly }) => ({ label, monthly })),
    ],
    explanation:
      `Vi räknar med ${kr(downPayment)} i kontantinsats och ${percent(rate)} ränta. Räntan är vårt antagande från ` +
      `${interestAssumption.setIn}, ingen prognos. ${[unpledged, isAhead ? riseLine(context) : '', sharing, missing, estimatedLine(context), exemption].filter(Boolean).join(' ')}`,
    evidence: [
      sumProof(2),
      ...(isCheaperForTwo ? [sumProof(1)] : []),
      field('price', price),
      reference('money-rules', 'Bolånetak, amortering och ränteavdrag', mortgage.source),
      reference(
        'interest-assumption',
        `${ratePercent(rate)}, satt ${interestAssumption.setOn}`,
        interestAssumption.source,
      ),
      computed(
        'pris × högsta belåning',
        { price, maxLoanToValue: mortgage.value.maxLoanToValue },
        loan,
        'kr',
      ),
      computed('pris − lån', { price, loan }, downPayment, 'kr'),
      ...interestProofs(2),
      ...(isCheaperForTwo ? interestProofs(1) : []),
      computed(
        'lån × amorteringstakt ÷ 12',
        { loan, amortisationRate: amortisationRate(loan, price, day) },
        repay,
        'kr/månad',
      ),
      ...fixed.flatMap((cost) => cost.evidence),
      ...(isAhead && context.home.tenure === 'cooperative' ? (groundRentRise(context)?.evidence ?? []) : []),
      ...(missing.includes(flatRunning.text) ? [flatRunning.evidence] : []),
      ...(exemption ? chargeProof(context) : []),
    ],
  };
}

/** That the running cost of the sum is our own estimate, with its span, or an empty text. */
export function estimatedLine(context: Context): string {
  const estimate = fixedCosts(context).find(({ span }) => span);
  if (!estimate?.span) return '';
  const by = runningHeatOf(context) === 'unknown' ? 'boarea och byggår' : 'boarea, byggår och uppvärmning';
  return (
    `Annonsen anger ingen driftkostnad. Efter ${by} räknar vi av erfarenhet med ${kr(estimate.monthly)} i månaden, ` +
    `men det kan bli ${krRange(estimate.span)}. Fråga säljaren.`
  );
}

/** What is not in the sum because the advert does not state it, or an empty text. */
export function missingLines(context: Context, untold: Missing): string {
  const untaxed = isChargeUntold(context)
    ? 'Taxeringsvärdet framgår inte, så fastighetsavgiften ingår inte i summan.'
    : '';
  return [missingCost(context, untold), untaxed].filter(Boolean).join(' ');
}

function missingCost(context: Context, untold: Missing): string {
  const { listing, home } = context;
  const costs = fixedCosts(context);
  if (
    home.tenure === 'cooperative' &&
    listing.monthlyFee === undefined &&
    !costs.some((cost) => cost.key === 'monthlyFee')
  ) {
    return 'Annonsen anger ingen månadsavgift, så den ingår inte i summan.';
  }
  const isRunningIn = costs.some((cost) => cost.key === 'operatingCost');
  if (home.tenure === 'unknown')
    return isRunningIn
      ? 'Annonsen säger inte om det finns någon månadsavgift, så ingen sådan ingår i summan.'
      : 'Annonsen anger varken avgift eller driftkostnad, så de ingår inte i summan.';
  if (isRunningIn || costs.some(({ span }) => span)) return '';
  const lack = isUntold(untold, 'operatingCost')
    ? 'Annonsen anger ingen driftkostnad, så den ingår inte i summan.'
    : 'Driftkostnaden går inte att räkna ut av annonsen, så den ingår inte i summan.';
  return home.form === 'flat' && home.tenure === 'cooperative' ? `${lack} ${flatRunning.text}` : lack;
}

/** Fees paid once at purchase, beside the down payment. Null when nothing is known of them, or nothing is bought. */
export function purchaseCosts(context: Context, untold: Missing): PurchaseCosts | null {
  const { listing, day } = context;
  const { isBought, hasTitle, isLand } = buys(context);
  if (!isBought) return null;
  if (isLand) return hasTitle ? propertyCosts(context, untold) : null;
  const facts = listing.associationFacts;
  const buyerPays = !namesSeller(facts?.transferFeePaidBy ?? '');
  const lines = [
    ...(facts?.transferFee && buyerPays
      ? [{ label: 'Överlåtelseavgift', amount: Math.round(facts.transferFee) }]
      : []),
    ...(facts?.pledgeFee ? [{ label: 'Pantsättningsavgift', amount: Math.round(facts.pledgeFee) }] : []),
  ];
  if (lines.length === 0 || !day) return null;
  return {
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
    evidence: [
      ...(facts?.transferFee ? [field('associationFacts.transferFee', facts.transferFee)] : []),
      ...(facts?.pledgeFee ? [field('associationFacts.pledgeFee', facts.pledgeFee)] : []),
    ],
  };
}

function propertyCosts(context: Context, untold: Missing): PurchaseCosts | null {
  const { listing, day } = context;
  const { price } = listing;
  if (!price) return null;
  const fees = ruleOn(propertyPurchaseFees, day);
  const { titleRate, titleFee, deedRate, deedFee } = fees.value;
  const taxValue = listing.taxValues?.totalTaxValue ?? listing.taxValues?.mainProperty ?? 0;
  const base = Math.max(price, taxValue);
  const title = Math.round(base * titleRate) + titleFee;
  const lines = [{ label: 'Lagfart', amount: title }];
  const evidence = [
    field('price', price),
    reference('money-rules', 'Lagfart 1,5 % + 825 kr, nya pantbrev 2 % + 375 kr', fees.source),
    computed(
      'högsta av pris och taxeringsvärde × 1,5 % + 825',
      { price, taxValue, titleRate, titleFee },
      title,
      'kr',
    ),
  ];
  if (buys(context).hasDeeds) {
    const loan = Math.round(price * ruleOn(mortgageRules, day).value.maxLoanToValue);
    const told = listing.mortgageDeeds?.total === undefined ? deedsIn(context) : null;
    const existing = listing.mortgageDeeds?.total ?? told?.value ?? 0;
    const fresh = Math.max(0, loan - existing);
    const deeds = fresh > 0 ? Math.round(fresh * deedRate) + deedFee : 0;
    if (deeds > 0) {
      lines.push({
        label:
          existing > 0
            ? 'Nya pantbrev'
            : `Pantbrev (befintliga är inte ${isUntold(untold, 'mortgageDeeds') ? 'angivna' : 'avräknade'})`,
        amount: deeds,
      });
    }
    evidence.push(
      told ? quoted(told.quote) : field('mortgageDeeds.total', listing.mortgageDeeds?.total ?? null),
      computed('(lån − befintliga pantbrev) × 2 % + 375', { loan, existing, deedRate, deedFee }, deeds, 'kr'),
    );
  }
  return { total: lines.reduce((sum, line) => sum + line.amount, 0), lines, evidence };
}
