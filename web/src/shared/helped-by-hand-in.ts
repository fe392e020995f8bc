/** The server's codes of failures to read a page, where the reader's own browser may succeed. */
const codes: ReadonlySet<string> = new Set([
  'page_blocked',
  'page_disallowed',
  'page_throttled',
  'page_unavailable',
  'page_unreadable',
  'reading_busy',
  'handed_in_other_home',
  'listing_changed',
  'listing_gone',
  'not_a_listing',
  'address_refused',
  'allowance_spent',
  'browser_unavailable',
  'fetch_failed',
  'fetch_timeout',
  'response_too_large',
  'too_many_redirects',
]);

/** Whether handing in the advert can help an analysis that failed with this code; never without a code. */
export function isHelpedByHandIn(failureCode: string | null): boolean {
  return failureCode !== null && codes.has(failureCode);
}

/** What may be handed in: the broker's link, a file (the saved page or documents), the page's text, or pictures. */
export type HandInWay = 'link' | 'file' | 'text' | 'pictures';

/**
 * The page where an analysis is given what our reader could not get.
 * @param way the one that stands open there; without it, the one that fits the device and the analysis
 */
export function handInPath(
  analysis: { readonly id: string; readonly hemnetUrl: string },
  way?: HandInWay,
): string {
  const query = new URLSearchParams({
    url: analysis.hemnetUrl,
    analysis: analysis.id,
    ...(way ? { way } : {}),
  });
  return `/analyze?${query}`;
}
