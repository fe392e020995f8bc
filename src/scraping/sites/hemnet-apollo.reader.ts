import { apolloState, streamedNodes, typeOf } from '../extract/apollo.js';
import { ApolloState, type Node } from '../extract/embedded-state.js';
import { municipalityName } from '../extract/municipalities.js';
import { clean, parseArea, parseBuildYear, parseMoney, parseRooms, positive } from '../extract/numbers.js';
import type { Page } from '../extract/page.js';
import { type Facts, isPlainObject, type Reading, stated } from '../extract/reading.js';
import { isoInSweden } from '../extract/swedish-time.js';
import { textOf } from '../extract/texts.js';
import { associationOf } from '../extract/record-economy.js';
import { documentsOf } from '../extract/record-files.js';
import { word } from '../extract/record-values.js';
import { showingsOf } from '../extract/record-viewings.js';
import { coordinatesOf, cityOf, energyClassOf, postalCodeOf, priceTextOf } from '../extract/vitec-parts.js';

const reader = 'hemnet apollo';
const detailTypes = /(?:PropertyListing|ProjectUnit|^Project|^Listing)$/;
const cardTypes = /^Sales?Card$/;

/** Hemnet's template since about 2023: the node in the embedded Apollo state whose id is the address's. */
export function readHemnetApollo(page: Page): Reading {
  const path = new URL(page.url).pathname;
  const id = /(?<!\d)(\d+)\/?$/.exec(path)?.[1];
  const state = apolloState(page);
  const candidates = state
    ? state.entries().map(([key, node]) => ({ ...node, __typename: typeOf(key, node) }) as Node)
    : streamedNodes(page, /PropertyListing$|ProjectUnit$|^Sales?Card$/);
  if (!id || candidates.length === 0) return { reader, facts: {} };
  const source = state ?? ApolloState.over({});
  const typed = (types: RegExp) =>
    candidates.filter((node) => types.test(word(node['__typename'])) && 'streetAddress' in node);
  const card = path.startsWith('/salda/')
    ? typed(cardTypes).find((node) => word(node['id']) === id)
    : undefined;
  // A sold home's page is numbered by its card, which names the advert it was.
  const ids = new Set([id, word(card?.['listingId'])].filter(Boolean));
  const details = typed(detailTypes).filter(
    (node) => ids.has(word(node['id'])) || word(node['listingId']) === id,
  );
  const detail = details.sort((a, b) => Object.keys(b).length - Object.keys(a).length)[0];
  if (!detail && !card) return { reader, facts: {} };
  const notes: Record<string, string> = {};
  const facts = {
    ...(card ? homeFacts(source, card, notes, page.url) : {}),
    ...(detail ? homeFacts(source, detail, notes, page.url) : {}),
    ...(card ? { saleStatus: 'sold' as const } : {}),
  };
  return { reader, facts, notes };
}

function homeFacts(state: ApolloState, home: Node, notes: Record<string, string>, base: string): Facts {
  const text = (node: Node | undefined, name: string) => textOf(state.field(node, name));
  const money = (name: string) => amount(state.field(home, name));
  const areaOf = (name: string) => {
    const value = state.field(home, name);
    return (typeof value === 'string' ? parseArea(value)?.area : positive(value)) || undefined;
  };
  const isSold = statusOf(home) === 'sold';
  const built = parseBuildYear(word(home['legacyConstructionYear'] ?? home['constructionYear']));
  const cooperative = state.object(home, 'housingCooperative') ?? state.object(home, 'brf');
  const brf = state.object(home, 'brf') ?? cooperative;
  const coordinates = state.object(home, 'coordinates') ?? {};
  const amenities = state.list(home, 'relevantAmenities');
  const labels = state.list(home, 'labels');
  const floor = text(home, 'formattedFloor');
  const rooms = state.field(home, 'numberOfRooms') ?? state.field(home, 'rooms');
  const pictures = imagesOf(state, home);
  const cost = yearly(state.field(home, 'runningCosts'));
  if (cost?.note) notes['operatingCost'] = cost.note;
  return stated({
    title: text(home, 'title'),
    address: text(home, 'streetAddress'),
    ...placeOf(state, home),
    postalCode: postalCodeOf(text(home, 'postCode')),
    coordinates: coordinatesOf({
      latitude: coordinates['lat'],
      longitude: coordinates['long'] ?? coordinates['lng'],
    }),
    description: text(home, 'description'),
    price: money('askingPrice'),
    priceText: priceWords(state.field(home, 'askingPrice')),
    soldPrice: isSold ? (money('sellingPrice') ?? money('finalPrice')) : undefined,
    pricePerSqm: (isSold ? money('squareMeterSellingPrice') : undefined) ?? money('squareMeterPrice'),
    rooms: typeof rooms === 'string' ? parseRooms(rooms) : positive(rooms),
    livingArea: areaOf('livingArea'),
    biarea: areaOf('supplementalArea'),
    tomtarea: areaOf('landArea'),
    monthlyFee: money('fee'),
    operatingCost: cost?.value,
    leaseholdFeePerYear: money('yearlyLeaseholdFee'),
    leasePerYear: money('yearlyArrendeFee'),
    tenure: text(state.object(home, 'tenure'), 'name'),
    propertyType: text(state.object(home, 'housingForm'), 'name'),
    floor,
    elevator: elevatorOf(amenities, labels, floor),
    yearBuilt: built?.year,
    yearBuiltText: built?.text,
    energyClass: energyClassOf(text(state.object(home, 'energyClassification'), 'classification')),
    features: [
      ...amenities.filter(({ isAvailable }) => isAvailable === true).map(({ title }) => word(title)),
      ...labels.filter(({ category }) => category === 'FEATURE').map((label) => word(label['text'])),
    ].filter((feature, index, all) => feature !== '' && all.indexOf(feature) === index),
    images: pictures.filter(({ isPlan }) => !isPlan).map(({ url }) => url),
    floorplans: pictures.filter(({ isPlan }) => isPlan).map(({ url }) => url),
    linkToBroker: linkOf(text(home, 'listingBrokerUrl')),
    broker: text(state.object(home, 'broker'), 'name'),
    brokerAgency: text(state.object(home, 'brokerAgency'), 'name') ?? text(home, 'brokerAgencyName'),
    association: text(cooperative, 'name') ?? text(brf, 'name'),
    associationFacts: stated({
      ...associationOf({ ...cooperative, ...stated(brf ?? {}) }, {}).associationFacts,
      name: text(cooperative, 'name') ?? text(brf, 'name'),
      registrationNumber: text(brf, 'registrationNumber') ?? text(cooperative, 'registrationNumber'),
    }),
    documents: documentsOf(
      state.list(home, 'attachments').filter((file) => !/video|three_?d|3d/i.test(word(file['type']))),
      base,
    ),
    showings: showingsOf([...state.list(home, 'upcomingOpenHouses'), ...state.list(home, 'openHouses')]),
    saleStatus: statusOf(home),
    publishedAt: startOf(home['publishedAt'])?.slice(0, 10),
  }) as Facts;
}

