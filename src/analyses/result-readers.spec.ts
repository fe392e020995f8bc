import { sampleResult } from '../../test/support/results.js';
import { resultForAdministrator, resultForOperator, resultForOwner } from './result-readers.js';

it('gives what the model disputed and cost to operators alone', () => {
  const sample = sampleResult();
  const quote = { kind: 'quote' as const, field: 'description', start: 0, end: 4, text: 'Taket' };
  const dispute = {
    part: 'redFlags',
    name: 'dispute',
    statement: 'En tvist.',
    proof: [quote],
    why: 'Texten nekar till den.',
    evidence: [quote],
    instead: null,
  };
  const analysisResult = { ...sample, quality: { ...sample.quality, disputes: [dispute] } };
  const stored = { isPaid: true, analysisResult };
  expect(resultForOperator(stored)?.quality.disputes).toEqual([dispute]);
  const read = [resultForOwner(stored), resultForAdministrator(stored)];
  // The day of an owner's, which is not told more closely; an administrator reads when it was.
  expect(read.map((given) => (given as { result: typeof sample }).result.meta.generatedAt)).toEqual([
    '2026-11-20',
    '2026-11-20T12:00:00.000Z',
  ]);
  for (const given of read) {
    const { result } = given as { readonly result: typeof sample };
    expect(result.quality).toEqual(sample.quality);
    expect(result.meta).not.toHaveProperty('tokens');
    expect(result.meta).not.toHaveProperty('cost');
  }
});
