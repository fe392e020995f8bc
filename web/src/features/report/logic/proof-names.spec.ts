import { inputLabel, rowLabel, tableLabel } from './proof-names.js';

describe('inputLabel', () => {
  it.each([
    ['area', 'Yta, m²'],
    ['livingArea', 'Boarea'],
    ['antal fönster', 'antal fönster'],
  ])('names %s', (name, expected) => {
    expect(inputLabel(name)).toBe(expected);
  });
});

describe('tableLabel', () => {
  it.each([
    ['life-lengths', 'Tekniska livslängder'],
    ['Egen tabell', 'Egen tabell'],
  ])('names %s', (name, expected) => {
    expect(tableLabel(name)).toBe(expected);
  });
});

describe('rowLabel', () => {
  it.each([
    ['Avloppsrör: 50 år', 'Avloppsrör: 50 år'],
    ['Tomträtt', 'Tomträtt'],
    ['walking-distance', null],
    ['clauses', null],
  ])('of %s', (row, expected) => {
    expect(rowLabel(row)).toBe(expected);
  });
});
