import type { Advert } from '../text/advert.js';
import { sentenceAround, words, type Quote } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

const months = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
];
const date = latinRegExp(
  String.raw`(?<!\d)(?:(?<month>${months.join('|')})\s+)?(?<year>20\d\d)(?:-(?<number>\d\d))?(?!\d)`,
  'giu',
);
/** A rise told in the past; the fee that the advert shows holds it already. */
const past = words(
  String.raw`höjdes|(?:har|hade)\s+(?:\p{L}+\s+){0,4}?höjts|höjts|höjd|sedan|senaste\p{L}*|tidigare|gjordes|genomfördes|genomfört\p{L}*|skedde|efter(?!\s+(?:nyår|årsskift|jul|sommar|beslut))|förra|ägde\s+rum|hittills|nyligen|nyss|redan`,
);
const ahead = words(
  String.raw`höjs|höjas|höja|höjer|justeras|justerar|stiger|ökar|ökas|räknas\s+upp|årsskiftet|halvårsskiftet|nyår(?:et)?|inför|blir|får|kommer|ska(?:ll)?|planer\p{L}*|beslut\p{L}*|aviser\p{L}*|kommande|väntas|väntar|förestående|framöver|föresl\p{L}*|nästa|fr\.?\s?o\.?\s?m\.?|från\s+och\s+med`,
);
const no = words(String.raw`ej|inte|icke|ingen|inget|inga|aldrig|varken|utan|saknas|saknar|oförändrad\p{L}*`);
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** True when a rise is decided or planned: ahead of the day of the report, not denied, and not a rise of past years. */
export function isFutureRise(advert: Advert, quote: Quote): boolean {
  const source = advert.sources.find((candidate) => candidate.field === quote.field);
  if (!source) return false;
  const { start, end } = sentenceAround(source, quote.start);
  const before = source.readable.slice(start, quote.start).split(clause).at(-1) ?? '';
  const after = source.readable.slice(quote.end, end).split(clause)[0] ?? '';
  const around = `${before}${source.readable.slice(quote.start, quote.end)}${after}`.replace(
    /((?:beslut|aviser|planer)\p{L}*\s+(?:om\s+)?(?:en\s+)?)höjd(?!\p{L})/iu,
    '$1högre',
  );
  if (has(no, around)) return false;
  const sentence = source.readable.slice(start, end);
  const when = [...around.matchAll(date)];
  const today = advert.day.slice(0, 7);
  const future = when.some(({ groups }) => monthOf(groups) > today);
  if (future && !/(?<!\p{L})sedan(?!\p{L})/iu.test(around)) return true;
  if (when.length > 0 && !future) return false;
  return has(ahead, around) && !has(past, around) && !/(?<!\p{L})sedan\s+20\d\d/iu.test(sentence);
}

const clause = /[;:,]|\s(?:men|dock|däremot|medan)\s/iu;

/** `YYYY-MM`; a year alone counts to its end, so that `höjs 2026` still lies ahead in November. */
function monthOf(groups: Record<string, string> | undefined): string {
  const { year = '', month, number } = groups ?? {};
  const index = month ? months.indexOf(month.toLowerCase()) + 1 : Number(number ?? 13);
  return `${year}-${String(index).padStart(2, '0')}`;
}
