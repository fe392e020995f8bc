import { isFar } from '../quantities/distance.js';
import { isSaidOfOthers, mayBeOver, standingOf } from '../assertion/standing.js';
import type { Advert } from '../text/advert.js';
import { clausesOf } from '../text/clauses.js';
import { latinRegExp } from '../text/latin.js';
import { matchesOf } from '../text/matches.js';
import { remembered } from '../text/remembered.js';
import {
  boundedBlanks,
  indexAround,
  quoteAt,
  sentenceAround,
  sentences,
  words,
  type Quote,
  type Span,
  type TextSource,
} from '../text/sources.js';
import { open, unmended } from './phrases.js';
import type { Wording } from './wording.js';
import { conditionWordings } from './wordings/condition.js';
import { constructionWordings } from './wordings/construction.js';
import { contractWordings } from './wordings/contract.js';
import { electricityWordings } from './wordings/electricity.js';
import { grantedRoomWordings } from './wordings/granted-rooms.js';
import { groundWordings } from './wordings/ground.js';
import { heatingWordings } from './wordings/heating.js';
import { landWordings } from './wordings/land.js';
import { locationWordings } from './wordings/location.js';
import { materialWordings } from './wordings/materials.js';
import { moistureWordings } from './wordings/moisture.js';
import { openDamageWordings } from './wordings/open-damage.js';
import { orderWordings } from './wordings/orders.js';
import { ownBillWordings } from './wordings/own-bills.js';
import { roofWordings } from './wordings/roof.js';
import { waterAndSewageWordings } from './wordings/water-and-sewage.js';

const wordings = {
  ...conditionWordings,
  ...constructionWordings,
  ...contractWordings,
  ...electricityWordings,
  ...grantedRoomWordings,
  ...groundWordings,
  ...heatingWordings,
  ...landWordings,
  ...locationWordings,
  ...materialWordings,
  ...moistureWordings,
  ...openDamageWordings,
  ...orderWordings,
  ...ownBillWordings,
  ...roofWordings,
  ...waterAndSewageWordings,
};

/** A kind of risk that adverts state in words of their own. */
export type StatedKind = keyof typeof wordings;

/** A place where the advert states a kind of risk, or states that it was and is put right. */
export interface StatedPlace {
  readonly quote: Quote;
  readonly standing: 'stated' | 'mended';
  /** The case of the kind that the words around it tell of, by its name; null for the plain kind, and for what is mended. */
  readonly case: string | null;
  /** It is told as past and found dry later, and not all is told that would end it. */
  readonly mayBeOver?: true;
}

interface Place {
  readonly quote: Quote;
  readonly sentence: string;
  /** The sentence and the one after it on the same line. */
  readonly passage: string;
}

const near = (pattern: string | undefined): RegExp | null =>
  pattern === undefined ? null : latinRegExp(`(?<!\\p{L})(?:${boundedBlanks(pattern)})`, 'isu');

const compile = (wording: Wording) => ({
  wording,
  pattern: words(wording.words),
  unless: near(wording.unless),
  needs: near(wording.needs),
  about: near(wording.about),
  clause: near(wording.clause),
  outbuildings: near(wording.outbuildings),
  cases: Object.entries(wording.cases ?? {}).map(([name, { words: pattern, within }]) => {
    const when = near(pattern);
    return { name, within, isCase: remembered((text) => when?.test(text), 20) };
  }),
});
type Compiled = ReturnType<typeof compile>;

const compiled = new Map(
  Object.entries<Wording>(wordings).map(([kind, wording]) => [kind, compile(wording)]),
);

/** The places where the advert states a kind, or states it as mended, in the order of the texts. */
export function statedPlaces(advert: Advert, kind: StatedKind): StatedPlace[] {
  const row = compiled.get(kind)!;
  return placesOf(advert.sources, row).flatMap((place): StatedPlace[] => {
    const { quote, sentence } = place;
    const standing = holds(advert.sources, row.wording, place);
    if (standing === 'mended') return [{ quote, standing, case: null }];
    if (standing === 'elsewhere')
      return row.outbuildings?.test(sentence) && !neighbours.test(sentence)
        ? [{ quote, standing: 'stated', case: 'outbuilding' }]
        : [];
    if (standing !== 'stated') return [];
    const source = advert.sources.find(({ field }) => field === quote.field);
    const isPast = source !== undefined && mayBeOver(source, sentenceAround(source, quote.start), quote);
    return [{ quote, standing, case: caseOf(advert, row, place), ...(isPast ? { mayBeOver: true } : {}) }];
  });
}

const neighbours = /(?<!\p{L})grann/iu;

/** A sentence that goes on about what the sentence before it named. */
const goesOn =
  /^\s*(?:(?:vid|efter|enligt|i)\s+(?:\p{L}+\s+){0,4}?(?:tillsyn|kontroll|inspektion|besiktning|besök)\p{L}*|den|det|denna|detta|dessa|de|anläggning\p{L}*|kommun\p{L}*|miljö\p{L}*|brunn\p{L}*|rumm\p{L}*|tätskikt\p{L}*|ytskikt\p{L}*|arbete\p{L}*|provet|vattnet|kravet|beslut\p{L}*|men|dock|ett|en)(?!\p{L})/iu;

/** No advert names one thing so often; of a text that does, the first and the last half are weighed. */
const mostPlaces = 200;

