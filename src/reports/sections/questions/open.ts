import type { Context } from '../../facts/context.js';
import { askOf, type AskRow } from '../../knowledge/questions/asks/ask.types.js';
import type { ClauseRow } from '../../knowledge/questions/clauses/clause.types.js';
import { clausesOfQuestion } from '../../knowledge/questions/clauses/clauses.js';
import { sellerNeverLivedHere } from '../../reading/wanted/seller.js';
import { isOfPast, tellsWanted, type About } from '../../reading/wanted/told.js';
import type { Quote } from '../../reading/text/sources.js';
import type { Candidate } from './candidate.js';
import { thingOf } from './from-things.js';
import { longestSaid } from './say.js';
import { whomHere } from './whom-here.js';

/**
 * The questions that the advert leaves open and that can apply here. Of one that it answers in part the other clauses are asked
 * alone; of one that it answers whole, what is asked next of the same thing. A warning keeps its question where nothing is left.
 */
export const openQuestions = (context: Context, candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap((candidate) => openPart(context, candidate));

function openPart(context: Context, candidate: Candidate): Candidate[] {
  const { lead, ask } = partedIn(candidate.question);
  const known = clausesOfQuestion(ask);
  if (!known) return [candidate];
  const about = aboutOf(context, candidate);
  const inPlace = (rows: readonly AskRow[]): Candidate[] =>
    rows.flatMap((row) => inWords(context, candidate, lead, row)).slice(0, 1);
  const other = known.instead?.find(([told]) => tellsWanted(context, told, about));
  if (other) return inPlace([rowBehind(other)]);
  const isYoung = isYoungerThan(context, known.notWithin);
  const open = known.clauses.filter(
    (clause) => !(isYoung && isOfPast(clause[0])) && !isTold(context, clause, candidate, about),
  );
  if (open.length === known.clauses.length) return [candidate];
  const alone = inPlace(open.filter((clause) => clause.length > 1).map(rowBehind));
  if (open.length > 0) return alone.length > 0 ? alone : [candidate];
  const next = inPlace(known.then ?? []).flatMap((one) => openPart(context, one));
  return next.length === 0 && candidate.isOfFlag ? [candidate] : next;
}

/** A building younger than so many years needs no asking when it was renewed or looked after. */
const isYoungerThan = ({ year, listing: { yearBuilt } }: Context, years = 0): boolean =>
  yearBuilt !== undefined && year - yearBuilt < years;

const rowBehind = (row: ClauseRow | readonly [string, ...AskRow]): AskRow =>
  row.slice(1) as unknown as AskRow;

/** The advert's words that a question begins with, and what it asks behind them. */
function partedIn(question: string): { readonly lead: string; readonly ask: string } {
  const at = question.lastIndexOf(': ');
  return at < 0 ? { lead: '', ask: question } : { lead: question.slice(0, at), ask: question.slice(at + 2) };
}

/**
 * The question of a row in the place of another: one that begins with a small letter stands behind the same words, or alone where
 * there are none; nothing where it is too long for that.
 */
function inWords(context: Context, candidate: Candidate, lead: string, row: AskRow): Candidate[] {
  const { question: ask, good, bad, whom, covers } = askOf(row);
  const isBehind = /^\p{Ll}/u.test(ask);
  const question = isBehind && lead !== '' ? `${lead}: ${ask}` : ask.charAt(0).toUpperCase() + ask.slice(1);
  if (question.length > longestSaid) return [];
  return [{ ...candidate, question, good, bad, covers, whom: whomHere(context, whom) }];
}

function isTold(context: Context, [want]: ClauseRow, { whom }: Candidate, about: About): boolean {
  if (want === 'lived')
    return whom?.every((one) => one === 'agent') === true && sellerNeverLivedHere(context.sources);
  return tellsWanted(context, want, about);
}

/** What a question is about: a thing that the advert names, or the places that it quotes; of the bank's own only its topics. */
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
