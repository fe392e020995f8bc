import type { Evidence } from '../analysis-result.schema.js';
import type { Risk } from '../risks/risk.js';
import { flag, type Flag } from '../rules/context.js';
import { isElsewhere } from '../rules/elsewhere.js';
import { isMended } from '../rules/mending.js';
import { isToldBy, placesIn } from './judged.js';
import { proofOf, type Told } from './told.js';

/** As sure as this that a clause tells a risk (`riskSure`), it is a flag; two in three of such clauses do tell one. */
const raisedFrom = 0.1;
/**
 * What a warning weighs in the verdict for each unit of sureness: one that is sure to a third makes a report yellow alone (2),
 * and several that are sure to a half together (3).
 */
const weightOfSure = 6;
/** What a figure weighs that the reader of words cannot compare with its limits; the rules do. */
const figureWeight = 0.25;
/** As sure as this, a flag of a critical kind is critical. */
const criticalFrom = 0.6;
/** Quotes of one flag. */
const mostQuotes = 3;

/**
 * Flags of the risks that the learned reader understood and that the rules did not judge: one for each kind, with up to three
 * quotes.
 * @param judged what the rules flag or praise, by its proof
 */
export function toldRiskFlags(told: readonly Told[], judged: readonly (readonly Evidence[])[]): Flag[] {
  const places = placesIn(judged);
  const raised = surestOfSentences(
    told.filter((one) => one.riskSure >= raisedFrom && !isToldBy(places, one.place) && isOfHomeNow(one)),
  );
  const byKind = new Map<Risk, [Told, ...Told[]]>();
  for (const one of raised) {
    const others = byKind.get(one.risk);
    if (others) others.push(one);
    else byKind.set(one.risk, [one]);
  }
  return [...byKind].map(([risk, tellings]) => flagOf(risk, tellings));
}

/** The surest first, one of a sentence: its clauses tell of one thing more often than of two. */
function surestOfSentences(told: readonly Told[]): Told[] {
  const seen = new Set<Told['sentence']>();
  return told
    .toSorted((one, other) => other.riskSure - one.riskSure)
    .filter(({ sentence }) => !seen.has(sentence) && seen.add(sentence));
}

/** Beside a quote in words that nobody listed. */
const readByUs = 'Så tolkar vi formuleringen; läs citatet själv.';

/** @param tellings the surest first */
function flagOf(risk: Risk, tellings: readonly [Told, ...Told[]]): Flag {
  const [surest] = tellings;
  const sure = surest.riskSure;
  const { id, title, category, description, action } = risk;
  const severity = risk.severity === 'critical' && sure < criticalFrom ? 'warning' : risk.severity;
  const isFigure = risk.isOfFigures === true && holdsFigure(surest);
  const weight = isFigure ? figureWeight : sure * weightOfSure;
  return flag({
    rule: id,
    title,
    category,
    severity,
    ...(severity === 'warning' ? { weight } : {}),
    description: sure < criticalFrom ? `${description} ${readByUs}` : description,
    action,
    isInterpreted: true,
    evidence: tellings.slice(0, mostQuotes).map(proofOf),
  });
}

const holdsFigure = ({ source, clause }: Told): boolean =>
  /\d\s?(?:%|procent|bq|kr|mkr|miljoner)/iu.test(source.readable.slice(clause.start, clause.end));

/** Kinds of risk that a neighbour or the place is part of. */
const ofOthers: ReadonlySet<string> = new Set(['Omgivning', 'Granne']);
/** Kinds that are told by the name of what is wrong, so that a denial in the clause denies them. */
const named: ReadonlySet<string> = new Set([
  'Fukt',
  'Skada',
  'Grund',
  'Riskkonstruktion',
  'Radon',
  'Material',
]);
const denial = /(?<!\p{L})(?:inga|ingen|inget|inte|ej|aldrig|varken|utan|fri\s+från)(?!\p{L})/iu;
const deniesAll = /(?<!\p{L})nej(?=[,.!])/iu;

/** `Försäkringsbolaget lade nytt golv`: what the insurer had done is mended. */
const insurerPaid =
  /(?<!\p{L})försäkringsbolag\p{L}*\s(?:\p{L}+\s)?(?:lade|lät|lagade|bytte|betalade|bekostade|ersatte|torkade|byggde|återställde|stod\s+för|tog\s+kostnaden)(?!\p{L})/iu;

/** False for what is asked, denied, mended, or said of a neighbour or another building: then it is no flag. */
function isOfHomeNow({ source, sentence, clause, risk }: Told): boolean {
  const whole = source.readable.slice(sentence.start, sentence.end).trim();
  if (whole.endsWith('?') || deniesAll.test(whole)) return false;
  if (named.has(risk.category) && denial.test(source.readable.slice(clause.start, clause.end))) return false;
  const isOfOthers = /^\P{L}*grann/iu.test(whole) || isElsewhere(source, sentence, clause);
  if (isOfOthers && !ofOthers.has(risk.category)) return false;
  return !insurerPaid.test(whole) && !isMended(source, sentence, clause);
}
