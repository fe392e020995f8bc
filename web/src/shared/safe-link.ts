/** A web address as a link, or null: adverts are written by strangers, and `javascript:` is an address too. */
export function safeLink(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return ['http:', 'https:'].includes(new URL(url).protocol) ? url : null;
}
