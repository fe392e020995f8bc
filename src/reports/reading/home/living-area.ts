import type { Advert } from '../text/advert.js';
import { latinRegExp } from '../text/latin.js';
import {
  flatNoun,
  houseNoun,
  numeral,
  numeralValue,
  ownQuote,
  sellingTexts,
  sentencesOf,
  type Claim,
  type Sentence,
} from '../text/selling-texts.js';
import { word } from '../text/sources.js';

/** Below this part of the area two areas are the same one, rounded. */
export const rounding = 0.03;

const unit = String.raw`(?:kvm|kvadratmeter|kvadrat|m²|m2)(?![\p{L}\d])`;
/** `68 yteffektiva kvadratmeter`. */
const praise = String.raw`(?:\p{L}+[ae]\s+(?:och\s+\p{L}+[ae]\s+)?)?`;
/** The thousands of `1 250 kvm` are no area of 250. */
const amount = latinRegExp(
  String.raw`(?<![\p{L}\d.,/])(?<!(?<!\d)\d{1,3}\s)(?<first>${numeral})(?:\s*(?:(?:${unit})\s*)?(?:\+|plus)\s*(?<second>${numeral}))?\s*${praise}${unit}`,
  'giu',
);

const living = String.raw`\p{L}*boarea(?:n)?|boyta(?:n)?|boytor|bostadsyta(?:n)?|bostadsarea(?:n)?|boa|levnadsyta(?:n)?|(?:${houseNoun}|lägenhetens)\s+(?:yta|area|storlek)`;
const total = String.raw`total(?:a|t)?\s?(?:yta(?:n)?|area(?:n)?)|sammanlagd\p{L}*|totalt|bruttoarea(?:n)?`;
const rooms = String.raw`(?:\d|två|tre|fyra|fem|sex|sju|åtta)\s+(?:rum(?:\s+(?:och|&)\s+kök)?|rok|r\.?o\.?k\.?)`;
const isRooms = latinRegExp(`^${rooms}$`, 'iu');
const other = String.raw`\p{L}*rum(?:met|mets|men|mens)?|\p{L}*kök(?:et|ets)?|hall(?:en)?|\p{L}*salong(?:en)?|(?:mat|fest)?sal(?:en)?|bibliotek(?:et)?|\p{L}*kammare(?:n)?|ateljé(?:n)?|(?:tak)?\p{L}*(?:balkong|altan|terrass|uteplats|förråd|källar|garage|carport|lokal|byggrätt|verkstad|avdelning)\p{L}*|\p{L}*(?:tomt|trädgård)\p{L}*|mark(?:en|yta|ytan)?|gård(?:en|syta)?|\p{L}*(?:bi|komplement|drift|kontors|butiks)(?:area|yta)\p{L}*|vind(?:en)?|\p{L}*loft(?:et)?|(?:över|under|botten|entré|mark|nedre|övre|källar|vinds|mellan)\s?(?:våning|plan)(?:en|et)?|plan\s+\d|sutterr?äng\p{L}*|souterräng\p{L}*|sov(?:del|alkov)\p{L}*|\p{L}*bod(?:en)?|\p{L}*lada(?:n)?|\p{L}*stall(?:et)?|\p{L}*(?:uthus|växthus|orangeri|pool|bastu|uterum|inglas)\p{L}*|gäst\p{L}*|lillstug\p{L}*|annex\p{L}*|friggebod\p{L}*|attefall\p{L}*|tak(?:et|yta|ytan)?|solcell\p{L}*|solpanel\p{L}*|skog(?:en)?|åker(?:n)?|vattenyta|golvyta|uthyrningsdel\p{L}*|lägenheter(?:na)?|medeltal|snitt(?:et)?|genomsnitt\p{L}*`;
const measured = String.raw`(?:upp|kontroll|ny|laser)?-?(?:mätte?|mäter|mätning(?:en)?|mättes)|(?:upp|kontroll|ny|laser)-?mätning\p{L}*|mätas?|(?:lägenhets)?(?:register|registret|förteckning(?:en)?)|lantmäteriet|taxering(?:en)?`;
const subject = latinRegExp(
  word(
    `(?<living>${living})|(?<total>${total})|(?<home>${rooms}|${houseNoun}|${flatNoun})|(?<other>${other})|(?<measured>${measured})`,
  ),
  'giu',
);
const livingAfter = latinRegExp(
  String.raw`^\s*(?:[(–-]\s*)?(?:i\s+|uppmätt\s+|är\s+)?${word(`${living}|bo`)}`,
  'iu',
);
/** `68 kvm stor balkong`, `900 kvm lättskött tomt`, but not `68 kvm med balkong`. */
const otherAfter = latinRegExp(
  String.raw`^\s*(?:(?!(?:med|och|samt|plus|inkl\p{L}*|exkl\p{L}*|i|på|från|har|där|som|till|utöver|fördelat|fördelade|medan|men|dock|är|enligt|varav|exkluder\p{L}*|inkluder\p{L}*)\s)\p{L}+\s+){0,2}${word(other)}`,
  'iu',
);
const totalAfter = latinRegExp(String.raw`^\s*(?:i\s+)?${word(total)}`, 'iu');
/** What could be, what was before an extension, and what other homes sold for. */
const notNow = latinRegExp(
  word(
    String.raw`byggrätt\p{L}*|bygglov\p{L}*|möjlig(?:t|het\p{L}*)|potential\p{L}*|utöka\p{L}*|(?:kan|får)\s+(?:man\s+)?(?:\p{L}+\s+)?(?:bygga\p{L}*|inredas|göras|bli)|såldes|sål(?:d|t|da)\s+för|(?:före|innan|efter)\s+(?:om|till|ut|på)bygg\p{L}*|ursprunglig\p{L}*|från\s+början|grann\p{L}*|planerad\p{L}*`,
  ),
  'iu',
);