function statusOf(home: Node): Facts['saleStatus'] {
  const type = word(home['__typename']);
  if (/^Sold|Sales?Card/.test(type)) return 'sold';
  if (/^Deactivated/.test(type)) return 'removed';
  return home['isUpcoming'] === true ? 'upcoming' : 'for_sale';
}

/** Places by their type; the card has them in one line: `Olivedal, Göteborgs kommun`. */
function placeOf(state: ApolloState, home: Node): Facts {
  const places = ['municipality', 'county', 'region', 'districts', 'locations'].flatMap((name) => [
    ...state.list(home, name),
    ...(state.object(home, name) ? [state.object(home, name)!] : []),
  ]);
  const nameOf = (type: string, field: string) =>
    textOf((state.object(home, field) ?? places.find((place) => word(place['type']) === type))?.['fullName']);
  const county = nameOf('COUNTY', 'county') ?? nameOf('REGION', 'region');
  const line = textOf(home['locationDescription'])?.split(',').map(clean) ?? [];
  const municipality =
    municipalityName(nameOf('MUNICIPALITY', 'municipality') ?? '') ?? municipalityName(line.at(-1) ?? '');
  return stated({
    area: textOf(home['area']) ?? (line.length > 1 ? line.slice(0, -1).join(', ') : undefined),
    city: cityOf(nameOf('POSTAL_CITY', 'postalCity')),
    municipality,
    county: county && /län$/.test(county) ? county : undefined,
  }) as Facts;
}

function elevatorOf(
  amenities: readonly Node[],
  labels: readonly Node[],
  floor: string | undefined,
): boolean | undefined {
  const known = amenities.find(({ kind }) => kind === 'ELEVATOR')?.['isAvailable'];
  if (typeof known === 'boolean') return known;
  if (floor && /hiss/i.test(floor))
    return !/hiss (finns )?(ej|inte|saknas)|(ej|utan|ingen) hiss/i.test(floor);
  return labels.some(({ identifier }) => word(identifier).toLowerCase() === 'elevator') || undefined;
}

/** Hemnet's Money is `{amount, formatted}`; cards have the formatted text alone. */
function amount(value: unknown): number | undefined {
  if (isPlainObject(value)) return positive(value['amount']) ?? amount(value['formatted']);
  return typeof value === 'string' ? parseMoney(value) || undefined : positive(value);
}

/** `Pris saknas` stands where the sum would. */
function priceWords(value: unknown): string | undefined {
  const shown = priceTextOf(isPlainObject(value) ? value['formatted'] : undefined);
  return shown && !/\d/.test(shown) ? shown : undefined;
}

/** Kr a year, unless the page's own wording says month. */
function yearly(value: unknown): { value: number; note?: string } | undefined {
  const cost = amount(value);
  if (cost === undefined) return undefined;
  const shown = word(isPlainObject(value) ? value['formatted'] : value);
  return /mån/i.test(shown)
    ? { value: cost * 12, note: `${shown}: månadsbelopp gånger tolv` }
    : { value: cost };
}

function imagesOf(state: ApolloState, home: Node): { url: string; isPlan: boolean }[] {
  const holder = state.object(home, 'images');
  const list = holder ? state.list(holder, 'images') : state.list(home, 'images');
  return list.flatMap((image) => {
    const url = pictureUrl(image);
    const labels = [image['labels']]
      .flat()
      .map((label) => word(isPlainObject(label) ? label['identifier'] : label));
    return url ? [{ url, isPlan: labels.some((label) => /floor_?plan/i.test(label)) }] : [];
  });
}

function pictureUrl(image: Node): string | undefined {
  const filename = image['filename'];
  if (typeof filename === 'string' && /^[\w/.-]+\.\w+$/.test(filename)) {
    return `https://bilder.hemnet.se/images/itemgallery_L/${filename}`;
  }
  const key = Object.keys(image).find((name) => name === 'url' || name.startsWith('url('));
  return linkOf(key ? image[key] : undefined);
}

function linkOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined;
}

/** Unix seconds, or an ISO time. */
function startOf(value: unknown): string | undefined {
  const start = word(value);
  return isoInSweden(/^\d{9,10}(\.\d+)?$/.test(start) ? new Date(Number(start) * 1000).toISOString() : start);
}
