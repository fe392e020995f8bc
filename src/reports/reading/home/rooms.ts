import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { numeral, numeralValue, ownQuote, sellingTexts, sentencesOf } from '../text/selling-texts.js';
import type { Quote } from '../text/sources.js';

/** How many rooms a text states; both ends of `4–5 rum och kök`. */
export interface Rooms {
  readonly from: number;
  readonly to: number;
  readonly bedrooms: boolean;
  readonly quote: Quote | null;
  /** The name of a document, which is no text of the advert. */
  readonly document?: string;
}

const number = String.raw`(?<![\p{L}\d.,])(?<from>${numeral})(?:\s*(?:[-–]|till|eller)\s*(?<to>${numeral}))?`;
const counted = [
  String.raw`${number}\s*(?:(?:\p{L}+a\s+)?rum\s*(?:och|&|\+)\s*(?:kök|kokvrå|pentry)|rok|r\.\s?o\.\s?k|rum(?=\s*(?:,|\.|\||$|varav\s)))`,
  String.raw`${number}\s?-?rum(?:s(?:lägenhet|villa|våning|radhus|bostad)(?:en)?|mare(?:n)?)`,
].map((pattern) => latinRegExp(String.raw`${pattern}(?![\p{L}\d])`, 'giu'));
const bedrooms = latinRegExp(
  String.raw`${number}\s+(?:\p{L}+a\s+){0,2}(?:sovrum|sängkammare)(?![\p{L}\d])`,
  'giu',
);
const names: Readonly<Record<string, number>> = { etta: 1, tvåa: 2, trea: 3, fyra: 4, femma: 5 };
const named = latinRegExp(
  String.raw`(?<![\p{L}\d])(?<name>etta|tvåa|trea|femma|fyra(?<=(?<!\p{L})en\s+(?:(?!av\s)\p{L}+\s+){0,2}fyra)(?=\s+(?:med|om|på|i|nära|där|som)\s))n?(?!\p{L})`,
  'giu',
);
/** What could be, what was, and homes within or beside the home. */
const notThis =
  /(?<!\p{L})(?:möjlig\p{L}*|potential\p{L}*|kan\s|skulle\s+kunna|ursprunglig\p{L}*|tidigare|förut|från\s+början|gör(?:as|a)\s+om|byggas|upp\s+till|hyr\p{L}*\s+ut|uthyr\p{L}*|gäst\p{L}*|annex\p{L}*|lillstug\p{L}*|såldes|sål(?:d|da|t)|mellan|liknande|grann\p{L}*|generationsboende|föreningen\s+(?:har|består|omfattar)|lägenheter(?:na)?|alternativ\p{L}*|välj\p{L}*)(?!\p{L})/iu;

/** `Hyllor i tre rum` counts no home; `i tre rum och kök` does. */
const someOfThem = /(?<!\p{L})i\s+$/iu;
const wholeHome = /kök|kokvrå|pentry|rok|r\.\s?o\./iu;
/** Characters behind the number, for `fem rum, kök och bad`. */
const followed = 8;

/** Every number of rooms that the selling texts and the names of the documents state. */
export function roomsIn(advert: Advert): Rooms[] {
  const isFlat = advert.home.form === 'flat';
  const inTexts = sentencesOf(sellingTexts(advert)).flatMap((sentence) => {
    const patterns = [...counted, bedrooms, ...(isFlat ? [named] : [])];
    return patterns.flatMap((pattern) =>
      [...sentence.text.matchAll(pattern)].flatMap((match): Rooms[] => {
        if (notThis.test(sentence.text)) return [];
        const onward = sentence.text.slice(match.index, match.index + match[0].length + followed);
        if (someOfThem.test(sentence.text.slice(0, match.index)) && !wholeHome.test(onward)) return [];
        if (!isFlat && /(?<!\p{L})(?:lägenhet|bostadsdel|uthyrningsdel)/iu.test(sentence.text)) return [];
        const quote = ownQuote(sentence, match.index, match.index + match[0].length);
        const read = readRooms(match.groups ?? {});
        if (!quote || !read) return [];
        return [{ ...read, quote, bedrooms: pattern === bedrooms }];
      }),
    );
  });
  return [...inTexts.filter((claim) => !isSmall(claim)), ...inDocuments(advert)];
}

/** `etta` as a floor or a place and half rooms below one. */
const isSmall = ({ from }: Rooms): boolean => from < 1 || from > 20;

function readRooms(
  groups: Readonly<Record<string, string | undefined>>,
): { from: number; to: number } | null {
  const { name, from = '', to } = groups;
  if (name) {
    const value = names[name.toLowerCase()];
    return value ? { from: value, to: value } : null;
  }
  const first = numeralValue(from);
  const last = to ? numeralValue(to) : first;
  return { from: Math.min(first, last), to: Math.max(first, last) };
}

/** `Planritning 4 rok.pdf` among the documents. */
function inDocuments({ listing }: Advert): Rooms[] {
  return (listing.documents ?? []).flatMap(({ name }) => {
    if (!/plan(?:ritning|lösning|skiss)/iu.test(name)) return [];
    const match = counted.map((pattern) => [...name.matchAll(pattern)][0]).find(Boolean);
    const read = match && readRooms(match.groups ?? {});
    return read ? [{ ...read, bedrooms: false, quote: null, document: name }] : [];
  });
}
