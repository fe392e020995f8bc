import type { ExperimentView } from '../../src/experiments/experiments.types.js';
import type { AnalysisResult, CostRange } from '../../src/reports/analysis-result.schema.js';
import {
  experimentOf,
  failedRun,
  flag,
  question,
  run,
  runUnderWay,
  uncertainty,
} from '../support/experiments.js';
import { sampleResult } from '../support/results.js';
import { describeScreens, type ScreenState, type Stage } from '../support/screens.js';

const { id } = experimentOf([run('default-v1', 1)]);
const path = `/admin/experiment/${id}`;
const api = `**/api/admin/experiments/${id}`;

/** Opens the view of an experiment that the server answers with. */
async function openView({ page, open, signIn }: Stage, view: ExperimentView, tab?: string): Promise<void> {
  await signIn('admin');
  await page.route(api, (route) => route.fulfill({ json: view }));
  await open(tab ? `${path}?flik=${tab}` : path);
  await page.getByRole('tablist').waitFor();
}

const long =
  'Det går inte att se hur tätskiktet i badrummet är utfört, vem som har gjort arbetet eller om det finns ett kvalitetsdokument som visar det.';
const cost = (min: number, max: number): CostRange => ({ min, max });
const sample = sampleResult();
const evidence = sample.redFlags[0]!.evidence;

/** Flags of rules that both have, and of the model. */
const rules = [
  flag('roof-age', 'Taket är från 1971', 'critical'),
  flag('high-fee', 'Avgiften är hög för storleken'),
  flag('no-energy', 'Energideklaration saknas', 'notice'),
];
const fuller: Partial<AnalysisResult> = {
  keyFindings: [{ title: 'Taket kommer först', text: long, evidence }],
  euphemisms: [
    { word: 'charmig', meaning: 'Kan betyda att mycket är i originalskick.', occurrences: 2, evidence },
  ],
  missingInfo: ['Energiklass', 'Föreningens lån'],
  renovationAnalysis: {
    ...sample.renovationAnalysis!,
    totalEstimatedCost: cost(250_000, 600_000),
    criticalRenovations: [
      {
        area: 'Tak',
        timeframe: '1–2 år',
        description: 'Lägg om taket.',
        reason: 'Det har passerat sin livslängd.',
        estimatedCost: cost(250_000, 600_000),
        difficulty: 'specialist',
        partnerCategories: [],
        evidence,
      },
    ],
  },
};
const questions = ['När lades taket?', 'Vilka lån har föreningen?'].map(question);

const oneEach = experimentOf([
  run('default-v1', 1, {
    report: {
      ...fuller,
      verdict: 'YELLOW',
      verdictReason: `Taket är gammalt och avgiften hög. ${long}`,
      redFlags: [...rules, flag('model', 'Påståendet om nytt kök saknar underlag', 'notice')],
      viewingQuestions: questions,
      confidence: { score: 60, explanation: 'Sex av tio uppgifter finns. Energiklass och lån saknas.' },
    },
    unsure: [uncertainty('Energiklass', 'low'), uncertainty('Föreningens lån', 'high')],
  }),
  run('unbiased-v1', 1, {
    tokensUsed: 11_300,
    costUsd: 0.0151,
    executionTimeMs: 19_800,
    report: {
      ...fuller,
      verdict: 'RED',
      verdictReason: 'Det finns en allvarlig brist som inte är åtgärdad.',
      redFlagScore: 6,
      redFlags: [
        ...rules,
        flag('model', 'Fukt kan finnas i grunden'),
        flag('model', 'Bullerutsatt läge', 'notice'),
      ],
      viewingQuestions: [...questions, question('Finns det mätningar av buller mot gatan?')],
      keyFindings: [{ title: 'Läget behöver kontrolleras', text: 'Vägen ligger nära.', evidence }],
      confidence: { score: 53, explanation: 'Underlaget är tunt. Energiklass och lån saknas.' },
      quality: {
        claims: 31,
        proven: 28,
        dropped: [{ gate: 'quotes', path: 'redFlags.4', reason: 'x' }],
        repairRounds: 1,
      },
    },
    unsure: [
      uncertainty('Energiklass', 'low'),
      uncertainty('Föreningens lån', 'high'),
      uncertainty('Buller'),
    ],
  }),
]);

const repeated = experimentOf(
  ([1, 2, 3] as const).flatMap((repeat) => [
    run('default-v1', repeat, {
      tokensUsed: [9_400, 9_800, 10_300][repeat - 1]!,
      executionTimeMs: [12_400, 15_100, 22_900][repeat - 1]!,
      report: {
        ...fuller,
        verdict: repeat === 2 ? 'RED' : 'YELLOW',
        verdictReason: ['Taket är gammalt.', 'Taket är i slutet av sin livslängd.', 'Taket är gammalt.'][
          repeat - 1
        ]!,
        redFlags: [
          ...rules,
          ...(repeat < 3 ? [flag('model', 'Påståendet om nytt kök saknar underlag', 'notice')] : []),
        ],
        confidence: { score: [55, 62, 70][repeat - 1]!, explanation: 'Sex av tio uppgifter finns.' },
      },
      unsure: [uncertainty('Energiklass', 'low')],
    }),
    run('unbiased-v1', repeat, {
      report: {
        ...fuller,
        redFlags: [...rules, flag('model', 'Fukt kan finnas i grunden')],
        confidence: { score: [66, 68, 69][repeat - 1]!, explanation: 'Sex av tio uppgifter finns.' },
      },
      unsure: [uncertainty('Energiklass', 'low')],
    }),
  ]),
);

const shown = (name: string, view: ExperimentView, tab: string | undefined, words: string): ScreenState => ({
  name: `admin-experiment-${name}`,
  route: '/admin/experiment/:experimentId',
  async show(stage) {
    await openView(stage, view, tab);
    await stage.page.getByText(words).first().waitFor();
  },
});

describeScreens('the view of an experiment', [
  shown('verdicts', oneEach, undefined, 'Olika bedömning'),
  shown('flags', oneEach, 'flaggor', 'Fukt kan finnas i grunden'),
  shown('uncertainties', oneEach, 'osakerheter', 'Buller'),
  shown('confidence', oneEach, 'konfidens', 'Underlaget är tunt'),
  shown('questions', oneEach, 'fragor', 'Finns det mätningar av buller mot gatan?'),
  shown('full', oneEach, 'full', 'Bortsorterade påståenden'),
  shown('repeated-verdicts', repeated, undefined, 'ligger inom spridningen'),
  shown('repeated-confidence', repeated, 'konfidens', 'Inom spridningen'),
  shown('repeated-full', repeated, 'full', 'Bortsorterade påståenden'),
  shown(
    'under-way',
    experimentOf([
      ...oneEach.runs.slice(0, 1),
      runUnderWay('default-v1', 2, true),
      runUnderWay('unbiased-v1', 1),
      runUnderWay('unbiased-v1', 2),
    ]),
    undefined,
    '1 av 4 körningar klara',
  ),
  shown(
    'one-failed',
    experimentOf([
      oneEach.runs[0]!,
      failedRun('unbiased-v1', 1, 'Modellen svarade inte i tid. Försök igen om en stund.'),
    ]),
    undefined,
    'unbiased-v1 gav ingen rapport',
  ),
]);
