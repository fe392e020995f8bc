import type { Evidence } from '../analysis-result.schema.js';
import { gateInput, rulesReport, withFlag } from '../../../test/support/gate-input.js';
import { evidenceGate } from './evidence.gate.js';

describe('evidence gate', () => {
  it.each<[string, Evidence]>([
    ['a field with its value', { kind: 'field', name: 'monthlyFee', value: 4_120 }],
    ['a field that is not stated', { kind: 'field', name: 'ventilation', value: null }],
    ['a list field as lines', { kind: 'field', name: 'features', value: 'Balkong\nHiss' }],
    ['a picture of the advert', { kind: 'photo', sha256: 'a'.repeat(64), note: 'Spisen' }],
    [
      'a row of the cost table',
      { kind: 'reference', table: 'Kostnadstabell', row: 'Badrum', source: 'exempel.se' },
    ],
  ])('accepts %s', (_, proof) => {
    expect(evidenceGate(withFlag({ evidence: [proof] }))).toEqual([]);
  });

  it.each<[string, Evidence[]]>([
    ['no proof at all', []],
    ['a field with another value', [{ kind: 'field', name: 'monthlyFee', value: 3_000 }]],
    ['a stated field said to be missing', [{ kind: 'field', name: 'yearBuilt', value: null }]],
    ['the absence of a field that no advert has', [{ kind: 'field', name: 'swimmingPool', value: null }]],
    ['a picture of another advert', [{ kind: 'photo', sha256: 'b'.repeat(64), note: 'Spisen' }]],
    ['a row that no table has', [{ kind: 'reference', table: 'Kostnadstabell', row: 'Pool', source: 'x' }]],
    [
      'a computation of its own',
      [{ kind: 'computed', formula: 'a+b', inputs: { a: 1, b: 2 }, value: 3, unit: 'kr' }],
    ],
  ])('faults %s', (_, evidence) => {
    expect(evidenceGate(withFlag({ evidence }))).toEqual([
      expect.objectContaining({ gate: 'evidence', path: 'redFlags.1' }),
    ]);
  });

  it('lets missing information name what adverts have no field for', () => {
    const { missingInfo, missingInfoDetails } = rulesReport();
    const radon = {
      field: 'radon',
      label: 'Radonmätning',
      why: 'Den visar luftens kvalitet.',
      ask: 'Be om den.',
      evidence: [{ kind: 'field' as const, name: 'radon', value: null }],
    };
    const input = gateInput({
      missingInfo: [...missingInfo, radon.label],
      missingInfoDetails: [...missingInfoDetails, radon],
    });
    expect(evidenceGate(input)).toEqual([]);
  });
});
