import { pushTo } from '../../../shared/push-to.js';
import type { Severity } from '../../analysis-result.schema.js';
import type { RiskCase, TextRisk } from './text-risk.js';
import { open, unmended } from './text-risk.js';
import { clausesOf } from '../../reading/text/clauses.js';
import type { Context } from '../../facts/context.js';
import { isFar } from '../../reading/quantities/distance.js';
import { remembered } from '../../reading/text/remembered.js';
import {
  boundedBlanks,
  quoteAt,
  sentences,
  words,
  type Span,
  type TextSource,
  type Quote,
} from '../../reading/text/sources.js';
import { standingOf } from '../../reading/assertion/standing.js';
import { latinRegExp } from '../../reading/text/latin.js';

/** How a risk is told at its places: how heavy it is, and words that replace those of its row. */
export interface Level {
  readonly severity: Severity;
  readonly weight?: number;
  readonly title?: string;
  readonly description?: string;
  readonly action?: string;
}

/** A risk that the texts state, with the places of its heaviest level. */
export interface Stated {
  readonly risk: TextRisk;
  readonly level: Level;
  readonly quotes: readonly Quote[];
}

interface Place {
  readonly quote: Quote;
  readonly sentence: string;
  /** The sentence and the one after it on the same line. */
  readonly passage: string;
}

const near = (pattern: string | undefined): RegExp | null =>
  pattern === undefined ? null : latinRegExp(`(?<!\\p{L})(?:${boundedBlanks(pattern)})`, 'isu');

const compile = (risk: TextRisk) => ({
  risk,
  pattern: words(risk.pattern),
  unless: near(risk.unless),
  needs: near(risk.needs),
  about: near(risk.about),
  clause: near(risk.clause),
  outbuildings: near(risk.outbuildings?.when),
  cases: (risk.cases ?? []).map((item) => {
    const when = near(item.when);
    return { item, isCase: remembered((text) => when?.test(text), 20) };
  }),
});
type Compiled = ReturnType<typeof compile>;

/** A reader of rows: gives each risk that the texts state, and each that they state as mended under `mended`'s rows. */
export function readerOf(risks: readonly TextRisk[], mended: readonly TextRisk[] = []) {
  const compiled = risks.map(compile);
  return (context: Context): Stated[] => {
    const told: Stated[] = [];
    const mendedPlaces = new Map<string, Quote[]>();
    for (const row of compiled) {
      if (row.risk.only === 'property' && !context.home.property && !isHouseOfAssociation(context)) continue;
      if (row.risk.only === 'cooperative' && context.home.tenure === 'owned') continue;
      const places: { quote: Quote; level: Level }[] = [];
      for (const place of placesOf(context.sources, row)) {
        const standing = holds(context.sources, row.risk, place);
        if (standing === 'mended' && row.risk.mendedAs) pushTo(mendedPlaces, row.risk.mendedAs, place.quote);
        if (standing === 'elsewhere' && row.outbuildings?.test(place.sentence) && row.risk.outbuildings) {
          const { severity, ...level } = row.risk.outbuildings;
          if (severity && !neighbours.test(place.sentence))
            places.push({ quote: place.quote, level: { ...level, severity } });
        }
        if (standing !== 'stated') continue;
        const level = levelOf(context, row, place);
        if (level) places.push({ quote: place.quote, level });
      }
      const stated = heaviest(row.risk, places);
      if (stated) told.push(stated);
    }
    for (const risk of mended) {
      const quotes = mendedPlaces.get(risk.rule);
      if (quotes) told.push({ risk, level: risk, quotes });
    }
    return told;
  };
}

/** The buyer of a house in an association uses up its roof, heat and sewage, whoever owns the ground. */
const isHouseOfAssociation = ({ home }: Context): boolean =>
  home.tenure === 'cooperative' && (home.form === 'house' || home.form === 'leisure');

const neighbours = /(?<!\p{L})grann/iu;
/** A building that is gone took its damage with it. */
const tornDown =
  /(?:hus|stug|bod|lad|garage|byggnad|skjul|stall)(?:an|en|et|a|s)?(?!\p{L})[^.;]{0,70}?(?:är|blev|har)\s+(?:\p{L}+\s+)?(?:riven|rivet|rivits|rivna|borta)(?!\p{L})/iu;

