import { groundRentRise } from '../facts/ground-rent-rise.js';
import type { Context } from '../facts/context.js';
import { computed, quoted } from '../facts/evidence.js';
import { proofOfRise } from '../facts/fee-after-rise.js';
import { decidedFeeIn } from '../reading/association/fee-rise.js';
import type { Purpose } from '../reading/money/purposes.js';
import { endsWithJointFacility, risenIn } from '../reading/money/risen.js';
import type { FixedCost } from './fixed-cost.types.js';

/** The fee as it will be once a rise that is decided holds. */
export function feeAfterRise(context: Context): FixedCost | null {
  const { monthlyFee } = context.listing;
  const rise = monthlyFee && context.home.tenure === 'cooperative' ? decidedFeeIn(context, monthlyFee) : null;
  if (!monthlyFee || !rise) return null;
  return {
    key: 'monthlyFee',
    label: 'Avgift till föreningen efter höjningen',
    monthly: rise.value,
    evidence: proofOfRise(monthlyFee, rise),
  };
}

/** A cost of a year after its decided rise, or as it is. */
export function afterRise(context: Context, cost: FixedCost): FixedCost {
  const purposes = risable[cost.key];
  const risen = purposes && risenIn(context, purposes, cost.monthly * 12, isOfLine(cost.key));
  if (!risen) return cost;
  const monthly = Math.round(risen.value / 12);
  return {
    ...cost,
    label: `${cost.label} efter höjningen`,
    monthly,
    evidence: [
      ...cost.evidence,
      quoted(risen.quote),
      computed(`${cost.label} per år efter höjningen ÷ 12`, { yearly: risen.value }, monthly, 'kr/månad'),
    ],
  };
}

/** What a decided rise of each line is told as. */
const risable: Readonly<Record<string, readonly Purpose[]>> = {
  leaseholdFee: ['groundRent', 'lease'],
  lease: ['lease', 'groundRent'],
  sharedFee: ['shared'],
  jointFacility: ['shared'],
  roadFee: ['road'],
};

/** Two lines are told as shared: each takes the sums behind its own noun. */
const isOfLine =
  (key: FixedCost['key']) =>
  (before: string): boolean => {
    const isJoint = endsWithJointFacility(before);
    return key === 'jointFacility' ? isJoint : key !== 'sharedFee' || !isJoint;
  };

/** The rent of the land of a house, where only what it will be is told. */
export function rentToCome(context: Context, costs: readonly FixedCost[]): FixedCost[] {
  const isCounted = costs.some(({ key }) => key === 'leaseholdFee' || key === 'lease');
  const rise = context.home.tenure === 'cooperative' || isCounted ? null : groundRentRise(context);
  if (!rise) return [];
  const { yearly, evidence } = rise;
  return [
    {
      key: 'leaseholdFee',
      label: 'Tomträttsavgäld efter höjningen',
      monthly: Math.round(yearly / 12),
      evidence,
    },
  ];
}
