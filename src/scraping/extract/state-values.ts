import { municipalityName } from './municipalities.js';
import { isPersonName, isStreetName } from './names.js';
import {
  clean,
  isUnstated,
  parseArea,
  parseBuildYear,
  parseMoney,
  parseRooms,
  parseYesNo,
  positive,
  toNumber,
} from './numbers.js';
import { type Facts, isPlainObject } from './reading.js';
import { showingsOf } from './record-viewings.js';
import { textOf } from './texts.js';
import { propertyKindOf, tenureKindOf } from './vocabulary.js';

type Node = Record<string, unknown>;

const amountKeys = [
  'amount',
  'value',
  'raw',
  'number',
  'numeric',
  'price',
  'belopp',
  'varde',
  'monthlyFee',
  'startingPrice',
  'name',
  'namn',
  'text',
  'total',
  'from',
  'min',
  'minValue',
  'low',
  'lower',
  'label',
];
/** Kr a year; a bare figure counts only where its period stands beside it or in its key, since systems differ. */
function yearlyOf(raw: unknown, key: string): number | undefined {
  const node = isPlainObject(raw) ? raw : {};
  const value = isPlainObject(raw)
    ? (node['amount'] ?? node['value'] ?? node['sum'] ?? node['total'] ?? node['formatted'] ?? node['text'])
    : raw;
  const word = [node['period'], node['interval'], node['frequency'], node['unit'], node['per']].find(
    (one) => typeof one === 'string',
  ) as string | undefined;
  const hint = word ?? (typeof value === 'string' ? value : '');
  const times = /mån|mon(?:th|ad)/i.test(hint) ? 12 : /år|year|annual|\bar\b/i.test(hint) ? 1 : undefined;
  const named = /month|manad|man$/.test(key) ? 12 : /year|annual|ar$/.test(key) ? 1 : undefined;
  if ((times ?? named) === undefined) return undefined;
  const amount =
    typeof value === 'number' ? positive(value) : typeof value === 'string' ? parseMoney(value) : undefined;
  return amount === undefined ? undefined : amount * (times ?? named ?? 1);
}

function amountIn(node: Node): unknown {
  const key = amountKeys.find((one) => node[one] !== null && node[one] !== undefined);
  return key === undefined ? undefined : node[key];
}

/**
 * The fact that a value states under a key of the field, within what such a fact can be; undefined when it states none.
 * Money is kr, areas m², running costs kr a year.
 * @param base resolves short addresses of documents
 * @param key the plain key, which may hold the period of a cost
 */
export function factOf(field: keyof Facts, raw: unknown, base?: string, key = ''): unknown {
  const value = isPlainObject(raw) ? amountIn(raw) : raw;
  const text = typeof value === 'string' ? clean(value) : undefined;
  if (text !== undefined && isUnstated(text) && field !== 'priceText') return undefined;
  const number = (parse: (line: string) => number | undefined) =>
    typeof value === 'number'
      ? positive(value)
      : text !== undefined && /^[^a-zåäö]*\d/i.test(text)
        ? parse(text)
        : undefined;
  switch (field) {
    case 'price':
    case 'soldPrice':
      return above(number(parseMoney), 50_000);
    case 'priceText':
      return text !== undefined &&
        text.length <= 60 &&
        /accepterat|fast pris|högstbjudande|saknas|budgivning|prisidé|ej satt|kommer|på begäran/i.test(text)
        ? text
        : undefined;
    case 'pricePerSqm':
      return above(number(parseMoney), 500);
    case 'monthlyFee':
      return within(number(parseMoney), 100, 60_000);
    case 'operatingCost':
      return above(yearlyOf(raw, key), 100);
    case 'leaseholdFeePerYear':
      return above(number(parseMoney), 100);
    case 'rooms':
      return within(number(parseRooms), 0.5, 40);
    case 'livingArea':
      return within(
        number((line) => parseArea(line)?.area),
        5,
        2000,
      );
    case 'biarea':
      return within(
        number((line) => parseArea(line)?.area),
        0.5,
        3000,
      );
    case 'tomtarea':
      return above(
        number((line) => parseArea(line)?.area),
        1,
      );
    case 'energyPerformance':
      return within(
        number((line) => toNumber(line)),
        1,
        900,
      );
    case 'yearBuilt':
      return typeof value === 'number'
        ? within(value, 1200, 2060)
        : text === undefined
          ? undefined
          : parseBuildYear(text)?.year;
    case 'elevator':
      return typeof value === 'boolean' ? value : text === undefined ? undefined : parseYesNo(text);
    case 'showings':
      return Array.isArray(raw) ? showingsOf(raw) : undefined;
    case 'documents':
      return Array.isArray(raw) ? documents(raw, base) : undefined;
    case 'publishedAt':
      return text && /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
    case 'broker':
      return personOf(raw);
    case 'floor':
      return typeof value === 'number' && Math.abs(value) < 60
        ? String(value)
        : shortText(text, /\d|bv|botten|entré/i);
    case 'description':
      return text !== undefined && (text.length >= 150 || isSentence(text)) ? textOf(value) : undefined;
    default:
      return text === undefined ? undefined : wordOf(field, text);
  }
}

