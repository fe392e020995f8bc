import type { AnalysisResult, Evidence, Unjudged } from '../analysis-result.schema.js';
import { readLearned, type LearnedReading } from '../reading/learned-reader.js';
import { subjects } from '../reading/subjects.js';
import { clausesOf } from '../rules/clauses.js';
import { quoted } from '../rules/evidence.js';
import { evened, quoteAt, sentences, type Span, type TextSource } from '../rules/sources.js';

/** Clauses as telling as this are shown as unjudged, see `tellingOf`: about a sixth of an advert's sentences. */
const shownFrom = 0.36;
/** Where the learned reader is as sure as this that it is bad, no report is GREEN while it stands unjudged. */
const graveFrom = 0.93;
/** What something material counts that seems neither good nor bad: conditions and ages are often told so. */
const partOfNeither = 0.3;
/** More would be a second advert to read. */
const mostShown = 8;
/** Longer sentences are not shown whole, characters. */
const longestShown = 300;

/** Parts of a report that judge nothing: they ask, explain words or tell what is missing. */
const judgesNothing: ReadonlySet<string> = new Set([
  'viewingQuestions',
  'euphemisms',
  'missingInfoDetails',
  'unjudged',
] satisfies (keyof AnalysisResult)[]);

/** Fields that hold sentences; the others are facts of a word or two, which the report shows as such. */
const isProse = ({ field }: TextSource): boolean =>
  /^(?:description|summary|renovations\.|associationFacts\.)/.test(field);

interface Candidate extends LearnedReading {
  readonly telling: number;
  readonly source: TextSource;
  readonly sentence: Span;
  readonly clause: Span;
}

/**
 * What the texts tell that seems to matter to a buyer and that no claim of the report quotes: nobody judged it. The most telling
 * first, one of a sentence, eight at most.
 * @param report its claims; what they quote was judged
 */
export function unjudgedIn(sources: readonly TextSource[], report: Partial<AnalysisResult>): Unjudged[] {
  const judged = judgedIn(report);
  return sources
    .filter(isProse)
    .flatMap((source) =>
      tellingIn(source, ({ start, end }) => {
        const place = placeOf({ field: source.field, start, end, text: source.text.slice(start, end) });
        return judged.some((quote) => tellsThe(quote, place));
      }),
    )
    .sort((one, other) => other.telling - one.telling)
    .slice(0, mostShown)
    .map((candidate) => ({
      subject: subjects[candidate.subject].name,
      ask: subjects[candidate.subject].ask,
      isGrave: candidate.bad >= graveFrom,
      evidence: [proofOf(candidate)],
    }));
}

/**
 * A report that a model wrote on top of the rules': what it judged is no longer unjudged, and of what is left the plainly bad
 * keeps it from being GREEN, as it does the rules' report.
 * @param byRules the rules' report of the same home
 */
export function withUnjudged(report: AnalysisResult, byRules: AnalysisResult): AnalysisResult {
  const judged = judgedIn(report);
  const unjudged = (byRules.unjudged ?? []).filter(
    ({ evidence }) =>
      !quotesIn(evidence)
        .map(placeOf)
        .some((place) => judged.some((quote) => tellsThe(quote, place))),
  );
  if (report.verdict !== 'GREEN' || !unjudged.some(({ isGrave }) => isGrave)) return { ...report, unjudged };
  const { verdict, verdictReason, verdictDrivers } = byRules;
  return { ...report, unjudged, verdict, verdictReason, verdictDrivers };
}

/** The whole sentence: what its other clauses say was not judged either. Of a long one the clause alone. */
function proofOf({ source, sentence, clause }: Candidate): Evidence {
  const { field, text, readable } = source;
  const isShort = sentence.end - sentence.start <= longestShown;
  const isReadable =
    text.slice(sentence.start, sentence.end) === readable.slice(sentence.start, sentence.end);
  if (!isShort || !isReadable) return quoted(quoteAt(source, clause.start, clause.end));
  return quoted(quoteAt({ field, text }, sentence.start, sentence.end));
}

/** Of each sentence the most telling clause that was not judged, where it is telling enough to be shown. */
function tellingIn(source: TextSource, isJudged: (clause: Span) => boolean): Candidate[] {
  const all = sentences(source.readable).map((sentence) => ({
    sentence,
    clauses: clausesOf(source, sentence),
  }));
  const clauses = all.flatMap((one) => one.clauses);
  const textOf = (span: Span | undefined): string =>
    span ? source.readable.slice(span.start, span.end).trim() : '';
  let at = 0;
  return all.flatMap(({ sentence, clauses: own }) => {
    const read = own.map((clause) => {
      const context = {
        text: textOf(clause),
        before: textOf(clauses[at - 1]),
        after: textOf(clauses[at + 1]),
      };
      at += 1;
      const reading = readLearned(context);
      return { source, sentence, clause, ...reading, telling: tellingOf(reading) };
    });
    const [first] = read
      .filter(({ telling, clause }) => telling >= shownFrom && !isJudged(clause))
      .sort((one, other) => other.telling - one.telling);
    return first ? [first] : [];
  });
}

/** How much a buyer should know of it, 0–1. */
const tellingOf = ({ bad, good, material }: LearnedReading): number =>
  bad + partOfNeither * Math.max(0, material - good - bad);

type QuoteProof = Extract<Evidence, { kind: 'quote' }>;

/** A quote, with its text as it is compared. */
interface Place extends Span {
  readonly field: string;
  readonly told: string;
}

const placeOf = ({ field, start, end, text }: Omit<QuoteProof, 'kind'>): Place => ({
  field,
  start,
  end,
  told: evened(text)
    .toLowerCase()
    .replace(/[.!?]$/, ''),
});

/** Whether a quote is of this place, or tells the same in another field: adverts repeat themselves. */
const tellsThe = (quote: Place, place: Place): boolean =>
  (quote.field === place.field && quote.start < place.end && place.start < quote.end) ||
  quote.told.includes(place.told);

/** The places that the claims of a report quote. */
const judgedIn = (report: Partial<AnalysisResult>): Place[] =>
  quotesIn(Object.entries(report).filter(([part]) => !judgesNothing.has(part))).map(placeOf);

function quotesIn(value: unknown): QuoteProof[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value) return value.kind === 'quote' ? [value as QuoteProof] : [];
  return Object.values(value).flatMap(quotesIn);
}
