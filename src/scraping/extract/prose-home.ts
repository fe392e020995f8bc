import { pushTo } from '../../shared/push-to.js';
import { parseArea, parseMoney, parseRooms } from './numbers.js';
import { type Facts, isStated, type Reading } from './reading.js';
import { deedsIn, taxValuesIn } from './prose-sums.js';
import { sentencesOf } from './sentences.js';
import { tenureKindOf } from './vocabulary.js';

/** Facts of the home that an advert states in sentences only. Each pattern binds the figure to its noun. */

const home = String.raw`(?:huset|villan|lägenheten|bostaden|hemmet|radhuset|parhuset|kedjehuset|fritidshuset|stugan|gården|våningen|fastigheten|byggnaden|bostadshuset|mangårdsbyggnaden|huvudbyggnaden|boningshuset)`;
const homeOfSize = String.raw`(?:lägenhet|bostadsrätt|etta|tvåa|trea|fyra|femma|villa|radhus|parhus|kedjehus|fritidshus|stuga|våning)(?:en|n|t|et)?`;
const about = String.raw`(?:\s+(?:är|på|om|av|är\s+på|uppgår\s+till|omfattar|uppmätt\s+till|totalt|ca\.?|cirka|c:a|drygt|knappt|ungefär|runt|hela))*\s+`;
const figure = String.raw`(\d{1,3}(?:[ .]\d{3}){1,4}|\d{1,5}(?:,\d{1,2})?)`;
const sqm = String.raw`\s*(kvm|m²|m2|kvadratmeter)`;
const plotUnit = String.raw`\s*(kvm|m²|m2|kvadratmeter|ha|hektar)(?!\p{L})`;
const numberWord = '(?:ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio)';
const roomFigure = String.raw`(\d{1,2}(?:,5)?|${numberWord})`;
const all = (...sources: string[]) =>
  sources.map((source) => new RegExp(String.raw`(?<![\p{L}\d,.])(?:${source})`, 'giu'));

const rooms = all(
  String.raw`${roomFigure}\s+(?:rum\s+och\s+kök|rum\s*&\s*kök|rok)(?!\p{L})`,
  String.raw`${home}\s+(?:har|består\s+av|omfattar|rymmer|erbjuder|innehåller)\s+(?:totalt\s+|hela\s+)?${roomFigure}\s+rum(?!\s+(?:på|i)\s+(?:över|neder|under|botten|entré|käll|vinds|markplan|plan))(?!\p{L})`,
);
const living = all(
  String.raw`(?:boarea|boyta|bostadsyta|bostadsarea)n?${about}${figure}${sqm}`,
  String.raw`${figure}${sqm}\s+(?:i\s+|stor\s+)?(?:boarea|boyta|bostadsyta)(?!\p{L})`,
  String.raw`${homeOfSize}\s+(?:på|om)\s+(?:ca\.?\s+|cirka\s+|hela\s+)?${figure}${sqm}(?!\p{L})`,
);
const extra = all(
  String.raw`(?:biarea|biyta)n?${about}${figure}${sqm}`,
  String.raw`${figure}${sqm}\s+(?:i\s+)?(?:biarea|biyta)(?!\p{L})`,
);
const plot = all(
  String.raw`tomt(?:en|area|arean|yta|ytan)?${about}${figure}${plotUnit}`,
  String.raw`${figure}${plotUnit}\s+(?:stor\s+|egen\s+|plan\s+)*tomt(?!\p{L})`,
);
const fee = all(
  String.raw`(?:månads)?avgift(?:en)?\s+(?:är|på|om|ligger\s+på|uppgår\s+till)\s+(?:ca\.?\s+|bara\s+|endast\s+|låga\s+)*${figure}\s*(?:kr|kronor|:-)\s*(?:\/\s*|per\s+|i\s+)mån`,
);
const price = all(
  String.raw`(?:utgångspris(?:et)?|begärt\s+pris(?:et)?)(?:\s+(?:är|på|om))?:?\s+(\d{1,3}(?:[ .]\d{3}){1,4}|\d{1,3}(?:,\d{1,3})?)\s*(kr|kronor|mkr|miljoner|milj)`,
);
const built = new RegExp(
  String.raw`(?<!\p{L})(?:${home}|huset\s+är|den|det|föreningens\s+hus|husen)\s+(?:är\s+|blev\s+|har\s+)?(?:byggt|byggd|byggdes|uppfört|uppförd|uppfördes|är\s+från)(?!\s+(?:om|till|ut|på\s+ny))\s+(?:år\s+|omkring\s+|cirka\s+|ca\s+)?(?:(1[5-9]\d\d|20[0-4]\d)(?!\d|\s?-?tal)|på\s+((?:1[5-9]|20)\d0-?talet))|(?<!\p{L})byggt?\s+(?:år\s+)?(1[5-9]\d\d|20[0-4]\d)(?!\d|\s?-?tal)\s+(?:och|av|i|med)\s`,
  'giu',
);