interface Area extends Claim {
  readonly kind: 'living' | 'total' | 'home' | 'other' | 'unbound';
}

/** Every living area (m²) that the selling texts state; what is said of rooms, plots and other homes left out. */
export function livingAreasIn(advert: Advert): Claim[] {
  const { livingArea, biarea } = advert.listing;
  return sentencesOf(sellingTexts(advert)).flatMap((sentence): Claim[] => {
    const areas = areasIn(sentence, advert);
    const isWhole = advert.home.form === 'flat' && !biarea && areas.length === 1;
    const claimed = areas
      .filter(({ kind }) => kind === 'living' || kind === 'home' || (kind === 'total' && isWhole))
      .map((area) => (area.kind === 'total' ? { ...area, kind: 'home' as const } : area));
    const sum = claimed.reduce((all, area) => all + area.value, 0);
    if (livingArea && claimed.length > 1 && Math.abs(sum / livingArea - 1) < rounding) return [];
    const whole = livingArea && biarea ? areas.find(({ kind }) => kind === 'total') : undefined;
    const within =
      whole && biarea && Math.abs(whole.value / (livingArea ?? 1) - 1) < rounding
        ? [{ value: whole.value - biarea, quote: whole.quote }]
        : [];
    return [
      ...claimed.filter((area) => isPlausible(area, livingArea)),
      ...within,
      ...included(sentence, livingArea),
    ];
  });
}

/** A home's word alone (`villa om 140 kvm`) may speak of another home; far-off values are left out then. */
const isPlausible = ({ kind, value }: Area, livingArea?: number): boolean =>
  value >= 10 && (kind === 'living' || !livingArea || (value >= livingArea * 0.5 && value <= livingArea * 2));

