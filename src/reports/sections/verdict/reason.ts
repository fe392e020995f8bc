import type { MissingInfoDetail, Verdict } from '../../analysis-result.schema.js';
import type { Context, Flag } from '../../facts/context.js';
import { capital, count, list } from '../../format.js';
import { parts } from '../../knowledge/life-lengths.js';
import { partsAtFault, valuesFor } from '../../knowledge/told-by-flags.js';
import { type Subject, subjects } from '../../reading/learned/subjects.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import { tendedPartsIn } from '../../reading/parts/tended.js';
import { tells } from '../../reading/wordings/must-have/must-have.js';
import { neededFacts } from '../missing.js';
import { isAnsweredByYear } from '../open-facts.js';
import {
  type Case,
  enoughCoverage,
  gapNames,
  inFigures,
  inSentence,
  partNames,
  untoldParts,
  withAge,
  type LeftUnjudged,
} from './case.js';
import { named, namedWithCost, nameOf, toldOf } from './drivers.js';
import { gapName } from './gap-names.js';

/** Why a verdict is as it is, in words of this home: what decides it, with its figures, and what nobody judged. */
export function reasonFor(verdict: Verdict, found: Case, strengths: number): string {
  if (verdict === 'GREEN') return promising(found);
  const { driving, grave, coverage } = found;
  if (driving.length > 0) return [...deciding(found), ...alsoSaid(grave), ...gaps(verdict, found)].join(' ');
  if (grave.length > 0) return leftUnjudged(found);
  const unknown = coverage < enoughCoverage ? tooLittle(found, strengths) : ofUnknownAge(found);
  const beside = found.mild.filter(isWorthNaming);
  return beside.length > 0 ? `${unknown} Det här bör du också reda ut: ${named(beside)}.` : unknown;
}

/** Words that only may be bad are not named where nothing else is. */
const isWorthNaming = ({ matter, weight }: Flag): boolean => matter === undefined || weight >= 1;

/** The heaviest told whole, the others by name. */
function deciding({ context, driving, mild }: Case): string[] {
  const [lead, ...others] = driving as [Flag, ...Flag[]];
  const rest = others.filter((flag) => nameOf(flag) !== nameOf(lead));
  return [
    toldOf(lead, { sources: context.sources, others: [...others, ...mild] }, settledBy(lead)),
    ...(rest.length > 0 ? [`Tungt väger också ${namedWithCost(rest.slice(0, inSentence - 1))}.`] : []),
    ...(rest.length >= inSentence ? [`Sammanlagt är det ${count(rest.length + 1)} saker att reda ut.`] : []),
  ];
}

const unclear = 'unclear-';
function settledBy({ rule }: Flag): string {
  const subject = rule.startsWith(unclear) ? (rule.slice(unclear.length) as Subject) : 'unknown';
  return subjects[subject].settle;
}

/** The advert's words for what seems plainly bad and nobody judged. */
const said = (grave: readonly LeftUnjudged[]): string[] =>
  grave.flatMap(({ matter }) => (matter ? [`”${matter.written}”`] : [])).slice(0, inSentence - 1);

function alsoSaid(grave: readonly LeftUnjudged[]): string[] {
  const all = said(grave);
  return all.length > 0 ? [`Annonsen säger också ${list(all)}. Det har vi inte kunnat bedöma.`] : [];
}

function leftUnjudged({ context, grave }: Case): string {
  const all = said(grave);
  const some = grave.length === 1 ? 'en sak' : `${count(grave.length)} saker`;
  return all.length > 0
    ? `Annonsen säger ${list(all)}. Det kan vara till din nackdel. Vi har inte kunnat bedöma det, så ta reda på vad det innebär innan du bjuder.`
    : `Annonsen säger ${some} om ${context.home.the} som kan vara till din nackdel och som vi inte kunde bedöma. Ta reda på vad det innebär innan du bjuder.`;
}

/** What a YELLOW report also lacks. */
function gaps(verdict: Verdict, { driving, known, blocking, coverage }: Case): string[] {
  if (verdict !== 'YELLOW') return [];
  const untold = driving.some((flag) => flag.rule === 'no-association-figures')
    ? known.missing.filter((item) => !inFigures.has(item.field))
    : known.missing;
  if (coverage < enoughCoverage && untold.length > 0) return [`Dessutom saknas ${gapNames(untold, 2)}.`];
  const ofAge = withAge(blocking);
  return ofAge.length > 0 ? [`Åldern på ${partNames(ofAge)} framgår inte heller.`] : [];
}

