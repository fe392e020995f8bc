import { listingText, textList } from './listing-field.js';

const listing = {
  description: 'En ljus villa.',
  associationFacts: { finances: 'God ekonomi.', debtPerSqm: 4000 },
  renovations: ['Tak 2010', 'Kök 2015'],
};

describe('listingText', () => {
  it.each([
    ['description', 'En ljus villa.'],
    ['associationFacts.finances', 'God ekonomi.'],
    ['renovations[1]', 'Kök 2015'],
    ['renovations.0', 'Tak 2010'],
    ['renovations', 'Tak 2010\nKök 2015'],
    ['associationFacts.debtPerSqm', undefined],
    ['summary', undefined],
    ['description.length.more', undefined],
  ])('reads %s', (path, expected) => {
    expect(listingText(listing, path)).toBe(expected);
  });
});

describe('textList', () => {
  it.each([
    [
      ['Balkong', 'Hiss'],
      ['Balkong', 'Hiss'],
    ],
    ['["Balkong"]', ['Balkong']],
    ['Balkong', []],
    [undefined, []],
    [['Balkong', 3, null, ''], ['Balkong']],
    ['{"a":1}', []],
  ])('reads %j', (value, expected) => {
    expect(textList(value)).toEqual(expected);
  });
});
