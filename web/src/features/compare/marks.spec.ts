import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { countTone, figureOf, marksOf, markWord, type Measure } from './marks.js';

type Figures = Pick<ComparedProperty, Measure | 'propertyType' | 'tenure'>;
const unknown: Figures = {
  confidence: null,
  redFlagsCount: 0,
  monthlyCostKr: null,
  oneOffCostKr: null,
  propertyType: 'Lägenhet',
  tenure: null,
  priceKr: null,
  pricePerSqmKr: null,
  monthlyFeeKr: null,
  operatingCostKr: null,
  missingInfoCount: null,
  euphemismsCount: null,
};
const marks = (measure: Measure, ...figures: (number | null)[]) =>
  marksOf(
    measure,
    figures.map((figure) => ({ ...unknown, [measure]: figure })),
  );

describe('the best of a row', () => {
  it('is the lowest for what costs and the highest for confidence', () => {
    for (const cost of ['priceKr', 'pricePerSqmKr', 'monthlyFeeKr', 'operatingCostKr'] as const)
      expect(marks(cost, 30, 10, 20)).toEqual([null, 'best', null]);
    expect(marks('confidence', 55, 80, 60)).toEqual([null, 'best', null]);
  });

  it('is shared by those who have the same', () => {
    expect(marks('monthlyFeeKr', 3000, 3000, 4000)).toEqual(['best', 'best', null]);
    expect(marks('confidence', 70, 40, 70)).toEqual(['best', null, 'best']);
  });

  it('is nobody where all are alike', () => {
    expect(marks('priceKr', 5, 5, 5)).toEqual([null, null, null]);
    expect(marks('redFlagsCount', 0, 0)).toEqual([null, null]);
    expect(marks('redFlagsCount', 4, 4)).toEqual([null, null]);
  });

  it('needs another to be better than', () => {
    expect(marks('priceKr', 5, null)).toEqual([null, null]);
    expect(marks('confidence', null, null, 90)).toEqual([null, null, null]);
    expect(marks('priceKr', null, null)).toEqual([null, null]);
  });

  it('passes by what is unknown', () => {
    expect(marks('euphemismsCount', null, 5, 2)).toEqual([null, null, 'best']);
  });

  it('takes nothing for a price, but none for the best count', () => {
    expect(marks('monthlyFeeKr', 0, 3000, 4000)).toEqual([null, 'best', null]);
    expect(marks('monthlyFeeKr', 0, 3000)).toEqual([null, null]);
    expect(figureOf('monthlyFeeKr', { ...unknown, monthlyFeeKr: 0 })).toBeNull();
    expect(marks('missingInfoCount', 0, 2)).toEqual(['best', null]);
    expect(marks('euphemismsCount', 3, 0)).toEqual([null, 'best']);
    expect(figureOf('missingInfoCount', { ...unknown, missingInfoCount: 0 })).toBe(0);
  });
});

describe('the lowest cost', () => {
  const cost = (...homes: readonly Partial<Figures>[]) =>
    marksOf(
      'priceKr',
      homes.map((home) => ({ ...unknown, ...home })),
    );
  const villa = { propertyType: 'Villa', priceKr: 5 };
  const flat = { propertyType: 'Lägenhet', priceKr: 3 };

  it('is never told of a flat beside a house', () => {
    expect(cost(flat, villa)).toEqual([null, null]);
    expect(cost(flat, { ...flat, priceKr: 4 }, villa)).toEqual([null, null, null]);
  });

  it('is told of houses whatever their form, and of flats by their tenure too', () => {
    expect(cost(villa, { propertyType: 'Radhus', priceKr: 4 })).toEqual([null, 'best']);
    expect(cost(flat, { propertyType: null, tenure: 'Bostadsrätt', priceKr: 2 })).toEqual([null, 'best']);
    // A terraced house of a cooperative is a house.
    expect(cost(flat, { propertyType: 'Radhus', tenure: 'Bostadsrätt', priceKr: 2 })).toEqual([null, null]);
  });

  it('passes by a home of another kind whose cost is unknown', () => {
    expect(cost(flat, { ...flat, priceKr: 4 }, { ...villa, priceKr: null })).toEqual(['best', null, null]);
  });

  it('is not told where nobody says what the homes are', () => {
    const nameless = { propertyType: null, tenure: null };
    expect(cost({ ...nameless, priceKr: 2 }, { ...nameless, priceKr: 3 })).toEqual([null, null]);
  });

  it('may be nothing where it is reckoned', () => {
    const once = (...sums: number[]) =>
      marksOf(
        'oneOffCostKr',
        sums.map((oneOffCostKr) => ({ ...unknown, oneOffCostKr })),
      );
    expect(once(0, 61_500)).toEqual(['best', null]);
  });
});

describe('the worst of a row', () => {
  it('is told of red flags alone', () => {
    expect(marks('redFlagsCount', 1, 6, 3)).toEqual(['best', 'worst', null]);
    expect(marks('redFlagsCount', 0, 1)).toEqual(['best', 'worst']);
    expect(marks('redFlagsCount', 6, 2, 6)).toEqual(['worst', 'best', 'worst']);
    expect(marks('missingInfoCount', 1, 6, 3)).toEqual(['best', null, null]);
    expect(marks('confidence', 10, 60)).toEqual([null, 'best']);
  });
});

it('says each mark in a word', () => {
  expect(markWord('priceKr', 'best')).toBe('Lägst');
  expect(markWord('confidence', 'best')).toBe('Högst');
  expect(markWord('redFlagsCount', 'best')).toBe('Färst');
  expect(markWord('redFlagsCount', 'worst')).toBe('Flest');
});

it('colours counts by the specification', () => {
  expect([0, 1, 3, 4].map((count) => countTone('missingInfoCount', count))).toEqual([
    'good',
    'watch',
    'watch',
    'bad',
  ]);
  expect([0, 1, 2, 3].map((count) => countTone('euphemismsCount', count))).toEqual([
    'good',
    'watch',
    'watch',
    'bad',
  ]);
});
