import type { AnalysisResult } from '../reports/analysis-result.schema.js';
import { claimAt, longestClaim } from './claim-at.js';

const quote = (text: string) => ({
  kind: 'quote' as const,
  field: 'description',
  start: 0,
  end: text.length,
  text,
});
const flag = {
  rule: 'old-roof',
  title: 'Taket är gammalt',
  category: 'Tak',
  description: 'Taket är från 1968.',
  severity: 'warning' as const,
  action: 'Fråga när det lades om.',
  estimatedCost: { min: 100_000, max: 250_000 },
  evidence: [quote('tak från 1968')],
};
const result = {
  verdict: 'YELLOW',
  verdictReason: 'Taket kan kosta mycket.',
  redFlags: [flag],
  viewingQuestions: [
    {
      category: 'Tak',
      question: 'När?',
      context: 'Det kostar.',
      priority: 1,
      whom: ['seller'],
      evidence: [],
    },
  ],
  roomAnalysis: {
    summary: 'Tre rum.',
    overallQuality: { status: 'high', reason: 'Nytt kök.' },
    rooms: [{ room: 'Kök', verdict: 'positive', analysis: 'Nytt.', evidence: [quote('nytt kök')] }],
    evidence: [quote('tre rum')],
  },
  monthlyCost: { twoBorrowers: 14_200, lines: [{ label: 'Avgift', monthly: 4_300 }], evidence: [] },
} as unknown as AnalysisResult;

it('keeps a flag as it was read: its words, its sums and its proof', () => {
  expect(claimAt(result, 'redFlags.0')).toEqual({
    name: 'old-roof',
    title: 'Taket är gammalt',
    texts: ['Tak', 'Taket är från 1968.', 'Fråga när det lades om.'],
    figures: { 'estimatedCost.min': 100_000, 'estimatedCost.max': 250_000 },
    evidence: [quote('tak från 1968')],
  });
});

it('keeps the verdict, a question, a sum of a month, and of a part no claims beneath it', () => {
  expect(claimAt(result, 'verdict')).toMatchObject({ title: 'YELLOW', texts: ['Taket kan kosta mycket.'] });
  expect(claimAt(result, 'viewingQuestions.0')).toMatchObject({
    title: 'När?',
    texts: ['Tak', 'Det kostar.'],
    figures: {},
  });
  expect(claimAt(result, 'monthlyCost')).toMatchObject({
    title: null,
    texts: ['Avgift'],
    figures: { twoBorrowers: 14_200, 'lines.0.monthly': 4_300 },
  });
  expect(claimAt(result, 'roomAnalysis')?.texts).toEqual(['Tre rum.', 'Nytt kök.']);
  expect(claimAt(result, 'roomAnalysis.rooms.0')).toMatchObject({ title: 'Kök', texts: ['Nytt.'] });
});

it.each([
  'redFlags.1',
  'redFlags',
  'redFlags.0.title',
  'redFlags.0.estimatedCost',
  '',
  '.',
  'constructor',
  '__proto__.evidence',
  'redFlags.length',
])('knows no claim at %j', (path) => {
  expect(claimAt(result, path)).toBeNull();
});

it('is cut to what a row holds, the proof first and the title last', () => {
  const many = { ...flag, evidence: Array.from({ length: 40 }, () => quote('å'.repeat(200))) };
  const cut = claimAt({ redFlags: [many] }, 'redFlags.0')!;
  expect(Buffer.byteLength(JSON.stringify(cut))).toBeLessThanOrEqual(longestClaim);
  expect([cut.title, cut.texts.length, cut.evidence.length > 3]).toEqual([flag.title, 3, true]);
  const long = { ...flag, description: 'å'.repeat(20_000), action: 'ä'.repeat(20_000) };
  const short = claimAt({ redFlags: [long] }, 'redFlags.0')!;
  expect(Buffer.byteLength(JSON.stringify(short))).toBeLessThanOrEqual(longestClaim);
  expect([short.title, short.texts[1]]).toEqual([flag.title, 'å'.repeat(1000)]);
});

it('is never cut within a character, which no database takes', () => {
  const text = `${'å'.repeat(999)}🏠 och mer`;
  const { texts } = claimAt({ redFlags: [{ ...flag, description: text }] }, 'redFlags.0')!;
  expect(texts[1]).toBe('å'.repeat(999));
});