function wordOf(field: keyof Facts, text: string): string | undefined {
  switch (field) {
    case 'municipality':
      return municipalityName(text);
    case 'postalCode':
      return /^(\d{3}) ?(\d{2})$/.exec(text)?.slice(1).join(' ');
    case 'county':
      return /län$/i.test(text) ? text : undefined;
    // Codes of the system (`APARTMENT`, `BR`) are no words of the page.
    case 'tenure':
      return /^\p{Lu}?[\p{Ll} ]{5,30}$/u.test(text) &&
        tenureKindOf(text) &&
        /rätt|arrende|köpt|andel|ägarlägenhet/i.test(text)
        ? text
        : undefined;
    case 'propertyType':
      return /^\p{Lu}?[\p{Ll} /-]{4,40}$/u.test(text) &&
        propertyKindOf(text) &&
        /lägenhet|villa|hus|tomt|gård|våning|stuga/i.test(text)
        ? text
        : undefined;
    case 'energyClass':
      return /^[A-G]$/i.exec(text)?.[0].toUpperCase();
    case 'apartmentNumber':
      return shortText(text, /\d/);
    case 'address':
      return (/\d/.test(text) || isStreetName(text)) &&
        /\p{L}{3}/u.test(text) &&
        text.length <= 60 &&
        !/https?:|@/.test(text)
        ? text
        : undefined;
    case 'area':
    case 'city':
    case 'brokerAgency':
      return /^\p{Lu}[\p{L}\d .,'&/-]{1,60}$/u.test(text) ? text : undefined;
    case 'association':
      return /\p{L}{3}/u.test(text) && text.length <= 80 ? text : undefined;
    default:
      // Codes of the system, `BRICK_FACADE`, are no words of the page.
      return text.length <= 200 && /\p{L}{2}/u.test(text) && !/^[A-Z\d]+_[A-Z\d_]+$|^[A-Z]{5,}$/.test(text)
        ? textOf(text)
        : undefined;
  }
}

/** A short text of the advert, which no label or heading is: four words and more, with a full stop. */
function isSentence(text: string): boolean {
  return /^\p{Lu}.*[.!?]$/u.test(text) && text.split(' ').length >= 4;
}

function shortText(text: string | undefined, holding: RegExp): string | undefined {
  return text !== undefined && text.length <= 40 && holding.test(text) ? text : undefined;
}

function above(value: number | undefined, least: number): number | undefined {
  return value !== undefined && value >= least ? value : undefined;
}

function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

function personOf(raw: unknown): string | undefined {
  const one = Array.isArray(raw) ? (raw[0] as unknown) : raw;
  const name = isPlainObject(one)
    ? (one['name'] ??
      one['fullName'] ??
      one['namn'] ??
      [one['firstName'], one['lastName']].filter(Boolean).join(' '))
    : one;
  return typeof name === 'string' && isPersonName(clean(name)) ? clean(name) : undefined;
}

function documents(list: readonly unknown[], base?: string): Facts['documents'] {
  const found = list.filter(isPlainObject).flatMap((one) => {
    const url = [one['url'], one['href'], one['file'], one['link'], one['fil'], one['lank'], one['src']].find(
      (each) => typeof each === 'string',
    ) as string | undefined;
    const name = textOf(one['name'] ?? one['title'] ?? one['label'] ?? one['titel'] ?? one['namn']);
    if (!url || !name || !/^(?:https?:|\/)/.test(url) || !URL.canParse(url, base)) return [];
    return [{ name, url: new URL(url, base).href }];
  });
  return found.length > 0 ? found : undefined;
}

/** A figure or an answer about the association, tax values or mortgage deeds, within what such a thing can be. */
export function innerFact(key: string, raw: unknown): unknown {
  const value = isPlainObject(raw) ? (raw['amount'] ?? raw['value']) : raw;
  const text = typeof value === 'string' ? clean(value) : undefined;
  if (text !== undefined && isUnstated(text)) return undefined;
  if (key === 'genuine' || key === 'ownsLand')
    return typeof value === 'boolean' ? value : text === undefined ? undefined : parseYesNo(text);
  if (key === 'registrationNumber') return text && /^7\d{5}-?\d{4}$/.test(text) ? text : undefined;
  const figure =
    typeof value === 'number' ? positive(value) : text && /^\d/.test(text) ? parseMoney(text) : undefined;
  switch (key) {
    case 'year':
      return figure !== undefined && Number.isInteger(figure) ? within(figure, 1990, 2060) : undefined;
    case 'count':
      return within(figure, 1, 100);
    case 'numberOfApartments':
      return within(figure, 2, 5000);
    case 'transferFee':
    case 'pledgeFee':
      return within(figure, 100, 20_000);
    case 'debtPerSqm':
    case 'feePerSqm':
    case 'savingsPerSqm':
      return within(figure, 1, 100_000);
    default:
      return within(figure, 1000, 1_000_000_000);
  }
}