/** What the advert leaves open of parts: their age, or of what the house stands on, its condition. */
const leftOpen = (parts: readonly NeededPart[]): string =>
  withAge(parts).length > 0
    ? `Åldern på ${partNames(withAge(parts))} framgår inte.`
    : `Skicket på ${partNames(parts)} framgår inte.`;

function tooLittle(found: Case, strengths: number): string {
  const { context, known, isAllJudged } = found;
  return (
    `Annonsen berättar för lite för att kalla ${context.home.the} lovande. ` +
    `${known.missing.length > 0 ? `Framför allt saknas ${gapNames(known.missing, inSentence)}.` : leftOpen(untoldParts(found))}` +
    `${isAllJudged && strengths > 0 ? ' Det som står ser bra ut, så svaren avgör.' : ' Fråga om det först.'}`
  );
}

function ofUnknownAge({ context, blocking, isAllJudged }: Case): string {
  const ofAge = withAge(blocking);
  const unknown =
    ofAge.length > 0
      ? `åldern på ${partNames(ofAge)} framgår inte`
      : `skicket på ${partNames(blocking)} framgår inte`;
  return (
    `${isAllJudged ? `Inget allvarligt syns i det annonsen berättar om ${context.home.the}, men ${unknown}` : capital(unknown)}. ` +
    'Sådant är dyrt att göra om, så ta reda på det innan du bjuder.'
  );
}

/** Its upkeep or approval is told, though not its age: `fönstren renoverades 2022`, `ventilationen är godkänd 2024`. */
const isTended = (context: Context, id: NeededPart['id'], upkeep: ReadonlyMap<string, unknown>): boolean =>
  id === 'ventilation' ? tells(context, 'ovk') : upkeep.has(id);

/** Of a GREEN report. It reassures of what was judged alone. */
function promising({ context, driving, known, isAllJudged }: Case): string {
  const light = driving.filter(isWorthNaming);
  const but =
    light.length > 0
      ? ` ${light.length === 1 ? 'En sak' : 'Några saker'} bör du ändå reda ut: ${named(light)}.`
      : '';
  const heavy = known.missing.find(
    (item) => weightOf(context, item) >= 10 && !isAnsweredByYear(context, item.field),
  );
  const { upkeep } = tendedPartsIn(context);
  const unknown = known.parts
    .filter(({ id, judged }) => !judged && !isTended(context, id, upkeep))
    .flatMap(({ names }) => names);
  const untold = [...known.parts.flatMap((part) => part.untold ?? []), ...unknown];
  const last = heavy
    ? ` Fråga ändå om ${gapName(heavy)} före bud.`
    : untold.length > 0
      ? ` Fråga hur det står till med ${list(untold.slice(0, inSentence))}.`
      : ' Be att få se papper på det som är gjort.';
  if (isAllJudged) {
    const share = heavy ? 'mesta' : 'viktigaste';
    return `Inget allvarligt syns i det annonsen berättar om ${context.home.the}, och det ${share} finns med.${but}${last}`;
  }
  const faults = faultsIn(driving);
  const good = known.parts.filter(({ id, judged }) => judged && !faults.has(id));
  const judged = list(
    good
      .flatMap(({ names, untold: open = [] }) => names.filter((name) => !open.includes(name)))
      .slice(0, inSentence + 1),
  );
  const seen = judged
    ? `Vi ser inget allvarligt i det vi har kunnat bedöma, bland annat ${judged}.`
    : 'Vi ser inget allvarligt i det vi har kunnat bedöma.';
  const left = known.unjudged.length > 0 ? 'det vi inte kunde bedöma' : 'citaten vid varningarna';
  return `${seen} Läs själv ${left}.${but}${last}`;
}

/** Parts that warnings find fault with, and their items of the technical table. */
function faultsIn(flags: readonly Flag[]): ReadonlySet<string> {
  const ids = flags
    .filter(({ severity }) => severity !== 'notice')
    .flatMap((flag) => valuesFor(partsAtFault, flag).flatMap((told) => told.split(' ')));
  return new Set(ids.flatMap((id) => [id, parts.find((part) => part.id === id)?.item ?? id]));
}

export const weightOf = (context: Context, item: MissingInfoDetail): number =>
  neededFacts(context).find((row) => row.field === item.field)?.weight ?? 0;
