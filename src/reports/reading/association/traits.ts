import { allStatements, clauseIn, quoteIn, type Statement } from './statements.js';
import { figuresIn } from '../quantities/numbers.js';
import { countedShare, percentOf } from './shares.js';
import { isOfNeighbours } from './time.js';
import type { Advert } from '../text/advert.js';
import { words, type Quote } from '../text/sources.js';
import { standingOf } from '../assertion/standing.js';
import { latinRegExp } from '../text/latin.js';

/** A fact that a text states, with its place. */
export interface Said<T> {
  readonly value: T;
  readonly quote: Quote;
}

const association = String.raw`(?:bostadsrätts)?förening(?:en|ens)?|brf|bostadsföretag(?:et)?|privatbostadsföretag(?:et)?`;
const aboutAssociation = words(association);
/** What may follow `oäkta` when it is said of an association and not of stucco or stone. */
const follows = String.raw`(?:${association}|bostads\p{L}*|skatte\p{L}*|status|på|pga|enligt|enl|i|idag|sedan|från|fram|till|och|men|vilket|som|för|eller|är|nu|om|under|med|av|när|då|eftersom|trots|den|det|vid)(?!\p{L})`;
/** What it means in tax: `beskattas som ett vanligt bolag`. */
const taxedAsCompany = String.raw`beskatta(?:s|d|des|ts)\s+(?:(?!(?:inte|ej|aldrig|icke)\s)\p{L}+\s+){0,2}?som\s+(?:ett\s+)?(?:vanligt\s+|annat\s+)?(?:aktie)?bolag`;
const notGenuine = words(
  String.raw`oäkta(?!\s+(?!${follows})\p{L})(?!\s*\/\s*äkta)(?<!(?<!\p{L})äkta\s*(?:\/|eller)\s*oäkta)(?:\s+(?:${association}))?|${taxedAsCompany}`,
);
/** `Inte att betrakta som äkta`, `Äkta förening: nej`, `uppfyller inte kraven för privatbostadsföretag`. */
const deniedGenuine = words(
  String.raw`(?:inte|ej|icke|ingen|inget)\s+(?:längre\s+)?(?:\p{L}+\s+){0,6}?(?:äkta|privatbostadsföretag)|(?:äkta(?:\s+(?:${association}))?|privatbostadsföretag)\s*(?:[:?|–-]|\()\s*(?:nej|ej|inte|falskt|0)|(?:äkta(?:\s+(?:${association}))?|privatbostadsföretag)\s+nej`,
);
const genuine = words(
  String.raw`äkta(?!\s*(?:[:?|(–-]+\s*)?(?:nej|ej|inte)(?!\p{L}))(?:\s+(?:${association}))?|privatbostadsföretag(?:et)?(?!\s*(?:[:?|(–-]+\s*)?(?:nej|ej|inte)(?!\p{L}))`,
);
const material =
  /^\s+(?:park|ek|trä|lä|marm|kak|sten|matt|funk|seke|jugend|stock|käns|hant|charm|vara|gö|land|skåne|by|sommar|1|gammal|svensk|över|pärl|mex|linol|silver|guld|kärl|idyll)/iu;
const history = words(
  String.raw`tidigare|förut|var|varit|blev|fram\s+till|ursprungligen|innan|inte\s+längre|från\s+oäkta`,
);
/** `Mellan 2009 och 2013 räknades föreningen som`: a time that is over. */
const period =
  /(?<!\p{L})(?:mellan|åren|från)\s+(?:åren\s+)?\d{4}\s*(?:och|till|–|-)\s*\d{4}|\d{4}\s?[–-]\s?\d{4}|(?:till\s+och\s+med|t\.?o\.?m\.?|fram\s+till)\s+(?:år\s+|\p{L}+\s+)?\d{4}\s+(?:räknades|var|beskattades|klassades|betraktades)/iu;
const general =
  /(?<!\p{L})(?:i\s+(?:en\s+)?oäkta|(?:en|ett)\s+(?:o?äkta)\s+\p{L}+\s+(?:är|innebär|betyder|beskattas|kan)|(?:kan|riskera\p{L}*|risk(?:en)?(?:\s+(?:för|att|finns|är))?|skulle|kunde|om)\s+(?:\p{L}+\s+){0,3}$|(?:risk\p{L}*|kan\s+komma)\s+(?:\p{L}+\s+){0,8}$)/iu;

