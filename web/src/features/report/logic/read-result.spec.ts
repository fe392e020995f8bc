import { readResult } from './read-result.js';

const result = { verdict: 'RED', verdictReason: 'Taket läcker.', confidence: { score: 40 } };

it('reads a result where it lies', () => {
  expect(readResult(result)).toEqual(result);
  expect(readResult({ analysis_result: result, meta: {} })).toEqual(result);
  expect(readResult({ analysisResult: JSON.stringify(result) })).toEqual(result);
  expect(readResult(JSON.stringify(result))).toEqual(result);
});

it('keeps the numbers of its texts with their units', () => {
  expect(readResult({ verdict: 'RED', verdictReason: 'Skulden är 9 400 kr/m².' })?.verdictReason).toBe(
    'Skulden är 9\u00a0400\u00a0kr/m².',
  );
});

it('takes the confidence from wherever it stands', () => {
  expect(readResult({ verdict: 'RED', confidenceScore: 71 })?.confidence).toBe(71);
  expect(readResult({ verdict: 'RED', confidence: 55, confidenceScore: 71 })?.confidence).toBe(55);
  expect(readResult({ verdict: 'RED' })?.confidence).toBeNull();
});

it('reads sums that were kept as texts, wherever they stand', () => {
  const stored = {
    verdict: 'RED',
    priceAnalysis: { pricePerSqm: '58 042 kr', assessment: '58 000 kr' },
    purchaseCosts: { total: '42 000', lines: [{ label: 'Lagfart', amount: '41 175 kr' }] },
    renovationAnalysis: { totalEstimatedCost: { min: '80 000', max: 'okänt' } },
  };
  expect(readResult(stored)).toMatchObject({
    priceAnalysis: { pricePerSqm: 58_042, assessment: '58\u00a0000\u00a0kr' },
    purchaseCosts: { total: 42_000, lines: [{ amount: 41_175 }] },
    renovationAnalysis: { totalEstimatedCost: { min: 80_000 } },
  });
});

it.each([[null], [undefined], ['not json'], [{}], [[]], [7], [{ analysis_result: null }]])(
  'finds none in %j',
  (stored) => expect(readResult(stored)).toBeNull(),
);
