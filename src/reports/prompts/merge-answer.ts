import type { AnalysisResult, CostRange, Evidence } from '../analysis-result.schema.js';
import type { PromptCase } from './case-v1.js';
import type { ModelAnswer, ModelCost } from './model-answer.schema.js';
import { resolveEvidence } from './resolve-evidence.js';

/**
 * The rules' report with the model's parts put in. Facts, money, missing information and technical status stay the
 * rules'; lists are the rules' entries followed by the model's, so that places in the rules' lists do not move.
 */
export function mergeAnswer(answer: ModelAnswer, promptCase: PromptCase): AnalysisResult {
  const { rules, pictures, source } = promptCase;
  const proven = <T extends { evidence: Parameters<typeof resolveEvidence>[0] }>(part: T) => ({
    ...part,
    evidence: resolveEvidence(part.evidence, promptCase),
  });
  const hasPlan = pictures.some((picture) => picture.kind === 'floorplan');
  const hasPhotos = pictures.some((picture) => picture.kind === 'photo');
  const knownWords = new Set(rules.euphemisms.map((entry) => entry.word.toLowerCase()));
  const missing = fresh(answer.missingInfo, rules.missingInfo, (entry) => entry.label);
  const redFlags = fresh(
    answer.redFlags,
    rules.redFlags.map((flag) => flag.title),
    (flag) => flag.title,
  );
  return {
    ...rules,
    verdict: answer.verdict,
    verdictReason: answer.verdictReason,
    verdictDrivers: {
      rules: rules.verdictDrivers.rules,
      wouldChange: answer.wouldChange.length > 0 ? answer.wouldChange : rules.verdictDrivers.wouldChange,
    },
    keyFindings: answer.keyFindings.length > 0 ? answer.keyFindings.map(proven) : rules.keyFindings,
    redFlags: [
      ...rules.redFlags,
      ...redFlags.map((flag) => {
        const { estimatedCost, ...rest } = proven(flag);
        return {
          ...rest,
          rule: 'model',
          ...(estimatedCost ? costed(estimatedCost, rest.evidence, promptCase) : {}),
        };
      }),
    ],
    euphemisms: [
      ...rules.euphemisms,
      ...answer.euphemisms
        .filter((entry) => !knownWords.has(entry.word.toLowerCase()))
        .map((entry) => ({ ...proven(entry), occurrences: count(source.listing.description, entry.word) })),
    ],
    missingInfo: [...rules.missingInfo, ...missing.map((entry) => entry.label)],
    missingInfoDetails: [
      ...rules.missingInfoDetails,
      ...missing.map((entry) => ({
        ...entry,
        evidence: [{ kind: 'field' as const, name: entry.field, value: null }],
      })),
    ],
    photoAnalysis:
      answer.photoAnalysis && hasPhotos
        ? {
            totalCount: rules.photoAnalysis.totalCount,
            quality: answer.photoAnalysis.quality,
            observations: [
              ...rules.photoAnalysis.observations,
              ...answer.photoAnalysis.observations.map(proven),
            ],
          }
        : rules.photoAnalysis,
    floorplanAnalysis:
      answer.floorplanAnalysis && hasPlan ? proven(answer.floorplanAnalysis) : rules.floorplanAnalysis,
    roomAnalysis:
      answer.roomAnalysis && (hasPhotos || hasPlan)
        ? { ...proven(answer.roomAnalysis), rooms: answer.roomAnalysis.rooms.map(proven) }
        : rules.roomAnalysis,
    viewingQuestions: [
      ...rules.viewingQuestions,
      ...fresh(
        answer.viewingQuestions,
        rules.viewingQuestions.map((entry) => entry.question),
        (entry) => entry.question,
      ).map((entry) => ({ ...proven(entry), priority: Math.max(1, entry.priority) })),
    ],
    renovationAnalysis: renovation(answer, promptCase, proven),
  };
}

function renovation(
  answer: ModelAnswer,
  promptCase: PromptCase,
  proven: <T extends { evidence: Parameters<typeof resolveEvidence>[0] }>(
    part: T,
  ) => Omit<T, 'evidence'> & {
    evidence: Evidence[];
  },
): AnalysisResult['renovationAnalysis'] {
  const plan = promptCase.rules.renovationAnalysis;
  if (!plan) return null;
  const priced = <T extends { estimatedCost: ModelCost; evidence: Parameters<typeof resolveEvidence>[0] }>(
    part: T,
  ) => {
    const { evidence, ...rest } = proven(part);
    return { ...rest, partnerCategories: [], ...costed(part.estimatedCost, evidence, promptCase) };
  };
  const possibilities = plan.layoutPossibilities;
  return {
    ...plan,
    qualityImprovements: [...plan.qualityImprovements, ...answer.qualityImprovements.map(priced)],
    layoutPossibilities: {
      ...possibilities,
      analysisAvailable: possibilities.analysisAvailable || answer.layoutOpportunities.length > 0,
      opportunities: [...possibilities.opportunities, ...answer.layoutOpportunities.map(priced)],
    },
    riskFactors: [...plan.riskFactors, ...answer.riskFactors.map(proven)],
  };
}

/** A cost and its proof: sure only when it names a confirmed row of the table and keeps inside it. */
export function costed(
  cost: ModelCost,
  evidence: readonly Evidence[],
  { given }: Pick<PromptCase, 'given'>,
): { estimatedCost: CostRange; evidence: Evidence[] } {
  const min = Math.round(cost.min);
  const max = Math.round(cost.max);
  const row = given.costRows.find((candidate) => candidate.id === cost.row);
  const isInside = row !== undefined && min >= row.min && max <= row.max;
  return {
    estimatedCost: { min, max, ...(isInside && !row.uncertain ? {} : { uncertain: true }) },
    evidence: isInside
      ? [...evidence, { kind: 'reference', table: given.costTable, row: row.row, source: row.source }]
      : [...evidence],
  };
}

/** The entries whose name is not known yet, each name once. */
function fresh<T>(entries: readonly T[], known: readonly string[], name: (entry: T) => string): T[] {
  const seen = new Set(known.map((entry) => entry.trim().toLowerCase()));
  return entries.filter((entry) => {
    const key = name(entry).trim().toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function count(text: string | undefined, word: string): number {
  if (!text || word.trim() === '') return 1;
  return Math.max(1, text.toLowerCase().split(word.trim().toLowerCase()).length - 1);
}