/** Whether the association is a genuine one (`äkta`) by the texts, of this association and of today; null when silent. */
export function genuineIn(advert: Advert): Said<boolean> | null {
  const statements = allStatements(advert);
  const no = statements.flatMap((statement) => [
    ...places(statement, notGenuine).filter((place) => holdsNow(advert, statement, place)),
    ...places(statement, deniedGenuine).filter(
      (place) =>
        !/oäkta/iu.test(place.quote.text) &&
        isOurs(statement, place) &&
        !/bara|endast/iu.test(place.quote.text),
    ),
  ])[0];
  if (no) return { value: false, quote: no.quote };
  const yes = statements.flatMap((statement) => [
    ...places(statement, genuine).filter(
      (place) => isOfAssociation(statement, place) && stated(advert, place),
    ),
    ...places(statement, notGenuine).filter(
      (place) => isOurs(statement, place) && standingOf(advert.sources, place.quote) === 'denied',
    ),
  ])[0];
  return yes ? { value: true, quote: yes.quote } : null;
}

/** Words that an association may become `oäkta`. */
const mayBecome =
  /(?<!\p{L})(?:risk(?:en|er|erar|era)?|hota[rs]?|nära\s+gränsen|(?:kan|skulle|kommer)\s+(?:\p{L}+\s+){0,3}?(?:bli|klassas|räknas|betraktas))(?!\p{L})/iu;
const noRisk = /(?<!\p{L})(?:ingen|inga|inte|ej|utan|minimal|liten)(?!\p{L})/iu;

/** Where a text says that this association may become `oäkta`; undefined when none does. */
export function mayBecomeNotGenuineIn(advert: Advert): Quote | undefined {
  for (const statement of allStatements(advert))
    for (const place of places(statement, notGenuine)) {
      const before = statement.text.slice(clauseIn(statement, place.start).start, place.start);
      if (!mayBecome.test(before) || noRisk.test(before) || !isOurs(statement, place)) continue;
      if (/(?<!\p{L})(?:en|ett)\s+$/iu.test(before) && !/(?<!\p{L})(?:föreningen|brf)/iu.test(before))
        continue;
      return place.quote;
    }
  return undefined;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly quote: Quote;
}

const places = (statement: Statement, pattern: RegExp): Place[] =>
  [...statement.text.matchAll(pattern)].map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    return { start, end, quote: quoteIn(statement, start, end) };
  });

const isOurs = (statement: Statement, place: Place): boolean =>
  !isOfNeighbours(statement, place.start) && !/\?\s*$/.test(statement.text);

/** `Plastblommorna i hallen är oäkta`: the clause has a subject, and it is no association. */
function isOfThings({ listing }: Advert, before: string, quoted: string): boolean {
  if (quoted.search(aboutAssociation) >= 0 || !predicate.test(before)) return false;
  const subject = before.replace(predicate, '');
  if (!/\p{L}{4}/u.test(subject) || associationLike.test(subject)) return false;
  const names = (listing.association ?? '').toLowerCase().split(/[^\p{L}]+/u);
  return !names.some((name) => name.length > 3 && subject.toLowerCase().includes(name));
}

const predicate = /(?<!\p{L})(?:är|var|förblir)\s+(?:\p{L}+\s+){0,2}$/iu;
const associationLike =
  /(?<!\p{L})(?:\p{L}*förening\p{L}*|brf|som|den|denna|den\s+här|vi|den\p{L}*|huset|fastigheten|bolaget|företaget|\p{L}*bostads\p{L}*|skatte\p{L}*|status\p{L}*|klassa\p{L}*|klassning\p{L}*|lägenheten|vår)(?!\p{L})/iu;

