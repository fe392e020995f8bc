import type { Context, Flag } from '../../facts/context.js';
import { flag } from '../../facts/context.js';
import { ownQuote, sellingTexts, sentencesOf, type Sentence } from '../../reading/text/selling-texts.js';
import { field, quoted } from '../../facts/evidence.js';
import { quoteAt, word, type Quote } from '../../reading/text/sources.js';
import { latinRegExp } from '../../reading/text/latin.js';

/** Energy class, tenure, lift, floor and association that field and text state differently. */
export function traitFlags(context: Context): Flag[] {
  return [
    ...energyClassFlags(context),
    ...tenureFlags(context),
    ...liftFlags(context),
    ...floorFlags(context),
    ...associationFlags(context),
  ];
}

interface Said {
  readonly value: string;
  readonly quote: Quote;
}

function saidIn(context: Context, pattern: RegExp, unless?: RegExp): Said[] {
  return sentencesOf(sellingTexts(context)).flatMap((sentence: Sentence) => {
    if (unless?.test(sentence.text)) return [];
    return [...sentence.text.matchAll(pattern)].flatMap((match) => {
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      const value = match.groups?.['value'];
      return quote && value ? [{ value, quote }] : [];
    });
  });
}

const conflict = (
  rule: string,
  title: string,
  severity: 'warning' | 'notice',
  description: string,
  action: string,
  evidence: Flag['evidence'],
) => flag({ rule, title, category: 'Motsägelse', severity, description, action, evidence });

const energy =
  /(?<!\p{L})(?:[Ee]nergi(?:prestanda)?klass(?:en)?|[Ee]nergideklaration\p{L}*(?:\s+\d{4})?\s+(?:visar|ger|med)\s+(?:energi)?klass)(?:\s+(?:är|blev|enligt\s+\p{L}+(?:\s+är)?)|\s*:)?\s+(?<value>[A-G])(?![\p{L}\d])/gu;
const notHomeEnergy =
  /(?<!\p{L})(?:vitvar\p{L}*|kyl\p{L}*|frys\p{L}*|diskmaskin\p{L}*|tvättmaskin\p{L}*|fönster\p{L}*|tidigare|motsvarar|mål(?:et)?|skulle|efter|kan\s)(?!\p{L})/iu;

function energyClassFlags(context: Context): Flag[] {
  const { energyClass } = context.listing;
  if (!energyClass) return [];
  const other = saidIn(context, energy, notHomeEnergy).find(({ value }) => value !== energyClass);
  if (!other) return [];
  const steps = Math.abs(other.value.charCodeAt(0) - energyClass.charCodeAt(0));
  return [
    conflict(
      'energy-class-conflict',
      'Två olika energiklasser',
      steps > 1 ? 'warning' : 'notice',
      `Uppgifterna säger energiklass ${energyClass}, men texten säger ${other.value}. Klassen styr både elräkningen och vad som kan behöva göras.`,
      'Be om energideklarationen; där står den klass som gäller och hur gammal den är.',
      [field('energyClass', energyClass), quoted(other.quote)],
    ),
  ];
}

const form = String.raw`(?<value>bostadsrätt|äganderätt|ägarlägenhet|tomträtt|arrende|hyresrätt|kooperativ\s+hyresrätt)`;
const tenureSaid = latinRegExp(
  word(
    String.raw`(?:upplåtelseform(?:en)?(?:\s+(?:är|:))?|upplåt(?:s|en|et|na|its)|innehas|säljs|överlåts)\s*(?::\s*)?(?:är\s+|med\s+|som\s+|en\s+)*${form}(?:en)?|(?:huset|radhuset|parhuset|kedjehuset|villan|lägenheten|bostaden)\s+är\s+(?:en\s+)?${form.replace('<value>', '<value2>')}`,
  ),
  'giu',
);

function tenureFlags(context: Context): Flag[] {
  const { tenure } = context.listing;
  const own = tenure && latinRegExp(form, 'iu').exec(tenure)?.[0].toLowerCase();
  if (!tenure || !own) return [];
  const said = sentencesOf(sellingTexts(context)).flatMap((sentence) =>
    [...sentence.text.matchAll(tenureSaid)].flatMap((match) => {
      const quote = ownQuote(sentence, match.index, match.index + match[0].length);
      const value = (match.groups?.['value'] ?? match.groups?.['value2'])?.toLowerCase();
      return quote && value ? [{ value, quote }] : [];
    }),
  );
  const other = said.find(({ value }) => value !== own && !isGround(value, own));
  if (!other) return [];
  return [
    conflict(
      'tenure-conflict',
      'Två olika upplåtelseformer',
      'warning',
      `Uppgifterna säger ${own}, men texten säger ${other.value}. De har olika kostnader, olika ansvar och olika skatter.`,
      'Be om utdrag ur fastighetsregistret eller lägenhetsförteckningen innan du räknar vidare.',
      [field('tenure', tenure), quoted(other.quote)],
    ),
  ];
}

