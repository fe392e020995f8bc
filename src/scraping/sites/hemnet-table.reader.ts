import type { AnyNode, Element } from 'domhandler';
import { closest, ElementsByClass, elementsBelow, hasClass, textOf } from '../extract/elements.js';
import { embeddedRoots, findPlaced } from '../extract/embedded-roots.js';
import { municipalityName } from '../extract/municipalities.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseRooms,
  parseSpan,
  parseYearly,
  toNumber,
} from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { largestHemnetPicture } from '../extract/pictures.js';
import { type Facts, type Reading, stated } from '../extract/reading.js';
import { isoInSweden, parseShowing, tidyShowings } from '../extract/swedish-time.js';
import { elementText } from '../extract/texts.js';
import { nodes, part, word } from '../extract/record-values.js';
import { coordinatesOf } from '../extract/vitec-parts.js';

const reader = 'hemnet table';
/** Classes of the heading of homes for sale, and of a part of the heading of sold ones. */
const headingMarks = ['qa-property-heading', 'sold-property__address-prefix'] as const;

/**
 * Hemnet's template of 2019–2022: heading, place, price, label table, text, broker, showings; of sold homes what the
 * map knows besides.
 */
export function readHemnetTable(page: Page): Reading {
  const heading = headingOf(page.outline.mainHeadings);
  if (!heading) return { reader, facts: {} };
  const shown = ElementsByClass.of(page);
  const isSold = shown.all('sold-property').length > 0;
  const address = clean(textOf(heading, (inner) => hasClass(inner, headingMarks[1])));
  const priceText = shown.text('qa-property-price');
  const description = shown.first('js-property-description');
  const link = shown
    .all('qa-property-description-broker-button', 'js-property-description-broker-button')
    .find(isLink)?.attribs['href'];
  const agency = shown
    .all('hcl-link')
    .find((element) => isLink(element) && isWithin(element.parent, 'broker-card__info'));
  const broker = shown.text('qa-broker-name');
  const rows = rowsOf(shown);
  const table = tableFacts(rows);
  const layer = layerFacts(page);
  const price = parseMoney(priceText);
  const priceSpan = parseSpan(priceText);
  const facts: Facts = stated({
    title: address,
    address,
    ...layer,
    ...(isSold ? soldPlace(shown) : place(shown.text('property-address__area'), page)),
    ...table,
    price: price ?? table.price,
    priceText: price === undefined && table.price === undefined && priceText !== '' ? priceText : undefined,
    spans: stated({ ...table.spans, ...(priceSpan && { price: priceSpan }) }),
    soldPrice: parseMoney(shown.text('sold-property__price-value')) ?? table.soldPrice,
    ...(isSold ? mapFacts(shown, page.url) : {}),
    description: description ? elementText(description) : undefined,
    ...pictures(shown, page),
    linkToBroker: link && /^https?:/.test(link) ? link : undefined,
    broker: /@|\bprotected\b/.test(broker) ? undefined : broker,
    brokerAgency: (agency && clean(textOf(agency))) || undefined,
    showings: showings(shown, page),
    saleStatus: isSold
      ? ('sold' as const)
      : upcoming(shown, page)
        ? ('upcoming' as const)
        : ('for_sale' as const),
  }) as Facts;
  return { reader, facts, notes: monthlyNote(rows) };
}

function headingOf(headings: readonly Element[]): Element | undefined {
  return (
    headings.find((heading) => hasClass(heading, headingMarks[0])) ??
    headings.find((heading) => elementsBelow(heading).some((inner) => hasClass(inner, headingMarks[1])))
  );
}

function isLink({ name }: Element): boolean {
  return name === 'a';
}

function isWithin(outer: Element['parent'], name: string): boolean {
  return outer?.type === 'tag' && hasClass(outer, name);
}

/** Rows of the table; both templates, for sale and sold, list terms with their values. */
function rowsOf(shown: ElementsByClass): Map<string, string> {
  const rows = new Map<string, string>();
  for (const term of shown.all('property-attributes-table__label', 'sold-property__attribute')) {
    let next = term.next;
    while (next && next.type !== 'tag') next = next.next;
    if (term.name !== 'dt' || next?.name !== 'dd') continue;
    const label = clean(textOf(term)).toLowerCase();
    const value = clean(textOf(next, ({ name }) => name === 'a' || name === 'button'));
    if (label !== '' && value !== '' && !isUnstated(value) && !rows.has(label)) rows.set(label, value);
  }
  return rows;
}

