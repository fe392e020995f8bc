import { ApolloState, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { clean, positive, toNumber } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, type Reading, stated } from '../extract/reading.js';
import { isoInSweden } from '../extract/swedish-time.js';

const reader = 'booli apollo';

/** Booli's embedded data. Costs are per month here; there is no selling text, only the link to the broker's page. */
export function readBooli(page: Page): Reading {
  const state = ApolloState.of(page);
  const home = state && homeOf(state, page.url);
  if (!state || !home) return { reader, facts: {} };
  const number = (name: string) => amount(state.field(home, name));
  const points = infoPoints(home);
  const places = new Map(
    state.list(home, 'areas').map((area) => [area['type'], clean(String(area['name'] ?? ''))]),
  );
  const operatingCost = number('operatingCost');
  const images = state.list(home, 'images').filter(({ primaryLabel }) => !/map/.test(String(primaryLabel)));
  const [plans, photos] = [true, false].map((plan) =>
    images.filter((image) => (image['primaryLabel'] === 'floorplan') === plan).map(pictureUrl),
  );
  const amenities = state.list(home, 'amenities');
  const isSold = home['__typename'] === 'SoldProperty';
  const lastCrumb = state.list(home, 'breadcrumbs').at(-1);
  const assessment = state.list(home, 'assessments').sort((a, b) => Number(b['year']) - Number(a['year']))[0];
  const facts: Facts = stated({
    address: textField(home['streetAddress']),
    area: textField(home['descriptiveAreaName']),
    city: places.get('populatedArea'),
    municipality: municipalityName(places.get('municipality') ?? ''),
    county: places.get('county'),
    postalCode: places.get('postcode')?.replace(/^(\d{3})(\d{2})$/, '$1 $2'),
    coordinates: coordinates(home),
    price: number('listPrice'),
    soldPrice: number('soldPrice'),
    pricePerSqm: number('listSqmPrice'),
    rooms: number('rooms'),
    livingArea: number('livingArea'),
    biarea: number('additionalArea'),
    tomtarea: number('plotArea'),
    monthlyFee: number('rent'),
    operatingCost: operatingCost === undefined ? undefined : operatingCost * 12,
    tenure: textField(home['tenureForm']),
    propertyType: textField(home['objectType']),
    floor: /våning .+/i.exec(points.get('floor') ?? '')?.[0] ?? floorOf(state, home),
    elevator: amenities.some(({ key }) => key === 'elevator') || undefined,
    apartmentNumber: textField(state.object(home, 'apartmentNumber')?.['value']),
    yearBuilt: positive(home['constructionYear']),
    energyClass: /energiklass ([A-G])\b/i.exec(points.get('energyScore') ?? '')?.[1],
    features: amenities.map(({ label }) => clean(String(label ?? ''))).filter(Boolean),
    images: photos,
    floorplans: plans,
    linkToBroker: textField(home['listingUrl']),
    brokerAgency:
      textField(state.object(home, 'agency')?.['name']) ?? textField(state.object(home, 'source')?.['name']),
    association: /^\/bostadsrattsforening\//.test(String(lastCrumb?.['url']))
      ? textField(lastCrumb?.['label'])
      : undefined,
    showings: state.list(home, 'showingsV2').flatMap(({ startTime }) => isoInSweden(String(startTime)) ?? []),
    mortgageDeeds: stated({ total: number('mortgageDeed') }),
    taxValues: stated({
      totalTaxValue: amount(assessment?.['value']),
      mainProperty: amount(assessment?.['buildingValue']),
      year: positive(assessment?.['year']),
    }),
    saleStatus: isSold ? 'sold' : home['upcomingSale'] === true ? 'upcoming' : 'for_sale',
    publishedAt: /^\d{4}-\d\d-\d\d/.exec(String(home['published']))?.[0],
  }) as Facts;
  const notes = operatingCost === undefined ? {} : { operatingCost: `${operatingCost} kr/mån gånger tolv` };
  return { reader, facts, notes };
}

/** The home of the address: by listing id, by residence id, never a neighbour of the same page. */
function homeOf(state: ApolloState, address: string): Node | undefined {
  const { pathname } = new URL(address);
  const id = /(\d+)\/?$/.exec(pathname)?.[1];
  if (!id) return undefined;
  const byResidence = state.object(state.node('ROOT_QUERY'), `propertyByResidenceId({"residenceId":${id}})`);
  const byListing = state.node(`Listing:${id}`) ?? state.node(`SoldProperty:${id}`);
  const byField = state
    .entries()
    .find(
      ([key, node]) =>
        /^(Listing|SoldProperty):/.test(key) && [node['residenceId'], node['booliId']].includes(id),
    )?.[1];
  return pathname.startsWith('/bostad/') ? (byResidence ?? byField) : (byListing ?? byField);
}

/** Booli's FormattedValue: `raw` is the number, but may be absent. */
function amount(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return positive(value);
  const { raw, value: shown, formatted } = value as Node;
  return positive(raw) ?? positive(shown) ?? positive(formatted);
}

function textField(value: unknown): string | undefined {
  return typeof value === 'string' && clean(value) !== '' ? clean(value) : undefined;
}

function coordinates(home: Node): Facts['coordinates'] {
  const [lat, lon] = [toNumber(home['latitude']), toNumber(home['longitude'])];
  return lat && lon ? { lat, lon } : undefined;
}

function floorOf(state: ApolloState, home: Node): string | undefined {
  const floor = state.object(home, 'floor');
  const stated = floor?.['raw'] ?? floor?.['value'];
  if (stated === undefined || stated === null) return undefined;
  return home['buildingFloors'] ? `${String(stated)} av ${String(home['buildingFloors'])}` : String(stated);
}

function infoPoints(home: Node): Map<string, string> {
  const sections = Array.isArray(home['infoSections']) ? (home['infoSections'] as Node[]) : [];
  return new Map(
    sections
      .flatMap(
        (section) => ((section['content'] as Node | undefined)?.['infoPoints'] as Node[] | undefined) ?? [],
      )
      .map((point) => [
        String(point['key']),
        clean(String((point['displayText'] as Node | undefined)?.['markdown'] ?? '').replace(/\*\*/g, '')),
      ]),
  );
}

/** The image host serves `<id>_<width>x<height>.jpg`; a height of 0 keeps the picture's own proportions. */
function pictureUrl(image: Node): string {
  return `https://bcdn.se/images/cache/${String(image['id'])}_1170x0.jpg`;
}
