import type { Evidence } from '../analysis-result.schema.js';
import { gateInput, modelFlag, rulesReport, withFlag } from '../../../test/support/gate-input.js';
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

  it('says of a field what is wrong with it, so that it can be mended', () => {
    const reasonOf = (name: string, value: string | number | null) => {
      const input = withFlag({ evidence: [{ kind: 'field', name, value }] });
      const listing = { ...input.source.listing, taxValues: { totalTaxValue: 2_100_000 } };
      return evidenceGate({ ...input, source: { ...input.source, listing } }).map(({ reason }) => reason);
    };
    expect(reasonOf('monthlyFee', 3_000)).toEqual(['fältet monthlyFee har inte värdet 3000']);
    expect(reasonOf('yearBuilt', null)).toEqual(['fältet yearBuilt är ifyllt, det saknas inte']);
    expect(reasonOf('taxValues', null)).toEqual(['fältet taxValues är ifyllt, det saknas inte']);
    expect(reasonOf('taxValues', 2_100_000)).toEqual([
      'fältet taxValues har flera delar: visa en av dem, som taxValues.del',
    ]);
    expect(reasonOf('taxValues.totalTaxValue', 2_100_000)).toEqual([]);
  });

  describe('by a document', () => {
    const pages = ['Förvaltningsberättelse', 'Flerårsöversikt\nLån per kvm\t14 200\t14 900\n'];
    const documents = [
      { name: 'Årsredovisning 2024', kind: 'annual-report', outcome: 'read', pages },
    ] as const;
    const about = (change: { document?: string; page?: number; text?: string }) => {
      const proof = {
        document: 'Årsredovisning 2024',
        page: 2,
        text: 'Lån per kvm 14 200 14 900',
        ...change,
      };
      const input = withFlag({ evidence: [{ kind: 'document', ...proof }] });
      return evidenceGate({ ...input, source: { ...input.source, documents } });
    };

    it('accepts words that stand on the page, white space evened out', () => {
      expect(about({})).toEqual([]);
    });

    it.each([
      ['words of another page', { page: 1 }],
      ['a page that is not there', { page: 3 }],
      ['words that stand nowhere', { text: 'Lån per kvm 4 200' }],
      ['a document that is not there', { document: 'Stadgar' }],
    ])('faults %s', (_, change) => {
      expect(about(change)).toEqual([expect.objectContaining({ gate: 'evidence', path: 'redFlags.1' })]);
    });
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

  it('lets a claim rest on what the rules found missing, also where adverts have no field for it', () => {
    const proof: Evidence = { kind: 'field', name: 'pipesAndWiring', value: null };
    const entry = { field: 'pipesAndWiring', label: 'Rörens ålder', why: 'Rör slits.', ask: 'Be om året.' };
    const rules = rulesReport({
      missingInfo: ['Rörens ålder'],
      missingInfoDetails: [{ ...entry, evidence: [proof] }],
    });
    const redFlags = [...rules.redFlags, modelFlag({ evidence: [proof] })];
    expect(evidenceGate(gateInput({ redFlags }, rules))).toEqual([]);
    expect(evidenceGate(withFlag({ evidence: [proof] }))).toHaveLength(1);
  });
});
