import { number, withUnit } from '../../../shared/format/number.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** What a field without a value proves. */
export const { notStated } = reportTexts.proof;

const units: Record<string, string> = {
  price: 'kr',
  soldPrice: 'kr',
  pricePerSqm: 'kr/m²',
  rooms: 'rum',
  livingArea: 'm²',
  biarea: 'm²',
  tomtarea: 'm²',
  monthlyFee: 'kr/mån',
  operatingCost: 'kr/år',
  leaseholdFeePerYear: 'kr/år',
  leasePerYear: 'kr/år',
  energyPerformance: 'kWh/m² och år',
  'associationFacts.debtPerSqm': 'kr/m²',
  'associationFacts.feePerSqm': 'kr/m² och år',
  'associationFacts.savingsPerSqm': 'kr/m² och år',
  'associationFacts.indirectNetDebt': 'kr',
  'associationFacts.transferFee': 'kr',
  'associationFacts.pledgeFee': 'kr',
  'associationFacts.repairFund': 'kr',
  'associationFacts.share': '%',
  'taxValues.totalTaxValue': 'kr',
  'mortgageDeeds.total': 'kr',
  'annualOperatingCosts.total': 'kr/år',
};

/** A number as people write it: rates below one with four decimals, years without thousands space, a no-break space before the unit. */
export function proofNumber(name: string, value: number, unit = ''): string {
  const isYear =
    Number.isInteger(value) &&
    value >= 1500 &&
    value <= 2200 &&
    /year|lastDone|byggår|årtal|(?<!\p{L})år(?!\p{L})/iu.test(name);
  const shown = isYear ? String(value) : number(value, Math.abs(value) < 1 ? 4 : 2);
  return unit ? withUnit(shown, unit) : shown;
}

/** The value of a listing field as it was read; null is worded as what it proves. */
export function fieldValue(name: string, value: string | number | boolean | null): string {
  if (value === null) return notStated;
  if (typeof value === 'boolean') return value ? 'ja' : 'nej';
  if (typeof value === 'number') return proofNumber(name, value, units[name]);
  return value;
}
