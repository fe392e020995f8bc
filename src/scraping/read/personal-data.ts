import { associationName, isStreetName } from '../extract/names.js';
import type { Listing } from '../listing.types.js';
import { Cleaner, noMail, withoutMails } from './fixture-cleaner.js';
import { noFirstName, noLastName } from './fixture-names.js';
import { noPhone } from './fixture-phones.js';
import { peopleIn } from './listing-people.js';

/** What was taken away, by kind, and how often. */
export type RemovedCounts = Readonly<Record<(typeof personalKinds)[number], number>>;

export const personalKinds = [
  'names',
  'phones',
  'mail addresses',
  'personal numbers',
  'accounts',
  'links',
  'house numbers',
  'flat numbers',
  'property designations',
] as const;

const noPersonNumber = '000000-0000';
const day = '(?:0[1-9]|[12]\\d|3[01]|6[1-9]|[78]\\d|9[01])';
/** A date of birth, that of a coordination number too, and four more digits; numbers of companies have no months. */
const personNumber = new RegExp(
  String.raw`(?<![\d.,/-])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])${day}\s?[-+–]?\s?\d{4}(?!\d|[.,/-]\d)`,
  'g',
);
const hostEnding = 'se|nu|com|net|org|info|eu|io|app|dev|me|link|fi|no|dk|de|uk|gov|biz';
const link = new RegExp(
  String.raw`(?:[a-z][a-z\d+.-]{1,15}:\/\/|www\.)[^\s"'<>()]+|(?<![\p{L}\d@._-])(?:[\p{L}\d-]{1,63}\.){1,4}(?:${hostEnding})(?:\/[^\s"'<>()]*)?(?![\p{L}\d-]|\.\p{L})`,
  'giu',
);
const account = /(?<![\p{L}\d.@])@[\p{L}\d_][\p{L}\d_.]+/gu;
/** A flat is told from a year by what is counted: two digits of the floor, two of the door. */
const flatNumber =
  /(?<!\p{L})(lgh|lägenhetsnummer|lägenhets?nr|lägenhet(?:en)?(?=[\s.-]+(?:nr|nummer|#|(?:0[89]|1[0-8])\d\d|19[01]\d)))[.:-]?\s*(?:(?:nr|nummer)\b[.:]?\s*)?#?[A-Z]?-?\d{3,5}(?!\d|\s?(?:kr|kvm|m²|m2)(?!\p{L}))/giu;
/** `Lindhov 3:14`: with it anybody finds the owner. */
const designation = /(?<!\p{L})(?!Skala)(\p{Lu}\p{Ll}[\p{L}-]*)\s\d{1,4}:\d{1,4}(?![\d:])/gu;
const houseNumber = String.raw`\s*(?:nr\.?\s*)?\d{1,4}(?::\d{1,4})?(?:\s?[A-ZÅÄÖa-z](?![\p{L}\d]))?(?:\s?[-–/]\s?\d{1,4}(?:\s?[A-Za-z](?!\p{L}))?)?(?![\d:])`;

export interface WithoutPersonalData<T> {
  readonly value: T;
  readonly removed: RemovedCounts;
}

const year = String.raw`\s*(?:1[789]|20)\d\d(?!\d)`;

/** `Storgatan 5 B lgh 1102` → `Storgatan`. */
const withoutNumber = (part: string): string => part.replace(/(?<!\s)\s+(?:nr\.?\s*)?\d.*$/su, '').trim();

/**
 * The part of an address that names the street: `Brf Eken, Storgatan 5B` → `Storgatan 5B`. Undefined when it names an
 * association alone.
 */
function streetPart(address: string): string | undefined {
  const parts = address
    .split(/,|\s[–—|·-]\s(?!\d)/)
    .map((part) => part.trim())
    .filter((part) => !/^(?:lgh|lägenhet|vån|port)(?!\p{L})/iu.test(part))
    .map((part) => (associationName.test(part) ? streetAfterName(part) : part))
    .filter((part) => part !== '');
  return parts.find((part) => /^\p{L}{2}.*\s\d/u.test(part)) ?? parts[0];
}

/** `Brf Eken Storgatan 5B` → `Storgatan 5B`. */
function streetAfterName(part: string): string {
  const [, street = '', number = ''] = /(\p{Lu}[\p{L}-]{1,60})(\s\d.*)?$/u.exec(part) ?? [];
  return isStreetName(street) ? street + number : '';
}

/** The street without its number, floor and flat: `Storgatan 5 B, lgh 1102` → `Storgatan`. */
export const streetOf = (address: string): string =>
  withoutNumber(streetPart(address) ?? address.split(',')[0]!);

/** Finds the street with any number after it; where the address has none, a year is none either. */
function ownStreet(address: string): RegExp | undefined {
  const part = streetPart(address) ?? '';
  const street = withoutNumber(part);
  if (street.length < 3) return undefined;
  const words = street.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  const number = street === part ? `(?!${year})${houseNumber}` : houseNumber;
  return new RegExp(`(?<!\\p{L})(${words})${number}`, 'giu');
}

/**
 * A listing, or what else was read of a home, without what tells who lives in it, sells it or shows it: names, phones,
 * mail addresses, personal numbers, accounts and links, the number of the house and of the flat. Names that stand in a
 * sentence without saying whose they are are not found: somebody has to read the text.
 * @param value plain data; comes back in the same shape
 * @param listing tells the broker, the street and the places, which are no people
 */
export function withoutPersonalData<T>(value: T, listing: Listing): WithoutPersonalData<T> {
  const cleaner = new Cleaner(peopleIn(listing, textsIn([value, listing])));
  const own = ownStreet(listing.address ?? '');
  const removed = Object.fromEntries(personalKinds.map((kind) => [kind, 0])) as Record<
    keyof RemovedCounts,
    number
  >;
  const scrub = (text: string): string => {
    /** @param standIn default what the pattern's first group holds */
    const take = (from: string, kind: keyof RemovedCounts, pattern: RegExp, standIn?: string): string =>
      from.replace(pattern, (_whole, first: string) => {
        removed[kind] += 1;
        return standIn ?? first;
      });
    let clean = take(text, 'personal numbers', personNumber, noPersonNumber);
    const swap = (change: (from: string) => string): void => {
      const before = clean;
      clean = change(before);
      for (const [kind, standIn] of standIns)
        removed[kind] += timesIn(clean, standIn) - timesIn(before, standIn);
    };
    // Mails before links, or `anna(at)gmail.com` would be a name and a link; links before the rest, for an address may
    // hold names and numbers.
    swap(withoutMails);
    clean = take(clean, 'links', link, '[länk]');
    swap((from) => cleaner.text(from));
    clean = take(clean, 'accounts', account, '[konto]');
    if (own) clean = take(clean, 'house numbers', own);
    clean = take(clean, 'flat numbers', flatNumber);
    return take(clean, 'property designations', designation);
  };
  return { value: mapTexts(value, scrub) as T, removed };
}

const standIns: readonly (readonly [keyof RemovedCounts, RegExp])[] = [
  ['names', new RegExp(`(?<!\\p{L})(?:${noFirstName}(?: ${noLastName})?|${noLastName})(?!\\p{L})`, 'gu')],
  ['phones', new RegExp(`${noPhone}|0700000000`, 'g')],
  ['mail addresses', new RegExp(noMail.replace('.', '\\.'), 'g')],
];
const timesIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, mapTexts(held, change)]));
}
