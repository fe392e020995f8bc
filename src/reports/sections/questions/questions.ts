import type { MissingInfoDetail, ViewingQuestion } from '../../analysis-result.schema.js';
import { questionBank } from '../../knowledge/questions/questions.js';
import type { BankQuestion } from '../../knowledge/questions/question.types.js';
import type { Context, Flag } from '../../facts/context.js';
import { undisputed } from '../../facts/disputed.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import {
  bySeverity,
  contextFor,
  inWordsOf,
  proofOf,
  rankedBank,
  type Ranked,
  type YearRisk,
} from './ranked.js';

const atMost = 30;

/** Questions for the viewing, the most valuable first: those that answer a flag or a gap, then the rest of the bank. */
export function viewingQuestions(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly YearRisk[],
  parts: readonly NeededPart[],
): ViewingQuestion[] {
  const ranked = rankedBank(context, flags, missing, yearRisks, parts);
  const urgent = ranked.filter((entry) => entry.weight >= 1);
  const rest = ranked.filter(({ weight, question }) => weight < 1 && (weight > 0 || !question.onCause));
  const open = rest.filter((entry) => !entry.answer);
  const answered = rest.filter((entry) => entry.answer);
  const asked = [...flags.flatMap(askWhich), ...missingBasics(missing).map(askFor)];
  const explained = new Set<string>();
  const questions = askingFirst([...asked, ...urgent, ...inTurns(open), ...answered]).map(
    ({ question, lead, answer }) => ({
      category: question.category,
      question: inWordsOf(context, answer?.question ?? question.question),
      context: inWordsOf(context, contextFor(question, lead, answer, explained)),
      evidence: proofOf(question, lead, answer),
    }),
  );
  return undisputed(
    context,
    'viewingQuestions',
    questions,
    ({ question }) => question,
    (question, { text }, { evidence }) => ({ ...question, question: text, evidence }),
  )
    .slice(0, atMost)
    .map((question, index) => ({ ...question, priority: index + 1 }));
}

/** How many questions the report tells to ask first. */
const firstCount = 3;

/**
 * Moves the first questions that the advert leaves open to the front. What it answers can wait, but for the follow-up to
 * a warning: what was done about it is just what the advert does not say.
 */
function askingFirst(entries: readonly Ranked[]): Ranked[] {
  const first = entries
    .filter(({ answer, lead }) => !answer || (lead?.weight ?? 0) >= bySeverity.warning)
    .slice(0, firstCount);
  return [...first, ...entries.filter((entry) => !first.includes(entry))];
}

/** Facts without which the other questions hang in the air. */
const basics = new Set(['tenure', 'propertyType', 'condition', 'cost', 'yearBuilt', 'livingArea', 'price']);

/** The basic facts that are missing and that no question of the bank asks for. */
export function missingBasics(missing: readonly MissingInfoDetail[]): MissingInfoDetail[] {
  const covered = new Set(questionBank.flatMap((question) => question.triggers));
  return missing.filter((item) => basics.has(item.field) && !covered.has(item.field));
}

/** A basic fact that is missing, asked in its own words. */
const askFor = (item: MissingInfoDetail): Ranked => ({
  question: {
    id: `missing-${item.field}`,
    tag: 'all',
    category: 'Saknas i annonsen',
    question: item.ask,
    context: item.why,
    triggers: [],
  },
  lead: { key: item.field, weight: 0, why: '', evidence: item.evidence },
});

/** The question that a flag brings with it. */
const askWhich = (flag: Flag): Ranked[] =>
  flag.ask === undefined
    ? []
    : [
        {
          question: {
            id: flag.rule,
            tag: 'all',
            category: flag.category,
            question: flag.ask,
            context: `${flag.title}. ${flag.action}`,
            triggers: [],
          },
          lead: { key: flag.rule, weight: bySeverity[flag.severity], why: '', evidence: flag.evidence },
        },
      ];

/** One question of each category in turn, so that no side of the purchase is left out. */
function inTurns<Entry extends { readonly question: BankQuestion }>(entries: readonly Entry[]): Entry[] {
  const categories = [...new Set(entries.map((entry) => entry.question.category))];
  const groups = categories.map((category) =>
    entries.filter((entry) => entry.question.category === category),
  );
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat();
}
