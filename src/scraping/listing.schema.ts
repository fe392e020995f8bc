import { z } from 'zod';
import {
  amountOf,
  areaOf,
  builtOf,
  monthlyOf,
  nodes,
  pick,
  properNameOf,
  roomsOf,
  within,
  wordsOf,
  yearlyOf,
  yesOf,
} from './extract/record-values.js';
import { isPlainObject, stated } from './extract/reading.js';
import { propertyKindOf, tenureKindOf } from './extract/vocabulary.js';
import { type AssociationFacts, type Listing, spanFields } from './listing.types.js';

type Record = { readonly [field: string]: unknown };

const texts = [
  'title',
  'summary',
  'description',
  'address',
  'city',
  'postalCode',
  'municipality',
  'county',
  'tenure',
  'propertyType',
  'floor',
  'apartmentNumber',
  'yearBuiltText',
  'priceText',
  'includedInFee',
  'association',
  'broker',
  'brokerAgency',
  'structure',
  'facade',
  'roof',
  'windows',
  'foundation',
  'heating',
  'ventilation',
  'waterAndSewage',
  'plumbing',
  'electrical',
  'energySource',
  'internet',
  'publishedAt',
] as const satisfies readonly (keyof Listing)[];

const associationTexts = [
  'name',
  'registrationNumber',
  'debtPerSqmBasis',
  'transferFeePaidBy',
  'finances',
  'renovations',
  'parking',
  'broadband',
  'sublettingPolicy',
] as const satisfies readonly (keyof AssociationFacts)[];

const associationFigures = [
  'numberOfApartments',
  'numberOfRentalUnits',
  'numberOfPremises',
  'debtPerSqm',
  'indirectNetDebt',
  'feePerSqm',
  'savingsPerSqm',
  'transferFee',
  'pledgeFee',
  'repairFund',
] as const satisfies readonly (keyof AssociationFacts)[];

const saleStatuses = ['for_sale', 'upcoming', 'sold', 'removed'] as const;

/**
 * A listing from a record in the shape of raw_listing_data: numbers may be texts (`"4 950 000 kr"`), lists may be JSON
 * texts, and a fact may stand under either of its names (`rooms` or `numberOfRooms`, `livingArea`, `sqm` or `area`).
 * What is not understood is left out, as a page would leave it out.
 */
export const listingSchema = z
  .custom<Record>(isPlainObject, 'A listing is a JSON object with the fields of raw_listing_data')
  .transform(listingOf)
  .refine((listing) => Object.keys(listing).length > 0, 'The object holds none of the fields of a listing');

/** Both years of build where a record's two names for it do not agree, so that a reader sees it: `1978 eller 1948`. */
function bothYears(record: Record): string | undefined {
  const [one, other] = ['yearBuilt', 'constructionYear'].map((name) => builtOf(pick(record, name))?.year);
  return one !== undefined && other !== undefined && one !== other ? `${one} eller ${other}` : undefined;
}

function listingOf(record: Record): Listing {
  const at = (...names: string[]): unknown => pick(record, ...names);
  const area = at('area');
  const built = builtOf(at('yearBuilt', 'constructionYear'));
  const words = textsAt(record, texts);
  const costs = parsed(at('annualOperatingCosts'));
  const association = parsed(at('associationFacts'));
  const saleStatus = saleStatuses.find((status) => status === at('saleStatus'));
  const coordinates = parsed(at('coordinates'));
  const isArea = areaOf(area) !== undefined && !/^\s*\p{L}/u.test(String(area));
  return stated({
    ...words,
    area: isArea ? undefined : wordsOf(area),
    broker: properNameOf(at('broker')),
    brokerAgency: properNameOf(at('brokerAgency')),
    coordinates: isPlainObject(coordinates)
      ? complete({ lat: within(coordinates['lat'], -90, 90), lon: within(coordinates['lon'], -180, 180) })
      : undefined,
    price: amountOf(at('price')) ?? amountOf(at('askingPrice')),
    priceText: words.priceText ?? priceWords(at('price')),
    soldPrice: amountOf(at('soldPrice')),
    pricePerSqm: amountOf(at('pricePerSqm')),
    rooms: roomsOf(at('rooms', 'numberOfRooms')),
    livingArea: areaOf(at('livingArea', 'sqm')) ?? (isArea ? areaOf(area) : undefined),
    biarea: areaOf(at('biarea')),
    tomtarea: areaOf(at('tomtarea')),
    monthlyFee: figure(at('monthlyFee'), monthlyOf),
    operatingCost: figure(at('operatingCost'), yearlyOf),
    annualOperatingCosts: isPlainObject(costs) ? figuresAt(costs, Object.keys(costs), yearlyOf) : undefined,
    leaseholdFeePerYear: yearlyOf(at('leaseholdFeePerYear')),
    leasePerYear: yearlyOf(at('leasePerYear')),
    tenureKind: words.tenure === undefined ? undefined : tenureKindOf(words.tenure),
    propertyKind: words.propertyType === undefined ? undefined : propertyKindOf(words.propertyType),
    elevator: yesOf(at('elevator')),
    yearBuilt: built?.year,
    yearBuiltText: words.yearBuiltText ?? bothYears(record) ?? built?.text,
    energyClass: /^\s*(?:energiklass\s*)?([a-g])(?![\p{L}])/iu
      .exec(String(at('energyClass') ?? ''))?.[1]
      ?.toUpperCase(),
    energyPerformance: within(at('energyPerformance'), 1, 2000),
    features: textList(at('features')),
    images: addresses(at('images')),
    floorplans: addresses(at('floorplans')),
    linkToBroker: addresses([at('linkToBroker')])?.[0],
    associationFacts: isPlainObject(association) ? associationOf(association) : undefined,
    showings: textList(at('showings')),
    taxValues: taxValuesOf(parsed(at('taxValues'))),
    mortgageDeeds: mortgageDeedsOf(parsed(at('mortgageDeeds'))),
    spans: spansOf(parsed(at('spans'))),
    renovations: textList(at('renovations')),
    documents: documentsOf(at('documents')),
    saleStatus,
  }) as Listing;
}

