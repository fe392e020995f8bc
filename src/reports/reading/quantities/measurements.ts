import { clausesOf } from '../text/clauses.js';
import { sentences, type Span, type TextSource, type Quote } from '../text/sources.js';
import { standingOf } from '../assertion/standing.js';

/** One measured value as the advert states it. */
export interface Measurement {
  readonly quote: Quote;
  readonly value: number;
  /** Year of the measurement; null when the text gives none. */
  readonly year: number | null;
  /** What the text says of its time: before or after something was put right. */
  readonly side: 'before' | 'after' | null;
}

interface MeasureWords {
  /** What must be spoken of in the sentence, or in the one before when this one names no other subject. */
  readonly subject: RegExp;
  /** Global pattern with one group, of those that take part in a match, which is the number. */
  readonly value: RegExp;
  /** A sentence that is about something else that is counted in the same unit. */
  readonly unless?: RegExp;
}

/** A bound is no measurement: `gränsvärdet 200`, `under 200`, `max 200`. */
const bound =
  /(?:gräns\p{L}*|rikt\p{L}*|referens\p{L}*|max(?:imalt|imum)?|högst|under|understig\p{L}*|lägre\s+än|mindre\s+än|inte\s+över|ej\s+över|tillåt\p{L}*|<)(?:\s+(?:är|på|om|värdet?|nivån?|vid|inomhus|av|för|radon|ligger)){0,3}\s*(?::\s*)?$/iu;
const boundAfter = /^\s*(?:(?:är|som\s+är|utgör)\s*)?(?:\(?(?:gräns|riktvärde|referensnivå))/iu;
/** A value that was found stands although the sentence goes on to advise. */
const found =
  /(?<!\p{L})(?:(?:upp)?mät(?:t|ts|tes|te|tas)|visa(?:r|de|t)|gav|noterades|avläst(?:es)?|(?:stanna|landa|hamna|sluta)(?:de|t)|fukt-?(?:kvot|halt)\p{L}*)(?!\p{L})/iu;
const least = /(?<!\p{L})(?:över|överstig\p{L}*|mer\s+än|högre\s+än|om|kan|skulle)\s+(?:\p{L}+\s+){0,3}$/iu;
const afterWords =
  /(?<!\p{L})(?:efter|numera|nu|idag|i\s+dag|därefter|kontrollmät\p{L}*|ommät\p{L}*|eftermät\p{L}*|ny\s+mätning|senaste|sänk\p{L}*|sjönk|ner\s+till|ned\s+till|minska\p{L}*\s+till)(?!\p{L})/iu;
const beforeWords =
  /(?<!\p{L})(?:före|innan|tidigare|ursprunglig\p{L}*|från\s+(?=\d)|då\s+var|första\s+mätning\p{L}*)(?!\p{L})/iu;

/** Every stated measurement in the order of the texts; other houses, wishes and bounds left out. */
export function measurementsOf(sources: readonly TextSource[], words: MeasureWords): Measurement[] {
  return sources.flatMap((source) => {
    const spans = sentences(source.text);
    return spans.flatMap((span, index) => {
      const sentence = source.readable.slice(span.start, span.end);
      const previous = spans[index - 1];
      const before = previous ? source.readable.slice(previous.start, previous.end) : '';
      const subject = words.subject.test(sentence) ? sentence : `${before} ${sentence}`;
      if (!words.subject.test(subject) || words.unless?.test(sentence)) return [];
      return [...sentence.matchAll(words.value)].flatMap((match) => {
        const number = match.slice(1).find((group) => group !== undefined) ?? '';
        const at = match.index + match[0].indexOf(number);
        const lead = sentence.slice(0, at);
        if (bound.test(lead.trimEnd()) || boundAfter.test(sentence.slice(match.index + match[0].length)))
          return [];
        const start = span.start + match.index;
        const quote = {
          field: source.field,
          start,
          end: start + match[0].length,
          text: source.text.slice(start, start + match[0].length),
        };
        const standing = standingOf([source], quote);
        if (standing === 'elsewhere') return [];
        if (standing === 'hypothetical' && !(found.test(lead) && !least.test(lead))) return [];
        const value = Number(number.replace(/\s/g, '').replace(',', '.'));
        const clause = clauseText(source, span, start);
        return Number.isFinite(value)
          ? [{ quote, value, year: yearNear(sentence, at, before), side: sideOf(clause, sentence, at) }]
          : [];
      });
    });
  });
}

function clauseText(source: TextSource, sentence: Span, at: number): string {
  const clauses = clausesOf(source, sentence);
  const index = clauses.findLastIndex((clause) => clause.start <= at);
  const span = clauses[index] ?? sentence;
  const before = clauses[index - 1];
  // `Efter åtgärd: 95 Bq`: the label belongs to its value.
  const labelled = before && /^\s*:\s*$/.test(source.readable.slice(before.end, span.start));
  return source.readable.slice(labelled ? before.start : span.start, Math.max(at, span.end));
}

function sideOf(clause: string, sentence: string, at: number): Measurement['side'] {
  const lead = sentence.slice(Math.max(0, at - 30), at);
  if (/(?<!\p{L})från\s*$/iu.test(lead)) return 'before';
  if (/(?<!\p{L})till\s*$/iu.test(lead) && /(?<!\p{L})från\s+\d/iu.test(sentence.slice(0, at)))
    return 'after';
  if (afterWords.test(clause)) return 'after';
  return beforeWords.test(clause) ? 'before' : null;
}

/** The year nearest to the number in its sentence, else that of the sentence before. */
function yearNear(sentence: string, at: number, before: string): number | null {
  const years = [...sentence.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d|\s*bq)/giu)].map((match) => ({
    year: Number(match[0]),
    distance: Math.abs(match.index - at),
  }));
  years.sort((a, b) => a.distance - b.distance);
  const own = years[0]?.year;
  if (own !== undefined) return own;
  const last = [...before.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].at(-1)?.[0];
  return last === undefined ? null : Number(last);
}

/**
 * The measurement that counts: one after a fix, else the newest by year, else the last told. Among values of the same
 * time the highest.
 */
export function latestOf(measurements: readonly Measurement[]): Measurement | null {
  const after = measurements.filter(({ side }) => side === 'after');
  const rest = measurements.filter(({ side }) => side !== 'before');
  const pool = after.length > 0 ? newest([...after, ...rest]) : newest(rest.length > 0 ? rest : measurements);
  const preferred = pool.some(({ side }) => side === 'after')
    ? pool.filter(({ side }) => side === 'after')
    : pool;
  return preferred.reduce<Measurement | null>(
    (best, item) => (best === null || item.value > best.value ? item : best),
    null,
  );
}

function newest(pool: readonly Measurement[]): readonly Measurement[] {
  const years = pool.flatMap(({ year }) => year ?? []);
  if (years.length === 0) return pool;
  const top = Math.max(...years);
  return pool.filter(({ year, side }) => year === top || (year === null && side === 'after'));
}
