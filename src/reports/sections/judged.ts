import type { AnalysisResult, Evidence } from '../analysis-result.schema.js';
import { evened, type Span } from '../reading/text/sources.js';

/** Parts of a report that judge nothing: they ask, explain words or tell what is missing. */
const judgesNothing: ReadonlySet<string> = new Set([
  'viewingQuestions',
  'euphemisms',
  'missingInfoDetails',
  'unjudged',
] satisfies (keyof AnalysisResult)[]);

type QuoteProof = Extract<Evidence, { kind: 'quote' }>;

/** A quote, with its text as it is compared. */
export interface Place extends Span {
  readonly field: string;
  readonly told: string;
}

export const placeOf = ({ field, start, end, text }: Omit<QuoteProof, 'kind'>): Place => ({
  field,
  start,
  end,
  told: evened(text)
    .toLowerCase()
    .replace(/[.!?]$/, ''),
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;

/** Whether any of the quotes is of this place, or tells the same in another field: adverts repeat themselves. */
export const isToldBy = (quotes: readonly Place[], place: Place): boolean =>
  quotes.some((quote) => isSamePlace(quote, place) || quote.told.includes(place.told));

/** The places that the claims of a report quote. */
export const judgedIn = (report: Partial<AnalysisResult>): Place[] =>
  placesIn(Object.entries(report).filter(([part]) => !judgesNothing.has(part)));

/** The places of all quotes in a value. */
export const placesIn = (value: unknown): Place[] => quotesIn(value).map(placeOf);

function quotesIn(value: unknown): QuoteProof[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value) return value.kind === 'quote' ? [value as QuoteProof] : [];
  return Object.values(value).flatMap(quotesIn);
}
