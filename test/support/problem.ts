/** A problem as our API tells it, for a page or a stand-in of the API to be answered with. */
export const problem = (
  status: number,
  detail = 'Ett fel uppstod',
  more: { readonly code?: string; readonly requestId?: string } = {},
) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'a_code', detail, ...more }),
});
