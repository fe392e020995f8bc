import { readFileSync } from 'node:fs';
import { answersAbout } from '../../src/reports/reading/learned/learned-reader.js';
import { risks, tellings } from '../../src/reports/risks/told/risks.js';
import { clausesOf, isConcept } from '../bench/reading/training.js';
import { learnedRisks, learnedWeights, taughtBy } from '../../src/reports/reading/learned/learned-weights.js';
import { learnedRisksOf } from '../bench/reading/fit-reader.js';
import { digestOfTraining } from '../bench/reading/training-digest.js';

const file = 'src/reports/reading/learned/learned-weights.ts';

it('the weights of the learned reader were made from the training text as it stands: else run npm run fit:reading', () => {
  expect(taughtBy).toBe(digestOfTraining());
});

it('they answer for each risk as it stands: else run npm run fit:reading', () => {
  expect(learnedRisks.map(({ id, titles }) => ({ id, titles }))).toEqual(
    risks.map(({ id, tells }) => ({ id, titles: tells.map(({ title }) => title) })),
  );
  expect(learnedWeights.bias).toHaveLength(answersAbout(learnedRisks).length);
});

it('they take at most 4 MB', () => {
  expect(readFileSync(file).length).toBeLessThan(4_000_000);
});

it('every risk is taught by kinds that the training text may name', () => {
  const kinds = tellings.flatMap((telling) => telling.kinds);
  const unknown = kinds.filter((kind) => !isConcept(kind.replace('*', 'roof')));
  expect(unknown).toEqual([]);
});

it('a risk is as often critical as its clauses, drawn towards all that is bad the more the fewer they are', () => {
  const line = (at: number, what: string, tone: string) => `Mening ${at}\t${what}\t${tone}`;
  const taught = clausesOf(
    'a',
    [
      '# Text',
      ...[1, 2, 3, 4].map((at) => line(at, 'damage.dry-rot yes now home', at < 4 ? 'critical' : 'warning')),
      ...[5, 6, 7, 8].map((at) => line(at, 'place.road-access yes now home', 'notice')),
      line(9, 'damage.dry-rot no now home', 'good'),
    ].join('\n'),
  );
  const learned = learnedRisksOf(taught);
  const shareOf = (id: string) => learned.find((risk) => risk.id === id)?.criticalShare;
  // Three of eight bad clauses are critical; six such ones are added to each.
  expect(shareOf('wood-decay')).toBeCloseTo((3 + 6 * 0.375) / 10, 6);
  expect(shareOf('access-poor')).toBeCloseTo((0 + 6 * 0.375) / 10, 6);
  expect(shareOf('association-insolvency')).toBeCloseTo(0.375, 6);
});