function holdsNow(advert: Advert, statement: Statement, place: Place): boolean {
  const clause = clauseIn(statement, place.start);
  const before = statement.text.slice(clause.start, place.start);
  const after = statement.text.slice(place.end, clause.end);
  if (
    !isOurs(statement, place) ||
    isOfThings(advert, before, place.quote.text) ||
    general.test(`${before}${place.quote.text}`) ||
    general.test(before.replace(/klassa\p{L}*\s+om/iu, ''))
  )
    return false;
  const became = /(?:blev|numera|nu|sedan)(?!\p{L})/iu.test(before);
  if (!became && (before.search(history) >= 0 || period.test(before))) return false;
  if (
    /^\s*(?:\p{L}+\s+){0,3}?(?:fram\s+till|t\.?\s?o\.?\s?m|till\s+och\s+med|till)\s+(?:20|19)\d\d/iu.test(
      after,
    )
  )
    return false;
  if (/^\s*till\s+äkta/iu.test(after)) return false;
  // Shops and flats let (`lokalerna`) are why an association is oäkta, not another home.
  return ['stated', 'mended', 'elsewhere'].includes(standingOf(advert.sources, place.quote));
}

const stated = (advert: Advert, place: Place): boolean =>
  ['stated', 'mended'].includes(standingOf(advert.sources, place.quote));

/** `äkta` of an association and not of oak: the association is named with it or before it. */
function isOfAssociation(statement: Statement, place: Place): boolean {
  if (!isOurs(statement, place) || material.test(statement.text.slice(place.end))) return false;
  const clause = clauseIn(statement, place.start);
  if (
    statement.text.slice(clause.start, place.start).search(/(?<!\p{L})(?:tidigare|var|om|kan|en)\s+$/iu) >=
      0 &&
    !place.quote.text.includes(' ')
  )
    return false;
  return (
    place.quote.text.search(aboutAssociation) >= 0 ||
    /(?<!\p{L})(?:(?:bostadsrätts)?förening|brf|skatte)\p{L}*/iu.test(statement.text.slice(0, place.start)) ||
    /(?:^|(?<!\p{L})den)\s+(?:är\s+)?(?:en\s+)?(?:skattemässigt\s+)?$/iu.test(
      statement.text.slice(0, place.start),
    ) ||
    /^\s*(?:[:|]\s*)?(?:ja|och\s+äger)(?!\p{L})/iu.test(statement.text.slice(place.end))
  );
}

const composed = String.raw`(?:består|om|omfattar|innehåller|inrymmer|har|äger|rymmer|förvaltar|med|i|av|:)`;
const perPart =
  /(?:per|på\s+varje|i\s+varje)\s+(?:våning|plan|trapp|uppgång|port)|till\s+salu|säljs|(?:med|som)\s+hyr|hyrs|återstår|kvar|sålda|ombyggda|på\s+(?:plan|våning)/iu;

