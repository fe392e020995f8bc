import { ApolloState, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { clean, parseBuildYear, positive, toNumber } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { isoInSweden } from '../extract/swedish-time.js';
import { textOf } from '../extract/texts.js';

const reader = 'hemnet apollo';
const detailTypes = /^(?:\w*PropertyListing|ProjectUnit|SalesCard|SaleCard|Project):/;

/** Hemnet's template since about 2023: the listing node in the embedded Apollo state whose id is the address's. */
export function readHemnetApollo(page: Page): Reading {
  const state = ApolloState.of(page);
  const id = /(\d+)\/?$/.exec(new URL(page.url).pathname)?.[1];
  const home = !id
    ? undefined
    : state?.entries().find(([key, node]) => {
        return (
          detailTypes.test(key) &&
          (key.endsWith(`:${id}`) || node['listingId'] === id) &&
          'streetAddress' in node
        );
      })?.[1];
  if (!state || !home) return { reader, facts: {} };
  const text = (node: Node | undefined, name: string) => textOf(state.field(node, name));
  const money = (name: string) => amount(state.field(home, name));
  const number = (name: string) => positive(state.field(home, name));
  const built = parseBuildYear(String(home['legacyConstructionYear'] ?? home['constructionYear'] ?? ''));
  const cooperative = state.object(home, 'housingCooperative') ?? state.object(home, 'brf');
  const municipality = state.object(home, 'municipality');
  const broker = state.object(home, 'broker');
  const coordinates = state.object(home, 'coordinates');
  const [lat, lon] = [toNumber(coordinates?.['lat']), toNumber(coordinates?.['long'])];
  const amenities = state.list(home, 'relevantAmenities');
  const elevator = amenities.find(({ kind }) => kind === 'ELEVATOR')?.['isAvailable'];
  const pictures = state.list(state.object(home, 'images'), 'images').map((image) => ({
    url: pictureUrl(image),
    isPlan: Array.isArray(image['labels']) && image['labels'].includes('FLOOR_PLAN'),
  }));
  const facts: Facts = stated({
    title: text(home, 'title'),
    address: text(home, 'streetAddress'),
    area: text(home, 'area'),
    postalCode: text(home, 'postCode'),
    municipality: municipalityName(text(municipality, 'fullName') ?? ''),
    county: text(state.object(home, 'county'), 'fullName') ?? text(state.object(home, 'region'), 'fullName'),
    coordinates: lat && lon ? { lat, lon } : undefined,
    description: text(home, 'description'),
    price: money('askingPrice'),
    soldPrice: money('finalPrice') ?? money('sellingPrice'),
    pricePerSqm: money('squareMeterPrice'),
    rooms: number('numberOfRooms'),
    livingArea: number('livingArea'),
    biarea: number('supplementalArea'),
    tomtarea: number('landArea'),
    monthlyFee: money('fee'),
    operatingCost: money('runningCosts'),
    leaseholdFeePerYear: money('yearlyLeaseholdFee'),
    leasePerYear: money('yearlyArrendeFee'),
    tenure: text(state.object(home, 'tenure'), 'name'),
    propertyType: text(state.object(home, 'housingForm'), 'name'),
    floor: text(home, 'formattedFloor'),
    elevator: typeof elevator === 'boolean' ? elevator : undefined,
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: text(state.object(home, 'energyClassification'), 'classification')?.toUpperCase(),
    features: [
      ...amenities
        .filter(({ isAvailable }) => isAvailable === true)
        .map(({ title }) => clean(String(title ?? ''))),
      ...state
        .list(home, 'labels')
        .filter(({ category }) => category === 'FEATURE')
        .map((label) => String(label['text'])),
    ].filter((feature, index, all) => feature !== '' && all.indexOf(feature) === index),
    images: pictures.filter(({ isPlan }) => !isPlan).flatMap(({ url }) => url ?? []),
    floorplans: pictures.filter(({ isPlan }) => isPlan).flatMap(({ url }) => url ?? []),
    linkToBroker: text(home, 'listingBrokerUrl'),
    broker: text(broker, 'name'),
    brokerAgency: text(state.object(home, 'brokerAgency'), 'name'),
    association: text(cooperative, 'name'),
    associationFacts: stated({ registrationNumber: text(cooperative, 'registrationNumber') }),
    showings: state.list(home, 'upcomingOpenHouses').flatMap((openHouse) => startOf(openHouse) ?? []),
    saleStatus: statusOf(home),
    publishedAt: startOf({ start: home['publishedAt'] })?.slice(0, 10),
  }) as Facts;
  return { reader, facts };
}

function statusOf(home: Node): Facts['saleStatus'] {
  const type = String(home['__typename'] ?? '');
  if (/^Sold|Sales?Card/.test(type)) return 'sold';
  if (/^Deactivated/.test(type)) return 'removed';
  return home['isUpcoming'] === true ? 'upcoming' : 'for_sale';
}

/** Hemnet's Money is `{amount, formatted}`. */
function amount(value: unknown): number | undefined {
  return isPlainObject(value) ? (positive(value['amount']) ?? positive(value['formatted'])) : positive(value);
}

function pictureUrl(image: Node): string | undefined {
  const key = Object.keys(image).find((name) => name === 'url' || name.startsWith('url('));
  const filename = image['filename'];
  if (typeof filename === 'string' && /^[\w/.-]+$/.test(filename)) {
    return `https://bilder.hemnet.se/images/itemgallery_L/${filename}`;
  }
  const url = key ? image[key] : undefined;
  return typeof url === 'string' ? url : undefined;
}

/** Start of a showing: Unix seconds or an ISO time, under the names seen. */
function startOf(openHouse: Node): string | undefined {
  const start = openHouse['start'] ?? openHouse['startTime'] ?? openHouse['startsAt'];
  const seconds = /^\d{9,10}(\.\d+)?$/.test(String(start)) ? Number(start) : undefined;
  return isoInSweden(seconds === undefined ? String(start) : new Date(seconds * 1000).toISOString());
}