/** An owned house may stand on leased ground, and an association may hold its ground so: the rules of leases tell. */
const isGround = (one: string, other: string): boolean =>
  /tomträtt|arrende/.test(one) || /tomträtt|arrende/.test(other);

const lift = /(?<!\p{L})(?:person)?hiss(?:en)?(?!\p{L})/iu;
const noLift =
  /(?<!\p{L})(?:(?:ingen|utan|saknar|ej|inte)\s+(?:\p{L}+\s+)?hiss|hiss(?:en)?\s*(?::\s*)?(?:saknas|nej|finns\s+(?:ej|inte)|ej))(?!\p{L})/iu;
const otherLift =
  /(?<!\p{L})(?:varuhiss|mathiss|billift|planera\p{L}*|möjlig\p{L}*|ska|kan|grann\p{L}*|installera\p{L}*)(?!\p{L})/iu;

function liftFlags(context: Context): Flag[] {
  const { elevator, floor } = context.listing;
  const own = elevator ?? (floor && lift.test(floor) ? !noLift.test(floor) : undefined);
  if (own === undefined) return [];
  const [other] = sentencesOf(sellingTexts(context)).flatMap(({ source, start, text }) => {
    const match = lift.exec(text);
    if (!match || noLift.test(text) !== own || otherLift.test(text)) return [];
    return [quoteAt(source, start, start + text.length)];
  });
  if (!other) return [];
  return [
    conflict(
      'lift-conflict',
      'Två olika uppgifter om hiss',
      'notice',
      own
        ? 'Uppgifterna säger att hiss finns, men texten säger att den saknas.'
        : 'Uppgifterna säger att hiss saknas, men texten talar om en hiss.',
      'Fråga om hissen, och om den stannar på lägenhetens plan.',
      [elevator === undefined ? field('floor', floor) : field('elevator', elevator), quoted(other)],
    ),
  ];
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

function floorFlags(context: Context): Flag[] {
  const { floor } = context.listing;
  const own = floor && /^\s*(?:våning(?:en)?\s+|plan\s+)?(\d{1,2})(?!\d|[.,]\d)/iu.exec(floor)?.[1];
  if (!floor || !own || context.home.form !== 'flat') return [];
  const other = saidIn(context, floorSaid).find(({ value }) => {
    const figure = /\d+/.exec(value)?.[0];
    const level = figure ? Number(figure) : ordinals.indexOf(value.split(/\s/)[0]?.toLowerCase() ?? '');
    return level > 0 && Math.abs(level - Number(own)) >= 2;
  });
  if (!other) return [];
  return [
    conflict(
      'floor-conflict',
      'Två olika våningsplan',
      'notice',
      `Uppgifterna säger våning ${own}, men texten säger ${other.value}. Det påverkar ljus, insyn och pris.`,
      'Kontrollera våningen på visningen och i planritningen.',
      [field('floor', floor), quoted(other.quote)],
    ),
  ];
}

const brf =
  /(?<!\p{L})(?:[Bb][Rr][Ff]|[Bb]ostadsrättsföreningen|HSB\s+[Bb][Rr][Ff]|[Rr]iksbyggen\s+[Bb][Rr][Ff])\s+(?<value>\p{Lu}[\p{L}\d]+(?:\s+(?:\p{Lu}[\p{L}\d]*|\d+|i|på|nr))*)/gu;

function associationFlags(context: Context): Flag[] {
  const { association, associationFacts } = context.listing;
  const names = [association, associationFacts?.name].filter((name): name is string => Boolean(name));
  if (names.length === 0) return [];
  const own = tokens(names.join(' '));
  const said = saidIn(
    context,
    brf,
    /(?<!\p{L})(?:grann|samarbet|gemensam|tillsammans|angränsande|tidigare|ombilda)\p{L}*/iu,
  );
  if (
    said.length === 0 ||
    said.some(({ value }) => tokens(value).some((token) => own.some((name) => alike(name, token))))
  )
    return [];
  const [other] = said;
  if (!other) return [];
  return [
    conflict(
      'association-conflict',
      'Två olika föreningar i annonsen',
      'notice',
      `Uppgifterna säger ${names[0]}, men texten talar om ${other.quote.text}. Siffrorna i annonsen kan gälla fel förening.`,
      'Fråga vilken förening lägenheten hör till, och läs just den föreningens årsredovisning.',
      [field(association ? 'association' : 'associationFacts.name', names[0]), quoted(other.quote)],
    ),
  ];
}

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
