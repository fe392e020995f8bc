import { sampleResult } from '../../../test/support/results.js';
import { plotMustHave } from '../knowledge/must-have/must-have.js';
import { uncertaintiesOf } from './uncertainties.js';

const plot = {
  listing: { propertyType: 'Tomt' },
  images: [],
  disagreements: [],
  today: new Date('2026-11-20T12:00:00Z'),
};
const missing = (field: string, label: string) => ({
  field,
  label,
  why: `${label} avgör mycket.`,
  ask: `Hur är det med ${label}?`,
  evidence: [{ kind: 'field' as const, name: field, value: null }],
});

describe('what a report is unsure of', () => {
  it('is its confidence in words, and what is missing by its weight in the checklist, heaviest first', () => {
    const weights = Object.fromEntries(plotMustHave.map(({ field, weight }) => [field, weight]));
    expect([weights['taxValue'], weights['road'], weights['ground']]).toEqual([4, 8, 10]);
    const result = sampleResult({
      missingInfoDetails: [
        missing('taxValue', 'taxeringsvärdet'),
        missing('road', 'vägen'),
        missing('zoning', 'planen'),
        missing('ground', 'marken'),
        missing('neighbours', 'grannarna'),
      ],
    });
    const { summary, items } = uncertaintiesOf(plot, result);
    expect(summary).toBe('Sex av tio uppgifter finns.');
    expect(items.map(({ area, potentialImpact }) => [area, potentialImpact])).toEqual([
      ['planen', 'high'],
      ['marken', 'high'],
      ['vägen', 'medium'],
      ['taxeringsvärdet', 'low'],
      // Not of the checklist: the model alone misses it.
      ['grannarna', 'low'],
    ]);
    expect(items[2]).toEqual({
      area: 'vägen',
      issue: 'vägen avgör mycket.',
      potentialImpact: 'medium',
      recommendedAction: 'Hur är det med vägen?',
    });
  });

  it('is nothing but the confidence where nothing is missing', () => {
    const { items } = uncertaintiesOf(plot, sampleResult());
    expect(items).toEqual([]);
  });
});
