import { analysisResultSchema, type AnalysisResult, type Evidence } from './analysis-result.schema.js';
import type { Choice } from './chosen.js';
import { countClaims } from './gates/claims.js';
import type { RuleInput } from './facts/context.js';
import { undisputed } from './facts/disputed.js';
import { wholeQuote, withoutRepeats } from './facts/evidence.js';
import type { TextSource } from './reading/text/sources.js';
import { findings, withFlags, type Findings } from './sections/findings.js';
import { tellingEuphemisms } from './sections/euphemisms.js';
import { keyFindings } from './sections/key-findings.js';
import { openFacts, withoutLooselyTold } from './sections/open-facts.js';
import { statedSums } from './money/stated-sums.js';
import { settled, unsettled, type Write, type Written } from './settled.js';
import { judge } from './sections/verdict.js';
import type { LeftUnjudged } from './sections/verdict/case.js';
import { gradedByWords } from './sections/graded-by-words.js';
import { gradedTogether } from './sections/graded-together.js';
import { eachMatterOnce } from './sections/one-matter.js';
import { unrefuted } from './sections/refuted.js';
import { toldRiskFlags } from './sections/told-risks.js';
import { withToldCost } from './sections/told-cost.js';
import { toldIn, type Told } from './sections/told.js';
import { unjudgedIn } from './sections/unjudged.js';
import { forTheViewing, viewingOf, type Viewing } from './sections/viewing.js';

export { findings } from './sections/findings.js';
export type { Findings } from './sections/findings.js';
export type { RuleInput } from './facts/context.js';

export interface RulesReports {
  /** The whole report. */
  readonly report: AnalysisResult;
  /** What the rules say, without what the learned reader told or refuted: what a model is told, which reads the texts itself. */
  readonly draft: AnalysisResult;
  /** The draft with what its claims leave unjudged; a model's report is held against it. */
  readonly cautious: AnalysisResult;
  /** What of its lists the report shows, and a model's report is to show. */
  readonly choice: Choice;
  /** What to ask and have checked by what the rules say and leave unjudged: for a report that a model writes on the draft. */
  readonly viewing: Viewing;
}

/**
 * The whole report from the rules alone: no model, no network, the same input gives the same report.
 * @throws ZodError when a rule breaks the contract, which is a fault in the rules and never in an advert.
 */
export function writeRulesReport(input: RuleInput): AnalysisResult {
  const { byRules, whole, write } = begun(input);
  return quotedWhole(settled(whole, write).report, byRules.context.sources);
}

/** The same with what a model's report needs. @throws as `writeRulesReport` */
export function writeRulesReports(input: RuleInput): RulesReports {
  const { byRules, told, whole, write } = begun(input);
  const { report, choice } = settled(whole, write);
  const ofRules = claimsOf(byRules);
  const leftByRules = unjudgedIn(told, ofRules);
  return {
    report: quotedWhole(report, byRules.context.sources),
    draft: reportOf(byRules, ofRules, []),
    cautious: reportOf(byRules, ofRules, leftByRules),
    choice,
    viewing: provenOnce(viewingOf(byRules, told, leftByRules, choice)),
  };
}

/**
 * The report as it is first written, with all contradictions that its check takes away: what measures the rules.
 * @throws as `writeRulesReport`
 */
export function writeUnsettledReport(input: RuleInput): AnalysisResult {
  const { whole, write } = begun(input);
  return unsettled(write(whole, new Set()));
}

/** What the rules and the learned reader found, and how it is written. */
function begun(input: RuleInput) {
  const byRules = findings(input);
  const { context } = byRules;
  const told = toldIn(context.sources);
  const kept = unrefuted(byRules.flags, told);
  const refuted = byRules.flags.filter((flag) => !kept.includes(flag));
  const ofWords = toldRiskFlags(told, proofsJudged(byRules)).map(withToldCost(context));
  const graded = gradedTogether([...gradedByWords(kept, told), ...ofWords], told);
  const whole = withFlags(byRules, eachMatterOnce(graded), withoutLooselyTold(context, byRules.missing));
  const write: Write = (found, stated) => writtenOf(found, told, refuted, stated);
  return { byRules, told, whole, write };
}