/** Number of flats in the association that a text states. */
export function apartmentsIn(advert: Advert): Said<number> | null {
  for (const statement of allStatements(advert)) {
    for (const figure of figuresIn(statement.text)) {
      if (figure.unit !== 'flats' || figure.value < 2) continue;
      const before = statement.text.slice(0, figure.start);
      const after = statement.text.slice(figure.end);
      const named =
        latinRegExp(
          String.raw`(?<!\p{L})(?:${association}|antal)[^.!?]{0,60}?${composed}[^.!?\d]{0,30}$`,
          'iu',
        ).test(before) ||
        latinRegExp(
          String.raw`^\s+(?:i\s+(?:hela\s+)?(?:den\s+lilla\s+)?|är\s+)(?:${association})`,
          'iu',
        ).test(after) ||
        /(?<!\p{L})(?:föreningens|våra)\s+(?:alla\s+|samtliga\s+)?$/iu.test(before) ||
        /(?<!\p{L})föreningen\s*[,(]\s*(?:med\s+)?$/iu.test(before);
      const place = {
        start: figure.start,
        end: figure.end,
        quote: quoteIn(statement, figure.start, figure.end),
      };
      if (
        !named ||
        perPart.test(after.slice(0, 40)) ||
        !isOurs(statement, place) ||
        // `Lokalerna byggdes om till sex lägenheter`.
        /(?:varav|(?<!\p{L})till)\s+$/iu.test(before)
      )
        continue;
      return { value: figure.value, quote: place.quote };
    }
  }
  const listed = allStatements(advert).flatMap((statement) =>
    [
      ...statement.text.matchAll(
        /(?<!\p{L})antal\s+(?:lägenheter|bostadsrätter)\s*(?:(?:[:|]|är|i\s+föreningen:?)\s*)?(\d{1,4})(?!\d)/giu,
      ),
    ].map((match) => ({
      value: Number(match[1]),
      quote: quoteIn(statement, match.index, match.index + match[0].length),
    })),
  );
  return listed[0] ?? flatsOfHouseIn(advert);
}

const ofHouse =
  /(?<!\p{L})(?:huset|fastigheten)\s+(?:har|rymmer|inrymmer|innehåller|består\s+av|omfattar)\s*$/iu;
const severalHouses =
  /(?<!\p{L})(?:(?:två|tre|fyra|fem|sex|sju|åtta|nio|tio|flera|(?<!\d)\d{1,3})\s+(?:hus|huskroppar|byggnader|fastigheter)|(?:ett|en)\s+av\s+(?:föreningens\s+)?(?:husen|fastigheterna))(?!\p{L})/iu;

/** `Huset har 18 lägenheter` is the association where it has no other house. */
function flatsOfHouseIn(advert: Advert): Said<number> | null {
  const all = allStatements(advert);
  if (all.some(({ text }) => severalHouses.test(text))) return null;
  for (const statement of all)
    for (const { unit, value, start, end } of figuresIn(statement.text))
      if (
        unit === 'flats' &&
        value >= 2 &&
        ofHouse.test(statement.text.slice(0, start)) &&
        !perPart.test(statement.text.slice(end, end + 40)) &&
        !isOfNeighbours(statement, start)
      )
        return { value, quote: quoteIn(statement, start, end) };
  return null;
}

const rents = words(
  String.raw`(?:lokal|hyres|butik|affär|restaurang|kontor|kommersiell)\p{L}*|uthyrning\p{L}*|hyror(?:na)?|gym(?:met)?`,
);
const income = words(
  String.raw`intäkt\p{L}*|inkomst\p{L}*|omsättning\p{L}*|(?:föreningens\s+)?pengar(?:na)?\s+in(?!\p{L})`,
);
/** Percent of `hälften` and of what is told as near it. */
const half =
  /(?<!\p{L})(?:mer\s+än\s+|drygt\s+|över\s+|nästan\s+|närmare\s+|knappt\s+|runt\s+)?hälften(?!\p{L})/giu;
const ofIncome = /^\s+av\s+(?:\p{L}+\s+){0,2}?(?:\p{L}*intäkt|\p{L}*inkomst|omsättning|pengar)/iu;

/** Percent of an income that comes from rent; `words` when the text tells it as a part (`nästan hälften`). */
export interface RentShare extends Said<number> {
  readonly words?: string;
}

/** How much of the association's income comes from rent. */
export function rentShareIn(advert: Advert): RentShare | null {
  for (const statement of allStatements(advert)) {
    if (statement.text.search(rents) < 0 || statement.text.search(income) < 0) continue;
    const share = figuresIn(statement.text).find(
      (figure) =>
        figure.unit === 'percent' &&
        figure.value < 100 &&
        !/ränt|avgift|höj|skuld|lån/iu.test(clauseText(statement, figure.start)),
    );
    const quote = quoteIn(statement, 0, statement.text.length);
    if (share) return { value: share.value, quote };
    const part = [...statement.text.matchAll(half), ...statement.text.matchAll(countedShare)].find((match) =>
      ofIncome.test(statement.text.slice(match.index + match[0].length)),
    )?.[0];
    const value = part === undefined ? null : /hälften/iu.test(part) ? 50 : percentOf(part);
    if (part !== undefined && value !== null && !/ränt|avgiften\s+höj|skuld|lån/iu.test(statement.text))
      return { value, words: part.toLowerCase(), quote };
  }
  return null;
}

function clauseText(statement: Statement, at: number): string {
  const clause = clauseIn(statement, at);
  return statement.text.slice(clause.start, at);
}
