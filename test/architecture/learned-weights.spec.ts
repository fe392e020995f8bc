import { readFileSync } from 'node:fs';
import { learnedAnswers } from '../../src/reports/reading/learned-reader.js';
import { risks, tellings } from '../../src/reports/risks/risks.js';
import { isConcept } from '../bench/reading/training.js';
import { criticalShares, learnedWeights, taughtBy } from '../../src/reports/reading/learned-weights.js';
import { digestOfTraining } from '../bench/reading/training-digest.js';

const file = 'src/reports/reading/learned-weights.ts';

it('the weights of the learned reader were made from the training text as it stands: else run npm run fit:reading', () => {
  expect(taughtBy).toBe(digestOfTraining());
});

it('they answer for each risk as it stands: else run npm run fit:reading', () => {
  expect(learnedWeights.bias).toHaveLength(learnedAnswers.length);
  expect(criticalShares).toHaveLength(risks.length);
});

it('they take at most 4 MB', () => {
  expect(readFileSync(file).length).toBeLessThan(4_000_000);
});

it('every risk is taught by kinds that the training text may name', () => {
  const kinds = tellings.flatMap((telling) => telling.kinds);
  const unknown = kinds.filter((kind) => !isConcept(kind.replace('*', 'roof')));
  expect(unknown).toEqual([]);
});
