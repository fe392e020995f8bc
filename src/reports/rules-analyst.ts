import { analysisResultSchema, type AnalysisResult, type Evidence } from './analysis-result.schema.js';
import { chosen, type Choice } from './chosen.js';
import { consistent } from './consistency/consistent.js';
import { countClaims } from './gates/claims.js';
import type { RuleInput } from './facts/context.js';
import { undisputed } from './facts/disputed.js';
import { computed, withoutRepeats } from './facts/evidence.js';
import { findings, withFlags, type Findings } from './sections/findings.js';
import { homeAlso } from './knowledge/must-have/must-have.js';
import { about, brief, capital, kr, krPerSqm, list, lower, ratePercent } from './format.js';
import { tellingEuphemisms } from './sections/euphemisms.js';
import { neededFacts } from './sections/missing.js';
import { openFacts, withoutLooselyTold } from './sections/open-facts.js';
import { estimatedLine, missingLines, sameCost } from './money/money.js';
import { statedSums } from './money/stated-sums.js';
import { judge } from './sections/verdict.js';
import { inFigures, type LeftUnjudged } from './sections/verdict/case.js';
import { gradedByWords } from './sections/graded-by-words.js';
import { gradedTogether } from './sections/graded-together.js';
import { eachMatterOnce } from './sections/one-matter.js';
import { unrefuted } from './sections/refuted.js';
import { toldRiskFlags } from './sections/told-risks.js';
import { withToldCost } from './sections/told-cost.js';
import { toldIn } from './sections/told.js';
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
export const writeRulesReport = (input: RuleInput): AnalysisResult => writeRulesReports(input).report;

/** @throws as `writeRulesReport` */
export function writeRulesReports(input: RuleInput): RulesReports {
  const byRules = findings(input);
  const told = toldIn(byRules.context.sources);
  const kept = unrefuted(byRules.flags, told);
  const refuted = byRules.flags.filter((flag) => !kept.includes(flag));
  const { context } = byRules;
  const ofWords = toldRiskFlags(told, proofsJudged(byRules)).map(withToldCost(context));
  const graded = gradedTogether([...gradedByWords(kept, told), ...ofWords], told);
  const whole = withFlags(byRules, eachMatterOnce(graded), withoutLooselyTold(context, byRules.missing));
  const ofRules = claimsOf(byRules);
  const choice = choiceOf(whole);
  const ofWhole = claimsOf(whole, choice.missing);
  const unjudged = unjudgedIn(told, ofWhole, refuted);
  const leftByRules = unjudgedIn(told, ofRules);
  const shown = forTheViewing(provenOnce(viewingOf(whole, told, unjudged, choice)));
  return {
    report: consistent(chosen(reportOf(whole, { ...ofWhole, ...shown }, unjudged), choice)),
    draft: reportOf(byRules, ofRules, []),
    cautious: reportOf(byRules, ofRules, leftByRules),
    choice,
    viewing: provenOnce(viewingOf(byRules, told, leftByRules, choice)),
  };
}

/** What of the lists a buyer is shown, by this report of the rules or by a model's. */
function choiceOf(found: Findings): Choice {
  const { context, missing, parts, euphemisms } = found;
  const open = openFacts(context, missing, parts);
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

/** The same report, where no claim shows one proof twice. */
function provenOnce<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => provenOnce(item)) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]: [string, unknown]) => [
      key,
      key === 'evidence' ? withoutRepeats(child as Evidence[]) : provenOnce(child),
    ]),
  ) as Value;
}

/** A missing fact of at least this weight is worth a place among the key findings. */
const keyWeight = 5;

/** The heaviest flags and the best news, in that order, then what the home costs a month. */
function keyFindings(
  { flags, strengths, association, monthlyCost, context, missing }: Findings,
  open: Findings['missing'],
): AnalysisResult['keyFindings'] {
  const { effectivePrice, debtShare, debtEvidence } = association;
  const { price, livingArea } = context.listing;
  const debt =
    effectivePrice !== null && debtShare && price
      ? [
          {
            title: 'Vad du egentligen köper',
            text:
              `Lägg ihop priset med din del av föreningens skuld, så kostar bostaden i praktiken omkring ${kr(about(effectivePrice))}` +
              `${livingArea ? `, alltså ${krPerSqm(about(effectivePrice / livingArea))}` : ''}. Jämför gärna bostäder på den siffran.`,
            evidence: [
              ...debtEvidence,
              computed('pris + del av skulden', { price, debtShare }, effectivePrice, 'kr'),
              ...(livingArea
                ? [
                    computed(
                      'effektivt pris ÷ boarea',
                      { effectivePrice, livingArea },
                      Math.round(effectivePrice / livingArea),
                      'kr/m²',
                    ),
                  ]
                : []),
            ],
          },
        ]
      : [];
  const partly = missingLines(context, missing);
  const who =
    monthlyCost && monthlyCost.oneBorrower > monthlyCost.twoBorrowers * sameCost
      ? `Det gäller två som delar på lånet; en ensam låntagare betalar ungefär ${kr(about(monthlyCost.oneBorrower))}.`
      : 'Det blir ungefär lika mycket för en som för två låntagare.';
  const month = monthlyCost
    ? [
        {
          title: `${partly ? 'Minst omkring' : 'Ungefär'} ${kr(about(monthlyCost.twoBorrowers))} i månaden`,
          text: `Räknat med ${ratePercent(monthlyCost.interestRatePercent)} ränta. ${who} Kontantinsatsen är ${kr(monthlyCost.downPayment)}.${[partly, estimatedLine(context)].map((text) => text && ` ${text}`).join('')}`,
          evidence: monthlyCost.evidence,
        },
      ]
    : [];
  const weighty = new Set(
    [...neededFacts(context), ...homeAlso].flatMap(({ field, weight }) =>
      weight >= keyWeight || weight === 0 ? [field] : [],
    ),
  );
  const isTold = flags.some(
    ({ rule, severity }) => rule === 'no-association-figures' && severity !== 'notice',
  );
  const gaps = open
    .filter((item) => weighty.has(item.field) && !item.isVague && !(isTold && inFigures.has(item.field)))
    .slice(0, 3);
  const [heaviest] = gaps;
  const ask = heaviest
    ? [
        {
          title: `Annonsen säger inget om ${lower(brief(heaviest.label))}`,
          text: `${heaviest.why} ${
            gaps.length > 1
              ? `${capital(list(gaps.slice(1).map((gap) => lower(brief(gap.label)))))} nämns inte heller.`
              : `Fråga: ${heaviest.ask}`
          }`,
          evidence: gaps.flatMap((gap) => gap.evidence),
        },
      ]
    : [];
  return [
    ...flags
      .filter((flag) => flag.severity !== 'notice')
      .slice(0, 4)
      .map(({ title, description, evidence }) => ({ title, text: description, evidence })),
    ...strengths.slice(0, 4).map(({ title, text, praises, evidence }) => ({
      title,
      text,
      ...(praises ? { praises: [...praises] } : {}),
      evidence: [...evidence],
    })),
    ...ask,
    ...debt,
    ...month,
  ];
}
