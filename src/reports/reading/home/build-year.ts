import { clausesOf, opensWithVerb } from '../text/clauses.js';
import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import { houseNoun, ownQuote, sellingTexts, sentencesOf, type Sentence } from '../text/selling-texts.js';
import { word, type Quote } from '../text/sources.js';

/** A year of build as a text states it; a decade has two ends. */
export interface Built {
  readonly from: number;
  readonly to: number;
  readonly said: string;
  readonly quote: Quote;
}

const year = String.raw`(?<year>(?:1[6-9]|20)\d\d)(?!\d|[-–]?\s?tal)(?:\s?[-–/]\s?(?<until>(?:19|20)?\d\d))?(?!\d)`;
const decade = String.raw`(?<decade>(?:(?:18|19|20)\d0|[1-9]0)[-–]?\s?tal(?:et|ets)?(?!\p{L}))`;
const when = String.raw`(?:(?:(?:under|i|på|år|ca|cirka|c:a|omkring|runt|kring|redan|våren|sommaren|hösten|vintern|slutet|början|mitten|av|sent|tidigt)\s+)*)(?:${year}|${decade})`;
/** Building it, not adding to it: `byggdes om`, `byggdes till` are other work. */
const build = String.raw`(?:ny)?bygg(?:d|t|da|des|ts)|uppför(?:d|t|da|des|ts)|färdigställ(?:d|t|da|des|ts)|stod\s+(?:klart|klar|färdigt|färdig)|restes|timrades|är\s+(?:(?:ursprungligen|egentligen|troligen|i\s+grunden)\s+)?från|kommer\s+(?:ursprungligen\s+)?från|är\s+av\s+årgång`;
const gap = String.raw`\s+(?!(?:om|till|ut|in|på(?!\s+(?:\d|sent|tidigt)))\s)(?:av\s+(?:\p{L}+\s+){1,4}?)?`;
const active = String.raw`bygg(?:de|t|a)\s+(?:${houseNoun}|det|den)`;
const yearNoun = String.raw`(?:bygg|byggnads|nybyggnads)år(?:et)?(?:\s+(?:är|var|anges\s+till|enligt\s+\p{L}+(?:\s+är)?))?(?:\s*:)?`;

const patterns = [
  String.raw`(?<build>${build})${gap}${when}`,
  String.raw`${active}\s+${when}`,
  String.raw`${yearNoun}\s*${when}`,
  String.raw`(?<lead>${year})\s+(?:bygg|uppför|färdigställ)\p{L}*s\s+(?:${houseNoun})`,
  String.raw`(?:${houseNoun})\s+(?:\(|från\s+)${when}`,
  String.raw`(?<decade>(?:(?:18|19|20)\d0|[1-9]0)[-–]?\s?tals)-?(?:villa|villan|hus|huset|kåk|kåken|stuga|stugan)(?!\p{L})`,
  String.raw`ursprungligen\s+från\s+${when}`,
  String.raw`${year}\s+års\s+(?:${houseNoun})`,
  String.raw`(?:ny)?(?:byggd|byggt|uppförd|uppfört)\s+(?:${houseNoun})\s+(?:från\s+)?${when}`,
].map((pattern) => latinRegExp(String.raw`(?<![\p{L}\d])(?:${pattern})`, 'giu'));

