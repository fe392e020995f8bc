import { municipalityName } from './municipalities.js';
import { positive, toNumber } from './numbers.js';
import type { Page } from './page.js';
import { type Facts, isPlainObject, type Reading, stated } from './reading.js';
import { parseLoose } from './json-ld.js';

type Fields = Record<string, unknown>;

/** Names that sites use for the same fact in their analytics data. */
const aliases = {
  address: ['street_address', 'streetAddress', 'address'],
  price: ['price', 'listing_price', 'askingPrice'],
  soldPrice: ['selling_price'],
  rooms: ['rooms', 'antalRum', 'numberOfRooms'],
  livingArea: ['living_area', 'square_meters', 'livingArea', 'boarea'],
  biarea: ['supplemental_area'],
  tomtarea: ['land_area', 'plotArea'],
  monthlyFee: ['borattavgift', 'monthlyFee', 'fee', 'avgift'],
  operatingCost: ['driftkostnad'],
  yearBuilt: ['construction_year', 'constructionYear'],
  tenure: ['tenure'],
  propertyType: ['housing_form', 'home_type'],
  association: ['housing_cooperative'],
  brokerAgency: ['broker_firm', 'broker_agency', 'office_name'],
  publishedAt: ['publication_date'],
} satisfies Partial<Record<keyof Facts, string[]>>;

const numeric = new Set<string>([
  'price',
  'soldPrice',
  'rooms',
  'livingArea',
  'biarea',
  'tomtarea',
  'monthlyFee',
  'operatingCost',
  'yearBuilt',
]);

/** Facts from the analytics data many sites put into the page (`dataLayer`), for this home only. */
export function readDataLayer(page: Page): Reading {
  const facts: Facts = {};
  for (const fields of homesIn(page)) {
    for (const [field, names] of Object.entries(aliases)) {
      const raw = names
        .map((name) => fields[name])
        .find((value) => value !== undefined && value !== null && value !== '');
      const value = numeric.has(field) ? positive(raw) : typeof raw === 'string' ? raw : undefined;
      if (value !== undefined && facts[field as keyof Facts] === undefined)
        Object.assign(facts, { [field]: value });
    }
    const places = isPlainObject(fields['locations']) ? fields['locations'] : fields;
    const lat = toNumber(fields['latitude']);
    const lon = toNumber(fields['longitude']);
    Object.assign(facts, {
      ...stated({
        municipality: municipalityName(String(places['municipality'] ?? '')),
        city: places['postal_city'] ?? fields['postalCity'],
        county: places['county'] ?? places['region'],
        coordinates: lat && lon ? { lat, lon } : undefined,
      }),
      ...facts,
    });
  }
  return { reader: 'dataLayer', facts };
}

function homesIn(page: Page): Fields[] {
  const scripts = page
    .$('script:not([src])')
    .toArray()
    .map((element) => page.$(element).text());
  return scripts
    .filter((script) => script.includes('dataLayer'))
    .flatMap((script) =>
      [...script.matchAll(/dataLayer\s*(?:=\s*(\[)|\.push\(\s*(\{))/g)].flatMap((match) =>
        literalAt(script, match.index + match[0].length - 1),
      ),
    )
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isPlainObject)
    .flatMap((value) =>
      [value['property'], value['sold_property'], value['objectInfo'], value].filter(isPlainObject),
    )
    .filter((value) =>
      ['price', 'listing_price', 'rooms', 'living_area', 'square_meters'].some((name) => name in value),
    );
}

/** The object or list literal that begins at `start`, with single-quoted texts and bare keys understood. */
function literalAt(script: string, start: number): unknown[] {
  let depth = 0;
  for (let index = start; index < script.length; index += 1) {
    const char = script[index]!;
    if (char === '"' || char === "'") {
      const end = endOfText(script, index);
      if (end < 0) return [];
      index = end;
    } else if ('[{'.includes(char)) depth += 1;
    else if (']}'.includes(char) && (depth -= 1) === 0) {
      const literal = script.slice(start, index + 1);
      const json = literal
        .replace(/'((?:[^'\\\n]|\\.)*)'|"(?:[^"\\]|\\.)*"/g, (text, inner: string | undefined) =>
          inner === undefined ? text : JSON.stringify(inner.replace(/\\'/g, "'")),
        )
        .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":');
      return literal.startsWith('[') ? wrapped(json) : parseLoose(json);
    }
  }
  return [];
}

function wrapped(json: string): unknown[] {
  const [value] = parseLoose(`{"list":${json}}`);
  return isPlainObject(value) && Array.isArray(value['list']) ? value['list'] : [];
}

function endOfText(script: string, start: number): number {
  for (let index = start + 1; index < script.length; index += 1) {
    if (script[index] === '\\') index += 1;
    else if (script[index] === script[start]) return index;
  }
  return -1;
}
