import type { MissingInfoDetail } from '../../analysis-result.schema.js';
import type { Context, Flag } from '../../facts/context.js';
import { disputeOf } from '../../facts/disputed.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import { followUpTo } from '../../knowledge/questions/follow-ups.js';
import { answeredByFact, formalQuestions } from '../../knowledge/questions/known.js';
import type { QuestionTag } from '../../knowledge/questions/question.types.js';
import { fits } from '../../knowledge/questions/fits.js';
import { replyTo } from '../../knowledge/questions/replies/replies.js';
import { standsOn } from '../../reading/parts/foundation.js';
import type { Answer } from './answer.types.js';
import type { Candidate } from './candidate.js';
import { neededFacts } from '../missing.js';
import { contextFor, inWordsOf, proofOf, rankedBank, type Ranked, type YearRisk } from './ranked.js';
import { missingBasics } from './questions.js';
import { askAbout, askAfter, longestSaid } from './say.js';
import { whomHere } from './whom-here.js';

/** What a unit of the bank's own weights is worth, kr, as an order of size for the ranking alone. */
const stakeOfWeight = 4_000;
/** A question that nothing in the advert calls for, and a follow-up to what it states. */
const stakeOfGeneral = 1_000;
const stakeOfFollowUp = 10_000;
/** Facts without which the other questions hang in the air. */
const stakeOfBasics = 250_000;

/** Homes of which there are few: the questions about them are no other home's. */
const ofFewHomes: ReadonlySet<QuestionTag> = new Set(['rental', 'begun']);

/** The questions of the bank that can apply to this home and that the advert leaves open, or what is left to ask of what it says. */
export function fromBank(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly YearRisk[],
  parts: readonly NeededPart[],
): Candidate[] {
  const explained = new Set<string>();
  const lacking = new Set(missing.map(({ field }) => field));
  const known = new Set(neededFacts(context).flatMap(({ field }) => (lacking.has(field) ? [] : [field])));
  return rankedBank(context, flags, missing, yearRisks, parts)
    .filter(({ question, weight }) => (weight > 0 || !question.onCause) && canApply(context, question.id))
    .filter(({ question, answer }) => answer !== undefined || !known.has(answeredByFact[question.id] ?? ''))
    .filter(({ question, answer, lead }) => !isDisputed(context, question.question, answer, lead))
    .flatMap((entry): Candidate[] => {
      const { question, answer, weight, isAwaited } = entry;
      const asked = answeredByFact[question.id];
      // What the question says to be told, it does not say to be missing.
      const lead = answer && asked !== undefined && entry.lead?.key === asked ? undefined : entry.lead;
      const reply = replyTo(question);
      const left = answer ? followUp(question.id, answer) : null;
      const said = answer ? left?.question : (reply.say ?? question.question);
      if (said === undefined || said.length > longestSaid) return [];
      const isCalled = weight >= 1 && !formalQuestions.has(question.id);
      return [
        {
          kind: question.id,
          covers: [],
          turns: !answer && isAwaited,
          stake:
            answer && !formalQuestions.has(question.id)
              ? stakeOfFollowUp
              : isCalled
                ? weight * stakeOfWeight
                : stakeOfGeneral,
          isOfBank: true,
          category: question.category,
          question: inWordsOf(context, said),
          context: inWordsOf(context, contextFor(question, lead, answer, explained)),
          good: left?.good ?? reply.good,
          bad: left?.bad ?? reply.bad,
          whom: whomHere(context, reply.whom),
          isOwn:
            !formalQuestions.has(question.id) &&
            (left?.isQuoting === true || question.onCause === true || ofFewHomes.has(question.tag)),
          ...(asked !== undefined && (left?.isQuoting === true || isFigure(answer)) ? { tells: asked } : {}),
          evidence: proofOf(question, lead, answer),
        },
      ];
    });
}

/** The advert answers with a figure or a name, not in words that may leave something open. */
const isFigure = (answer: Answer | undefined): boolean => answer !== undefined && answer.words === undefined;

/** What decides all else is asked in the checklist's own words. */
export function fromBasics(context: Context, missing: readonly MissingInfoDetail[]): Candidate[] {
  return missingBasics(missing).map(({ field, ask, why, evidence }) => ({
    kind: `missing-${field}`,
    covers: [],
    turns: false,
    stake: stakeOfBasics,
    category: 'Saknas i annonsen',
    question: ask,
    context: why,
    good: 'Ett svar som står i handlingarna.',
    bad: 'Mäklaren måste ta reda på det.',
    whom: whomHere(context, ['agent']),
    isOwn: false,
    evidence,
  }));
}

/** What is left to ask, with what its answer tells where that is not what an answer to the question itself tells. */
interface Left {
  readonly question: string;
  readonly good?: string;
  readonly bad?: string;
  readonly isQuoting: boolean;
}

/** After the advert's words where they can be said, by itself where not; after our own words where it states a figure. */
function followUp(id: string, { says, words, told, ask }: Answer): Left | undefined {
  if (ask === undefined || says === undefined) return undefined;
  const row = followUpTo(id, told);
  const replies = row ? { good: row.good, bad: row.bad } : {};
  if (words === undefined) {
    const question = askAfter(says, row?.after || ask);
    return question === null ? undefined : { question, isQuoting: false, ...replies };
  }
  const quoting = row?.after === '' ? null : askAbout(words, row?.after ?? ask);
  const question = quoting ?? row?.plain;
  return question === undefined ? undefined : { question, isQuoting: quoting !== null, ...replies };
}

/** Whether a question makes sense in a home of this age and make. */
function canApply(context: Context, id: string): boolean {
  const { notWithin, builtBefore, needs } = fits[id] ?? {};
  const { yearBuilt } = context.listing;
  if (yearBuilt !== undefined) {
    if (notWithin !== undefined && context.year - yearBuilt < notWithin) return false;
    if (builtBefore !== undefined && yearBuilt >= builtBefore) return false;
  }
  return needs !== 'cellar' || standsOn(context, 'cellar');
}

/** A model disputed it with proof, in the words in which it was told. */
function isDisputed(
  context: Context,
  question: string,
  answer: Ranked['answer'],
  lead: Ranked['lead'],
): boolean {
  const evidence = [...(answer?.evidence ?? []), ...(lead?.evidence ?? [])];
  const name = inWordsOf(context, answer?.question ?? question);
  return disputeOf(context, { part: 'viewingQuestions', name }, evidence) !== undefined;
}
