import { municipalityName } from './municipalities.js';
import { clean, positive, toNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { isoInSweden } from './swedish-time.js';
import { textOf } from './texts.js';

type Node = Record<string, unknown>;

const homeTypes =
  /^(RealEstateListing|Residence|House|Apartment|SingleFamilyResidence|Accommodation|ApartmentComplex|Product|Place|Offer|Event|Landform)$/;

/** Facts from schema.org blocks. */
export function readJsonLd(page: Page): Reading {
  const nodes = jsonLdNodes(page)
    .filter((node) => types(node).some((type) => homeTypes.test(type)))
    .flatMap((node) => [node, ...offeredHomes(node)]);
  const facts: Facts = {};
  const showings: string[] = [];
  for (const node of nodes) {
    const isEvent = types(node).includes('Event');
    if (isEvent) {
      const start = isoInSweden(String(node['startDate'] ?? ''));
      if (start) showings.push(start);
    }
    const found = isEvent ? factsOfPlace(node['location']) : factsOfHome(node);
    const published = /^\d{4}-\d\d-\d\d/.exec(String(offerOf(node)['validFrom'] ?? ''))?.[0];
    for (const [field, value] of Object.entries({ ...found, publishedAt: published })) {
      if (value !== undefined && facts[field as keyof Facts] === undefined)
        Object.assign(facts, { [field]: value });
    }
  }
  if (showings.length > 0) facts.showings = [...new Set(showings)].sort();
  return { reader: 'json-ld', facts };
}

function factsOfHome(node: Node): Facts {
  const offer = offerOf(node);
  const images = [node['image'], node['photo']].flat().flatMap((image) => {
    const url = isPlainObject(image) ? (image['contentUrl'] ?? image['url']) : image;
    return typeof url === 'string' && /^https?:/.test(url) ? [url] : [];
  });
  const floorSize = node['floorSize'] ?? node['livingArea'];
  return stated({
    ...factsOfPlace(node),
    summary: textOf(node['description']),
    price: positive(offer['price'] ?? (types(node).includes('Offer') ? node['price'] : undefined)),
    rooms: positive(valueOf(node['numberOfRooms'])),
    livingArea: positive(valueOf(floorSize)),
    tomtarea: positive(valueOf(node['lotSize'])),
    yearBuilt: positive(node['yearBuilt']),
    images,
  }) as Facts;
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
  return [node['itemOffered'], offerOf(node)['itemOffered']].filter(isPlainObject);
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
export function jsonLdNodes(page: Page): Node[] {
  return page
    .$('script[type="application/ld+json"]')
    .toArray()
    .flatMap((element) => parseLoose(page.$(element).text()))
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => (isPlainObject(value) && Array.isArray(value['@graph']) ? value['@graph'] : [value]))
    .filter(isPlainObject);
}

/** JSON as pages write it: concatenated objects, raw line breaks in texts, empty values, trailing commas. */
export function parseLoose(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return topLevelObjects(text).flatMap((part) => {
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
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (inText) {
      if (char === '\\') index += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (char === '}') {
      depth -= 1;
      if (depth === 0) parts.push(text.slice(start, index + 1));
      if (depth < 0) depth = 0;
    }
  }
  return parts;
}
