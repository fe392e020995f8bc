import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';

/** A report in the shape that a model fills: rooms, the plan and its possibilities, proof of every kind. */
export function fullerReport(result: AnalysisResult, images: readonly TrackedImage[]): AnalysisResult {
  const photo = images.find(({ kind }) => kind === 'photo')!;
  const plan = images.find(({ kind }) => kind === 'floorplan')!;
  const seen = (note: string, { sha256 } = photo) => [{ kind: 'photo' as const, sha256, note }];
  const table = [
    {
      kind: 'reference' as const,
      table: 'cost-ranges',
      row: 'Öppna vägg mellan rum',
      source: 'Egna riktvärden 2026',
    },
  ];
  const renovation = result.renovationAnalysis;
  return {
    ...result,
    floorplanAnalysis: {
      layout: 'Tre rum på rad längs fasaden med badrum och kök mot trapphuset.',
      flow: 'Vardagsrummet nås bara genom hallen. Sovrummen ligger avskilt från köket.',
      lighting: 'Fönster åt ett håll ger ljus på eftermiddagen.',
      strengths: ['Två sovrum av samma storlek', 'Balkong från vardagsrummet'],
      weaknesses: ['Liten hall', 'Förvaring bara i ett rum'],
      evidence: seen('Planritningen visar rummen på rad.', plan),
    },
    roomAnalysis: {
      summary: 'Köket och badrummet är äldre än resten av lägenheten.',
      overallQuality: {
        status: 'medium',
        reason: 'Ytskikten är hela, men köket och badrummet är till åren.',
      },
      rooms: [
        {
          room: 'Kök',
          verdict: 'negative',
          analysis: 'Luckorna är slitna runt handtagen och bänkskivan har svällt vid diskhon.',
          highlights: ['Plats för matbord'],
          concerns: ['Svälld bänkskiva'],
          renovationNeeds: ['Byt bänkskiva och kontrollera skåpbotten'],
          evidence: seen('Bänkskivan har en mörk kant vid diskhon.'),
        },
        {
          room: 'Vardagsrum',
          verdict: 'positive',
          analysis: 'Rummet har fönster i två väderstreck och golvet är nyslipat.',
          highlights: ['Nyslipat golv', 'Utgång till balkongen'],
          concerns: [],
          renovationNeeds: [],
          evidence: seen('Golvet är jämnt i färgen.'),
        },
        {
          room: 'Hall',
          verdict: 'neutral',
          analysis: 'Hallen är liten och saknar garderob på planritningen.',
          highlights: [],
          concerns: ['Ont om förvaring'],
          renovationNeeds: [],
          evidence: seen('Ingen garderob är ritad i hallen.', plan),
        },
      ],
      evidence: seen('Översikt över rummen.', plan),
    },
    renovationAnalysis: renovation && {
      ...renovation,
      layoutPossibilities: {
        analysisAvailable: true,
        opportunities: [
          {
            title: 'Öppna mellan kök och vardagsrum',
            feasibility: 'moderate',
            requiresPermit: true,
            description: 'Väggen mellan köket och vardagsrummet är tunn på ritningen och bär troligen inte.',
            considerations: ['Föreningens godkännande behövs', 'En konstruktör måste bedöma väggen'],
            estimatedCost: { min: 40_000, max: 120_000, uncertain: true },
            partnerCategories: ['Byggföretag', 'Konstruktör'],
            evidence: [...seen('Väggen är ritad tunnare än ytterväggarna.', plan), ...table],
          },
        ],
        limitations: ['Badrummet kan inte flyttas från stammarna'],
      },
    },
    meta: {
      ...result.meta,
      analyst: 'openai',
      label: 'AI-genererad analys',
      model: 'gpt-test',
      template: 'default-v1',
    },
  };
}
