import { analysisResultSchema, type AnalysisResult } from '../../src/reports/analysis-result.schema.js';

/** A small lawful result for tests that store, list and show results but do not care what they say. */
export function sampleResult(overrides: Partial<AnalysisResult> = {}): AnalysisResult {
  const evidence = [{ kind: 'field' as const, name: 'price', value: 2_000_000 }];
  const step = { description: 'Inget planerat.', estimatedCost: { min: 0, max: 0 } };
  return analysisResultSchema.parse({
    schemaVersion: 1,
    verdict: 'YELLOW',
    verdictReason: 'Det finns saker att kontrollera. Läs vidare innan visningen.',
    verdictDrivers: { rules: ['roof_age'], wouldChange: [] },
    confidence: { score: 60, explanation: 'Sex av tio uppgifter finns.' },
    redFlagScore: 4,
    askFirst: [0],
    keyFindings: [],
    redFlags: ['Taket är gammalt', 'Avgiften är hög', 'Stambyte planeras', 'Läget bullrar'].map((title) => ({
      rule: 'roof_age',
      title,
      category: 'Skick',
      description: `${title}: be om underlag.`,
      severity: 'warning',
      evidence,
    })),
    euphemisms: [],
    missingInfo: ['Energiklass'],
    missingInfoDetails: [],
    priceAnalysis: {
      pricePerSqm: 40_000,
      areaAverage: null,
      percentDifference: null,
      comparison: null,
      assessment: 'Ingen jämförelse finns.',
      evidence,
    },
    monthlyCost: null,
    purchaseCosts: null,
    photoAnalysis: { totalCount: 0, quality: 'Inga bilder.', observations: [] },
    floorplanAnalysis: null,
    roomAnalysis: null,
    viewingQuestions: [
      {
        category: 'Tak',
        question: 'När lades taket?',
        context: 'Åldern styr kostnaden.',
        priority: 1,
        evidence,
      },
    ],
    technicalSpecs: { roof: { status: 'yellow', reason: 'Äldre än 30 år', evidence } },
    renovationAnalysis: {
      summary: 'Taket kommer först.',
      totalEstimatedCost: { min: 0, max: 0 },
      criticalRenovations: [],
      qualityImprovements: [],
      layoutPossibilities: { analysisAvailable: false, opportunities: [], limitations: [] },
      financialPlanning: { immediate: step, shortTerm: step, mediumTerm: step, longTerm: step },
      riskFactors: [],
    },
    meta: {
      analyst: 'rules',
      label: 'Regelbaserad analys',
      template: null,
      model: null,
      tokens: null,
      cost: null,
      version: null,
      reused: false,
      executionTimeMs: 1,
      generatedAt: '2026-11-20T12:00:00.000Z',
      fallbackReason: null,
    },
    quality: { claims: 1, proven: 1, dropped: [], repairRounds: 0 },
    ...overrides,
  });
}
