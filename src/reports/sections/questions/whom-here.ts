import type { Whom } from '../../analysis-result.schema.js';
import type { Context } from '../../facts/context.js';
import { isNewBuild } from './suited.js';

/** Those to ask that this home has: no board where nothing is owned together, no developer of an old house. */
export function whomHere(context: Context, whom: readonly Whom[]): Whom[] {
  const { home } = context;
  const hasBoard = home.tenure !== 'owned' || home.form === 'flat';
  const here = whom.filter(
    (one) => !(one === 'board' && !hasBoard) && !(one === 'developer' && !isBuilt(context)),
  );
  return here.length > 0 ? here : ['agent'];
}

/** Somebody still answers for how it was built. */
const isBuilt = (context: Context): boolean =>
  isNewBuild(context) || context.year - (context.listing.yearBuilt ?? 0) <= 10;
