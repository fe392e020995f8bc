import type { LabelPair } from './label-pairs.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseNumber,
  parseYearly,
  parseYesNo,
} from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isStated } from './reading.js';
import { textOf } from './texts.js';

export type Notes = Record<string, string>;
/** Takes one pair into the facts; leaves them alone when the value does not say what the label promises. */
export type Apply = (pair: LabelPair, facts: Facts, notes: Notes, page: Page) => void;

/** Longest value of a fact that is a word or two. */
const short = 90;

export function set<F extends keyof Facts>(facts: Facts, field: F, value: Facts[F]): void {
  if (facts[field] === undefined && isStated(value)) facts[field] = value;
}

export const word =
  (
    field:
      | 'tenure'
      | 'propertyType'
      | 'floor'
      | 'area'
      | 'city'
      | 'apartmentNumber'
      | 'association'
      | 'address'
      | 'county',
  ): Apply =>
  ({ value }, facts) => {
    if (value.length <= short && !isUnstated(value)) set(facts, field, value);
  };

/** Handlers whose value may be a sentence or more. */
export const proseHandlers = new Set<Apply>();

export const text = (
  field:
    | 'structure'
    | 'facade'
    | 'roof'
    | 'windows'
    | 'foundation'
    | 'heating'
    | 'ventilation'
    | 'waterAndSewage'
    | 'plumbing'
    | 'electrical'
    | 'energySource'
    | 'internet'
    | 'includedInFee',
): Apply => {
  const apply: Apply = ({ value, element }, facts, _notes, page) => {
    const whole = element ? textOf(page.$(element).html()) : value;
    if (whole && whole.length <= 2000 && !isUnstated(whole)) set(facts, field, whole);
  };
  proseHandlers.add(apply);
  return apply;
};

export const money =
  (field: 'soldPrice' | 'pricePerSqm'): Apply =>
  ({ value }, facts) =>
    set(facts, field, parseMoney(value));

export const yearly =
  (field: 'operatingCost' | 'leaseholdFeePerYear' | 'leasePerYear'): Apply =>
  ({ value, rawLabel }, facts, notes) => {
    const cost = parseYearly(value, rawLabel);
    if (!cost || facts[field] !== undefined) return;
    facts[field] = cost.value;
    if (cost.monthly) notes[field] = `${value}: månadsbelopp gånger tolv`;
  };

export const fee: Apply = (pair, facts, notes, page) => {
  const { value, rawLabel } = pair;
  // The association panel states the annual fee per square metre.
  if (/kr\s*\/\s*(m²|kvm)/i.test(value)) return ofAssociation('feePerSqm')(pair, facts, notes, page);
  const amount = parseMoney(value);
  if (amount === undefined || facts.monthlyFee !== undefined) return;
  const perYear =
    /\/\s*år|per år/i.test(value) || (/\/\s*år|per år|årsavgift/i.test(rawLabel) && !/mån/i.test(value));
  facts.monthlyFee = perYear ? Math.round(amount / 12) : amount;
  if (perYear) notes['monthlyFee'] = `${value}: årsbelopp delat med tolv`;
};

export const price: Apply = ({ value, rawLabel }, facts) => {
  if (/(m²|kvm)\s*$/i.test(value)) return set(facts, 'pricePerSqm', parseMoney(value));
  set(facts, 'price', parseMoney(value));
  if (
    /accepterat|fast pris|högstbjudande|pris saknas|saknas|budgivning|prisidé|från/i.test(
      `${rawLabel} ${value}`,
    )
  ) {
    const stating =
      isUnstated(value) || /[a-zåäö]{5}/i.test(value.replace(/utgångspris/i, '')) ? value : rawLabel;
    set(facts, 'priceText', clean(stating).slice(0, short));
  }
};

export const livingArea: Apply = ({ value }, facts) => {
  // "Storlek: 3 rum, 72 m²" holds the rooms as well.
  const area = parseArea(value.replace(/[\d.,½]+ ?(rum|rok)\b( och kök)?,?/i, ''));
  set(facts, 'livingArea', area?.area);
  set(facts, 'biarea', area?.extra);
};

export const bothAreas: Apply = ({ value }, facts) => {
  const [living, extra] = value.split(/[/+]/).map((part) => parseNumber(part));
  set(facts, 'livingArea', living);
  if (extra) set(facts, 'biarea', extra);
};

export const built: Apply = ({ value }, facts) => {
  if (value.length > 200 || facts.yearBuilt !== undefined || facts.yearBuiltText !== undefined) return;
  const year = parseBuildYear(value);
  set(facts, 'yearBuilt', year?.year);
  set(facts, 'yearBuiltText', year?.text);
};

export const energyClass: Apply = ({ value }, facts) => {
  const letter = /^(?:energiklass\s*)?([A-G])(?![a-zåäö])/i.exec(value)?.[1];
  if (letter) set(facts, 'energyClass', letter.toUpperCase());
};

export const deeds: Apply = ({ value }, facts) => {
  if (isUnstated(value) || facts.mortgageDeeds) return;
  const count =
    /(\d+)\s*(?:st(?:ycken)?\b|pantbrev)/i.exec(value)?.[1] ?? (/^\d{1,2}$/.test(value) ? value : undefined);
  const total = /([\d][\d .]*)\s*(?:kr|sek)/i.exec(value)?.[1] ?? (count === undefined ? value : undefined);
  const amount = total === undefined ? undefined : parseMoney(total);
  facts.mortgageDeeds = {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(amount === undefined ? {} : { total: amount }),
  };
};

export const tax =
  (key: 'mainProperty' | 'adjacentProperty' | 'totalTaxValue'): Apply =>
  ({ value }, facts) => {
    const amount = parseMoney(value.replace(/\([^)]*\)/g, ''));
    if (amount === undefined || facts.taxValues?.[key] !== undefined) return;
    const year = /(?<!\d)(20\d\d)(?!\d| \d)/.exec(value)?.[1];
    facts.taxValues = { ...facts.taxValues, [key]: amount, ...(year ? { year: Number(year) } : {}) };
  };

type NumberOfAssociation =
  | 'numberOfApartments'
  | 'numberOfRentalUnits'
  | 'numberOfPremises'
  | 'debtPerSqm'
  | 'indirectNetDebt'
  | 'feePerSqm'
  | 'savingsPerSqm'
  | 'transferFee'
  | 'pledgeFee'
  | 'repairFund'
  | 'share';

export const ofAssociation =
  (key: NumberOfAssociation): Apply =>
  ({ value }, facts) => {
    const number = isUnstated(value) ? undefined : parseNumber(value);
    if (number === undefined || facts.associationFacts?.[key] !== undefined) return;
    facts.associationFacts = { ...facts.associationFacts, [key]: number };
  };

export const genuine: Apply = ({ value }, facts) => {
  const answer = /oäkta/i.test(value) ? false : /äkta/i.test(value) ? true : parseYesNo(value);
  if (answer !== undefined && facts.associationFacts?.genuine === undefined) {
    facts.associationFacts = { ...facts.associationFacts, genuine: answer };
  }
};

export const ownsLand: Apply = ({ value }, facts) => {
  const answer = /tomträtt|arrende/i.test(value) ? false : parseYesNo(value);
  if (answer !== undefined) facts.associationFacts = { ...facts.associationFacts, ownsLand: answer };
};
