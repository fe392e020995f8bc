import {
  technicalItems,
  type AnalysisResult,
  type Dispute,
  type Euphemism,
  type Evidence,
  type MissingInfoDetail,
  type TechnicalItem,
  type ViewingQuestion,
} from '../analysis-result.schema.js';
import type { BuildingYearRisk } from '../knowledge/building-years.js';
import { ageFlags } from '../parts/age-flags.js';
import { reportFlags } from '../risks/association/annual-report.js';
import {
  associationFigures,
  associationFlags,
  type AssociationFigures,
} from '../risks/association/association.js';
import { buildingYearFindings, needsNoDrainage, notToldBy } from '../parts/building-year.js';
import { contextOf, flag, type Context, type Flag, type RuleInput } from '../facts/context.js';
import { contradictionFlags } from '../risks/contradictions/contradictions.js';
import { disputeOf, flagInstead, specPart, undisputed, type StatementName } from '../facts/disputed.js';
import { readEuphemisms } from './euphemisms.js';
import { energyFlags } from '../risks/home/energy.js';
import { quoted, reference } from '../facts/evidence.js';
import { withLevies } from '../risks/home/levy.js';
import { leaseholdFlags } from '../risks/association/leasehold.js';
import { neededParts, type NeededPart } from '../parts/judged-parts.js';
import { missingInformation } from './missing.js';
import { monthlyCost, purchaseCosts, type MonthlyCost, type PurchaseCosts } from '../money/money.js';
import { floorplanAnalysis, photoAnalysis } from './pictures.js';
import { priceAnalysis, type PriceAnalysis } from '../money/price.js';
import { viewingQuestions } from './questions/questions.js';
import { beginningOf } from '../../shared/storable.js';
import { radonFlags } from '../risks/home/radon.js';
import { againstDoneParts } from '../knowledge/told-by-flags.js';
import { renovationPlan } from './renovation.js';
import { strengths, type Strength } from './strengths.js';
import { partAges, technicalSpecs, type PartAge, type TechnicalSpecs } from '../parts/technical.js';
import { textRiskFlags } from '../risks/stated/text-risks.js';

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
  const raised = [
    ...instructionFlags(context),
    ...withLevies(context, textRiskFlags(context)),
    ...associationFlags(context, association),
    ...reportFlags(context),
    ...leaseholdFlags(context),
    ...ageFlags(context, ages),
    ...radonFlags(context),
    ...energyFlags(context),
    ...contradictionFlags(context),
  ];
  const flags = undisputed(context, 'redFlags', raised, ({ rule }) => rule, toldInstead).filter(
    (item, index, all) => all.findIndex((other) => other.rule === item.rule) === index,
  );
  const isDry = needsNoDrainage(context);
  const missing = missingInformation(context).filter(({ field }) => !(isDry && field === 'drainage'));
  const specs = undisputedSpecs(context, technicalSpecs(context, ages));
  const parts = neededParts(context, ages, specs);
  const found = {
    context,
    strengths: undisputed(
      context,
      'keyFindings',
      strengths(context, association, ages),
      ({ title }) => title,
    ),
    missing,
    euphemisms: undisputed(context, 'euphemisms', readEuphemisms(context), ({ word }) => word),
    ages,
    technicalSpecs: specs,
    parts,
    association,
    price: priceAnalysis(context),
    monthlyCost: undisputedWhole(context, 'monthlyCost', monthlyCost(context, missing)),
    purchaseCosts: undisputedWhole(context, 'purchaseCosts', purchaseCosts(context, missing)),
    photos: undisputedPhotos(context, photoAnalysis(context)),
    floorplan: undisputedWhole(context, 'floorplanAnalysis', floorplanAnalysis(context)),
  };
  return { ...found, ...followingFrom(flags, found) };
}

/** The same findings with other flags and less that is missing, and what follows from them. */
export function withFlags(
  found: Findings,
  flags: readonly Flag[],
  missing: readonly MissingInfoDetail[],
): Findings {
  const { context } = found;
  const known = {
    ...found,
    missing,
    strengths: unopposed(found.strengths, flags),
    monthlyCost: undisputedWhole(context, 'monthlyCost', monthlyCost(context, missing, true)),
    purchaseCosts: undisputedWhole(context, 'purchaseCosts', purchaseCosts(context, missing)),
  };
  return { ...known, ...followingFrom(flags, known) };
}

/** What is done of a home is no good news beside words of damage or wear that may mean the same. */
function unopposed(all: readonly Strength[], flags: readonly Flag[]): Strength[] {
  const isOpposed = flags.some(({ rule, severity }) => severity !== 'notice' && againstDoneParts.has(rule));
  return all.filter(({ isOfParts }) => !(isOpposed && isOfParts === true));
}

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
  ).filter(({ title }) => !isDisputed(context, { part: 'renovationAnalysis.riskFactors', name: title }));
  return {
    flags,
    yearRisks,
    renovation: renovationPlan(context, ages, yearRisks, flags),
    questions: viewingQuestions(context, flags, missing, yearRisks, parts),
  };
}

/** The flag weighs what it did, unless it is told to be of another severity. */
function toldInstead(before: Flag, instead: NonNullable<Dispute['instead']>, dispute: Dispute): Flag {
  const after = flagInstead(before, instead, dispute);
  return flag(after.severity === before.severity ? { ...after, weight: before.weight } : after);
}

const isDisputed = (
  context: Context,
  statement: StatementName,
  evidence: readonly Evidence[] = [],
): boolean => disputeOf(context, statement, evidence) !== undefined;

/** The technical items without the disputed ones, and with what stands in their place. */
function undisputedSpecs(context: Context, specs: TechnicalSpecs): TechnicalSpecs {
  const kept = Object.entries(specs).filter(
    ([item, { evidence }]) =>
      !isDisputed(context, { part: specPart(item as TechnicalItem), name: '' }, evidence),
  );
  const replaced = technicalItems.flatMap((item) => {
    const dispute = context.disputes?.find(({ part }) => part === specPart(item));
    if (!dispute?.instead?.status) return [];
    const { evidence, instead } = dispute;
    return [[item, { status: instead.status, reason: instead.text, evidence }]];
  });
  return Object.fromEntries([...kept, ...replaced]) as TechnicalSpecs;
}

/** A part that is one statement. */
const undisputedWhole = <Whole extends { readonly evidence: readonly Evidence[] }>(
  context: Context,
  part: string,
  whole: Whole | null,
): Whole | null => (whole && isDisputed(context, { part, name: '' }, whole.evidence) ? null : whole);

function undisputedPhotos(context: Context, photos: Findings['photos']): Findings['photos'] {
  const part = 'photoAnalysis.observations';
  return { ...photos, observations: undisputed(context, part, photos.observations, ({ text }) => text) };
}

/** Of a passage that speaks to a machine so many characters are shown. */
const longestPassage = 1000;

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
        ...instructions.slice(0, 5).map((quote) => {
          const text = beginningOf(quote.text, longestPassage);
          return quoted({ ...quote, end: quote.start + text.length, text });
        }),
        ...documentInstructions.slice(0, 5).map(({ text, ...found }) => ({
          kind: 'document' as const,
          ...found,
          text: beginningOf(text, longestPassage).trim(),
        })),
        reference('method', 'Text riktad till AI', 'Vår egen kontroll'),
      ],
    }),
  ];
}
