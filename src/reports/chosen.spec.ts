import { chosen } from './chosen.js';
import { writeRulesReports } from './rules-analyst.js';
import type { MissingInfoDetail } from './analysis-result.schema.js';
import { today } from '../../test/support/reports/adverts.js';

const { report, choice } = writeRulesReports({
  listing: { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962, description: 'En tvåa.' },
  images: [],
  disagreements: [],
  today,
});
const entry = (field: string, more: Partial<MissingInfoDetail> = {}): MissingInfoDetail => ({
  field,
  label: field,
  why: 'Därför.',
  ask: 'Hur då?',
  evidence: [
    { kind: 'field', name: field, value: null },
    { kind: 'reference', table: 'must-have', row: field, source: 'Checklista' },
  ],
  ...more,
});
const named = (count: number, more: Partial<MissingInfoDetail> = {}) =>
  Array.from({ length: count }, (_, index) => entry(`${more.isFormal ? 'formal' : 'open'}${index}`, more));

/** A house with a leaking roof of unknown age: the fault and the age mean one work. */
const leaking = () =>
  writeRulesReports({
    listing: {
      propertyType: 'Villa',
      tenure: 'Äganderätt',
      livingArea: 120,
      yearBuilt: 1962,
      description: 'Enplansvilla. En hink på vinden samlar upp droppet.',
    },
    images: [],
    disagreements: [],
    today,
  });

const nothing = { missing: [], euphemisms: [], statedSums: [] };

describe('chosen', () => {
  it('shows eight missing facts in their order, and all formal ones behind them', () => {
    const missing = [...named(2, { isFormal: true }), ...named(11)];
    const { missingInfo, missingInfoDetails } = chosen(report, { ...nothing, missing });
    expect(missingInfo).toEqual([...named(8), ...named(2, { isFormal: true })].map(({ label }) => label));
    expect(missingInfoDetails.map(({ label }) => label)).toEqual(missingInfo);
  });

  it("puts what a model added behind the rules' own, and drops it where there is no room", () => {
    const ofModel = entry('arrendeavtal', {
      evidence: [{ kind: 'field', name: 'arrendeavtal', value: null }],
    });
    const written = { ...report, missingInfoDetails: [...report.missingInfoDetails, ofModel] };
    const fields = (count: number) =>
      chosen(written, { ...nothing, missing: named(count) }).missingInfoDetails.map(({ field }) => field);
    expect(fields(2)).toEqual(['open0', 'open1', 'arrendeavtal']);
    expect(fields(8)).not.toContain('arrendeavtal');
  });

  it('shows a work that is due once, and not also as one that may come', () => {
    const { report: shown, draft } = leaking();
    const areas = ({ renovationAnalysis: plan }: typeof shown) =>
      (plan?.qualityImprovements ?? []).map(({ area }) => area);
    expect(draft.renovationAnalysis?.criticalRenovations[0]?.estimatedCost.min).toBe(180_000);
    expect([areas(draft), areas(shown)].map((list) => list.includes('Tak'))).toEqual([true, false]);
    expect(areas(shown)).toContain('Fönster');
    expect(shown.renovationAnalysis?.summary).not.toMatch(/säkert årtal för [^.]*taket/);
  });

  it('shows ten phrases, and counts the claims that are left', () => {
    const euphemisms = Array.from({ length: 14 }, (_, index) => ({
      word: `fras ${index}`,
      meaning: 'Kan betyda något.',
      occurrences: 1,
      evidence: [
        { kind: 'reference' as const, table: 'euphemisms', row: 'potential', source: 'Egen tolkning' },
      ],
    }));
    const result = chosen(report, { ...nothing, euphemisms });
    expect(result.euphemisms.map(({ word }) => word)).toEqual(
      euphemisms.slice(0, 10).map(({ word }) => word),
    );
    const left = report.missingInfoDetails.length + report.euphemisms.length;
    expect(result.quality.claims).toBe(report.quality.claims - left + 10);
    expect(result.quality.proven).toBe(result.quality.claims);
  });

  it('leaves a report that it chose for as it is', () => {
    expect(chosen(report, choice)).toEqual(report);
  });
});
