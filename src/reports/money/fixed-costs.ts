import type { Evidence } from '../analysis-result.schema.js';
import { propertyCharge, ruleOn } from '../knowledge/money-rules.js';
import { associationFacts } from '../facts/association-facts.js';
import { standsOnArrende } from '../facts/bought.js';
import { groundRentRise } from '../facts/ground-rent-rise.js';
import type { Context } from '../facts/context.js';
import { computed, field, quoted, reference } from '../facts/evidence.js';
import { kr, ratePercent } from '../format.js';
import { landRentIn } from '../reading/association/leasehold.js';
import { amountsIn } from '../reading/money/amounts.js';
import { hiredIn } from '../reading/money/hired.js';
import { parkingIn } from '../reading/money/parking.js';
import { isOfGroundContract } from '../reading/money/said-of.js';
import type { FixedCost } from './fixed-cost.types.js';
import { afterRise, feeAfterRise, rentToCome } from './rises.js';
import { runningEstimate } from './running.js';
import { sharedFeesApart } from './shared-fees.js';
import { holdsLease, runningCostIn, taxValueIn } from '../reading/quantities/stated-sums.js';
import { withoutRunningCost } from '../reading/quantities/sum-words.js';

/**
 * Fee, running cost, leases and property charge, as far as the advert states what they rest on.
 * @param isAhead counts what is decided for later too: the fee after its rise, and what hired equipment costs
 */
export function fixedCosts(context: Context, isAhead = false): FixedCost[] {
  const { listing } = context;
  const costs: FixedCost[] = [];
  const risen = isAhead ? feeAfterRise(context) : null;
  if (risen) costs.push(risen);
  else if (listing.monthlyFee) {
    costs.push({
      key: 'monthlyFee',
      label: 'Avgift till föreningen',
      monthly: Math.round(listing.monthlyFee),
      evidence: [field('monthlyFee', listing.monthlyFee)],
    });
  } else costs.push(...feeBySize(context));
  const add = (key: string, label: string, path: string, yearly: number | undefined) => {
    if (!yearly) return;
    const monthly = Math.round(yearly / 12);
    costs.push({
      key,
      label,
      monthly,
      evidence: [field(path, yearly), computed(`${label} per år ÷ 12`, { yearly }, monthly, 'kr/månad')],
    });
  };
  const { operatingCost, annualOperatingCosts } = listing;
  if (operatingCost !== undefined) add('operatingCost', 'Driftkostnad', 'operatingCost', operatingCost);
  else if (annualOperatingCosts?.total !== undefined)
    add('operatingCost', 'Driftkostnad', 'annualOperatingCosts.total', annualOperatingCosts.total);
  else costs.push(...runningByText(context));
  if (!costs.some(({ key }) => key === 'operatingCost')) costs.push(...estimatedRunning(context));
  add('leaseholdFee', 'Tomträttsavgäld', 'leaseholdFeePerYear', listing.leaseholdFeePerYear);
  const isLeaseIn = costs.some(({ key }) => key === 'operatingCost') && holdsLease(context);
  if (!isLeaseIn) add('lease', 'Arrende', 'leasePerYear', listing.leasePerYear);
  const all = [
    ...costs,
    ...(isAhead ? hires(context) : []),
    ...landRent(context, isLeaseIn),
    ...sharedFees(context),
    ...parking(context),
    ...charge(context),
  ];
  return isAhead ? [...all.map((cost) => afterRise(context, cost)), ...rentToCome(context, all)] : all;
}

/** That the sum counts what is decided for later, and what it is today; an empty text where no rise is decided. */
export function riseLine(context: Context): string {
  const before = fixedCosts(context);
  const risen = fixedCosts(context, true).flatMap(({ key, monthly }) => {
    const today = before.find((one) => one.key === key);
    return today && today.monthly < monthly
      ? [`${definite[key] ?? today.label} är ${kr(today.monthly)} i dag och ${kr(monthly)} efter höjningen.`]
      : [];
  });
  const own =
    risen.length > 0
      ? `${risen.join(' ')} Summan är räknad på ${risen.length === 1 ? 'den högre' : 'de högre'}.`
      : '';
  return [own, rentOfAssociation(context)].filter(Boolean).join(' ');
}