const cellar = String.raw`(?:biarea|biyta|(?:oinredd\s+|inredd\s+)?källare(?:n|yta)?|källarvåning(?:en)?|källarplan(?:et)?|garage(?:t)?|förråd(?:et)?|oinredd\s+vind)`;
const includedArea = latinRegExp(
  String.raw`(?:(?:boarean?|boytan?|bostadsytan?)(?:\s*\([^)]*\))?\s+(?:innefattar|inkluderar|innehåller|omfattar\s+(?:även|också))\s+(?:(?:den|en|ett|det|även|också)\s+)*(?:(?<named>${numeral})\s*${unit}\s+(?:\p{L}+\s+)?${cellar}|(?:\p{L}+\s+)?${cellar}\s+(?:om|på)\s+(?<cellar>${numeral})\s*${unit})|i\s+(?:den\s+angivna\s+)?(?:boarean|boytan|bostadsytan)\s+(?:ingår|inräknas|är)\s+(?:även\s+|också\s+|dock\s+)?(?:${cellar}\s+(?:om|på)\s+)?(?<inside>${numeral})\s*${unit}(?:\s+(?:i\s+)?${cellar})?|(?<part>${numeral})\s*${unit}\s+(?:i\s+|av\s+)?${cellar}\s+(?:\p{L}+\s+)?(?:ingår|inräknas|är\s+inräkna\p{L}*|är\s+medräkna\p{L}*|räknas\s+in)\s+(?:även\s+)?i\s+(?:den\s+angivna\s+)?(?:boarean|boytan|bostadsytan))`,
  'giu',
);

/** `I boarean ingår 34 kvm källare`: a cellar is no living area, so the living area is that much less. */
function included(sentence: Sentence, livingArea: number | undefined): Claim[] {
  if (!livingArea) return [];
  return [...sentence.text.matchAll(includedArea)].flatMap((match) => {
    const { inside, part, named, cellar: size } = match.groups ?? {};
    const taken = numeralValue(inside ?? part ?? named ?? size ?? '');
    const quote = ownQuote(sentence, match.index, match.index + match[0].length);
    const isCellar = latinRegExp(cellar, 'iu').test(match[0]);
    return quote && isCellar && taken > 0 && taken < livingArea ? [{ value: livingArea - taken, quote }] : [];
  });
}

function areasIn(sentence: Sentence, { home }: Advert): Area[] {
  const { text, source } = sentence;
  const areas: Area[] = [];
  const isHouse = home.form !== 'flat';
  const hasFloors = isHouse || [...text.matchAll(floors)].length > 1;
  let last = 0;
  for (const match of text.matchAll(amount)) {
    const { first = '', second } = match.groups ?? {};
    const end = match.index + match[0].length;
    const before = text.slice(0, match.index);
    const after = text.slice(end);
    const place = {
      before,
      after,
      last,
      previous: areas.at(-1)?.kind,
      isPair: second !== undefined,
      field: source.field,
    };
    const kind = kindOf(place, isHouse, hasFloors);
    last = end;
    const quote = kind === 'other' || kind === 'unbound' ? null : ownQuote(sentence, startOf(before), end);
    if (!quote || notNow.test(text)) continue;
    const values = second === undefined ? [first] : parted(text, first, second);
    for (const value of values) areas.push({ kind, quote, value: numeralValue(value) });
  }
  return areas;
}

/** `108 + 34 kvm` is living and secondary area where the sentence names such, else two floors. */
const parted = (text: string, first: string, second: string): string[] =>
  /bi(?:area|yta)|källar|garage|förråd|biutrymme|(?<!\p{L})boa(?!\p{L})/iu.test(text)
    ? [first]
    : [first, second];

/** Where the words begin that bind a number to its subject: the last subject before it. */
function startOf(before: string): number {
  const named = [...before.matchAll(subject)].at(-1);
  return named && before.length - named.index < 90 ? named.index : before.length;
}

interface Place {
  readonly before: string;
  readonly after: string;
  /** Where the area before this one ends in `before`; 0 for the first. */
  readonly last: number;
  readonly previous: Area['kind'] | undefined;
  /** `108 + 34 kvm`. */
  readonly isPair: boolean;
  readonly field: string;
}