function tableFacts(rows: ReadonlyMap<string, string>): Facts {
  const of = (...labels: string[]) =>
    labels.map((label) => rows.get(label)).find((value) => value !== undefined) ?? '';
  const area = (...labels: string[]) => parseArea(of(...labels))?.area || undefined;
  const money = (...labels: string[]) => parseMoney(of(...labels)) || undefined;
  const yearly = (...labels: string[]) => parseYearly(of(...labels))?.value || undefined;
  const built = parseBuildYear(of('byggår'));
  const floor = of('våning');
  const span = (...labels: string[]) => parseSpan(of(...labels));
  const rooms = span('antal rum');
  return stated({
    propertyType: of('bostadstyp'),
    tenure: of('upplåtelseform'),
    rooms: rooms?.from ?? parseRooms(of('antal rum')),
    livingArea: span('boarea')?.from ?? area('boarea'),
    biarea: area('biarea'),
    tomtarea: area('tomtarea'),
    floor,
    elevator: /hiss/i.test(floor) ? !/hiss (finns )?(ej|inte|saknas)/i.test(floor) : undefined,
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    association: of('förening', 'bostadsrättsförening'),
    energyClass: /^([A-G])\b/.exec(of('energiklass'))?.[1],
    monthlyFee: span('avgift', 'avgift/månad')?.from ?? money('avgift', 'avgift/månad', 'månadsavgift'),
    operatingCost: yearly('driftkostnad', 'driftskostnad'),
    leaseholdFeePerYear: yearly('tomträttsavgäld'),
    leasePerYear: yearly('arrende', 'arrendeavgift'),
    pricePerSqm: money('pris/m²', 'pris per kvadratmeter', 'pris per m²'),
    price: money('begärt pris', 'utgångspris'),
    soldPrice: money('slutpris'),
    spans: stated({
      rooms,
      livingArea: span('boarea'),
      monthlyFee: span('avgift', 'avgift/månad'),
    }),
  }) as Facts;
}

function monthlyNote(rows: ReadonlyMap<string, string>): Record<string, string> {
  const shown = rows.get('driftkostnad') ?? rows.get('driftskostnad');
  return shown && /mån/i.test(shown) ? { operatingCost: `${shown}: månadsbelopp gånger tolv` } : {};
}

/** What the analytics data knows of this home besides; its areas are rounded differently from what the page shows. */
function layerFacts(page: Page): Facts {
  const id = /(?<!\d)(\d+)\/?$/.exec(new URL(page.url).pathname)?.[1];
  const homes = findPlaced(embeddedRoots(page), (node) => word(node['id']) === id && 'locations' in node);
  const places = part(homes[0]?.node, 'locations');
  const county = word(places['county'] ?? places['region']);
  return stated({
    county: /län$/.test(county) ? county : undefined,
    city: word(places['postal_city']),
    municipality: municipalityName(word(places['municipality'])),
    publishedAt: /^\d{4}-\d\d-\d\d/.exec(word(homes[0]?.node['publication_date']))?.[0],
  }) as Facts;
}

/** The map of a sold page carries the sale as data; only when it is this page's sale. */
function mapFacts(shown: ElementsByClass, url: string): Facts {
  const id = /(?<!\d)(\d+)\/?$/.exec(new URL(url).pathname)?.[1];
  const data = shown
    .all('sold-property__map')
    .map(({ attribs }) => attribs['data-initial-data'])
    .find((one) => one !== undefined);
  const listing = part(jsonOf(data), 'listing');
  if (!id || word(listing['id']) !== id) return {};
  const [lat, lon] = [listing['coordinate']].flat();
  const labels = nodes(listing['labels']).filter(({ category }) => category === 'feature');
  return stated({
    coordinates: coordinatesOf({ latitude: toNumber(lat), longitude: toNumber(lon) }),
    features: labels.map((label) => word(label['text'])).filter(Boolean),
    ...(labels.some(({ identifier }) => identifier === 'elevator') ? { elevator: true } : {}),
  }) as Facts;
}

function jsonOf(text: string | undefined): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    return {};
  }
}