/** A rise of the ground rent that an association pays: what it may do to the fee is not in the sum. */
function rentOfAssociation(context: Context): string {
  const rise = context.home.tenure === 'cooperative' ? groundRentRise(context) : null;
  return rise && !feeAfterRise(context)
    ? `Föreningens avgäld höjs.${rise.words} Höjs avgiften för det kommer det ovanpå summan.`
    : '';
}

const definite: Readonly<Record<string, string>> = {
  monthlyFee: 'Avgiften',
  leaseholdFee: 'Tomträttsavgälden per månad',
  lease: 'Arrendet per månad',
  sharedFee: 'Avgiften till samfälligheten per månad',
  jointFacility: 'Avgiften till gemensamhetsanläggningen per månad',
  roadFee: 'Vägavgiften per månad',
};

/** Equipment that is hired and goes with the home, `hyrd: 895 kr i månaden`. */
const hires = (context: Context): FixedCost[] =>
  context.home.property
    ? hiredIn(context)
        .slice(0, 1)
        .map(({ value, quote }) => ({
          key: 'hire',
          label: 'Hyrd utrustning',
          monthly: Math.round(value),
          evidence: [
            quoted(quote),
            computed('hyran som annonsen anger', { stated: value }, Math.round(value), 'kr/månad'),
          ],
        }))
    : [];

/** The running cost that stands in the text only. */
function runningByText(context: Context): FixedCost[] {
  const stated = runningCostIn(context);
  if (!stated) return [];
  const monthly = Math.round(stated.value / 12);
  return [
    {
      key: 'operatingCost',
      label: 'Driftkostnad',
      monthly,
      evidence: [
        quoted(stated.quote),
        computed('Driftkostnad per år ÷ 12', { yearly: stated.value }, monthly, 'kr/månad'),
      ],
    },
  ];
}

/** What the home may cost to run where the advert does not say. */
function estimatedRunning(context: Context): FixedCost[] {
  const estimate = runningEstimate(context);
  if (!estimate) return [];
  const { monthly, min, max, evidence } = estimate;
  return [
    { key: 'runningEstimate', label: 'Driftkostnad (uppskattad)', monthly, span: { min, max }, evidence },
  ];
}

/** The fee of a home whose advert states it per m² and year only. */
function feeBySize(context: Context): FixedCost[] {
  const fee = associationFacts(context).feePerSqm;
  const { livingArea } = context.listing;
  if (!fee || !livingArea) return [];
  const monthly = Math.round((fee.value * livingArea) / 12);
  const inputs = { feePerSqm: fee.value, livingArea };
  return [
    {
      key: 'monthlyFee',
      label: 'Avgift till föreningen (ur årsavgift per m²)',
      monthly,
      evidence: [...fee.evidence, computed('årsavgift per m² × boarea ÷ 12', inputs, monthly, 'kr/månad')],
    },
  ];
}

/** The rent of the land that stands in the text only; in an association it is part of the fee. */
function landRent(context: Context, isLeaseIn: boolean): FixedCost[] {
  const { listing, home } = context;
  if (home.tenure === 'cooperative' || listing.leaseholdFeePerYear || listing.leasePerYear) return [];
  const rent = landRentIn(withoutRunningCost(context)) ?? groundCostOf(context);
  if (!rent || (isLeaseIn && rent.kind === 'arrende')) return [];
  const label = rent.kind === 'arrende' ? 'Arrende' : 'Tomträttsavgäld';
  const monthly = Math.round(rent.value / 12);
  return [
    {
      key: rent.kind === 'arrende' ? 'lease' : 'leaseholdFee',
      label,
      monthly,
      evidence: [
        quoted(rent.quote),
        computed(`${label} per år ÷ 12`, { yearly: rent.value }, monthly, 'kr/månad'),
      ],
    },
  ];
}

/** What a house on leased ground pays for it in words that name no lease: `årlig kostnad för tomten 18 600 kr`, kr a year. */
function groundCostOf(context: Context) {
  if (!standsOnArrende(context)) return null;
  const told = amountsIn(context).find(
    ({ purpose, time, period, payer, isNotOurs, quote }) =>
      (purpose === 'lease' || (purpose === null && isOfGroundContract(context, quote))) &&
      time === 'now' &&
      period === 'year' &&
      payer !== 'seller' &&
      !isNotOurs,
  );
  return told ? { value: told.value, quote: told.quote, kind: 'arrende' as const } : null;
}

