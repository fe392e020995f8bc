/** What a page calls its own address, as it is written there: its canonical link, or else OpenGraph's. */
export function statedAddress(html: string): string | undefined {
  const head = html.slice(0, 300_000);
  return (
    tagValue(head, /<link\b[^<>]*>/gi, /\brel=["']?canonical\b/i, /\bhref=["']([^"']+)/i) ??
    tagValue(head, /<meta\b[^<>]*>/gi, /["']og:url["']/i, /\bcontent=["']([^"']+)/i)
  );
}

/** Tags one by one, each ended by the next `<`: no beginning is read up to the page's end more than once. */
function tagValue(html: string, tags: RegExp, wanted: RegExp, value: RegExp): string | undefined {
  for (const [tag] of html.matchAll(tags))
    if (wanted.test(tag)) return value.exec(tag)?.[1]?.replaceAll('&amp;', '&');
  return undefined;
}