function placesOf(sources: readonly TextSource[], row: Compiled): Place[] {
  return sources.flatMap((source) => {
    const all = matchesOf(source.readable, row.pattern).filter((match) => match[0].trim() !== '');
    const matches =
      all.length > mostPlaces ? [...all.slice(0, mostPlaces / 2), ...all.slice(-mostPlaces / 2)] : all;
    if (matches.length === 0) return [];
    const spans = sentences(source.text);
    const text = (span: Span | undefined) => (span ? source.readable.slice(span.start, span.end) : '');
    return matches.flatMap((match) => {
      const at = indexAround(spans, match.index);
      const sentence = text(spans[at]);
      if (row.unless?.test(sentence) || (row.needs && !row.needs.test(sentence))) return [];
      const before = text(spans[at - 1]);
      const subject = goesOn.test(sentence) ? `${before} ${sentence}` : `${fieldSubject(source)} ${sentence}`;
      if (row.about && !row.about.test(subject)) return [];
      const here = spans[at];
      if (row.clause && here && !row.clause.test(subjectOf(source, here, match.index))) return [];
      const after = sentence.includes('\n') ? '' : text(spans[at + 1]);
      const quote = quoteAt(source, match.index, match.index + match[0].length);
      return [{ quote, sentence, passage: `${sentence} ${after}` }];
    });
  });
}

/** A clause that has its subject before it: `…, gjort i egen regi`, `(eget arbete 2015)`. */
const subjectless =
  /^\s*(?:(?:helt|allt|delvis|till\s+stor\s+del|som|vilket|och)\s+)*(?:(?:gjor|utför|renovera|kakla|bygg|dra|drag|lag)(?:t|d|da|de|it|its|en|et|na)|är|har|arbete(?:t|na)|eget|egen|egna|i\s+egen|egenhändigt|våtrumsintyg|intyg|dokumentation|saknar|utan)(?!\p{L})/iu;

/** What a place is said of: its clause, with the one before it when that names the subject. */
function subjectOf(source: TextSource, sentence: Span, at: number): string {
  const clauses = clausesOf(source, sentence);
  const index = clauses.findLastIndex((clause) => clause.start <= at);
  const read = (span: Span | undefined) => (span ? source.readable.slice(span.start, span.end) : '');
  const own = read(clauses[index]);
  return subjectless.test(own) ? `${read(clauses[index - 1])} ${own}` : own;
}

const fieldSubjects: Readonly<Record<string, string>> = { waterAndSewage: 'avlopp vatten' };
const fieldSubject = ({ field }: TextSource): string => fieldSubjects[field] ?? '';

/** `En ej åtgärdad fuktskada`: what is denied is the repair. */
const notYet =
  /(?<!\p{L})(?:ej|inte|icke|aldrig)\s+(?:helt\s+|ännu\s+)?(?:slut\p{L}*|färdig\p{L}*|åtgärda\p{L}*|sanera\p{L}*|laga\p{L}*|reparera\p{L}*|torka\p{L}*|reglera\p{L}*|utredd\p{L}*)\s+$/iu;
const holdsDenial = /(?<!\p{L})(?:ej|inte|icke|ingen|inget|inga|någon|aldrig|saknas?|saknar|utan)(?!\p{L})/iu;

/** `Kommunen har underkänt flera avlopp i byn, även vårt`. */
const oursToo =
  /(?<!\p{L})(?:även|också|inklusive|däribland|liksom)\s+(?:vår(?:t|a)?|det\s+här|den\s+här|detta|denna)(?!\p{L})(?!\s+\p{L}+\s+(?:är|var|har))/iu;

/** The standing of a place; an absence that the words tell of is not its own denial. */
function holds(sources: readonly TextSource[], wording: Wording, { quote, sentence, passage }: Place) {
  const source = sources.find(({ field }) => field === quote.field);
  const isLeft =
    source !== undefined && notYet.test(source.readable.slice(Math.max(0, quote.start - 200), quote.start));
  if (wording.mayBeNeighbours && source && isFar(source, quote)) return 'elsewhere';
  const found = isLeft ? 'stated' : standingOf(sources, quote);
  const standing =
    (found === 'elsewhere' &&
      ((wording.mayBeNeighbours && !isSaidOfOthers(sources, quote)) || oursToo.test(sentence))) ||
    (found === 'mended' && (wording.staysAfterWork || isUnmended?.test(passage)))
      ? 'stated'
      : found;
  if (!wording.holdsDenial || /\?\s*$/.test(sentence)) return standing;
  if (standing === 'denied' && holdsDenial.test(quote.text)) return 'stated';
  return standing === 'hypothetical' ? 'stated' : standing;
}

const isOpen = near(open);
const isUnmended = near(unmended);
/** Years after which a damage without a word of its mending is told as history. */
const historyAfter = 3;

function caseOf({ year }: Advert, { wording, cases }: Compiled, place: Place): string | null {
  const found = cases.find(({ within, isCase }) =>
    isCase(within === 'passage' ? place.passage : place.sentence),
  );
  return found?.name ?? (wording.mayBeOld && isLongAgo(year, place) ? 'longAgo' : null);
}

/** True when the sentence dates a damage years back and no word says that it is still there. */
function isLongAgo(year: number, { sentence, passage }: Place): boolean {
  const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([value]) => Number(value));
  return years.length > 0 && Math.max(...years) <= year - historyAfter && !isOpen?.test(passage);
}