const facadeStuff =
  /trä|tegel|puts|sten|betong|plåt|eternit|furu|timmer|skiffer|panel|fibercement|klinker|reveter|gran|ceder|lärk/i;
const roofStuff = /plåt|tegel|papp|eternit|skiffer|sedum|pannor|spån|koppar|torv|vass|betong|shingel|zink/i;
const heatStuff =
  /fjärrvärme|bergvärme|jordvärme|sjövärme|värmepump|pellets|ved|direktverkande|elpatron|elpanna|olja|gas|kamin|panna|frånluft|vattenbur|golvvärme|radiator|elelement|\bel\b|solcell|solfångare|flis/i;
const facade = /(?<!\p{L})fasad(?:en|erna|er)?\s+(?:är\s+)?(?:av|i)\s+([^\s.;!?][^.;!?\n]*)/giu;
const roof =
  /(?<!\p{L})(?:ytter)?tak(?:et)?\s+(?:är\s+)?(?:av|i|med|belagt\s+med)\s+([^\s.;!?][^.;!?\n]*)/giu;
const heating =
  /(?<!\p{L})(?:uppvärmning(?:en)?(?:\s+(?:sker|sköts|ordnas))?\s+(?:med|via|genom|från)|(?:huset|bostaden|villan|lägenheten|stugan|fastigheten|radhuset)\s+(?:värms|uppvärms|värmes)(?:\s+upp)?\s+(?:med|av|via|genom))\s+([^\s.;!?][^.;!?\n]*)/giu;
/** Where the words about one part end and those about another begin. */
const nextPart =
  /(?<!\s)\s+(?:och|samt|medan)\s+(?:tak|fasad|fönst|grund|stomm|vatten|avlopp|ventil|uppvärm|huset|tomten).*$|(?<!\s)\s+(?:som|vilket|vilken|där|när|men|från\s+\d|renover|omlag|byt|mål).*$/iu;
/** What was, may be, or is somebody else's. */
const notThisHome =
  /(?<!\p{L})(?:inte|ej|ingen|saknas?|tidigare|förut|förr|ursprungligen|innan|möjlighet|möjligt|planeras|planerad|skulle|kommer\s+att|grann\p{L}*|gäst(?:hus|stuga)\p{L}*|attefall\p{L}*|uthus\p{L}*|garage(?:t)?|lada\p{L}*|ladugård\p{L}*|förråd\p{L}*|lägenheter(?:na)?|kvarteret|liknande|exempel\p{L}*|badrum(?:met)?|altan\p{L}*|uterum\p{L}*)(?!\p{L})/iu;

type Found = { value: unknown; sentence: string };

/** What the sentences of a selling text state of the home, each fact with its sentence; two values for one are none. */
export function readHomeProse(text: string | undefined): Reading {
  const found = new Map<keyof Facts, Found[]>();
  const take = (field: keyof Facts, value: unknown, sentence: string): void => {
    if (isStated(value)) pushTo(found, field, { value, sentence });
  };
  for (const sentence of text ? sentencesOf(text) : []) {
    const line = sentence.replace(/[\u00a0\u2009\u202f]/g, ' ');
    take('taxValues', taxValuesIn(line), sentence);
    take('mortgageDeeds', deedsIn(line), sentence);
    if (line.length < 400 && !notThisHome.test(line))
      ofSentence(line, (field, value) => take(field, value, sentence));
    else if (/\d/.test(line)) ofClauses(line, (field, value) => take(field, value, sentence));
  }
  const facts: Facts = {};
  const quotes: Record<string, string> = {};
  for (const [field, all] of found) {
    if (new Set(all.map(({ value }) => JSON.stringify(value))).size !== 1) continue;
    Object.assign(facts, { [field]: all[0]!.value });
    quotes[field] = all[0]!.sentence;
  }
  return { reader: 'prose', facts, quotes };
}

