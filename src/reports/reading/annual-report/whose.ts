import type { ReadDocument } from '../../../scraping/document.types.js';
import type { Listing } from '../../../scraping/listing.types.js';
import { frontOf } from './year.js';

/** Words that stand in the name of any association. */
const common =
  /^(?:brf|bostadsrättsförening(?:en)?|bostadsrättsför|föreningen|hsb|hsbs|riksbyggen|i|nr|\d+)$/u;
/** Associations are numbered from 7; managers and auditors, whose numbers stand beside, are not. */
const registration = /(?<!\d)(?:16)?(7\d{5})-?(\d{4})(?!\d)/g;
const association = /(?<!\p{L})brf(?!\p{L})|bostadsrättsförening/iu;

/** Whether a text names a bostadsrättsförening. */
export const namesAssociation = (text: string): boolean => association.test(text);

/** Registration numbers as ten digits. */
const numbersIn = (text: string): string[] =>
  [...text.matchAll(registration)].map(([, first = '', last = '']) => first + last);

/** Whether the first pages name an association, and not the advert's: by its number where both tell it, else by name. */
export function isOfAnother(document: ReadDocument, { association, associationFacts }: Listing): boolean {
  const text = document.pages.slice(0, 3).join('\n').slice(0, 8000).toLowerCase();
  const numbers = numbersIn(text);
  const [number] = numbersIn(associationFacts?.registrationNumber ?? '');
  if (number && numbers.length > 0) return !numbers.includes(number);
  const name = (associationFacts?.name ?? association ?? '').toLowerCase();
  const telling = (name.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !common.test(word));
  if (telling.length === 0 || !namesAssociation(text)) return false;
  return !telling.every((word) => text.includes(word));
}

/** `HSB:s Brf Solrosen i Kiruna`, `BOSTADSRÄTTSFÖRENINGEN Solrosen nr 2`: the name without what any has. */
const named =
  /(?<!\p{L})(?:(?:HSB:?s?|Riksbyggen(?:s)?)[ \t]+)?(?:[Bb][Rr][Ff]|[Bb]ostadsrättsförening(?:en)?|BOSTADSRÄTTSFÖRENING(?:EN)?)[ \t]+((?:(?:HSB|Riksbyggen)[ \t]+)?\p{Lu}[\p{L}\d&-]{1,30}(?:[ \t]+(?:i[ \t]+\p{Lu}[\p{L}-]{1,30}|nr[ \t]+\d{1,4}|\p{Lu}[\p{L}\d-]{1,30}|\d{1,4}(?![\d-]))){0,3})/u;
const seat = /(?<!\p{L})(?:sitt\s+säte|säte|hemvist)\s+(?:i\s+|är\s+)?(\p{Lu}[\p{L}-]{1,30})/u;

/** The association of a report as it calls itself, with the place of its seat: `Brf Solrosen i Kiruna`. */
export function associationIn(document: ReadDocument): string | null {
  const front = frontOf(document);
  const name = named.exec(front)?.[1]?.replace(/\s+/g, ' ');
  if (!name || !/^\p{Lu}/u.test(name)) return null;
  const place = / i \p{Lu}/u.test(name) ? undefined : seat.exec(front)?.[1];
  return `Brf ${name}${place ? ` i ${place}` : ''}`;
}
