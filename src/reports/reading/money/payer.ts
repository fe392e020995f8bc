import { words, type Span } from '../text/sources.js';

/** The one who pays a sum. */
export type Payer = 'seller' | 'association' | 'each';

const sellerPays = words(
  String.raw`säljaren\s+(?:\p{L}+\s+){0,3}?(?:betalar|betalat|betalade|bekostar|bekostat|reglerar|(?:står|svarar)\s+för)|(?:bekostas|betalas|betalats|betal[dt]a?|ersätts|regleras)\s+av\s+säljar(?:en|na)|säljar(?:en|na)s\s+(?:bekostnad|räkning)`,
);
const associationPays = words(
  String.raw`föreningen\s+(?:\p{L}+\s+){0,3}?(?:betalar|betalat|står|bekostar|svarar|har|tog|tar|lånar|avsätter|investerat|lagt)|föreningens|(?:bekostas|betalas)\s+av\s+föreningen|brf:?s|samfällighetens`,
);
const eachPays = words(
  String.raw`(?:per|varje|var)\s+(?:lägenhet|bostad|hushåll|medlem|hus|radhus|villa|fastighet|tomt|bostadsrätt|andel|ägare|tomtägare|delägare)|alla\s+(?:hus|hushåll|fastigheter|tomter|delägare)|delägarna|medlem(?:mar)?(?:na)?|köpare(?:n)?|(?:du|ni)\s+som\s+köper|för\s+(?:den\s+här|denna|den\s+aktuella)\s+(?:lägenheten?|bostad(?:en)?)|för\s+lägenheten|lägenhetens\s+(?:del|andel)`,
);
/** Whoever the clause in front names pays this one too: `säljaren betalar avgiften, 185 000 kr`. */
const namesNothing =
  /^[\s,;:(–-]*(?:(?:totalt|sammanlagt|cirka|ca\.?|omkring|alltså|på|om|hela|nämligen)\s+)*$/iu;
/** `…, vilket säljaren betalar`, `…, som betalas av säljaren`. */
const ofIt =
  /^[\s,;:(–-]*(?:som|vilket|vilken|vilka|den|det|detta|dessa|betalas|bekostas|ersätts|regleras|och\s+(?:den|det|detta))(?!\p{L})/iu;

/** A clause that says no more: `…, säljaren betalar`. */
const alone =
  /^[\s,;:(–-]*(?:och\s+|men\s+)?säljaren\s+(?:betalar|bekostar|(?:står|svarar)\s+för)(?:\s+(?:den|det|denna|detta|summan|kostnaden|hela\s+\p{L}+))?[\s.!)]*$/iu;

/** True where a text asks each home, member or buyer to pay. */
export const asksEach = (text: string): boolean => text.search(eachPays) >= 0;

/**
 * The one who pays a sum: whom its clause names, the seller only where he stands nearer than who else pays; then whom the clause
 * goes on from; then the homes or the association that the sentence names. Null where it names nobody.
 * @param clauses those of the text
 */
export function payerOf(text: string, clauses: readonly Span[], figure: Span): Payer | null {
  const at = clauses.findLastIndex(({ start }) => start <= figure.start);
  const own = clauses[at] ?? { start: 0, end: text.length };
  const before = clauses[at - 1];
  const next = clauses[at + 1];
  const isBare = namesNothing.test(text.slice(own.start, figure.start));
  const start = isBare && before ? before.start : own.start;
  const behind = next ? text.slice(next.start, next.end) : '';
  if (alone.test(behind)) return 'seller';
  const isOfNext = ofIt.test(behind);
  const around = { start, end: next && isOfNext ? next.end : own.end };
  const [sellers, others] = [placesOf(sellerPays, text, around), placesOf(eachPays, text, around)];
  if (sellers.length > 0) return isNearer(sellers, others, figure) ? 'seller' : 'each';
  if (others.length > 0 || asksEach(text)) return 'each';
  return text.search(associationPays) >= 0 ? 'association' : null;
}

const placesOf = (pattern: RegExp, text: string, { start, end }: Span): number[] =>
  [...text.matchAll(pattern)].map(({ index }) => index).filter((place) => place >= start && place < end);

/** What stands before a sum says who pays it; only then what stands behind. */
function isNearer(these: readonly number[], those: readonly number[], { start }: Span): boolean {
  const distance = (places: readonly number[]): number =>
    Math.min(...places.map((place) => (place < start ? start - place : 10_000 + place)));
  return distance(these) < distance(those);
}