const homeSubject = latinRegExp(word(houseNoun), 'giu');
/** Nothing but small words between the start of a clause and `byggt 1958`: the home is meant. */
const bare =
  /^[\s,:(–-]*(?:(?:den|det|är|var|har|blev|och|som|ursprungligen|troligen|ca|helt|välbyggt|gediget|gedigen|här|ett|en)\s+)*$/iu;
/** Things that are built and are not the home. */
const others =
  /(?<!\p{L})(?:\p{L}*(?:altan|uterum|garage|carport|badrum|kök|bastu|balkong|pool|förråd|stuga(?!n?\s+är)|bod|lada|stall|uthus|växthus|till-?byggnad|utbyggnad|takkup|terrass|skorsten|spis|kamin|trapp|vind|källare|del|rum|våning|förening|brf|bostadsrättsförening|brygga|väg|skola|område|kvarter|centrum|kyrka|station))(?:en|et|n|t|met|an|na|ar|or|er)?(?!\p{L})/iu;

/** `Taket på huset är från 1998` dates the roof. */
const isFrom = /^(?:är|kommer)\s/iu;
const placed = latinRegExp(
  String.raw`(?<!\p{L})(?:på|i|till|runt|vid|av|för)\s+(?:(?:det|den|ett|en|hela)\s+)?(?:${houseNoun})\s*$`,
  'iu',
);
/** `bott i huset från 1998`. */
const livedIn =
  /(?<!\p{L})(?:bott|bor|bodde|ägt|äger|haft|hyrt|varit|köpt\p{L}*|drivit)\s+(?:\p{L}+\s+){0,2}$/iu;

/** `I stil med en 40-talsvilla`, `granne med en 40-talsvilla`, `kakelugnen är ursprungligen från 1890`. */
const alike =
  /(?<!\p{L})(?:som|likt|liknar|liknande|stil\p{L}*|känsla\p{L}*|doft\p{L}*|inspirera\p{L}*|påminner\p{L}*|grann\p{L}*|bland|bredvid|intill|mittemot|mot|flytta\p{L}*|moderna?|som\s+ett|\p{L}*(?:ugn|dörr|golv|trapp|panel|lad|bod|kök|spis|fönst|bjälk|tak|garage|källar|möbl|lamp)\p{L}*)(?!\p{L})[^.;]{0,40}$/iu;

/** Where the selling texts say that the home was rebuilt in this year. */
export function rebuiltIn(advert: Advert, yearBuilt: number): Quote | null {
  const pattern = latinRegExp(
    String.raw`(?<!\p{L})(?:om-?bygg|till-?bygg|utbygg|påbygg|bygg\p{L}*\s+(?:om|till|ut|på)\s|konverter|inredd|inreddes|värdeår|om-?\s+och\s+till)\p{L}*[^.!?\n]{0,40}${yearBuilt}|${yearBuilt}[^.!?\n]{0,30}(?<!\p{L})(?:om-?bygg|till-?bygg|bygg\p{L}*\s+(?:(?:den|det|huset|villan)\s+)?(?:om|till|ut)(?!\p{L})|konverter|inredde)\p{L}*`,
    'iu',
  );
  for (const sentence of sentencesOf(sellingTexts(advert))) {
    const match = pattern.exec(sentence.text);
    const quote = match && ownQuote(sentence, match.index, match.index + match[0].length);
    if (quote) return quote;
  }
  return null;
}

/** `Den är från 1998` dates what the sentence before is about. */
const pronoun = /^[\s(–-]*(?:den|det)\s+$/iu;
const namesHome = (before: Sentence | undefined): boolean => {
  if (before === undefined) return true;
  // `Villa med fyra rum`: what it has is not what is spoken of.
  const [head = ''] = before.text.split(/\smed\s|,/, 1);
  return head.match(homeSubject) !== null && !others.test(head) && !furnished.test(head);
};
/** `Mot trädgården sitter ett uterum. Det restes 2017`. */
const namesOther = (before: Sentence | undefined): boolean => {
  const [head = ''] = before?.text.split(/\smed\s|,/, 1) ?? [];
  return others.test(head) && head.match(homeSubject) === null;
};
/** Parts that a home got: `Villan fick ny panna`. */
const furnished = /(?<!\p{L})(?:fick|fått|har)\s/iu;

/** Every year of build that the selling texts state of the home. */
export function builtIn(advert: Advert): Built[] {
  const all = sentencesOf(sellingTexts(advert));
  return all.flatMap((sentence, index) =>
    patterns.flatMap((pattern) =>
      [...sentence.text.matchAll(pattern)].flatMap((match): Built[] => {
        const { build: verb } = match.groups ?? {};
        const before = sentence.text.slice(0, match.index);
        if (verb && pronoun.test(before)) {
          const last = all[index - 1];
          if (namesOther(last) || (isFrom.test(verb) && !namesHome(last))) return [];
        }
        if (verb && (!isOfHome(sentence, match.index) || (isFrom.test(verb) && placed.test(before))))
          return [];
        if (!verb && (livedIn.test(before) || alike.test(before))) return [];
        const quote = ownQuote(sentence, match.index, match.index + match[0].length);
        const read = quote && readYears(match.groups ?? {});
        return read ? [{ ...read, quote }] : [];
      }),
    ),
  );
}

/** The clause speaks of the home: it names it last before the verb, or names nothing. */
function isOfHome(sentence: Sentence, at: number): boolean {
  const clauses = clausesOf(sentence.source, sentence);
  const index = clauses.findLastIndex((clause) => clause.start <= sentence.start + at);
  const clause = clauses[index];
  if (!clause) return false;
  const own = sentence.source.readable.slice(clause.start, sentence.start + at);
  const first = clauses[0];
  const goesOn = index > 0 && (bare.test(own) || opensWithVerb(own)) && first;
  const text = goesOn ? `${sentence.source.readable.slice(first.start, first.end)} ${own}` : own;
  const home = [...text.matchAll(homeSubject)].at(-1);
  if (!home) return bare.test(text) && !others.test(text);
  const between = text.slice(home.index + home[0].length);
  return !others.test(between) && (Boolean(goesOn) || between.trim().split(/\s+/).length <= 8);
}

function readYears(groups: Readonly<Record<string, string | undefined>>): Omit<Built, 'quote'> | null {
  const { year: single, until, decade: tens } = groups;
  if (tens) {
    const digits = Number(/\d+/.exec(tens)?.[0]);
    const from = digits < 100 ? 1900 + digits : digits;
    return { from, to: from + 9, said: tens };
  }
  if (!single) return null;
  const from = Number(single);
  const to = until ? Number(until.length === 2 ? single.slice(0, 2) + until : until) : from;
  return { from, to: Math.max(from, to), said: to > from ? `${from}–${to}` : single };
}

/** Another age than that of the whole home: a part added, a home rebuilt, a year of taxation. */
const notBuilding =
  /till-?bygg|om-?bygg|ut-?bygg|påbygg|tillbyggnad|renover|inredd|konverter|värdeår|stomme|original|stambyt|restaurer|moderniser/iu;
/** `1953/2010` and `1976–1978` give building and rebuilding, or the time it took; a decade is no year. */
const spanned = /(?<!\d)(?:1[6-9]|20)\d\d\s*[-–/]\s*\d{2,4}(?!\d)|tal(?:et|ets)?(?!\p{L})/iu;

/** The years that a field about the year of build names; none where it tells of a rebuilding or gives a span. */
export function buildYearsIn(text: string): number[] {
  if (notBuilding.test(text) || spanned.test(text)) return [];
  return [...text.matchAll(/(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
}