/** A list or object that may have been stored as its JSON text; broken JSON is nothing, another text stays a text. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

const textsAt = <Name extends string>(record: Record, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textAt(record, name)])) as {
    [name in Name]: string | undefined;
  };

/** Long texts keep their lines. */
function textAt(record: Record, name: string): string | undefined {
  const value = pick(record, name);
  if (typeof value === 'string') return value.replace(/\u00a0/g, ' ').trim() || undefined;
  return typeof value === 'number' ? String(value) : wordsOf(value);
}

function figuresAt(record: Record, names: readonly string[], read: (value: unknown) => number | undefined) {
  const figures = names.map((name) => [name, figure(pick(record, name), read)] as const);
  return filled(Object.fromEntries(figures));
}

/** A number stands as it is, for 0 and below mean something in a record; a text is read. */
function figure(value: unknown, read: (value: unknown) => number | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : read(value);
}

/** `Accepterat pris`, `Pris på begäran`: what stands in place of a sum. */
function priceWords(value: unknown): string | undefined {
  return typeof value === 'string' && /\p{L}/u.test(value) && !/\d/.test(value) ? value.trim() : undefined;
}

/** Without what is absent; undefined when nothing is left. */
function filled<T extends Record>(values: T): T | undefined {
  const kept = stated(values);
  return Object.keys(kept).length > 0 ? (kept as T) : undefined;
}

/** All or nothing. */
const complete = <T extends Record>(values: T): T | undefined =>
  Object.values(values).every((value) => value !== undefined) ? values : undefined;

function textList(value: unknown): string[] | undefined {
  const list = parsed(value);
  const items = Array.isArray(list) ? list : typeof list === 'string' ? list.split(/\n|;\s/) : [];
  const lines = items.flatMap((item) => itemText(item) ?? []);
  return lines.length > 0 ? lines : undefined;
}

/** An entry of a list: a text, or an object whose texts and years make up its line (`{year: 2019, description: 'Kök'}`). */
function itemText(item: unknown): string | undefined {
  if (!isPlainObject(item)) return textAt({ item }, 'item');
  const start = pick(item, 'start', 'startTime', 'date', 'datetime');
  if (typeof start === 'string') return start;
  const year = pick(item, 'year');
  const told = wordsOf(pick(item, 'description', 'text', 'name', 'title'));
  return [told, year].filter((part) => part !== undefined).join(' ') || undefined;
}

function addresses(value: unknown): string[] | undefined {
  const list = parsed(value);
  const found = [list].flat().flatMap((item) => {
    const address = isPlainObject(item) ? pick(item, 'url', 'src', 'href') : item;
    return typeof address === 'string' && URL.canParse(address) ? [address] : [];
  });
  return found.length > 0 ? found : undefined;
}

function documentsOf(value: unknown): Listing['documents'] {
  const found = nodes(parsed(value)).flatMap((item) => {
    const name = properNameOf(pick(item, 'name', 'title'));
    const url = addresses([pick(item, 'url', 'href')])?.[0];
    return name && url ? [{ name, url }] : [];
  });
  return found.length > 0 ? found : undefined;
}

function associationOf(record: Record): AssociationFacts | undefined {
  return filled({
    ...textsAt(record, associationTexts),
    ...figuresAt(record, associationFigures, amountOf),
    share: within(pick(record, 'share'), 0, 100),
    genuine: yesOf(pick(record, 'genuine')),
    ownsLand: yesOf(pick(record, 'ownsLand')),
  });
}

function taxValuesOf(value: unknown): Listing['taxValues'] {
  if (!isPlainObject(value)) return filled({ totalTaxValue: amountOf(value) });
  return filled({
    ...figuresAt(value, ['mainProperty', 'adjacentProperty', 'totalTaxValue'], amountOf),
    year: within(pick(value, 'year'), 1900, 2100),
  });
}

/** `3 st om totalt 1 500 000 kr`, a bare sum, or an object. */
function mortgageDeedsOf(value: unknown): Listing['mortgageDeeds'] {
  if (isPlainObject(value))
    return filled({
      count: within(pick(value, 'count'), 0, 1000),
      total: amountOf(pick(value, 'total', 'amount')),
    });
  const count = typeof value === 'string' ? /(?<!\d)(\d+)\s*st/.exec(value)?.[1] : undefined;
  return filled({ count: count === undefined ? undefined : Number(count), total: amountOf(value) });
}

function spansOf(value: unknown): Listing['spans'] {
  if (!isPlainObject(value)) return undefined;
  const spans = spanFields.map((field) => {
    const span = value[field];
    const ends = isPlainObject(span)
      ? { from: within(span['from'], 0, 1e9), to: within(span['to'], 0, 1e9) }
      : {};
    return [field, 'from' in ends ? complete(ends) : undefined] as const;
  });
  return filled(Object.fromEntries(spans)) as Listing['spans'];
}
