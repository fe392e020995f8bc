import type { ListingDocument } from '../listing.types.js';
import { clean } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, type Reading } from './reading.js';
import { parseShowing, tidyShowings } from './swedish-time.js';

const documentWords =
  /årsredovisning|energideklaration|stadgar|besiktning|frågelista|objektsbeskrivning|planritning|köpekontrakt|överlåtelseavtal|ekonomisk plan|bostadsrättskollen|dokument|infoblad/i;
const documentAddress = /\.pdf(\?|$)|GetFile\?|\/resurs\/dokument\/|\/Fil\/\d+|\/api\/document/i;
const brokerLink =
  /(läs mer|mer info\w*|till annonsen|se (hela )?annonsen|visa) .*(hos|på) .*mäklar|till mäklarens (sida|hemsida)/i;
const showingHeading = /^(visning(ar|stider|stillfällen)?|öppen visning|kommande visningar)$/i;

/** Documents, the link to the broker's own page, and the showings that stand under their heading. */
export function readLinks(page: Page): Reading {
  const { $ } = page;
  const documents: ListingDocument[] = [];
  let linkToBroker: string | undefined;
  $('a[href]').each((_, element) => {
    const href = element.attribs['href']!;
    if (!URL.canParse(href, page.url)) return;
    const url = new URL(href, page.url);
    if (!/^https?:$/.test(url.protocol)) return;
    const name = clean($(element).text());
    const isDocument =
      documentAddress.test(url.href) && (documentWords.test(`${name} ${url.pathname}`) || name !== '');
    if (isDocument && !documents.some((document) => document.url === url.href)) {
      documents.push({ name: name.slice(0, 200) || 'Dokument', url: url.href });
    }
    if (!linkToBroker && brokerLink.test(name) && url.hostname !== new URL(page.url).hostname)
      linkToBroker = url.href;
  });
  const showings = readShowings(page);
  const facts: Facts = {
    ...(documents.length > 0 ? { documents } : {}),
    ...(linkToBroker ? { linkToBroker } : {}),
    ...(showings.length > 0 ? { showings } : {}),
  };
  return { reader: 'links', facts };
}

function readShowings({ $, html }: Page): string[] {
  const published = /"(?:datePublished|publication_date|published_at)"\s*:\s*"(\d{4}-\d\d-\d\d)/.exec(
    html,
  )?.[1];
  const reference = published ? new Date(published) : new Date();
  const lines: string[] = [];
  $('h2, h3, h4, h5, dt, strong').each((_, element) => {
    if (!showingHeading.test(clean($(element).text()).replace(/:$/, ''))) return;
    const after = $(element).nextUntil('h1, h2, h3, h4, h5, dt').toArray();
    for (const node of after) {
      const leaves = $(node).find('li, p, time, tr').toArray();
      for (const leaf of leaves.length > 0 ? leaves : [node]) lines.push(clean($(leaf).text()));
    }
  });
  const starts = lines
    .filter((line) => line.length <= 120)
    .flatMap((line) => parseShowing(line, reference) ?? []);
  return tidyShowings(starts);
}