/** A sentence that goes on about what the sentence before it named. */
const goesOn =
  /^\s*(?:(?:vid|efter|enligt|i)\s+(?:\p{L}+\s+){0,4}?(?:tillsyn|kontroll|inspektion|besiktning|besök)\p{L}*|den|det|denna|detta|dessa|de|anläggning\p{L}*|kommun\p{L}*|miljö\p{L}*|brunn\p{L}*|rumm\p{L}*|tätskikt\p{L}*|ytskikt\p{L}*|arbete\p{L}*|provet|vattnet|kravet|beslut\p{L}*|men|dock|ett|en)(?!\p{L})/iu;

/** No advert names one thing so often; of a text that does, the first and the last half are weighed. */
const mostPlaces = 200;

function placesOf(sources: readonly TextSource[], row: Compiled): Place[] {
  return sources.flatMap((source) => {
    const all = [...source.readable.matchAll(row.pattern)].filter((match) => match[0].trim() !== '');
    const matches =
      all.length > mostPlaces ? [...all.slice(0, mostPlaces / 2), ...all.slice(-mostPlaces / 2)] : all;
    if (matches.length === 0) return [];
    const spans = sentences(source.text);
    const text = (span: Span | undefined) => (span ? source.readable.slice(span.start, span.end) : '');
    return matches.flatMap((match) => {
      const at = spans.findIndex((span) => span.start <= match.index && match.index < span.end);
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

/** The standing of a place; the absence that a `stated` row tells of is not its own denial. */
function holds(sources: readonly TextSource[], risk: TextRisk, { quote, sentence, passage }: Place) {
  const source = sources.find(({ field }) => field === quote.field);
  const isLeft =
    source !== undefined && notYet.test(source.readable.slice(Math.max(0, quote.start - 200), quote.start));
  if (risk.nearby && source && isFar(source, quote)) return 'elsewhere';
  const found = isLeft ? 'stated' : standingOf(sources, quote);
  const standing =
    (found === 'elsewhere' && (risk.nearby || oursToo.test(sentence))) ||
    (found === 'mended' && (risk.lasting || isUnmended?.test(passage)))
      ? 'stated'
      : found;
  if (!risk.stated || /\?\s*$/.test(sentence)) return standing;
  if (standing === 'denied' && holdsDenial.test(quote.text)) return 'stated';
  return standing === 'hypothetical' ? 'stated' : standing;
}

const isOpen = near(open);
const isUnmended = near(unmended);
/** Years after which a damage without a word of its mending is told as history. */
const historyAfter = 3;

function levelOf(context: Context, row: Compiled, place: Place): Level | null {
  const { risk } = row;
  const found: RiskCase | undefined = row.cases.find(({ item, isCase }) =>
    isCase(item.within === 'passage' ? place.passage : place.sentence),
  )?.item;
  if (found) return found.severity === null ? null : { ...found, severity: found.severity };
  if (risk.category === 'Fukt' && tornDown.test(place.sentence)) return null;
  if (
    risk.category === 'Fukt' &&
    risk.mendedAs === 'repaired-damage' &&
    risk.severity === 'critical' &&
    isHistory(context, place)
  )
    return {
      severity: 'warning',
      weight: 1,
      description: `${risk.description} Annonsen säger inte om det är åtgärdat.`,
    };
  return { severity: risk.severity, ...(risk.weight === undefined ? {} : { weight: risk.weight }) };
}

/** True when the sentence dates a damage years back and no word says that it is still there. */
function isHistory({ year }: Context, { sentence, passage }: Place): boolean {
  const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([value]) => Number(value));
  return years.length > 0 && Math.max(...years) <= year - historyAfter && !isOpen?.test(passage);
}

const rank = { critical: 2, warning: 1, notice: 0 } as const;

function heaviest(risk: TextRisk, places: readonly { quote: Quote; level: Level }[]): Stated | null {
  const [first] = [...places].sort((a, b) => rank[b.level.severity] - rank[a.level.severity]);
  if (!first) return null;
  const quotes = [
    ...places.filter(({ level }) => level.severity === first.level.severity),
    ...places.filter(({ level }) => level.severity !== first.level.severity),
  ].map(({ quote }) => quote);
  return { risk, level: first.level, quotes };
}
