import type {
  AnalysisResult,
  Check,
  Euphemism,
  MissingInfoDetail,
  StatedSum,
} from '../analysis-result.schema.js';
import type { Context } from '../facts/context.js';
import type { Candidate } from './questions/candidate.js';
import { chosenQuestions } from './questions/choose.js';
import { openQuestions } from './questions/open.js';
import { fromBank, fromBasics } from './questions/from-bank.js';
import { fromFlags } from './questions/from-flags.js';
import { fromGaps, fromWorks } from './questions/from-parts.js';
import { fromSums } from './questions/from-sums.js';
import { fromThings } from './questions/from-things.js';
import { fromPhrases, fromStrengths, fromUnjudged } from './questions/from-words.js';
import { wordsBy } from './questions/words.js';
import { checksFor } from './checks.js';
import { isToldBy, placesIn } from './judged.js';
import type { Findings } from './findings.js';
import type { Told } from './told.js';
import type { LeftUnjudged } from './verdict/case.js';

/** What to bring to the viewing: all that may be asked, and who should look at what. */
export interface Viewing {
  readonly candidates: readonly Candidate[];
  readonly checks: readonly Check[];
}

/** What of the lists a buyer is shown: what is hidden there is not asked about either. */
interface Shown {
  readonly missing: readonly MissingInfoDetail[];
  readonly euphemisms: readonly Euphemism[];
  readonly statedSums: readonly StatedSum[];
}

/** What to ask and have checked by what the rules found, and by what nobody judged. */
export function viewingOf(
  found: Findings,
  told: readonly Told[],
  unjudged: readonly LeftUnjudged[],
  shown: Shown,
): Viewing {
  const { context, flags, ages, parts, yearRisks, strengths, renovation } = found;
  const { missing, euphemisms, statedSums } = shown;
  const wordsOf = wordsBy(told);
  const gaps = renovation?.qualityImprovements ?? [];
  // The landlord answers for what a tenant rents.
  const isRented = context.home.tenure === 'rental';
  const ofBuilding = [
    ...fromFlags(context, flags, wordsOf),
    ...(isRented ? [] : fromGaps(context, gaps, parts)),
    ...(isRented ? [] : fromWorks(context, ages, flags)),
  ];
  const asked = [
    ...ofBuilding,
    ...fromThings(context, ofBuilding, euphemisms).filter((one) => !isSettled(context, one)),
    ...fromUnjudged(context, unjudged, wordsOf),
    ...fromPhrases(context, euphemisms),
    ...fromBasics(context, missing),
    ...fromBank(context, flags, missing, yearRisks, parts),
  ];
  return {
    candidates: openQuestions(context, [
      ...asked,
      ...unasked(asked, fromSums(context, statedSums, wordsOf)),
      ...(isRented ? [] : unasked(asked, fromStrengths(context, strengths, wordsOf))),
    ]),
    checks: checksFor(found, gaps),
  };
}

/** Those whose words no other question quotes. */
function unasked(asked: readonly Candidate[], more: readonly Candidate[]): Candidate[] {
  const quoted = asked.flatMap(({ evidence }) => placesIn(evidence));
  return more.filter(({ evidence }) => !placesIn(evidence).some((place) => isToldBy(quoted, place)));
}

/** A model showed that the rules misread these words, or proved it by them: they are settled. */
function isSettled({ disputes = [] }: Context, { evidence }: Candidate): boolean {
  const settled = placesIn(disputes.flatMap(({ proof, evidence: shown }) => [...proof, ...shown]));
  return placesIn(evidence).some((place) => isToldBy(settled, place));
}

type Asked = Pick<AnalysisResult, 'viewingQuestions' | 'askFirst' | 'checks'>;

/** The questions and checks that a buyer is shown. */
export const forTheViewing = ({ candidates, checks }: Viewing): Asked => ({
  ...chosenQuestions(candidates),
  checks: [...checks],
});
