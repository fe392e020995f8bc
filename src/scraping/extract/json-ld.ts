import { municipalityName } from './municipalities.js';
import { factsOfPairs, labelOf } from './labels.js';
import { clean, positive, toNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { isNoHome } from './pictures-refused.js';
import { endOfString } from './end-of-string.js';
import { isoInSweden } from './swedish-time.js';
import { textOf } from './texts.js';

type Node = Record<string, unknown>;

const homeTypes =
  /^(?:RealEstateListing|Residence|House|Apartment|SingleFamilyResidence|Accommodation|ApartmentComplex|Product|Place|Offer|Event|Landform|Suite|GatedResidenceCommunity|Individual ?Product|Townhouse|Room)$/i;
/** Keys under which a listing carries the home itself. */
const inner = ['itemOffered', 'mainEntity', 'about', 'object', 'containsPlace', 'accommodation', 'residence'];

/** Facts from schema.org blocks. */
export function readJsonLd(page: Page): Reading {
  const homes = ownNodes(
    jsonLdNodes(page)
      .filter((node) => types(node).some((type) => homeTypes.test(type)))
      .flatMap((node) => [node, ...offeredHomes(node)]),
    page,
  );
  const facts: Facts = {};
  const showings: string[] = [];
  for (const node of homes) {
    const isEvent = types(node).includes('Event');
    if (isEvent) {
      const start = isoInSweden(String(node['startDate'] ?? ''));
      if (start) showings.push(start);
    }
    const found = isEvent ? factsOfPlace(node['location']) : factsOfHome(node);
    const published = /^\d{4}-\d\d-\d\d/.exec(
      String(node['datePosted'] ?? node['datePublished'] ?? offerOf(node)['validFrom'] ?? ''),
    )?.[0];
    for (const [field, value] of Object.entries({ ...found, publishedAt: published })) {
      if (value !== undefined && facts[field as keyof Facts] === undefined)
        Object.assign(facts, { [field]: value });
    }
  }
  if (showings.length > 0) facts.showings = [...new Set(showings)].sort();
  return { reader: 'json-ld', facts };
}

/** Where blocks name several streets, those count that the link or the heading names. */
function ownNodes(nodes: readonly Node[], page: Page): readonly Node[] {
  const placed = nodes.map((node) => ({ node, street: streetOf(node) }));
  const streets = new Set(placed.map(({ street }) => street).filter(Boolean));
  if (streets.size < 2) return nodes;
  const heading = page.outline.headings.find(({ name }) => name === 'h1');
  const shown = heading ? page.outline.text.slice(heading.start, heading.end) : page.outline.title;
  const own = placed.find(
    ({ street }) => street !== undefined && shown.toLowerCase().includes(street.toLowerCase()),
  );
  const wanted = (own ?? placed.find(({ street }) => street !== undefined)!).street;
  return placed.filter(({ street }) => street === wanted || street === undefined).map(({ node }) => node);
}

function streetOf(node: Node): string | undefined {
  const street = factsOfPlace(types(node).includes('Event') ? node['location'] : node).address;
  return street === undefined || street === '' ? undefined : street;
}

function factsOfHome(node: Node): Facts {
  const offer = offerOf(node);
  const images = [node['image'], node['photo']].flat().flatMap((image) => {
    const url = isPlainObject(image) ? (image['contentUrl'] ?? image['url']) : image;
    return typeof url === 'string' && URL.canParse(url) && !isNoHome(new URL(url)) ? [url] : [];
  });
  const floorSize = node['floorSize'] ?? node['livingArea'];
  const specification = [offer['priceSpecification']].flat()[0];
  const price =
    offer['price'] ??
    (isPlainObject(specification) ? specification['price'] : undefined) ??
    offer['lowPrice'] ??
    (types(node).includes('Offer') ? node['price'] : undefined);
  const isSold = /SoldOut/i.test(String(offer['availability'] ?? ''));
  const description = textOf(node['description']);
  return stated({
    ...propertiesOf(node),
    ...factsOfPlace(node),
    summary: description,
    price: positive(price),
    rooms: positive(valueOf(node['numberOfRooms'])),
    livingArea: positive(valueOf(floorSize)),
    tomtarea: positive(valueOf(node['lotSize'])),
    yearBuilt: positive(node['yearBuilt']),
    saleStatus: isSold ? ('sold' as const) : undefined,
    images,
  }) as Facts;
}

/** `additionalProperty: [{name: "Boarea", value: "72 m²"}]` says what a label and its value say. */
function propertiesOf(node: Node): Facts {
  const list = [node['additionalProperty']].flat().filter(isPlainObject);
  const pairs = list.flatMap((property) => {
    const rawLabel = clean(String(property['name'] ?? ''));
    const label = labelOf(rawLabel);
    const unit = property['unitText'] ?? '';
    const value = clean(`${String(property['value'] ?? '')} ${String(unit)}`);
    return label && value ? [{ label, rawLabel, value, lines: value, among: undefined }] : [];
  });
  return factsOfPairs(pairs).facts;
}

function factsOfPlace(node: unknown): Facts {
  if (!isPlainObject(node)) return {};
  const address =
    node['address'] ?? (isPlainObject(node['itemOffered']) ? node['itemOffered']['address'] : undefined);
  const geo = isPlainObject(node['geo']) ? node['geo'] : {};
  const lat = toNumber(geo['latitude']);
  const lon = toNumber(geo['longitude']);
  const coordinates = lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
  if (!isPlainObject(address)) return stated({ coordinates }) as Facts;
  const locality = clean(String(address['addressLocality'] ?? ''));
  const parts = locality.split(',').map(clean);
  const municipality = parts
    .map((part) => (/kommun$/i.test(part) ? municipalityName(part) : undefined))
    .find(Boolean);
  return stated({
    address: clean(String(address['streetAddress'] ?? '')),
    postalCode: /(\d{3}) ?(\d{2})/
      .exec(String(address['postalCode'] ?? ''))
      ?.slice(1)
      .join(' '),
    city: parts.length === 1 && !municipality ? locality : undefined,
    municipality,
    county: /län$/.test(String(address['addressRegion'] ?? ''))
      ? clean(String(address['addressRegion']))
      : undefined,
    coordinates,
  }) as Facts;
}

/** A product or an offer may carry the home itself as what is offered. */
function offeredHomes(node: Node): Node[] {
  return [...inner.map((key) => node[key]), offerOf(node)['itemOffered']].flat().filter(isPlainObject);
}

function offerOf(node: Node): Node {
  const offer = [node['offers']].flat()[0];
  return isPlainObject(offer) ? offer : {};
}

function valueOf(value: unknown): unknown {
  return isPlainObject(value) ? (value['value'] ?? value['minValue']) : value;
}

function types(node: Node): string[] {
  return [node['@type']].flat().map(String);
}

/** All schema.org objects of a page, also from blocks that hold several objects one after the other or small faults. */
export function jsonLdNodes(page: Page): readonly Node[] {
  const known = parsedNodes.get(page) ?? nodesOf(page);
  parsedNodes.set(page, known);
  return known;
}

const parsedNodes = new WeakMap<Page, readonly Node[]>();

function nodesOf(page: Page): Node[] {
  return page.outline.scripts
    .filter(({ type }) => type.includes('ld+json'))
    .flatMap(({ text }) => parseLoose(text))
    .flat()
    .flatMap((value) =>
      isPlainObject(value) && Array.isArray(value['@graph']) ? (value['@graph'] as unknown[]) : [value],
    )
    .filter(isPlainObject);
}

/** JSON as pages write it: concatenated objects, raw line breaks in texts, empty values, trailing commas. */
export function parseLoose(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return topLevelObjects(text.replace(/&quot;/g, '"')).flatMap((part) => {
      const mended = part.replace(/"(?:[^"\\]|\\.)*"|:\s*(?=[,}\]])|,\s*(?=[}\]])/gs, (token) => {
        if (token.startsWith('"')) return token.replace(/\p{Cc}+/gu, ' ');
        return token.startsWith(':') ? ': null' : '';
      });
      try {
        return [JSON.parse(mended) as unknown];
      } catch {
        return [];
      }
    });
  }
}

function topLevelObjects(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = text.search(sign); at >= 0; at = nextSign(text, at + 1)) {
    const char = text[at];
    if (char === '"') {
      at = endOfString(text, at);
      if (at < 0) break;
    } else if (char === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, at + 1));
      if (depth < 0) depth = 0;
    }
  }
  return parts;
}

const sign = /["{}]/g;

function nextSign(text: string, from: number): number {
  sign.lastIndex = from;
  return sign.exec(text)?.index ?? -1;
}
