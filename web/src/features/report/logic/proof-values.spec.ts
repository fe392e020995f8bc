import { fieldLabel } from '../../../shared/field-labels.js';
import { fieldValue, proofNumber } from './proof-values.js';

const nb = '\u00a0';

describe('fieldValue', () => {
  it.each([
    ['roof', null, 'står inte i annonsen'],
    ['elevator', true, 'ja'],
    ['associationFacts.ownsLand', false, 'nej'],
    ['price', 4950000, `4${nb}950${nb}000${nb}kr`],
    ['livingArea', 57.5, `57,5${nb}m²`],
    ['yearBuilt', 1953, '1953'],
    ['taxValues.year', 2024, '2024'],
    ['monthlyFee', 3450, `3${nb}450${nb}kr/mån`],
    ['tenure', 'Bostadsrätt', 'Bostadsrätt'],
  ])('words %s = %p', (name, value, expected) => {
    expect(fieldValue(name, value)).toBe(expected);
  });
});

describe('proofNumber', () => {
  it('takes 2000 for a year only where the name says so', () => {
    expect(proofNumber('byggår', 2000)).toBe('2000');
    expect(proofNumber('lastDone', 1995)).toBe('1995');
    expect(proofNumber('renoverat år', 1995)).toBe('1995');
    expect(proofNumber('titleRate', 0.015)).toBe('0,015');
    expect(proofNumber('avgift', 2000, 'kr')).toBe(`2${nb}000${nb}kr`);
  });
});

describe('fieldLabel', () => {
  it.each([
    ['yearBuilt', 'Byggår'],
    ['associationFacts.debtPerSqm', 'Föreningens skuld per kvadratmeter'],
    ['annualOperatingCosts.vatten', 'Driftkostnader'],
    ['renovations[2]', 'Renoveringar'],
    ['renovations.2', 'Renoveringar'],
    ['okänt fält', 'okänt fält'],
  ])('names %s', (path, expected) => {
    expect(fieldLabel(path)).toBe(expected);
  });
});
