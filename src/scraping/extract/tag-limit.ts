/**
 * Tags of one text; the largest page among our samples has 9,300. Each takes some hundred bytes when it is parsed: millions fill
 * the memory of the process that reads the page, and nothing of the page is read.
 */
const mostTags = 100_000;

/** Markup as far as its first 100,000 tags. */
export function withinTags(html: string): string {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > mostTags) return html.slice(0, at);
  }
  return html;
}