/** `85 kvm på entréplan` is one floor of a house. */
const floorAfter =
  /^\s*(?:på|i)\s+(?:\p{L}+\s+)?(?:(?:entré|botten|mark|över|övre|nedre|under|mellan|källar|vinds|första|andra)\s?(?:plan|våning)|sutt?err?äng|souterräng|källare(?!\p{L})|källaren)/iu;
const floors = latinRegExp(String.raw`${unit}${floorAfter.source.slice(1)}`, 'giu');
/** `Nere finns tre rum och kök på 88 kvm` is one floor of a house, too. */
const floorBefore = latinRegExp(
  word(
    String.raw`nere|där(?:ned|upp)e|uppe|ovanpå|en\s+trappa\s+(?:upp|ned|ner)|(?:på|i)\s+(?:\p{L}+\s+)?(?:entré|botten|mark|över|övre|nedre|under|mellan|källar|vinds|första|andra)\s?(?:plan|våning)(?:en|et)?`,
  ),
  'iu',
);
/** `Den övriga bostaden`: the home without a part. */
const restOf = /(?<!\p{L})(?:övriga|resterande|återstående|resten\s+av)\s+$/iu;
const partOf = /(?<!\p{L})(?:varav|utöver|ytterligare|därtill|plus)\s+(?:\p{L}+\s+)?$/iu;

/** What a number of square metres measures, by the words after it and by the nearest subject before it. */
function kindOf(
  { before, after, last, previous, isPair, field }: Place,
  isHouse: boolean,
  hasFloors: boolean,
): Area['kind'] {
  if (livingAfter.test(after)) return 'living';
  if ((!isPair && otherAfter.test(after)) || partOf.test(before)) return 'other';
  if (hasFloors && floorAfter.test(after)) return 'other';
  if (totalAfter.test(after)) return 'total';
  const all = [...before.matchAll(subject)].filter((match) => match.index >= last);
  const named = all.findLast((match) => !match.groups?.['measured']);
  const isMeasured = all.some((match) => match.groups?.['measured']);
  if (!named) {
    if (last > 0) return isMeasured && previous === 'living' ? 'living' : 'unbound';
    if (isMeasured) return 'living';
    return field === 'title' && /^\s*(?:[,.|–-].*)?$/u.test(after) && !/\d\s*$/.test(before)
      ? 'home'
      : 'unbound';
  }
  const groups = named.groups ?? {};
  const gap = before.slice(named.index + named[0].length);
  if (/\d\s*(?:kvm|m²|m2|kr)/iu.test(gap) || gap.split(/\s+/).length > (isMeasured ? 20 : 14))
    return 'unbound';
  if (groups['living']) return 'living';
  if (groups['total']) return 'total';
  if (groups['other'] || restOf.test(before.slice(0, named.index))) return 'other';
  if (isHouse && /^(?:\p{L}*lägenhet|etta|tvåa|trea)/iu.test(named[0])) return 'other';
  if (hasFloors && isRooms.test(named[0]) && floorBefore.test(before.slice(last, named.index)))
    return 'other';
  return isMeasured || bindsHome.test(gap) ? 'home' : 'unbound';
}

/** What may stand between a home and its area: `villa om`, `huset är på hela`, `trean på välplanerade`. */
const bindsHome =
  /^[\s,:(–-]*(?:(?:om|på|är|har|mäter|med|en|ett|yta|totalt|ca|cirka|c:a|drygt|knappt|ungefär|omkring|hela|generösa|välplanerade|rymliga|yteffektiva|ljusa|smarta|stora|boyta|storlek|i|plan|uppgår|till|rymmer|erbjuder|bjuder|omfattar)[\s,:.]*)*$/iu;

const ownMeasure =
  /(?<!\p{L})(?:vi|jag|själv(?:a)?|säljaren|ägaren)\s+(?:\p{L}+\s+)?mätte|mätte\s+(?:\p{L}+\s+)?(?:själv|med\s+laser)/iu;

/** Whether the owner tells of a measurement of their own. */
export const isOwnMeasurement = (text: string): boolean => ownMeasure.test(text);
