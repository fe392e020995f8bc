import type { AnalysisResult, Evidence } from '../../analysis-result.schema.js';
import { askOf, type Ask } from '../../knowledge/questions/asks/ask.types.js';
import { gapAskOf } from '../../parts/viewing-sign.js';
import {
  freshFor,
  ofWholeHouse,
  sharedWorkAsks,
  workAsks,
  type WorkState,
} from '../../knowledge/questions/works.js';
import type { Context, Flag } from '../../facts/context.js';
import { isOfAge } from '../../facts/disputed.js';
import { quoted } from '../../facts/evidence.js';
import { payerOfPart } from '../../facts/work-cost.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import { ageEvidence, type PartAge } from '../../parts/technical.js';
import { parts, type Part } from '../../knowledge/life-lengths.js';
import { fromWhen, latest } from '../../reading/work/work.js';
import type { Work } from '../../reading/work/work.types.js';
import type { Candidate } from './candidate.js';
import { askAbout, isShort } from './say.js';
import { whomHere } from './whom-here.js';

/** How much the answer about a dated part may move, kr, as an order of size for the ranking alone. */
const stakes: Readonly<Record<WorkState, number>> = {
  fresh: 15_000,
  older: 40_000,
  original: 60_000,
  partial: 50_000,
  planned: 90_000,
};

/** A part that the association owns costs the buyer only a share. */
const sharedStake = 0.4;

/** What to ask of each part that the advert dates and that no flag asks of. */
export function fromWorks(context: Context, ages: readonly PartAge[], flags: readonly Flag[]): Candidate[] {
  const flagged = new Set(flags.flatMap(({ rule }) => (isOfAge(rule) ? [rule] : [])));
  return parts.flatMap((part) => {
    if ([...flagged].some((rule) => rule.endsWith(`-${part.id}`))) return [];
    const dated = datedWork(context, part, ages);
    const row = dated && workAsks[part.id]?.[dated.state];
    if (!dated || !row) return [];
    const isShared = payerOfPart(context, { part }) !== 'buyer';
    const own = askOf(row);
    const ofBoard = isShared && ofWholeHouse.has(part.id) ? sharedWorkAsks[dated.state] : undefined;
    const { question, good, bad, whom, covers } = ofBoard ? instead(own, askOf(ofBoard)) : own;
    const said = aboutWords(question, dated.work);
    const evidence = said === null ? proofOfYear(context, dated.work, ages) : [quoted(dated.work.quote)];
    if (evidence === null) return [];
    return [
      {
        kind: covers[0] ?? part.id,
        covers,
        turns: false,
        stake: stakes[dated.state] * (isShared ? sharedStake : 1),
        category: part.name,
        question: said ?? aboutYear(question, dated.work),
        context: (ofBoard && sharedContexts[dated.state]) ?? contexts[dated.state],
        good,
        bad,
        whom: whomHere(context, isShared ? ['board'] : whom),
        isOwn: said !== null,
        evidence,
      },
    ];
  });
}

/** What the one tells of the part, and what the other asks. */
const instead = (own: Ask, other: Ask): Ask => ({
  ...other,
  question: `${own.question.split(': ')[0]}: ${other.question}`,
  covers: own.covers,
});

/** Where the advert dates a part, and the reckoning where its year stands elsewhere; null where nothing shows the year. */
function proofOfYear(context: Context, work: Work, ages: readonly PartAge[]): Evidence[] | null {
  const quote = quoted(work.quote);
  const [year = ''] = /\d+/.exec(work.when) ?? [];
  if (quote.kind === 'quote' && quote.text.includes(year)) return [quote];
  const age = ages.find((one) => one.work === work);
  return age ? ageEvidence(age, context.year) : null;
}

/** Fewer words than this tell no more than the part and its year. */
const fewestWords = 3;

/** The question in the advert's own words, where they are short and tell more than the part and its year. */
function aboutWords(question: string, { quote: { text } }: Work): string | null {
  const [, ask] = question.split(': ');
  const isTelling = isShort(text) && text.trim().split(/\s+/).length >= fewestWords;
  return isTelling && ask !== undefined ? askAbout(text, ask) : null;
}

const aboutYear = (question: string, work: Work): string =>
  question.replace('från {when}', `från ${fromWhen(work)}`).replace('{when}', work.when);

/** Younger than so many years, what is original is not old. */
const agedFrom = 20;
/** For so many years of what came with the house nothing is told by its year. */
const youngFor = 12;

function datedWork(
  { work, year, listing: { yearBuilt } }: Context,
  part: Part,
  ages: readonly PartAge[],
): { work: Work; state: WorkState } | null {
  const done = latest(work, part.id, ['done', 'original']);
  const planned = latest(work, part.id, ['planned']);
  if (!done) return planned ? { work: planned, state: 'planned' } : null;
  // Of a whole house that was renovated nobody knows what was done to each part.
  if (done.isGeneral) return null;
  if (yearBuilt !== undefined && year - yearBuilt <= youngFor && done.to <= yearBuilt + 1) return null;
  const doubt = ages.find((age) => age.part.id === part.id)?.doubt;
  if (doubt?.why === 'partial') return { work: done, state: 'partial' };
  if (done.state === 'original' && year - done.to > agedFrom) return { work: done, state: 'original' };
  return { work: done, state: year - done.to <= freshFor ? 'fresh' : 'older' };
}

const contexts: Readonly<Record<WorkState, string>> = {
  fresh: 'Årtalet säger inte hur väl arbetet är gjort.',
  older: 'Skötseln avgör hur länge det håller.',
  original: 'Det som är lika gammalt som huset blir uttjänt ungefär samtidigt.',
  partial: 'Annonsen säger att bara en del är gjord, så resten kan vara äldre.',
  planned: 'Annonsen talar om ett kommande arbete men inte om vem som betalar.',
};

/** The same where the board is asked of a part that the association owns. */
const sharedContexts: Readonly<Partial<Record<WorkState, string>>> = {
  fresh: 'Ett lån betalas av medlemmarna genom avgiften.',
  older: 'Planen visar när nästa utgift kommer.',
};

type Improvement = NonNullable<AnalysisResult['renovationAnalysis']>['qualityImprovements'][number];

/** What may be wrong with a part of unknown age: half of what a new one costs. */
const gapStake = 0.5;

/** What to ask of each dear part whose age the advert leaves open; of one that the verdict waits for first. */
export function fromGaps(
  context: Context,
  improvements: readonly Improvement[],
  needed: readonly NeededPart[],
): Candidate[] {
  const waiting = new Set(needed.filter(({ blocks }) => blocks).map(({ id }) => id));
  return improvements.flatMap(({ area, estimatedCost, evidence }) => {
    const row = gapAskOf(context, area);
    const part = parts.find(({ name }) => name === area);
    if (!row || !part) return [];
    const { question, good, bad, whom, covers } = askOf(row);
    return [
      {
        kind: covers[0] ?? part.id,
        covers,
        turns: waiting.has(part.id) || (part.item !== null && waiting.has(part.item)),
        stake: estimatedCost.max * gapStake,
        category: part.name,
        question,
        context: `Annonsen ger inget säkert årtal för ${part.the.toLowerCase()}.`,
        good,
        bad,
        whom: whomHere(context, whom),
        isOwn: false,
        evidence,
      },
    ];
  });
}