/** @param stated facts of the checklist that are not missing, whatever the findings say */
function writtenOf(
  found: Findings,
  told: readonly Told[],
  refuted: Findings['flags'],
  stated: ReadonlySet<string>,
): Written {
  const choice = choiceOf(found, stated);
  const claims = claimsOf(found, choice.missing);
  const unjudged = unjudgedIn(told, claims, refuted);
  const shown = forTheViewing(provenOnce(viewingOf(found, told, unjudged, choice)));
  return { report: reportOf(found, { ...claims, ...shown }, unjudged), choice };
}

/** What of the lists a buyer is shown, by this report of the rules or by a model's. */
function choiceOf(found: Findings, stated: ReadonlySet<string>): Choice {
  const { context, missing, parts, euphemisms } = found;
  const open = openFacts(context, missing, parts).filter(({ field }) => !stated.has(field));
  return provenOnce({
    missing: open,
    euphemisms: tellingEuphemisms(context, euphemisms, open, parts),
    statedSums: statedSums(context, found),
  });
}

/** What the rules flag or praise, by its proof. */
const proofsJudged = ({ flags, strengths, technicalSpecs }: Findings): (readonly Evidence[])[] => [
  ...flags.map(({ evidence }) => evidence),
  ...strengths.map(({ evidence }) => evidence),
  ...Object.values(technicalSpecs).flatMap(({ status, evidence }) => (status === 'green' ? [evidence] : [])),
];

/** A report of these claims, judged. */
function reportOf(found: Findings, claims: Claims, unjudged: readonly LeftUnjudged[]): AnalysisResult {
  const { context, flags, missing, parts, technicalSpecs: specs, strengths } = found;
  const { reason, drivers, ...judgement } = judge(
    context,
    flags,
    { missing, parts, specs, unjudged },
    strengths.length,
  );
  const report: AnalysisResult = {
    schemaVersion: 1,
    ...judgement,
    verdictReason: reason,
    verdictDrivers: drivers,
    ...claims,
    unjudged: [...unjudged],
    meta: metaOn(context.today),
    quality: { claims: 0, proven: 0, dropped: [], repairRounds: 0 },
  };
  return analysisResultSchema.parse({ ...report, quality: { ...report.quality, ...countClaims(report) } });
}

type Claims = ReturnType<typeof claimsOf> & Pick<AnalysisResult, 'checks'>;

/** What is claimed, each claim with each proof once, before all of it is judged. */
const claimsOf = (found: Findings, gaps = found.missing) => provenOnce(claimsOfFindings(found, gaps));

/** @param gaps what is missing, in the order of the key findings */
function claimsOfFindings(found: Findings, gaps: Findings['missing']) {
  const { flags, missing } = found;
  return {
    askFirst: found.questions.slice(0, 3).map((_, index) => index),
    keyFindings: undisputed(found.context, 'keyFindings', keyFindings(found, gaps), ({ title }) => title),
    redFlags: [...flags],
    euphemisms: [...found.euphemisms],
    missingInfo: missing.map((item) => item.label),
    missingInfoDetails: [...missing],
    priceAnalysis: found.price,
    monthlyCost: found.monthlyCost,
    purchaseCosts: found.purchaseCosts,
    photoAnalysis: found.photos,
    floorplanAnalysis: found.floorplan,
    roomAnalysis: null,
    viewingQuestions: [...found.questions],
    technicalSpecs: found.technicalSpecs,
    renovationAnalysis: found.renovation,
  } satisfies Partial<AnalysisResult>;
}

const metaOn = (today: Date): AnalysisResult['meta'] => ({
  analyst: 'rules',
  label: 'Regelbaserad analys',
  template: null,
  model: null,
  tokens: null,
  cost: null,
  version: null,
  reused: false,
  executionTimeMs: 0,
  generatedAt: today.toISOString(),
  fallbackReason: null,
});

/** The same report with whole sentences as proof: it was judged by the clauses that tell of its claims. */
const quotedWhole = <Value>(value: Value, sources: readonly TextSource[]): Value =>
  proven(value, (evidence) =>
    withoutRepeats(evidence.map((proof) => (proof.kind === 'quote' ? wholeQuote(sources, proof) : proof))),
  );

/** The same report, where no claim shows one proof twice. */
const provenOnce = <Value>(value: Value): Value => proven(value, withoutRepeats);

/** The same with the evidence of each of its claims changed, however deep it stands. */
function proven<Value>(value: Value, change: (evidence: readonly Evidence[]) => Evidence[]): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => proven(item, change)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [
      key,
      key === 'evidence' ? change(child as Evidence[]) : proven(child, change),
    ]),
  ) as Value;
}
