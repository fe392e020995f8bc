import type { AnalysisResult, ViewingQuestion } from '../../analysis-result.schema.js';
import type { Candidate } from './candidate.js';

/** How many questions a report shows first: what a viewing has time for. */
export const shownFirst = 20;
/** At least so many of them are of this home alone, where there are so many. */
const fewestOwn = 12;
/** Questions in all: the others are asked before the contract. */
const mostInAll = 40;
/** How many the report tells to ask first of all. */
const firstOfAll = 3;

type Chosen = Pick<AnalysisResult, 'viewingQuestions' | 'askFirst'>;

/**
 * The questions of a report in the order in which they are worth asking: those whose answer may turn the verdict, then by
 * the money that their answer may move. Of one kind the first alone; of the first twenty at least twelve are of this home,
 * where there are so many.
 */
export function chosenQuestions(candidates: readonly Candidate[]): Chosen {
  const ranked = oneOfAKind(
    withCovered(candidates).toSorted(
      (one, other) => Number(other.turns) - Number(one.turns) || other.stake - one.stake,
    ),
  );
  const questions = withOwnFirst(ranked).slice(0, mostInAll).map(asQuestion);
  return {
    viewingQuestions: questions,
    askFirst: questions.slice(0, firstOfAll).map((_, index) => index),
  };
}

/** A question that asks another one already takes its place where that stands higher, and the other goes. */
function withCovered(candidates: readonly Candidate[]): Candidate[] {
  const byKind = new Map(candidates.map((one) => [one.kind, one]));
  const covered = new Set(candidates.flatMap(({ kind, covers }) => covers.filter((other) => other !== kind)));
  return candidates
    .filter(({ kind }) => !covered.has(kind))
    .map((one) => {
      const others = one.covers.flatMap((kind) => byKind.get(kind) ?? []);
      return {
        ...one,
        turns: one.turns || others.some(({ turns }) => turns),
        stake: Math.max(one.stake, ...others.map(({ stake }) => stake)),
      };
    });
}

/** Each kind once, and none that an earlier one asks already. */
function oneOfAKind(candidates: readonly Candidate[]): Candidate[] {
  const asked = new Set<string>();
  return candidates.filter(({ kind, covers, question }) => {
    const said = question.toLowerCase();
    const isAsked = covers.length > 0 && covers.every((one) => asked.has(one));
    if (isAsked || asked.has(kind) || asked.has(said)) return false;
    for (const one of [kind, said, ...covers]) asked.add(one);
    return true;
  });
}

/** The general questions that stand in the way of a home's own go behind the first twenty, the least of them first. */
function withOwnFirst(ranked: readonly Candidate[]): readonly Candidate[] {
  const first = ranked.slice(0, shownFirst);
  const lacking = fewestOwn - first.filter(({ isOwn }) => isOwn).length;
  const own = ranked
    .slice(shownFirst)
    .filter(({ isOwn }) => isOwn)
    .slice(0, Math.max(0, lacking));
  if (own.length === 0) return ranked;
  const moved = new Set(first.filter(({ isOwn }) => !isOwn).slice(-own.length));
  const kept = first.filter((one) => !moved.has(one));
  return [...kept, ...own, ...ranked.filter((one) => !kept.includes(one) && !own.includes(one))];
}

const asQuestion = (
  { category, question, context, good, bad, whom, isOwn, tells, evidence }: Candidate,
  index: number,
): ViewingQuestion => ({
  category,
  question,
  context,
  priority: index + 1,
  ...(good ? { good } : {}),
  ...(bad ? { bad } : {}),
  ...(whom ? { whom } : {}),
  ...(isOwn === undefined ? {} : { isOwn }),
  ...(tells === undefined ? {} : { tells }),
  evidence,
});
