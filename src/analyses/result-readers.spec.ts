import { sampleResult } from '../../test/support/results.js';
import { previewOf, resultForAdministrator, resultForOperator, resultForOwner } from './result-readers.js';

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

it('counts in a preview what the report tells, and says none of it', () => {
  const sample = sampleResult();
  const evidence = [{ kind: 'field' as const, name: 'price', value: 2_000_000 }];
  const missing = (label: string, isFormal?: true) => ({
    field: label,
    label,
    why: 'Det kostar.',
    ask: 'Fråga.',
    ...(isFormal && { isFormal }),
    evidence,
  });
  const sum = {
    label: 'Uttaxering',
    amount: 140_000,
    per: 'once' as const,
    when: null,
    place: 'ahead' as const,
    why: 'Kommer utöver priset.',
    evidence,
  };
  const word = { word: 'charmig', meaning: 'kan betyda sliten', occurrences: 1, evidence };
  const [question] = sample.viewingQuestions;
  const analysisResult = {
    ...sample,
    // The number is formal, and counts for nothing.
    missingInfo: ['Dräneringsår', 'Energiklass', 'Fastighetsbeteckning'],
    missingInfoDetails: [
      missing('Dräneringsår'),
      missing('Energiklass'),
      missing('Fastighetsbeteckning', true),
    ],
    euphemisms: [word, word, word],
    // One is asked of every home; of the last nobody noted it.
    viewingQuestions: [
      ...[true, true, false].map((isOwn) => ({ ...question!, isOwn })),
      { ...question!, isOwn: undefined },
    ],
    statedSums: [sum],
  };
  const { preview } = previewOf({ isPaid: false, analysisResult })!;
  expect(preview).toMatchObject({ missingCount: 2, euphemismsCount: 3, questionsCount: 3, sumsCount: 1 });
  for (const told of ['Dräneringsår', 'charmig', 'När lades taket', 'Uttaxering', '140'])
    expect(JSON.stringify(preview)).not.toContain(told);
});

it('counts no sums in results from before they were read', () => {
  const { preview } = previewOf({ isPaid: false, analysisResult: sampleResult() })!;
  expect(preview).toMatchObject({ missingCount: 1, sumsCount: 0 });
});
