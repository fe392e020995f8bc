import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { ownQuote, sellingTexts, sentencesOf, type Sentence } from '../text/selling-texts.js';
import { quoteAt, word, type Quote } from '../text/sources.js';

/** What a selling text says of a trait of the home. */
interface Said {
  readonly value: string;
  readonly quote: Quote;
}

function saidIn(advert: Advert, pattern: RegExp, unless?: RegExp): Said[] {
  return sentencesOf(sellingTexts(advert)).flatMap((sentence: Sentence) => {
    if (unless?.test(sentence.text)) return [];
    return [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      const value = match.groups?.['value'];
      return quote && value ? [{ value, quote }] : [];
    });
  });
}

const energy =
  /(?<!\p{L})(?:[Ee]nergi(?:prestanda)?klass(?:en)?|[Ee]nergideklaration\p{L}*(?:\s+\d{4})?\s+(?:visar|ger|med)\s+(?:energi)?klass)(?:\s+(?:är|blev|enligt\s+\p{L}+(?:\s+är)?)|\s*:)?\s+(?<value>[A-G])(?![\p{L}\d])/gu;
const notHomeEnergy =
  /(?<!\p{L})(?:vitvar\p{L}*|kyl\p{L}*|frys\p{L}*|diskmaskin\p{L}*|tvättmaskin\p{L}*|fönster\p{L}*|tidigare|motsvarar|mål(?:et)?|skulle|efter|kan\s)(?!\p{L})/iu;

/** Energy classes that the selling texts give the home, `A`–`G`. */
export const energyClassesIn = (advert: Advert): Said[] => saidIn(advert, energy, notHomeEnergy);

const form = String.raw`(?<value>bostadsrätt|äganderätt|ägarlägenhet|tomträtt|arrende|hyresrätt|kooperativ\s+hyresrätt)`;
const tenureSaid = latinRegExp(
  word(
    String.raw`(?:upplåtelseform(?:en)?(?:\s+(?:är|:))?|upplåt(?:s|en|et|na|its)|innehas|säljs|överlåts)\s*(?::\s*)?(?:är\s+|med\s+|som\s+|en\s+)*${form}(?:en)?|(?:huset|radhuset|parhuset|kedjehuset|villan|lägenheten|bostaden)\s+är\s+(?:en\s+)?${form.replace('<value>', '<value2>')}`,
  ),
  'giu',
);

/** The form of tenure that words name: `bostadsrätt`, `äganderätt`; undefined for none. */
export const tenureNamedIn = (text: string): string | undefined =>
  latinRegExp(form, 'iu').exec(text)?.[0].toLowerCase();

/** Whether a form of tenure is one of the ground alone. */
export const isOfGround = (tenure: string): boolean => /tomträtt|arrende/i.test(tenure);

/** The forms of tenure that the selling texts state. */
export const tenuresIn = (advert: Advert): Said[] =>
  sentencesOf(sellingTexts(advert)).flatMap((sentence) =>
    [...sentence.text.matchAll(tenureSaid)].flatMap((match) => {
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      const value = (match.groups?.['value'] ?? match.groups?.['value2'])?.toLowerCase();
      return quote && value ? [{ value, quote }] : [];
    }),
  );

const lift = /(?<!\p{L})(?:person)?hiss(?:en)?(?!\p{L})/iu;
const noLift =
  /(?<!\p{L})(?:(?:ingen|utan|saknar|ej|inte)\s+(?:\p{L}+\s+)?hiss|hiss(?:en)?\s*(?::\s*)?(?:saknas|nej|finns\s+(?:ej|inte)|ej))(?!\p{L})/iu;
const otherLift =
  /(?<!\p{L})(?:varuhiss|mathiss|billift|planera\p{L}*|möjlig\p{L}*|ska|kan|grann\p{L}*|installera\p{L}*)(?!\p{L})/iu;

/** Whether words tell of a lift or of none; undefined for words that name no lift. */
export const saysLift = (text: string): boolean | undefined =>
  lift.test(text) ? !noLift.test(text) : undefined;

/** The first sentence of the selling texts that tells of a lift (`has`), or that there is none. */
export function liftSentenceIn(advert: Advert, has: boolean): Quote | undefined {
  const [told] = sentencesOf(sellingTexts(advert)).flatMap(({ source, start, text }) => {
    if (saysLift(text) !== has || otherLift.test(text)) return [];
    return [quoteAt(source, start, start + text.length)];
  });
  return told;
}

const ordinals = [
  '',
  'första',
  'andra',
  'tredje',
  'fjärde',
  'femte',
  'sjätte',
  'sjunde',
  'åttonde',
  'nionde',
  'tionde',
];
const floorSaid = latinRegExp(
  String.raw`(?<!\p{L})(?:(?:lägenheten|bostaden|tvåan|trean|fyran|ettan|belägen|ligger)\s+(?:\p{L}+\s+){0,3}?på\s+)(?<value>(?:${ordinals.slice(1).join('|')})\s+våning(?:en)?|våning(?:en)?\s+\d+|plan\s+\d+)(?![\p{L}\d])`,
  'giu',
);

/** Floors that the selling texts put the home on, with the number of each. */
export const floorsIn = (advert: Advert): (Said & { readonly level: number })[] =>
  saidIn(advert, floorSaid).map((said) => {
    const figure = /\d+/.exec(said.value)?.[0];
    const ordinal = said.value.split(/\s/)[0]?.toLowerCase() ?? '';
    return { ...said, level: figure ? Number(figure) : ordinals.indexOf(ordinal) };
  });

/** The floor that a field names; undefined for a half or several. */
export function floorNamedIn(text: string): number | undefined {
  const level = /^\s*(?:våning(?:en)?\s+|plan\s+)?(\d{1,2})(?!\d|[.,]\d)/iu.exec(text)?.[1];
  return level === undefined ? undefined : Number(level);
}

const brf =
  /(?<!\p{L})(?:[Bb][Rr][Ff]|[Bb]ostadsrättsföreningen|HSB\s+[Bb][Rr][Ff]|[Rr]iksbyggen\s+[Bb][Rr][Ff])\s+(?<value>\p{Lu}[\p{L}\d]+(?:\s+(?:\p{Lu}[\p{L}\d]*|\d+|i|på|nr))*)/gu;

const otherAssociation =
  /(?<!\p{L})(?:grann|samarbet|gemensam|tillsammans|angränsande|tidigare|ombilda)\p{L}*/iu;

/** Associations that the selling texts name as the home's. */
export const associationsNamedIn = (advert: Advert): Said[] => saidIn(advert, brf, otherAssociation);

/** Whether two names of associations share a word that tells them from others. */
export const isSameAssociation = (one: string, other: string): boolean =>
  tokens(other).some((token) => tokens(one).some((name) => alike(name, token)));

const tokens = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(
      (token) =>
        token.length > 2 &&
        !/^(?:brf|hsb|hsbs|riksbyggen|bostadsrättsföreningen|bostadsrättsförening)$/.test(token),
    );

const alike = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, 5)) || other.startsWith(one.slice(0, 5));
