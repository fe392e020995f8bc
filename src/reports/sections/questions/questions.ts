import type { Evidence, MissingInfoDetail, ViewingQuestion } from '../../analysis-result.schema.js';
import { flagAnswers } from '../../knowledge/questions/flagged.js';
import { questionBank, questionSource } from '../../knowledge/questions/questions.js';
import type { BankQuestion } from '../../knowledge/questions/question.types.js';
import { answerTo } from './answered.js';
import type { Answer } from './answer.types.js';
import type { Context, Flag } from '../../facts/context.js';
import { undisputed } from '../../facts/disputed.js';
import { reference } from '../../facts/evidence.js';
import { brief, list, lower } from '../../format.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import { neededFacts } from '../missing.js';
import { isNewBuild, suited } from './suited.js';

interface Trigger {
  readonly key: string;
  readonly weight: number;
  /** Sentence for the question's context. */
  readonly why: string;
  readonly evidence: readonly Evidence[];
}

const atMost = 30;

/** Questions about rooms, building and place that suit a flat as well as a house. */
const inAnyHome = new Set(
  `bathroom floor-drain windows appliances daylight noise electricity radon asbestos heating energy claims connectivity
  neighbours land-lease`.split(/\s+/),
);

/** The questions that suit the home; of one whose tenure or form nobody knows only what holds for every kind it can be. */
function bankFor(context: Context): BankQuestion[] {
  const { home } = context;
  if (home.tenure !== 'unknown' || home.form === 'plot') return suited(context);
  const as = (form: typeof home.form) => suited({ ...context, home: { ...home, tenure: 'owned', form } });
  if (home.form !== 'unknown') return as(home.form);
  return [...new Set([...as('flat'), ...as('house')])].flatMap((question) => {
    if (question.tag === 'all') return [question];
    return inAnyHome.has(question.id) ? [{ ...question, category: 'Bostadens skick och läge' }] : [];
  });
}

/** Questions for the viewing, the most valuable first: those that answer a flag or a gap, then the rest of the bank. */
export function viewingQuestions(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly { readonly id: string; readonly title: string }[],
  parts: readonly NeededPart[],
): ViewingQuestion[] {
  const covered = new Set(questionBank.flatMap((question) => question.triggers));
  const gaps = missing.filter((item) => basics.has(item.field) && !covered.has(item.field));
  const triggers = triggersOf(context, flags, missing, yearRisks, parts);
  const ranked = bankFor(context)
    .map((question, order) => {
      const hits = triggers.filter((trigger) => question.triggers.some((key) => calls(key, trigger.key)));
      const weight = Math.max(0, ...hits.map((hit) => hit.weight));
      const lead = hits.find((hit) => hit.weight === weight);
      const answer = answerByFlag(question, flags) ?? answerTo(context, question.id);
      return { question, order, weight: weight + hits.length / 100, lead, answer };
    })
    .filter(({ answer }) => answer?.question !== null)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  const urgent = ranked.filter((entry) => entry.weight >= 1);
  const rest = ranked.filter(({ weight, question }) => weight < 1 && (weight > 0 || !question.onCause));
  const open = rest.filter((entry) => !entry.answer);
  const answered = rest.filter((entry) => entry.answer);
  const asked = [...flags.flatMap(askWhich), ...gaps.map(askFor)];
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

/** Why to ask in this home, said once for each finding, and what the answer is good for. */
function contextFor(
  question: BankQuestion,
  lead: Trigger | undefined,
  answer: Answer | undefined,
  explained: Set<string>,
): string {
  const why = answer?.why ?? question.context;
  if (!lead?.why || explained.has(lead.key)) return why;
  explained.add(lead.key);
  return `${lead.why} ${why}`;
}

/** The follow-up to a finding that has already answered the question. */
function answerByFlag({ id }: BankQuestion, flags: readonly Flag[]): Answer | undefined {
  for (const { rule, questions, says, ask, why } of flagAnswers) {
    const found = questions.includes(id) ? flags.find((flag) => flag.rule === rule) : undefined;
    if (found) return { question: ask && `Annonsen säger ${says}: ${ask}`, why, evidence: found.evidence };
  }
  return undefined;
}

/** A new association has an economic plan, and no annual report yet. */
const inWordsOf = (context: Context, text: string): string =>
  isNewBuild(context)
    ? text
        .replace('årsredovisningen, eller den ekonomiska planen,', 'den ekonomiska planen')
        .replace(/(?:den senaste )?årsredovisning(?:en)?(?!\p{L})/gu, 'den ekonomiska planen')
    : text;

/** A trigger that ends with a hyphen stands for every key that begins so. */
const calls = (trigger: string, key: string): boolean =>
  trigger.endsWith('-') ? key.startsWith(trigger) : trigger === key;

/** The finding, gap or answer that made the question; one that nothing in the advert made says that it is general. */
function proofOf(question: BankQuestion, lead?: Trigger, answer?: Answer): Evidence[] {
  const own = [...(answer?.evidence ?? []), ...(lead?.evidence ?? [])].slice(0, 3);
  return own.length > 0 ? own : [reference('questions', question.id, questionSource)];
}

/** Facts without which the other questions hang in the air. */
const basics = new Set(['tenure', 'propertyType', 'condition', 'cost', 'yearBuilt', 'livingArea', 'price']);

type Ranked = {
  readonly question: BankQuestion;
  readonly lead?: Trigger | undefined;
  readonly answer?: Answer | undefined;
};

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

/** A missing fact of less weight is asked for among the rest. */
const lightFact = 3;

const bySeverity = { critical: 30, warning: 20, notice: 8 } as const;

function triggersOf(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly { readonly id: string; readonly title: string }[],
  parts: readonly NeededPart[],
): Trigger[] {
  const built = context.listing.yearBuilt;
  const light = new Set(neededFacts(context).flatMap((row) => (row.weight < lightFact ? [row.field] : [])));
  return [
    ...flags.map((flag) => ({
      key: flag.rule,
      weight: bySeverity[flag.severity],
      why:
        flag.severity === 'critical'
          ? `Det här avgör bedömningen: ${lower(brief(flag.title))}.`
          : `Det hör till varningen ”${flag.title}”.`,
      evidence: flag.evidence,
    })),
    ...parts
      .filter((part) => part.blocks)
      .map((part) => ({
        key: `unjudged-${part.id}`,
        weight: 18,
        why: `Annonsen säger inte hur det står till med ${list(part.names)}.`,
        evidence: [reference('method', `Ej bedömt: ${list(part.names)}`, 'Vår egen läsning av annonsen')],
      })),
    ...missing.map((item, index) => ({
      key: item.field,
      weight: light.has(item.field) ? 0.5 : 15 - index / 2,
      why: `${item.label} nämns inte i annonsen.`,
      evidence: item.evidence,
    })),
    ...yearRisks.map((risk) => ({
      key: risk.id,
      weight: 6,
      why: built ? `Byggåret ${built} gör frågan viktig.` : '',
      evidence: built ? [{ kind: 'field' as const, name: 'yearBuilt', value: built }] : [],
    })),
  ];
}