function pictures(shown: ElementsByClass, page: Page): Facts {
  const plan = /planritning|planskiss/i;
  const all = imagesBelow(page.$.root()[0]!);
  const inGallery = new Set([
    ...shown.all('property-gallery__item'),
    ...shown.all('property-carousel').flatMap(imagesBelow),
  ]);
  const gallery = all
    .filter((image) => inGallery.has(image))
    .filter(({ attribs }) => /bilder\.hemnet\.se\/images\/item/.test(attribs['src'] ?? ''))
    .map(({ attribs }) => ({
      url: largestHemnetPicture(attribs['src']!),
      isPlan: plan.test(attribs['alt'] ?? ''),
    }));
  const plans = all
    .filter(({ attribs }) => /planritning/i.test(attribs['alt'] ?? ''))
    .flatMap(({ attribs }) =>
      /bilder\.hemnet\.se/.test(attribs['src'] ?? '') ? largestHemnetPicture(attribs['src']!) : [],
    );
  const floorplans = new Set([...plans, ...gallery.filter(({ isPlan }) => isPlan).map(({ url }) => url)]);
  return {
    images: [...new Set(gallery.map(({ url }) => url))].filter((url) => !floorplans.has(url)),
    floorplans: [...floorplans],
  };
}

function imagesBelow(outer: AnyNode): Element[] {
  return elementsBelow(outer).filter(({ name }) => name === 'img');
}

const publicationDate = /"publication_date"\s*:\s*"(\d{4}-\d\d-\d\d)"/;
const upcomingStatus = /"status"\s*:\s*"upcoming"/;

function showings(shown: ElementsByClass, { $, outline }: Page): string[] {
  const times = shown.all('listing-showings__showing-time');
  const boxes =
    times.length > 0
      ? times
      : [
          ...shown.named('open-house').filter((box) => hasClass(box, 'open-house') || isInSidebar(box)),
          ...shown.named('listing-showings__showing'),
        ];
  if (boxes.length === 0) return [];
  const published =
    outline.scripts.map(({ text }) => publicationDate.exec(text)?.[1]).find(Boolean) ??
    isoInSweden(firstTime($.root()[0]!) ?? '');
  const reference = published ? new Date(published) : new Date();
  return tidyShowings(boxes.flatMap((box) => parseShowing(clean(textOf(box)), reference) ?? []));
}

function firstTime(root: AnyNode): string | undefined {
  const time = elementsBelow(root).find(({ name, attribs }) => name === 'time' && 'datetime' in attribs);
  return time?.attribs['datetime'];
}

function isInSidebar(box: Element): boolean {
  return closest(box, (outer) => hasClass(outer, 'listing__sidebar')) !== undefined;
}

function upcoming(shown: ElementsByClass, { outline }: Page): boolean {
  return (
    outline.scripts.some(({ text }) => upcomingStatus.test(text)) ||
    shown
      .all('listing-label')
      .filter((label) => closest(label, (outer) => hasClass(outer, 'property-info__top-labels')))
      .some((label) => /^(kommande|snart till salu)$/i.test(clean(textOf(label))))
  );
}

/** `Barkarby, Järfälla` is a neighbourhood and its municipality; `Karlskrona kommun` alone is a municipality. */
function place(line: string, page: Page): Facts {
  const parts = line.split(',').map(clean).filter(Boolean);
  const municipality = municipalityName(parts.at(-1) ?? '');
  const named = /,\s*([^,\s][^,]* kommun)/.exec(page.outline.metas.get('og:title') ?? '')?.[1];
  return stated({
    area: parts.slice(0, -1).join(', '),
    municipality: municipality ?? (named ? municipalityName(named) : undefined),
  }) as Facts;
}

/** `Bostadsrättslägenhet - Olivedal, Göteborgs kommun - Såld den 5 juli 2021`. */
function soldPlace(shown: ElementsByClass): Facts {
  const line = shown.text('qa-sold-property-metadata') || shown.text('sold-property__metadata');
  const where = line.split(' - ').find((piece) => /kommun$/.test(piece.trim())) ?? '';
  const parts = where.split(',').map(clean).filter(Boolean);
  return stated({
    area: parts.slice(0, -1).join(', '),
    municipality: municipalityName(parts.at(-1) ?? ''),
  }) as Facts;
}
