import type { Context } from '../../facts/context.js';
import { askOf } from '../../knowledge/questions/asks/ask.types.js';
import { onwardFrom } from '../../knowledge/questions/onward/onward.js';
import { askedAlone, wantedBy, type AnswerKind } from '../../reading/wanted/kinds.js';
import { sellerNeverLivedHere } from '../../reading/home/seller.js';
import { presumesUntold, tellsWanted, type About } from '../../reading/wanted/told.js';
import type { Quote } from '../../reading/text/sources.js';
import { type Candidate, youngFor } from './candidate.js';
import { thingOf } from './from-things.js';
import { whomHere } from './whom-here.js';

const ofAge: ReadonlySet<AnswerKind> = new Set(['age', 'wear', 'upkeep']);

/**
 * The questions that the advert leaves open and that can apply here. One whose answer it tells goes, and what is asked next of the
 * same thing (`knowledge/questions/onward`) takes its place. A warning keeps its question where nothing else is left to ask.
 */
export function openQuestions(context: Context, candidates: readonly Candidate[]): Candidate[] {
  const settled = new Set<string>();
  const open = candidates.flatMap((candidate) => {
    const about = aboutOf(context, candidate);
    if (isOpen(context, candidate, about)) return [candidate];
    const rest = onwardFrom(askedAlone(candidate.question)).map((row): Candidate => {
      const { question, good, bad, whom } = askOf(row);
      return { ...candidate, question, good, bad, whom: whomHere(context, whom) };
    });
    const next = rest.find((one) => isOpen(context, one, about));
    if (next) return [next];
    if (candidate.isOfFlag) return [candidate];
    for (const kind of candidate.covers) settled.add(kind);
    return [];
  });
  // What the bank would ask in its place is answered with it.
  return open.filter(({ kind, isOfBank }) => !(isOfBank && settled.has(kind)));
}

function isOpen(context: Context, { question, whom }: Candidate, about: About): boolean {
  const { sources, year, listing } = context;
  const wanted = wantedBy(question);
  const isYoung = listing.yearBuilt !== undefined && year - listing.yearBuilt <= youngFor;
  const asksStranger = whom?.every((one) => one === 'agent') === true && sellerNeverLivedHere(sources);
  return !wanted.some(
    (one) =>
      (isYoung && ofAge.has(one.kind)) ||
      (asksStranger && one.kind === 'lived') ||
      presumesUntold(sources, one) ||
      tellsWanted(sources, one, about),
  );
}

/** What a question is about: a thing that the advert names, or the places that it quotes; of the bank's own only its nouns. */
function aboutOf({ sources }: Context, { kind, question, evidence, isOfBank }: Candidate): About {
  const thing = thingOf(kind);
  if (thing !== undefined) return { quotes: [], thing };
  if (isOfBank && !question.includes('”')) return { quotes: [] };
  return {
    quotes: evidence.flatMap((proof): Quote[] => {
      if (proof.kind !== 'quote') return [];
      const source = sources.find(({ field }) => field === proof.field);
      return source ? [{ ...proof, source }] : [];
    }),
  };
}
