import type { Evidence } from '../analysis-result.schema.js';
import { flag } from '../rules/context.js';
import { unrefuted } from './refuted.js';
import { proofOf, toldIn, type Told } from './told.js';

const text = 'De tre vindkraftverken på åsen monterades ned, vilket vi firade.';
const clauses = toldIn([{ field: 'description', text, readable: text }]);
const read = (reading: Partial<Told>, of = clauses): Told[] =>
  of.map((clause, at) => ({ ...clause, good: 0, bad: 0, riskSure: 0, ...(at === 0 && reading) }));
const reference: Evidence = { kind: 'reference', table: 'wind', row: 'noise', source: 'Boverket' };
const found = (
  rule: string,
  severity: 'warning' | 'notice' = 'warning',
  evidence: Evidence[] = [proofOf(clauses[0]!), reference],
) =>
  flag({
    rule,
    severity,
    title: 'Vindkraft i närheten',
    category: 'Omgivning',
    description: 'Annonsen nämner vindkraft.',
    action: 'Fråga hur den hörs.',
    evidence,
  });

it('drops what a rule knows by its name where the reader takes the sentence for good', () => {
  expect(clauses.length).toBeGreaterThan(1);
  expect(unrefuted([found('wind-power')], read({ good: 0.6 }))).toEqual([]);
});

it('believes the reader of no thing that is merely named', () => {
  const plain = 'Det finns vindkraft i närheten.';
  const named = toldIn([{ field: 'description', text: plain, readable: plain }]);
  const flags = [found('wind-power', 'warning', [proofOf(named[0]!)])];
  expect(unrefuted(flags, read({ good: 0.9 }, named))).toEqual(flags);
});

it.each([
  ['of which it is not sure enough', found('wind-power'), read({ good: 0.4 })],
  ['that may tell a risk', found('wind-power'), read({ good: 0.9, riskSure: 0.07 })],
  ['that seems bad, of whatever kind', found('dry-rot'), read({ good: 0.6, bad: 0.4 })],
  [
    'that may tell a risk in another clause',
    found('wind-power'),
    read({ good: 0.9 }).map((clause, at) => (at === 1 ? { ...clause, riskSure: 0.2 } : clause)),
  ],
  [
    'of two quotes, one in a field that is no prose',
    found('wind-power', 'warning', [
      proofOf(clauses[0]!),
      { kind: 'quote', field: 'heating', start: 0, end: 8, text: 'Vindkraft' },
    ]),
    read({ good: 0.9 }),
  ],
  ['of a rule that compares figures', found('savings-very-low'), read({ good: 0.9 })],
  ['that says that damage was mended', found('mould', 'notice'), read({ good: 0.9 })],
  [
    'that a field proves too',
    found('wind-power', 'warning', [proofOf(clauses[0]!), { kind: 'field', name: 'yearBuilt', value: 1950 }]),
    read({ good: 0.9 }),
  ],
])('keeps one %s', (_, one, told) => {
  expect(unrefuted([one], told)).toEqual([one]);
});
