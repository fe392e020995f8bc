import { apolloState, streamedNodes } from '../extract/apollo.js';
import { ApolloState, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { positive } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { textOf } from '../extract/texts.js';
import { associationOf, taxOf } from '../extract/record-economy.js';
import { peopleOf } from '../extract/record-people.js';
import { nodes, word } from '../extract/record-values.js';
import { showingsOf } from '../extract/record-viewings.js';
import { coordinatesOf, energyClassOf, postalCodeOf, statusOf } from '../extract/vitec-parts.js';

const reader = 'booli apollo';
const homeTypes = /^(Listing|SoldProperty|Residence)$/;

/** Booli's embedded data. Costs are per month here; there is no selling text, only the link to the broker's page. */
export function readBooli(page: Page): Reading {
  const whole = apolloState(page);
  const state = whole ?? ApolloState.over({});
  const home = whole ? homeOf(whole, page.url) : streamed(page);
  if (!home) return { reader, facts: {} };
  const number = (name: string) => amount(state.field(home, name));
  const points = infoPoints(home);
  const places = new Map(state.list(home, 'areas').map((area) => [area['type'], textOf(area['name'])]));
  const operatingCost = number('operatingCost');
  const images = state.list(home, 'images').filter(({ primaryLabel, id }) => {
    return !/map|nearby|karta/i.test(word(primaryLabel)) && /^\d+$/.test(word(id));
  });
  const pictures = (plans: boolean) => [
    ...new Set(
      images.filter((image) => /floor_?plan/i.test(word(image['primaryLabel'])) === plans).map(pictureUrl),
    ),
  ];
  const amenities = state.list(home, 'amenities');
  const isSold = home['__typename'] === 'SoldProperty' || (!('__typename' in home) && 'soldPrice' in home);
  const floor = /våning .+/i.exec(points.get('floor') ?? '')?.[0] ?? floorOf(state, home);
  const price = number('listPrice');
  const association =
    state
      .list(home, 'breadcrumbs')
      .filter(({ url }) => /^\/bostadsrattsforening\/\d/.test(word(url)))
      .map(({ label }) => textOf(label))[0] ?? textOf(state.object(home, 'housingCoop')?.['name']);
  const facts: Facts = stated({
    address: textOf(home['streetAddress']),
    area: textOf(home['descriptiveAreaName']),
    city: places.get('populatedArea'),
    municipality: municipalityName(
      places.get('municipality') ??
        word(state.object(state.object(home, 'location'), 'region')?.['municipalityName']),
    ),
    county: places.get('county'),
    postalCode: postalCodeOf(places.get('postcode')),
    coordinates: coordinatesOf(home),
    price,
    priceText: priceTextOf(state.object(home, 'priceInfo'), price),
    soldPrice: isSold ? number('soldPrice') : undefined,
    pricePerSqm: (isSold ? number('soldSqmPrice') : undefined) ?? number('listSqmPrice'),
    rooms: number('rooms'),
    livingArea: number('livingArea'),
    biarea: number('additionalArea'),
    tomtarea: number('plotArea'),
    monthlyFee: number('rent'),
    operatingCost: operatingCost === undefined ? undefined : operatingCost * 12,
    tenure: textOf(home['tenureForm']),
    propertyType: textOf(home['objectType']),
    floor,
    elevator:
      amenities.some(({ key }) => key === 'elevator') || /(med|utan) hiss/i.exec(floor ?? '')?.[1] === 'med'
        ? true
        : /utan hiss/i.test(floor ?? '')
          ? false
          : undefined,
    apartmentNumber:
      textOf(shownOf(state.field(home, 'apartmentNumber'))) ??
      /lägenhetsnum\p{L}* är (\S+)/iu.exec(points.get('apartmentNumber') ?? '')?.[1],
    yearBuilt: positive(home['constructionYear']),
    energyClass: energyClassOf(/energiklass ([A-G])\b/i.exec([...points.values()].join('\n'))?.[1]),
    energyPerformance: positive(
      /(?:primärenergital|energiprestanda)\D{0,40}(\d{2,4})/i.exec([...points.values()].join('\n'))?.[1],
    ),
    heating: heatingOf(state.field(home, 'heating')),
    features: amenities.flatMap(({ label }) => textOf(label) ?? []),
    images: pictures(false),
    floorplans: pictures(true),
    linkToBroker: linkOf(home['listingUrl']),
    brokerAgency: textOf(state.object(home, 'source')?.['name']),
    ...peopleOf({ agent: state.field(home, 'agent'), agency: state.field(home, 'agency') }),
    association,
    associationFacts: stated({
      ...associationOf({ ...state.object(home, 'housingCoop'), name: association }, {}).associationFacts,
    }),
    showings: showingsOf([...state.list(home, 'showingsV2'), ...state.list(home, 'showings')]),
    mortgageDeeds: stated({ total: number('mortgageDeed') }),
    taxValues: taxOf(state.list(home, 'assessments')),
    saleStatus: isSold ? ('sold' as const) : statusOfListing(home),
    publishedAt: /^\d{4}-\d\d-\d\d/.exec(word(home['published']))?.[0],
  }) as Facts;
  const notes = operatingCost === undefined ? {} : { operatingCost: `${operatingCost} kr/mån gånger tolv` };
  return { reader, facts, notes, lacks: ['description'] };
}

/** The home of the address: by listing id, by residence id, never a neighbour of the same page. */
function homeOf(state: ApolloState, address: string): Node | undefined {
  const { pathname } = new URL(address);
  const id = /(?<!\d)(\d+)\/?$/.exec(pathname)?.[1];
  if (!id) return undefined;
  const root = state.node('ROOT_QUERY');
  const byResidence = Object.keys(root ?? {})
    .filter((key) => /^\w*[rR]esidence\w*\(/.test(key) && key.includes(id))
    .map((key) => state.object(root, key))
    .find((node) => node && ('streetAddress' in node || homeTypes.test(word(node['__typename']))));
  const byListing = state.node(`Listing:${id}`) ?? state.node(`SoldProperty:${id}`);
  const byField = state
    .entries()
    .find(
      ([key, node]) =>
        /^(Listing|SoldProperty):/.test(key) &&
        [word(node['residenceId']), word(node['booliId'])].includes(id),
    )?.[1];
  return pathname.startsWith('/bostad/') ? (byResidence ?? byField) : (byListing ?? byField);
}

/** The same from a page whose data is streamed without a state of its own. */
function streamed(page: Page): Node | undefined {
  const id = /(?<!\d)(\d+)\/?$/.exec(new URL(page.url).pathname)?.[1];
  return streamedNodes(page, /^(Listing|SoldProperty)$/).find((node) =>
    [node['id'], node['booliId'], node['residenceId']].some((value) => word(value) === id),
  );
}

/** Booli's FormattedValue: `raw` is the number, but may be absent. */
function amount(value: unknown): number | undefined {
  if (!isPlainObject(value)) return positive(value);
  return positive(value['raw']) ?? positive(value['value']) ?? positive(value['formatted']);
}

function shownOf(value: unknown): unknown {
  return isPlainObject(value) ? (value['value'] ?? value['formatted'] ?? word(value['raw'])) : value;
}

function linkOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined;
}

function priceTextOf(info: Node | undefined, price: number | undefined): string | undefined {
  const [label, shown] = [textOf(info?.['label']), textOf(info?.['displayPrice'])];
  if (label && /accepterat|fast pris|prisidé/i.test(label)) return label;
  return price === undefined && shown && /saknas|ej satt/i.test(shown) ? shown : undefined;
}

function floorOf(state: ApolloState, home: Node): string | undefined {
  const floor = state.object(home, 'floor');
  const at = word(floor?.['raw']) || word(floor?.['value']) || word(floor?.['formatted']);
  if (at === '') return undefined;
  const total = positive(home['buildingFloors']);
  return total !== undefined && /^-?[\d.,]+$/.test(at) ? `${at.replace('.', ',')} av ${total}` : at;
}

/** The codes seen; others are left out. */
const heatings: Readonly<Record<string, string>> = { 'heating-pump-air': 'Luftvärmepump' };

function heatingOf(value: unknown): string | undefined {
  const shown = textOf(shownOf(value));
  return shown && (heatings[shown] ?? (/^[a-z]+(-[a-z]+)+$/.test(shown) ? undefined : shown));
}

function statusOfListing(home: Node): Facts['saleStatus'] {
  if (home['upcomingSale'] === true) return 'upcoming';
  if (home['__typename'] === 'Residence') return undefined;
  return statusOf(home['phase']) ?? 'for_sale';
}

/** What the page words in sentences, by key: `floor` → `Den ligger på våning 2 av 5 med hiss`. */
function infoPoints(home: Node): Map<string, string> {
  return new Map(
    nodes(home['infoSections'])
      .flatMap((section) =>
        nodes(isPlainObject(section['content']) ? section['content']['infoPoints'] : undefined),
      )
      .map((point) => {
        const text = isPlainObject(point['displayText']) ? point['displayText']['markdown'] : undefined;
        return [word(point['key']), word(text).replace(/\*\*/g, '')];
      }),
  );
}

/** The image host serves `<id>_<width>x<height>.jpg`; a height of 0 keeps the picture's own proportions. */
function pictureUrl(image: Node): string {
  return `https://bcdn.se/images/cache/${word(image['id'])}_1170x0.jpg`;
}
