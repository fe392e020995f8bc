import type { Evidence, MissingInfoDetail } from '../../analysis-result.schema.js';
import { begunTrigger } from '../../knowledge/questions/begun.js';
import { flagAnswers } from '../../knowledge/questions/flagged.js';
import { questionSource } from '../../knowledge/questions/questions.js';
import type { BankQuestion } from '../../knowledge/questions/question.types.js';
import { answerTo } from './answered.js';
import type { Answer } from './answer.types.js';
import type { Context, Flag } from '../../facts/context.js';
import { quoted, reference } from '../../facts/evidence.js';
import { brief, list } from '../../format.js';
import { begunIn } from '../../reading/home/begun.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import { neededFacts } from '../missing.js';
import { isNewBuild, suited } from './suited.js';
import { whyOf } from './why-of.js';

/** A finding, gap or unknown part that calls for questions of the bank. */
export interface Trigger {
  readonly key: string;
  readonly weight: number;
  /** Sentence for the question's context. */
  readonly why: string;
  readonly evidence: readonly Evidence[];
}

/** A risk of the year of build. */
export interface YearRisk {
  readonly id: string;
  readonly title: string;
}

/** A question with what calls for it and what the advert already answers. */
export interface Ranked {
  readonly question: BankQuestion;
  readonly lead?: Trigger | undefined;
  readonly answer?: Answer | undefined;
}

/** How much calls for a question, and whether the verdict waits for a part that it asks about. */
interface Called {
  readonly weight: number;
  readonly isAwaited: boolean;
}

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

/** The questions of the bank that suit the home and are not settled, those that most calls for first. */
export function rankedBank(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly YearRisk[],
  parts: readonly NeededPart[],
): (Ranked & Called)[] {
  const triggers = triggersOf(context, flags, missing, yearRisks, parts);
  return bankFor(context)
    .map((question, order) => {
      const hits = triggers.filter((trigger) => question.triggers.some((key) => calls(key, trigger.key)));
      const weight = Math.max(0, ...hits.map((hit) => hit.weight));
      const lead = hits.find((hit) => hit.weight === weight);
      const answer = answerByFlag(question, flags) ?? answerTo(context, question.id);
      const isAwaited = hits.some(({ key }) => key.startsWith(awaited));
      return { question, order, weight: weight + hits.length / 100, lead, isAwaited, answer };
    })
    .filter(({ answer }) => answer?.question !== null)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
}

/** Why to ask in this home, said once for each finding, and what the answer is good for. */
export function contextFor(
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
export const inWordsOf = (context: Context, text: string): string =>
  isNewBuild(context)
    ? text
        .replace('årsredovisningen, eller den ekonomiska planen,', 'den ekonomiska planen')
        .replace(/(?:den senaste )?årsredovisning(?:en)?(?!\p{L})/gu, 'den ekonomiska planen')
    : text;

/** A trigger that ends with a hyphen stands for every key that begins so. */
const calls = (trigger: string, key: string): boolean =>
  trigger.endsWith('-') ? key.startsWith(trigger) : trigger === key;

/** The row of the checklist by which a part has no year; beside the advert's own words of its work it proves nothing. */
const callsUndated = (proof: Evidence): boolean =>
  proof.kind === 'reference' && proof.table === 'life-lengths';

/** The finding, gap or answer that made the question; one that nothing in the advert made says that it is general. */
export function proofOf(question: BankQuestion, lead?: Trigger, answer?: Answer): Evidence[] {
  const ofLead = (lead?.evidence ?? []).filter((proof) => !answer || !callsUndated(proof));
  const own = [...(answer?.evidence ?? []), ...ofLead].slice(0, 3);
  return own.length > 0 ? own : [reference('questions', question.id, questionSource)];
}

/** How the key of a part begins that the verdict waits for. */
const awaited = 'unjudged-';

/** A missing fact of less weight is asked for among the rest. */
const lightFact = 3;

/** What a flag weighs, by its severity. */
export const bySeverity = { critical: 30, warning: 20, notice: 8 } as const;

function triggersOf(
  context: Context,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
  yearRisks: readonly YearRisk[],
  parts: readonly NeededPart[],
): Trigger[] {
  const built = context.listing.yearBuilt;
  const begun = begunIn(context);
  const light = new Set(neededFacts(context).flatMap((row) => (row.weight < lightFact ? [row.field] : [])));
  return [
    ...flags.map((flag) => ({
      key: flag.rule,
      weight: bySeverity[flag.severity],
      why: whyOf(flag),
      evidence: flag.evidence,
    })),
    ...parts
      .filter((part) => part.blocks)
      .map((part) => ({
        key: `${awaited}${part.id}`,
        weight: 18,
        why: `Annonsen ger inget säkert årtal för ${list(part.names)}.`,
        evidence: [reference('method', `Ej bedömt: ${list(part.names)}`, 'Vår egen läsning av annonsen')],
      })),
    ...(begun
      ? [
          {
            key: begunTrigger,
            weight: 12,
            why: 'Huset är påbörjat men inte färdigt.',
            evidence: [quoted(begun)],
          },
        ]
      : []),
    ...missing.map((item, index) => ({
      key: item.field,
      weight: light.has(item.field) ? 0.5 : 15 - index / 2,
      why: `${brief(item.label)} nämns ${item.isVague ? 'utan siffra' : 'inte i annonsen'}.`,
      evidence: item.evidence,
    })),
    ...yearRisks.map((risk) => ({
      key: risk.id,
      weight: 6,
      why: built ? `Huset är från ${built}.` : '',
      evidence: built ? [{ kind: 'field' as const, name: 'yearBuilt', value: built }] : [],
    })),
  ];
}
