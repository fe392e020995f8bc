import type { Context } from '../facts/context.js';
import { sharedFeesIn, type SharedFee } from '../reading/quantities/shared-fees.js';

/**
 * Fees to what is shared with neighbours that are paid apart, one of each kind. What a known running cost holds is left
 * to that, and to the fee of an association what is not paid beside it.
 */
export function sharedFeesApart(context: Context): SharedFee[] {
  const { listing, home } = context;
  const costs = listing.annualOperatingCosts;
  const isRunningKnown = listing.operatingCost !== undefined || costs?.total !== undefined;
  const fees = sharedFeesIn(context).filter(
    ({ isBeside, isCostRow }) => (home.property || isBeside) && !(isRunningKnown && isCostRow),
  );
  return fees.filter(
    (fee, index) =>
      !(fee.kind === 'roadFee' && costs?.roadCommunity !== undefined) &&
      !fees.slice(0, index).some((first) => first.kind === fee.kind || first.monthly === fee.monthly),
  );
}
