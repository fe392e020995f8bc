import type { AnalysisResult, Evidence, RedFlag } from '../../src/reports/analysis-result.schema.js';
import type { GateInput } from '../../src/reports/gates/gate.types.js';
import type { ReportInput } from '../../src/reports/reports.types.js';
import { sampleResult } from './results.js';

/** A small home of our own making. */
export const sampleHome: ReportInput = {
  listing: {
    address: 'Provvägen 3',
    description: 'Ljus trea med öppen spis. Taket lades om 1994 och fasaden målades 2015.',
    price: 2_450_000,
    livingArea: 71,
    rooms: 3,
    monthlyFee: 4_120,
    yearBuilt: 1962,
    tenure: 'Bostadsrätt',
    features: ['Balkong', 'Hiss'],
  },
  images: [
    {
      url: 'https://bilder.example/1.jpg',
      sha256: 'a'.repeat(64),
      kind: 'photo',
      width: 800,
      height: 600,
      fileSize: 1000,
      format: 'jpeg',
      confidence: 90,
    },
  ],
  disagreements: [],
};

/** A quote of the sample home's description. @throws Error when it does not stand there. */
export function quoteOf(text: string): Evidence {
  const start = sampleHome.listing.description!.indexOf(text);
  if (start < 0) throw new Error(`"${text}" does not stand in the sample`);
  return { kind: 'quote', field: 'description', start, end: start + text.length, text };
}

/** A lawful flag as the model adds it, changed as the test needs. */
export function modelFlag(change: Partial<RedFlag> = {}): RedFlag {
  return {
    rule: 'model',
    title: 'Taket är från 1994',
    category: 'Tak',
    description: 'Taket lades om 1994 och det finns inget som säger att det har gjorts något efter det.',
    severity: 'warning',
    evidence: [quoteOf('Taket lades om 1994')],
    ...change,
  };
}

/** Twenty different questions, all lawful. */
function questions(): AnalysisResult['viewingQuestions'] {
  return Array.from({ length: 20 }, (_, index) => ({
    category: 'Skick',
    question: `Fråga nummer ${'i'.repeat(index + 1)}?`,
    context: 'Bra att veta.',
    priority: 2,
    evidence: [{ kind: 'field' as const, name: 'price', value: 2_450_000 }],
  }));
}

/** The rules' report of the sample home: YELLOW with one warning, one missing piece of information. */
export function rulesReport(change: Partial<AnalysisResult> = {}): AnalysisResult {
  const evidence: Evidence[] = [{ kind: 'field', name: 'energyClass', value: null }];
  return sampleResult({
    redFlags: [
      {
        ...modelFlag(),
        rule: 'fee',
        title: 'Avgiften är hög',
        evidence: [{ kind: 'field', name: 'monthlyFee', value: 4_120 }],
      },
    ],
    missingInfo: ['Energiklass'],
    missingInfoDetails: [
      { field: 'energyClass', label: 'Energiklass', why: 'Den styr kostnaden.', ask: 'Be om den.', evidence },
    ],
    viewingQuestions: questions(),
    ...change,
  });
}

/** What the gates get: the sample home, the rules' report, and that report changed as a model might. */
export function gateInput(change: Partial<AnalysisResult> = {}, rules = rulesReport()): GateInput {
  return {
    result: { ...rules, ...change },
    source: sampleHome,
    rules,
    given: {
      costTable: 'Kostnadstabell',
      costRows: [
        { id: 'bathroom', row: 'Badrum', min: 100_000, max: 250_000, uncertain: false, source: 'exempel.se' },
      ],
      moneyRules: { kontantinsatsMinstProcent: 10 },
    },
    prompt: '',
    today: new Date('2026-11-20T12:00:00Z'),
  };
}

/** The gate's input with one more flag, lawful but for the change. */
export function withFlag(change: Partial<RedFlag>): GateInput {
  const rules = rulesReport();
  return gateInput({ redFlags: [...rules.redFlags, modelFlag(change)] }, rules);
}
