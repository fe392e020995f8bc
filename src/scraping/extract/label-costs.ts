import type { Apply } from './label-apply.js';
import { ofAssociation, ownsLand } from './label-association.js';
import { isUnstated, parseMoney, parseMonthly, parseYearly } from './numbers.js';
import { taxValuesIn } from './prose-sums.js';

/** What labels say of fees and running costs, tax values and mortgage deeds: kr, by the month or the year. */

const costItem =
  /^(?:hushåll|uppvärm|värme|fjärrvärme|el(?!\p{L})|elnät|vatten|va(?!\p{L})|v\/a|renhåll|sop|sot|försäkr|hemförsäkr|väg|samfäll|bredband|tv(?!\p{L})|fiber|underhåll|snöröj)[^:]*\d/iu;

export const yearly =
  (field: 'operatingCost' | 'leaseholdFeePerYear' | 'leasePerYear'): Apply =>
  ({ value, rawLabel }, facts, notes) => {
    // A heading over a list of costs: the first of them is not their sum.
    const isItemised = field === 'operatingCost' && costItem.test(value);
    const sum = isItemised
      ? /(?:summa|totalt?|sammanlagt)(?!\p{L})[^\d]{0,20}(\d.*)$/iu.exec(value)?.[1]
      : value;
    const cost = sum === undefined ? undefined : parseYearly(sum, rawLabel);
    if (!cost || facts[field] !== undefined || cost.value <= 0) return;
    facts[field] = cost.value;
    if (cost.monthly) notes[field] = `${value}: månadsbelopp gånger tolv`;
    else if (cost.times !== 1) notes[field] = `${value}: gånger ${cost.times}`;
  };

export const fee: Apply = (pair, facts, notes) => {
  const { value, rawLabel } = pair;
  // The association panel states the annual fee per square metre.
  if (/kr\s*(?:\/|per)\s*(?:m²|m2|kvm|kvadrat)/i.test(value))
    return ofAssociation('feePerSqm')(pair, facts, notes);
  const amount = parseMonthly(value, rawLabel);
  // A home in an association without a fee says so with its unit; a bare 0 is what nobody filled in.
  const isFree = /^0(?:,00)? ?(?:kr|kronor|sek|:-)/i.test(value);
  if (amount === undefined || facts.monthlyFee !== undefined || (amount.value <= 0 && !isFree)) return;
  facts.monthlyFee = amount.value;
  if (amount.times === 1) notes['monthlyFee'] = `${value}: årsbelopp delat med tolv`;
  else if (amount.times !== 12) notes['monthlyFee'] = `${value}: gånger ${amount.times} delat med tolv`;
};

export const deeds: Apply = ({ value, rawLabel }, facts) => {
  if (isUnstated(value) || facts.mortgageDeeds?.total !== undefined) return;
  const count =
    /(?<!\d)(\d+)\s*(?:st(?:ycken)?\.?(?!\p{L})|pantbrev)/iu.exec(value)?.[1] ??
    /^(\d{1,2})(?=$|,\s|;|\s?\/)/.exec(value)?.[1];
  const amount =
    /(\d(?<!\d[ .]*\d)[\d .]*)(?:[^\S ]\s*)?(?:kr|sek|:-)/i.exec(value)?.[1] ??
    /sek ?\d[\d ,.]*/i.exec(value)?.[0] ??
    (count === undefined ? value : undefined);
  const total = amount === undefined ? undefined : parseMoney(amount);
  if (count === undefined && (total === undefined || (/antal/i.test(rawLabel) && total > 100))) return;
  facts.mortgageDeeds = {
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(total === undefined ? {} : { total }),
    ...facts.mortgageDeeds,
  };
};

export const tax =
  (key: 'mainProperty' | 'adjacentProperty' | 'totalTaxValue'): Apply =>
  ({ value, rawLabel }, facts) => {
    const several = key === 'totalTaxValue' ? taxValuesIn(`Taxeringsvärde ${value}`) : undefined;
    if (several && Object.keys(several).length > 2) {
      facts.taxValues = { ...several, ...facts.taxValues };
      return;
    }
    const amount = parseMoney(value.replace(/\([^()]{0,500}\)/g, ''));
    // A plot without a house is taxed 0 kr for the building.
    const isNothing = key !== 'totalTaxValue' && /^0 ?(?:kr|kronor|:-)$/i.test(value);
    if (amount === undefined || (amount < 1000 && !isNothing) || facts.taxValues?.[key] !== undefined) return;
    const year =
      /(?<!\d)(?<!\d )(20\d\d)(?!\d| \d)/.exec(value)?.[1] ?? /(?<!\d)(20\d\d)(?!\d)/.exec(rawLabel)?.[1];
    facts.taxValues = {
      ...facts.taxValues,
      [key]: amount,
      ...(year ? { year: Number(year) } : {}),
    };
  };

export const taxYear: Apply = ({ value }, facts) => {
  const year = Number(/^20\d\d/.exec(value)?.[0]);
  if (year && facts.taxValues?.year === undefined) facts.taxValues = { ...facts.taxValues, year };
};

/** Under a tax value, "Mark" is its part for the land; beside an association it asks who owns the land. */
export const markOrTax: Apply = (pair, facts, notes) => {
  if (!/\d{4}|\d \d{3}/.test(pair.value)) ownsLand(pair, facts, notes);
  else if (facts.taxValues?.totalTaxValue !== undefined) tax('adjacentProperty')(pair, facts, notes);
};

export const buildingTax: Apply = (pair, facts, notes) => {
  if (facts.taxValues?.totalTaxValue !== undefined) tax('mainProperty')(pair, facts, notes);
};
