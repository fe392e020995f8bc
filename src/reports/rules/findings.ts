import type {
  AnalysisResult,
  Euphemism,
  MissingInfoDetail,
  ViewingQuestion,
} from '../analysis-result.schema.js';
import type { BuildingYearRisk } from '../knowledge/building-years.js';
import { ageFlags } from './age-flags.js';
import { reportFlags } from './annual-report-flags.js';
import { associationFigures, associationFlags, type AssociationFigures } from './association.js';
import { buildingYearFindings, needsNoDrainage, notToldBy } from './building-year.js';
import { contextOf, flag, type Context, type Flag, type RuleInput } from './context.js';
import { contradictionFlags } from './contradictions.js';
import { readEuphemisms } from './euphemisms.js';
import { energyFlags } from './energy.js';
import { quoted, reference } from './evidence.js';
import { leaseholdFlags } from './leasehold.js';
import { neededParts, type NeededPart } from './judged-parts.js';
import { missingInformation } from './missing.js';
import { monthlyCost, purchaseCosts, type MonthlyCost, type PurchaseCosts } from './money.js';
import { floorplanAnalysis, photoAnalysis } from './pictures.js';
import { priceAnalysis, type PriceAnalysis } from './price.js';
import { viewingQuestions } from './questions.js';
import { radonFlags } from './radon.js';
import { renovationPlan } from './renovation.js';
import { strengths, type Strength } from './strengths.js';
import { partAges, technicalSpecs, type PartAge, type TechnicalSpecs } from './technical.js';
import { textRiskFlags } from './text-risks.js';

/** Everything the rules found in one advert, each finding with its evidence: the report's raw material. */
export interface Findings {
  readonly context: Context;
  readonly flags: readonly Flag[];
  readonly strengths: readonly Strength[];
  readonly missing: readonly MissingInfoDetail[];
  readonly euphemisms: readonly Euphemism[];
  readonly ages: readonly PartAge[];
  readonly technicalSpecs: TechnicalSpecs;
  /** The parts that the verdict needs, judged or not. */
  readonly parts: readonly NeededPart[];
  readonly yearRisks: readonly BuildingYearRisk[];
  readonly association: AssociationFigures;
  readonly price: PriceAnalysis;
  readonly monthlyCost: MonthlyCost | null;
  readonly purchaseCosts: PurchaseCosts | null;
  readonly renovation: AnalysisResult['renovationAnalysis'];
  readonly photos: AnalysisResult['photoAnalysis'];
  readonly floorplan: AnalysisResult['floorplanAnalysis'];
  readonly questions: readonly ViewingQuestion[];
}

const bySeverity = { critical: 0, warning: 1, notice: 2 } as const;

/** Runs every rule. Pure: the same input gives the same findings. */
export function findings(input: RuleInput): Findings {
  const context = contextOf(input);
  const ages = partAges(context);
  const figures = associationFigures(context);
  // A share of no debt is nothing to tell.
  const association = { ...figures, debtShare: figures.debtShare || null };
  const flags = [
    ...instructionFlags(context),
    ...textRiskFlags(context),
    ...associationFlags(context, association),
    ...reportFlags(context),
    ...leaseholdFlags(context),
    ...ageFlags(context, ages),
    ...radonFlags(context),
    ...energyFlags(context),
    ...contradictionFlags(context),
  ].filter((item, index, all) => all.findIndex((other) => other.rule === item.rule) === index);
  const isDry = needsNoDrainage(context);
  const missing = missingInformation(context).filter(({ field }) => !(isDry && field === 'drainage'));
  const specs = technicalSpecs(context, ages);
  const parts = neededParts(context, ages, specs);
  const found = {
    context,
    strengths: strengths(context, association, ages),
    missing,
    euphemisms: readEuphemisms(context),
    ages,
    technicalSpecs: specs,
    parts,
    association,
    price: priceAnalysis(context),
    monthlyCost: monthlyCost(context),
    purchaseCosts: purchaseCosts(context),
    photos: photoAnalysis(context),
    floorplan: floorplanAnalysis(context),
  };
  return { ...found, ...followingFrom(flags, found) };
}

/** The same findings with more flags, and what follows from them. */
export const withFlags = (found: Findings, more: readonly Flag[]): Findings =>
  more.length === 0 ? found : { ...found, ...followingFrom([...found.flags, ...more], found) };

type Followed = 'flags' | 'yearRisks' | 'renovation' | 'questions';

/** The flags, the heaviest first, and what depends on them. */
function followingFrom(
  all: readonly Flag[],
  { context, ages, missing, parts }: Omit<Findings, Followed>,
): Pick<Findings, Followed> {
  const flags = all.toSorted(
    (a, b) => bySeverity[a.severity] - bySeverity[b.severity] || b.weight - a.weight,
  );
  const yearRisks = notToldBy(
    buildingYearFindings(context),
    flags.map(({ rule }) => rule),
  );
  return {
    flags,
    yearRisks,
    renovation: renovationPlan(context, ages, yearRisks, flags),
    questions: viewingQuestions(context, flags, missing, yearRisks, parts),
  };
}

/** Text that speaks to a machine: told to the buyer, without weight in the verdict, and never read as fact. */
function instructionFlags({ instructions, documentInstructions }: Context): Flag[] {
  if (instructions.length + documentInstructions.length === 0) return [];
  const where = [
    ...(instructions.length > 0 ? ['Annonsen'] : []),
    ...(documentInstructions.length > 0 ? [`Dokumentet ”${documentInstructions[0]?.document ?? ''}”`] : []),
  ].join(' och ');
  return [
    flag({
      rule: 'ai-instructions',
      title: 'Text riktad till en AI',
      category: instructions.length > 0 ? 'Annonsens text' : 'Dokumenten',
      severity: 'warning',
      weight: 0,
      description:
        `${where} innehåller text som inte är skriven för dig utan försöker styra ett datorprogram. Vi har inte följt den ` +
        'och inte läst några uppgifter ur den.',
      action: 'Fråga mäklaren hur texten hamnade där, och lita inte på uppgifter i samma stycke.',
      evidence: [
        ...instructions.slice(0, 5).map(quoted),
        ...documentInstructions.slice(0, 5).map((found) => ({ kind: 'document' as const, ...found })),
        reference('method', 'Text riktad till AI', 'Vår egen kontroll'),
      ],
    }),
  ];
}
