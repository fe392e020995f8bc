import type { Whom } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { sellerNeverLivedHere } from '../../reading/wanted/seller.js';
import { isNewBuild } from './suited.js';

/**
 * Those to ask that this home has: a landlord where it is rented, no board where nothing is owned together, no developer of an old
 * house, and the agent for a seller who has not lived in it.
 */
export function whomHere(context: Context, whom: readonly Whom[]): Whom[] {
  const { home } = context;
  if (home.tenure === 'rental')
    return [...new Set(whom.map((one) => (one === 'seller' || one === 'board' ? 'landlord' : one)))];
  const hasBoard = home.tenure !== 'owned' || home.form === 'flat';
  const known = sellerNeverLivedHere(context.sources)
    ? [...new Set(whom.map((one) => (one === 'seller' ? 'agent' : one)))]
    : whom;
  const here = known.filter(
    (one) => !(one === 'board' && !hasBoard) && !(one === 'developer' && !isRecentlyBuilt(context)),
  );
  return here.length > 0 ? here : ['agent'];
}

/** Somebody still answers for how it was built. */
const isRecentlyBuilt = (context: Context): boolean =>
  isNewBuild(context) || context.year - (context.listing.yearBuilt ?? 0) <= 10;
