import type { Evidence } from '../analysis-result.schema.js';
import { readLearned, type LearnedReading } from '../reading/learned/learned-reader.js';
import { matterIn, type Matter } from '../reading/learned/matter.js';
import { clausesOf } from '../reading/text/clauses.js';
import { wholePlace } from '../reading/text/whole-clauses.js';
import { quoted } from '../facts/evidence.js';
import { quoteAt, type Quote, sentences, type Span, type TextSource } from '../reading/text/sources.js';
import { placeOf, type Place } from './judged.js';

const proseFields = ['description', 'summary', 'renovations', 'associationFacts'];
/** Fields that hold sentences; the others are facts of a word or two, which the report shows as such. */
const isProse = ({ field }: TextSource): boolean =>
  proseFields.some((name) => field === name || field.startsWith(`${name}.`));

/** A clause of the texts as the learned reader understands it. */
export interface Told extends LearnedReading {
  readonly source: TextSource;
  readonly sentence: Span;
  readonly clause: Span;
  readonly place: Place;
  /** How sure it is that the clause, in its sentence, tells its risk, 0–1. */
  readonly riskSure: number;
  /** Its words leave no doubt of what it tells. */
  readonly isNamed?: true;
  /** How sure it is that it can cost the buyer the home, the loan or several hundred thousand kronor, 0–1. */
  readonly graveness: number;
  /** How sure it is that the clause, in its sentence, tells something critical, 0–1; `graveness` asks for more. */
  readonly criticalSure: number;
  /** How much a buyer should know of it, 0–1. */
  readonly telling: number;
}

/** What all clauses of the prose tell, in the order of the texts. */
export const toldIn = (sources: readonly TextSource[]): Told[] => sources.filter(isProse).flatMap(toldBy);

function toldBy(source: TextSource): Told[] {
  const textOf = ({ start, end }: Span): string => source.readable.slice(start, end).trim();
  const told = sentences(source.readable).filter((sentence) => !isTableHead(textOf(sentence)));
  const clauses = told.flatMap((sentence) => {
    const whole = readLearned({ text: textOf(sentence), before: '', after: '' });
    return clausesOf(source, sentence).map((clause) => ({
      sentence,
      whole,
      clause,
      text: textOf(clause),
    }));
  });
  return clauses.map(({ sentence, whole, clause, text }, at) => {
    const before = clauses[at - 1]?.text ?? '';
    const after = clauses[at + 1]?.text ?? '';
    const reading = readLearned({ text, before, after });
    const critical = between(reading.critical, whole.critical);
    const badness = between(badnessOf(reading), badnessOf(whole));
    return {
      source,
      sentence,
      clause,
      place: placeOf({ field: source.field, ...clause, text: source.text.slice(clause.start, clause.end) }),
      ...reading,
      riskSure: between(sureOf(reading), sureOf(whole)),
      graveness: critical * badness ** 3,
      criticalSure: critical * badness,
      telling: between(tellingOf(reading), tellingOf(whole)),
    };
  });
}

/**
 * The geometric mean: a clause torn out of its sentence often sounds worse than it is, and a sentence dulls what one clause of
 * it says.
 */
const between = (clause: number, sentence: number): number => Math.sqrt(clause * sentence);

/** `| Del | Senast gjort |`: a row of names. */
const isTableHead = (line: string): boolean => line.startsWith('|') && !/\d/.test(line);

/** How sure a reading is that the text tells a risk and which. */
const sureOf = (reading: LearnedReading): number => badnessOf(reading) * Math.sqrt(reading.riskShare);

const badnessOf = ({ bad, good }: LearnedReading): number => bad * (1 - good);

/** What something material counts that seems neither good nor bad: conditions and ages are often told so. */
const partOfNeither = 0.3;
const tellingOf = ({ bad, good, material }: LearnedReading): number =>
  bad + partOfNeither * Math.max(0, material - good - bad);

/** The whole sentence: what its other clauses say belongs to it. Of a long one whole clauses. */
export const proofOf = (told: Told): Evidence => quoted(quoteOf(told));

/** In the words of its proof what it is about; null where nothing in it can be told alone. */
export function matterOf(told: Told): Matter | null {
  const { source, clause } = told;
  const { start, end } = quoteOf(told);
  const isReadable = source.text.slice(start, end) === source.readable.slice(start, end);
  return isReadable ? matterIn(source, { start, end }, clause) : null;
}

function quoteOf({ source, clause }: Told): Quote {
  const { field, text } = source;
  const whole = wholePlace(source, clause);
  return whole ? quoteAt({ field, text }, whole.start, whole.end) : quoteAt(source, clause.start, clause.end);
}
