import { standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { findAll, words } from '../text/sources.js';
import { isGone } from './gone.js';

/** Windows of single panes, alone or in coupled frames; these have no sealed space between the panes. */
const unsealed = words(
  String.raw`kopplade\s+(?:\p{L}+\s+){0,2}(?:fönster|bågar|tvåglas\p{L}*)|(?:fönster|fönstren|fönsterna)\s+(?:är\s+)?kopplade|kopplade\s+(?:två|2)-?glas\p{L}*|enkelglas\p{L}*|(?:munblåst|handblåst)\p{L}*|(?:tvåglas|2-glas)(?:fönster)?\s+i\s+(?:kopplad\s+)?båg(?:e|ar)|kittade\s+(?:fönster|bågar)|(?:fönster|fönstren|fönsterna)\s+(?:är\s+)?(?:om)?kittade|innanfönster`,
);
/** These have a sealed unit, in some of the windows at least. */
const sealed = words(
  String.raw`isolerglas\p{L}*|treglas\p{L}*|3-glas\p{L}*|(?:två|tre)glas\s*isoler\p{L}*|energiglas\p{L}*|kassett\p{L}*`,
);

/** True where the advert tells of windows without sealed panes, and of none with them. */
export function hasUnsealedPanes({ sources }: Advert): boolean {
  const has = (pattern: RegExp): boolean =>
    findAll(sources, pattern).some(
      (quote) =>
        !['denied', 'elsewhere', 'hypothetical'].includes(standingOf(sources, quote)) &&
        !isGone(sources, quote, false),
    );
  return has(unsealed) && !has(sealed);
}
