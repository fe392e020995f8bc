import type { AnalysisResult, ViewingQuestion } from './analysis-result.schema.js';
import { countClaims } from './gates/claims.js';
import { isToldBy, placesIn } from './sections/judged.js';
import type { Candidate } from './sections/questions/candidate.js';
import { forTheViewing, type Viewing } from './sections/viewing.js';

/** What a model's own question moves, kr, as an order of size for the ranking alone. */
const stakeOfModel = 60_000;

/**
 * A report that a model wrote, with the questions and checks that a buyer is shown: its own questions are ranked among the rules', those that it puts first before
 * what moves money. What it judged itself is no longer asked about.
 * @param draft the rules' report that the model was given; what it has not is the model's own
 */
export function withViewing(report: AnalysisResult, draft: AnalysisResult, viewing: Viewing): AnalysisResult {
  const known = new Set(draft.viewingQuestions.map(({ question }) => question));
  const left = placesIn((report.unjudged ?? []).map(({ evidence }) => evidence));
  const isLeft = ({ isOfUnjudged, evidence }: Candidate): boolean =>
    isOfUnjudged !== true || placesIn(evidence).some((place) => isToldBy(left, place));
  const own = report.viewingQuestions.filter(({ question }) => !known.has(question)).map(ofModel);
  const candidates = [...own, ...viewing.candidates.filter(isLeft)];
  const whole = { ...report, ...forTheViewing({ ...viewing, candidates }) };
  return { ...whole, quality: { ...report.quality, ...countClaims(whole) } };
}

const ofModel = ({ priority, ...question }: ViewingQuestion): Candidate => ({
  ...question,
  isOwn: true,
  kind: question.question,
  covers: [],
  turns: priority === 1,
  stake: stakeOfModel,
});
