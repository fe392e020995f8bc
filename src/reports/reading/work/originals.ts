import type { PartId } from '../../knowledge/life-lengths.js';
import type { Mention } from './part-mentions.js';
import { quoteAt, type Span, type TextSource } from '../text/sources.js';
import { coordinated } from './lists.js';
import { originalsIn, tiesToYear } from './words.js';
import type { Work } from './work.types.js';
import type { When } from '../quantities/years.js';
import { latinRegExp } from '../text/latin.js';

const afterPart = latinRegExp(
  String.raw`^(?:[\s,:(–-]|(?:är|som|den|det|dem|de|sina?|båda|nog|till|hälften|delvis|blivit|var|i|av|allt|alla|samtliga|helt|fortfarande|ännu|kvar|mestadels|troligen|sannolikt|i\s+huvudsak|gott|fint|bra|har|(?:betong|tegel|tak|ler)?pannor(?:na)?|plåt|papp|eternit|\d-glas|\p{L}*glas)(?!\p{L}))*$`,
  'iu',
);

/**
 * Parts that are said to be original, or from the year of build, without a year of their own, dated to the year of
 * build. `lådor i original` says nothing of the kitchen.
 */
export function undatedOriginals(
  source: TextSource,
  span: Span,
  text: string,
  mentions: readonly Mention[],
  years: readonly When[],
  yearBuilt: number | undefined,
): Work[] {
  if (!yearBuilt) return [];
  const isOwnField = mentions.length === 1 && mentions[0]?.end === 0;
  const hasYear = (start: number, end: number) =>
    years.some(
      (year) => year.start >= start && year.start <= end + 25 && !/[,;]/.test(text.slice(end, year.start)),
    );
  const tied = mentions.filter(
    (mention) => mention.original && !mention.place && !hasYear(mention.start, mention.end),
  );
  for (const match of originalsIn(text)) {
    const at = match.index ?? 0;
    if (hasYear(at, at + match[0].length)) continue;
    const earlier = mentions.filter((item) => item.end <= at && !item.place);
    const nearest = earlier.at(-1);
    const isExempt =
      nearest &&
      /(?:utom|från|undantag\s+(?:av|för)|ej|inte)\s+(?:för\s+)?$/iu.test(text.slice(0, nearest.start));
    if (nearest && !isExempt && (isOwnField || belongs(text.slice(nearest.end, at)))) {
      tied.push(...coordinated(text, earlier, false));
    }
  }
  tied.push(...bothFromBuild(text, mentions), ...namedAfter(text, mentions));
  const quote = quoteAt(source, span.start, span.end);
  return [...new Set(tied.map((mention) => mention.part))].map((part) => ({
    part,
    from: yearBuilt,
    to: yearBuilt,
    when: String(yearBuilt),
    state: 'original' as const,
    relined: false,
    quote,
  }));
}

/** Nothing between a part and the word that calls it original but what tells of the part. */
const belongs = (gap: string): boolean => afterPart.test(gap) || (!/[,;]/.test(gap) && tiesToYear(gap));

/** `Fasaden är av tegel och taket har betongpannor, båda från byggåret`: two, or with `alla` all, of the sentence. */
function bothFromBuild(text: string, mentions: readonly Mention[]): Mention[] {
  const said =
    /(?<!\p{L})(?:(?<two>båda|bägge)|alla|samtliga|allt)\s+(?:(?:är|i)\s+)?(?:original\p{L}*|från\s+(?:byggåret|nybygget|husets\s+uppförande))/iu.exec(
      text,
    );
  if (!said) return [];
  const named = mentions.filter((item) => item.end <= said.index && !item.place);
  const kinds = [...new Map(named.map((item) => [item.part, item])).values()];
  return said.groups?.two ? kinds.slice(-2) : kinds;
}

/** `Det enda som är original är taket och fönstren`, `I original: tak, el`. */
const leads =
  /(?<!\p{L})(?:(?:det|de[tn]?)\s+(?:enda\s+)?som\s+(?:fortfarande\s+|ännu\s+)?(?:är|finns|står|återstår)\s+(?:kvar\s+)?(?:i\s+|av\s+)?original\p{L}*\s+är|i\s+original(?:skick)?(?:\s+är|\s*:))\s+(?=\p{L})/iu;

function namedAfter(text: string, mentions: readonly Mention[]): Mention[] {
  const said = leads.exec(text);
  if (!said) return [];
  const from = said.index + said[0].length;
  const after = mentions.filter((item) => item.start >= from && !item.place);
  const [first] = after;
  if (!first || first.start !== from) return [];
  const rest = text
    .slice(from)
    .search(/[.;]|(?<!\p{L})(?:men|medan|som|är|har|byt\p{L}*|ny\p{L}*|\d{4})(?!\p{L})/iu);
  return after.filter((item) => rest < 0 || item.end <= from + rest);
}

const everyPart: readonly PartId[] = [
  ...(['roof', 'drainage', 'windows', 'pipes', 'electrical'] as const),
  ...(['bathroom', 'kitchen'] as const),
];

/** `Allt är byggt 2009`: the parts that every house has are of that year. */
export function wholeHouse(source: TextSource, span: Span, text: string, years: readonly When[]): Work[] {
  const [year] = years;
  if (
    !year ||
    year.from !== year.to ||
    !/^\s*allt\s+(?:i\s+huset\s+)?(?:är\s+)?(?:ny)?(?:byggt|uppfört|från)\s+(?:år\s+)?$/iu.test(
      text.slice(0, year.start),
    )
  )
    return [];
  const quote = quoteAt(source, span.start, span.start + year.end);
  return everyPart.map((part) => ({
    part,
    from: year.from,
    to: year.to,
    when: year.when,
    state: 'original' as const,
    relined: false,
    isGeneral: true,
    quote,
  }));
}