/** The place of a car that goes with the home for a rent of its own. */
function parking(context: Context): FixedCost[] {
  const paid = parkingIn(context);
  if (!paid) return [];
  const monthly = Math.round(paid.value);
  return [
    {
      key: 'parking',
      label: 'Bilplats som hör till bostaden',
      monthly,
      evidence: [
        quoted(paid.quote),
        computed('hyran som annonsen anger', { stated: paid.value }, monthly, 'kr/månad'),
      ],
    },
  ];
}

const sharedLabels = {
  sharedFee: 'Samfällighetsavgift',
  roadFee: 'Vägavgift',
  jointFacility: 'Gemensamhetsanläggning',
} as const;

/** What is paid to a samfällighet, a road or a joint facility beside the running cost. */
function sharedFees(context: Context): FixedCost[] {
  return sharedFeesApart(context).map(({ kind, value, months, monthly, quote }) => {
    const label = sharedLabels[kind];
    return {
      key: kind,
      label,
      monthly,
      evidence: [
        quoted(quote),
        ...(months === 1
          ? []
          : [computed(`${label} ÷ månader`, { stated: value, months }, monthly, 'kr/månad')]),
      ],
    };
  });
}

/** Whether the home is spared the property charge. The year of build stands in for the value year, which adverts lack. */
function isChargeExempt({ listing, home, year, day }: Context): boolean {
  const { exemptFromValueYear, exemptYears } = ruleOn(propertyCharge, day).value;
  const { yearBuilt } = listing;
  if (!home.property || yearBuilt === undefined) return false;
  return yearBuilt >= exemptFromValueYear && year <= yearBuilt + exemptYears;
}

/** Why the charge is missing from the sum, or an empty text. */
export function chargeExemption(context: Context): string {
  if (!isChargeExempt(context)) return '';
  const { exemptFromValueYear, exemptYears } = ruleOn(propertyCharge, context.day).value;
  return (
    `Fastighetsavgiften ingår inte. Annonsen anger inget värdeår, så vi antar att det är byggåret ` +
    `${context.listing.yearBuilt}, och från värdeår ${exemptFromValueYear} är de första ${exemptYears} åren fria.`
  );
}

/** The rule of the day about the charge and the year it was held against. */
export function chargeProof({ listing, day }: Context): Evidence[] {
  const { value, source } = ruleOn(propertyCharge, day);
  const cap = `högst ${kr(value.cap)}${value.isCapConfirmed ? '' : ` (taket för ${value.capYear}, ej bekräftat för senare år)`}`;
  return [
    field('yearBuilt', listing.yearBuilt ?? null),
    reference(
      'money-rules',
      `Fastighetsavgift ${ratePercent(value.rate * 100)} av taxeringsvärdet, ${cap}. Fritt i ${value.exemptYears} år från ` +
        `värdeår ${value.exemptFromValueYear} och senare; byggåret får stå för värdeåret`,
      source,
    ),
  ];
}

/** The tax value by field, else by text. */
function taxValueOf(context: Context) {
  const { totalTaxValue, mainProperty } = context.listing.taxValues ?? {};
  const told = totalTaxValue === undefined && mainProperty === undefined ? taxValueIn(context) : null;
  return { totalTaxValue, told, taxValue: totalTaxValue ?? mainProperty ?? told?.value };
}

/** True where a property charge is due that cannot be counted for want of a tax value. */
export const isChargeUntold = (context: Context): boolean =>
  context.home.property && !isChargeExempt(context) && !taxValueOf(context).taxValue;

function charge(context: Context): FixedCost[] {
  const { home, day } = context;
  const { totalTaxValue, told, taxValue } = taxValueOf(context);
  if (!home.property || !taxValue || isChargeExempt(context)) return [];
  const { rate, cap, isCapConfirmed } = ruleOn(propertyCharge, day).value;
  const monthly = Math.round(Math.min(taxValue * rate, cap) / 12);
  const isGuess = !isCapConfirmed && taxValue * rate > cap;
  return [
    {
      key: 'propertyCharge',
      label: isGuess ? 'Fastighetsavgift (ungefär, ej bekräftat tak)' : 'Fastighetsavgift',
      monthly,
      evidence: [
        told
          ? quoted(told.quote)
          : field(`taxValues.${totalTaxValue === undefined ? 'mainProperty' : 'totalTaxValue'}`, taxValue),
        ...chargeProof(context),
        computed(
          'lägsta av taxeringsvärde × sats och taket ÷ 12',
          { taxValue, rate, cap },
          monthly,
          'kr/månad',
        ),
      ],
    },
  ];
}