/** Up to the first comma, but a list of stuffs (`trä, tegel och puts`) whole. */
function listOf(words: string, stuff: RegExp): string {
  const [first = '', ...others] = words.split(/,(?:\s+|$)/);
  const rest = others.flatMap((part) => part.split(/(?<!\s)\s+(?:och|samt)\s+/));
  const isList =
    /\s(?:och|samt)\s/.test(others.at(-1) ?? '') &&
    rest.every((part) => stuff.test(part) && part.split(' ').length <= 2);
  return isList ? words : first;
}

type Take = (field: keyof Facts, value: unknown) => void;

/** The clauses of a sentence that also speaks of something else. */
function ofClauses(line: string, take: Take): void {
  for (const clause of line.split(/,\s+(?:och\s+|men\s+|därtill\s+|samt\s+)?/))
    if (!notThisHome.test(clause)) figuresOf(clause, take);
}

function ofSentence(line: string, take: Take): void {
  figuresOf(line, take);
  for (const [noun, pattern, field, stuff] of [
    [/fasad/i, facade, 'facade', facadeStuff],
    [/tak/i, roof, 'roof', roofStuff],
    [/värm/i, heating, 'heating', heatStuff],
  ] as const) {
    if (!noun.test(line)) continue;
    for (const match of line.matchAll(pattern)) {
      const words = listOf(match[1]!, stuff).replace(nextPart, '').trim();
      if (words.length <= 60 && stuff.test(words)) take(field, words);
    }
  }
  if (
    line.length <= 140 &&
    /^(?:kommunalt\s+|enskilt\s+|eget\s+|gemensamt\s+)?vatten(?:\s|,).*avlopp/i.test(line)
  )
    take('waterAndSewage', line.replace(/\.$/, ''));
  const alone = /^(?:upplåtelseform(?:en)?\s+är\s+)?(\p{L}+(?:rätt|lägenhet))\.?$/iu.exec(line)?.[1];
  const let_ = /(?<!\p{L})upplåt(?:s|en|et|na)\s+(?:med|som)\s+(\p{L}+rätt)(?!\p{L})/iu.exec(line)?.[1];
  const tenure = alone ?? let_;
  if (tenure && tenureKindOf(tenure)) take('tenure', tenure[0]!.toUpperCase() + tenure.slice(1));
}

function figuresOf(line: string, take: Take): void {
  if (!/\d|\brum\b|\brok\b/.test(line)) return;
  /** Most sentences lack the noun, which is found faster than the pattern around it. */
  const each = (noun: RegExp, patterns: readonly RegExp[], apply: (match: RegExpExecArray) => void) => {
    if (!noun.test(line)) return;
    for (const pattern of patterns) for (const match of line.matchAll(pattern)) apply(match);
  };
  each(/rum|rok/i, rooms, (match) => take('rooms', parseRooms(`${match[1]} rum`)));
  each(/kvm|m²|m2|kvadrat/i, living, (match) => take('livingArea', parseArea(`${match[1]} m²`)?.area));
  each(/biarea|biyta/i, extra, (match) => take('biarea', parseArea(`${match[1]} m²`)?.area));
  each(/tomt/i, plot, (match) => take('tomtarea', parseArea(`${match[1]} ${match[2]}`)?.area));
  each(/avgift/i, fee, (match) => take('monthlyFee', parseMoney(`${match[1]} kr`)));
  each(/pris/i, price, (match) => take('price', parseMoney(`${match[1]} ${match[2]}`)));
  if (!/bygg|uppför|är\s+från/i.test(line)) return;
  for (const [, year, decade, other] of line.matchAll(built)) {
    if (year ?? other) take('yearBuilt', Number(year ?? other));
    else take('yearBuiltText', decade);
  }
}
