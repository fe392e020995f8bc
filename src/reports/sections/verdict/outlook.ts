import type { AnalysisResult, Verdict } from '../../analysis-result.schema.js';
import type { Flag } from '../../facts/context.js';
import { brief, list, lower } from '../../format.js';
import { shortOf } from '../../reading/learned/matter.js';
import type { NeededPart } from '../../parts/judged-parts.js';
import {
  type Case,
  enoughCoverage,
  inSentence,
  partNames,
  untoldParts,
  withAge,
  type LeftUnjudged,
} from './case.js';
import { gapName } from './gap-names.js';
import { isAnsweredByYear } from '../open-facts.js';
import { weightOf } from './reason.js';
import { remainingOf } from './remaining.js';

/** The words that the report shows a verdict by. */
const shownAs: Readonly<Record<Verdict, string>> = {
  RED: 'Allvarliga varningar',
  YELLOW: 'Granska noggrant',
  GREEN: 'Ser lovande ut',
};

const ifGood = 'Om svaren är bra och går att styrka';
/** Of what nobody is sure of, an answer can tell that it is grave as well. */
const ifHarmless = 'Om det visar sig vara ofarligt, och det går att styrka,';

/** Facts of the checklist that ask for the age of a part. */
const askedBy: Readonly<Record<string, string>> = {
  roofYear: 'roof',
  pipes: 'plumbingAndElectrical',
  pipesAndWiring: 'plumbingAndElectrical',
};

const agesOf = (parts: readonly NeededPart[]): string[] => [
  ...(withAge(parts).length > 0 ? [`åldern på ${partNames(withAge(parts))}`] : []),
  ...(withAge(parts).length < parts.length ? ['skicket på grunden'] : []),
];

/** A missing fact of at least this weight can turn a verdict, unless no answer to it is a finding. */
const turning = 5;
const cannotTurn: ReadonlySet<string> = new Set([
  'price',
  'livingArea',
  'biarea',
  'tomtarea',
  'operatingCost',
  'taxValue',
  'mortgageDeeds',
  'association',
  'registrationNumber',
  'balcony',
  'storage',
  'moveIn',
]);

/**
 * For each driver what to get hold of; then what no answer removes, or where nothing is left of that, where the verdict lands
 * when the answers are good.
 * @param isYellow the warnings would make it so without anything critical
 */
export function wouldChange(
  verdict: Verdict,
  found: Case,
  isYellow: boolean,
): Omit<AnalysisResult['verdictDrivers'], 'rules'> {
  if (verdict === 'GREEN') return { wouldChange: [couldLower(found)] };
  const { context, driving, known, grave, coverage } = found;
  const isThin = coverage < enoughCoverage;
  const missing = isThin ? known.missing.slice(0, inSentence) : [];
  const sought = [
    ...missing.map(gapName),
    ...agesOf(untoldParts(found).filter((part) => !missing.some((item) => askedBy[item.field] === part.id))),
  ];
  const asks = [...grave.map(askOf), ...(sought.length > 0 ? [`Fråga om ${list(sought)}.`] : [])];
  const staying = remainingOf(context, driving);
  const isUnclear = driving.some(({ matter }) => matter !== undefined);
  const outcome: Verdict =
    verdict === 'RED' && (isThin || asks.length > 0 || isYellow || isUnclear) ? 'YELLOW' : 'GREEN';
  const todo = [...driving.map(toDo), ...new Set(asks)];
  if (staying.length > 0) return { wouldChange: [...todo, ...staying] };
  const landing = `${isUnclear ? ifHarmless : ifGood} blir bedömningen ”${shownAs[outcome]}”.`;
  return { wouldChange: [...todo, landing], atBest: outcome };
}

function toDo({ title, matter, action }: Flag): string {
  const words = matter && shortOf(matter);
  return `${words ? `”${words}”` : brief(title)}: ${lower(action ?? 'be om underlag.')}`;
}

function askOf({ subject, matter, ask }: LeftUnjudged): string {
  const words = matter && shortOf(matter);
  if (words) return `”${words}”: ${lower(ask)}`;
  return matter
    ? `Det som vi inte kunde bedöma (${subject}): ${lower(ask)}`
    : 'Be mäklaren förklara det som vi inte kunde bedöma.';
}

/** What can lower a promising verdict. */
function couldLower({ context, known }: Case): string {
  const heaviest = known.missing.find(
    (item) =>
      weightOf(context, item) >= turning &&
      !cannotTurn.has(item.field) &&
      !isAnsweredByYear(context, item.field),
  );
  if (heaviest) return `Ett dåligt besked om ${gapName(heaviest)} kan sänka bedömningen.`;
  const unknown = known.parts.filter((part) => !part.judged);
  return unknown.length > 0
    ? `Är ${partNames(unknown.slice(0, 2))} i dåligt skick kan bedömningen sänkas.`
    : 'Anmärkningar vid besiktning eller i handlingarna kan sänka bedömningen.';
}
