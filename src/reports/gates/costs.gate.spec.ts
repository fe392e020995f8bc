import type { Evidence } from '../analysis-result.schema.js';
import { withFlag } from '../../../test/support/gate-input.js';
import { costsGate } from './costs.gate.js';

describe('costs gate', () => {
  const row: Evidence = { kind: 'reference', table: 'Kostnadstabell', row: 'Badrum', source: 'exempel.se' };

  it.each([
    ['a range inside its row', { min: 120_000, max: 250_000 }, [row]],
    ['any range that is marked as uncertain', { min: 1, max: 9_000_000, uncertain: true }, []],
  ])('lets through %s', (_, estimatedCost, evidence) => {
    expect(costsGate(withFlag({ estimatedCost, evidence }))).toEqual([]);
  });

  it.each([
    ['a range beyond its row', { min: 120_000, max: 260_000 }, [row]],
    ['a range below its row', { min: 90_000, max: 200_000 }, [row]],
    ['a sure range without a row', { min: 120_000, max: 200_000 }, []],
    ['a range that runs backwards', { min: 200_000, max: 120_000, uncertain: true }, [row]],
  ])('faults %s', (_, estimatedCost, evidence) => {
    expect(costsGate(withFlag({ estimatedCost, evidence }))).toEqual([
      expect.objectContaining({ gate: 'costs', path: 'redFlags.1' }),
    ]);
  });
});
