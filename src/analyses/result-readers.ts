import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import type { ReportInput } from '../reports/reports.types.js';
import { stockholmDay } from '../shared/clock.js';
import type { Analysis } from './analysis.entity.js';
import type { AnalysisPreview, MadeBy, RawListingData, ReadResult } from './analysis.types.js';
import { madeByOf } from './made-by.js';

/*
 * Who is given what of a stored result, and of what was read of the home. Every answer, file and mail takes it from here;
 * a test holds that nothing else reads them to give them away.
 */

type Stored = Pick<Analysis, 'isPaid' | 'analysisResult'>;

/** What the owner of an analysis is given: all of the result once it is paid for, before that its preview. */
export type OwnersResult =
  | { readonly access: 'paid'; readonly result: ReadResult; readonly madeBy: MadeBy | null }
  | { readonly access: 'preview'; readonly preview: AnalysisPreview; readonly madeBy: MadeBy | null };

/** What the owner of an analysis is given of all that is stored of it. */
export interface GivenToOwner {
  readonly analysisResult: ReadResult | AnalysisPreview | null;
  readonly rawListingData: RawListingData | null;
  readonly inputs: readonly Partial<ReportInput>[];
}

/** @returns null while there is no result */
export function resultForOwner({ isPaid, analysisResult }: Stored): OwnersResult | null {
  if (!analysisResult) return null;
  const madeBy = madeByOf(analysisResult.meta);
  return isPaid
    ? { access: 'paid', result: asOwned(analysisResult), madeBy }
    : { access: 'preview', preview: toPreview(analysisResult), madeBy };
}

/** What was read of a home, as its owner is given it: before the payment without what the report alone tells. */
export function readingForOwner({
  isPaid,
  rawListingData,
}: Pick<Analysis, 'isPaid' | 'rawListingData'>): RawListingData | null {
  if (isPaid || !rawListingData) return rawListingData;
  const { disagreements: _disagreements, readDocuments: _readDocuments, ...unpaid } = rawListingData;
  return unpaid;
}

/** The same as operators read it, and administrators on the report's page: as it is stored. */
export function readingForOperator({
  rawListingData,
}: Pick<Analysis, 'rawListingData'>): RawListingData | null {
  return rawListingData;
}

/** A copy of what a report was written from, as its owner is given it: before the payment the home alone. */
export function inputForOwner(
  { isPaid }: Pick<Analysis, 'isPaid'>,
  input: ReportInput,
): Partial<ReportInput> {
  const { listing, images } = input;
  return isPaid ? input : { listing, images };
}

/** @returns what the page of an analysis shows before its report is opened, paid for or not; null while there is no result */
export function previewOf({ analysisResult }: Stored): {
  readonly preview: AnalysisPreview;
  readonly madeBy: MadeBy | null;
} | null {
  return analysisResult && { preview: toPreview(analysisResult), madeBy: madeByOf(analysisResult.meta) };
}

/** What an administrator reads on the report's page, whoever owns it. @returns null while there is no result */
export function resultForAdministrator({ analysisResult }: Stored): {
  readonly result: ReadResult;
  readonly madeBy: MadeBy | null;
} | null {
  return analysisResult && { result: asRead(analysisResult), madeBy: madeByOf(analysisResult.meta) };
}

/** What operators read, as it is stored. @returns null while there is no result */
export function resultForOperator({ analysisResult }: Stored): AnalysisResult | null {
  return analysisResult;
}

function toPreview(result: AnalysisResult): AnalysisPreview {
  return {
    verdict: result.verdict,
    verdictReason: firstSentence(result.verdictReason),
    confidence: result.confidence.score,
    redFlagsCount: result.redFlags.length,
    redFlagTitles: result.redFlags.slice(0, 3).map((flag) => flag.title),
    unjudgedCount: result.unjudged?.length ?? 0,
    missingCount: countOpen(result),
    euphemismsCount: result.euphemisms.length,
    questionsCount: result.viewingQuestions.filter(({ isOwn }) => isOwn ?? true).length,
    sumsCount: result.statedSums?.length ?? 0,
  };
}

/** How much is missing that may cost the buyer: formal numbers and names count for nothing. */
export function countOpen({
  missingInfo,
  missingInfoDetails,
}: Pick<AnalysisResult, 'missingInfo' | 'missingInfoDetails'>): number {
  // Results of earlier times may lack the details.
  const formal = (missingInfoDetails ?? []).filter(({ isFormal }) => isFormal);
  return missingInfo.length - formal.length;
}

function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('sv', { granularity: 'sentence' }).segment(text);
  return (first?.segment ?? text).trim();
}

/** What an owner reads: neither that nor when the same report was first written, for that was for somebody else. */
function asOwned(result: AnalysisResult): ReadResult {
  const read = asRead(result);
  const { reused: _reused, executionTimeMs: _executionTimeMs, givenAt, generatedAt, ...meta } = read.meta;
  // Results of earlier times may lack it.
  const made: string | undefined = givenAt ?? generatedAt;
  return {
    ...read,
    meta: { ...meta, generatedAt: made && stockholmDay(new Date(made)) } as ReadResult['meta'],
  };
}

/** What reads like a report: what the model cost is ours, and what it disputed is a case to test our reading by. */
function asRead(result: AnalysisResult): ReadResult {
  // Results of earlier times may lack it.
  const stored: Partial<AnalysisResult> = result;
  const { tokens: _tokens, cost: _cost, ...meta } = stored.meta ?? ({} as AnalysisResult['meta']);
  if (!stored.quality) return { ...result, meta };
  const { disputes: _disputes, ...quality } = stored.quality;
  return { ...result, meta, quality };
}
