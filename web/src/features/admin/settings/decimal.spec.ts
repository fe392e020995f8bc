import { decimalText, readDecimal } from './decimal.js';

describe('a number that somebody types', () => {
  it.each([
    ['0,15', 0.15],
    ['0.15', 0.15],
    [' 7 ', 7],
    ['007', 7],
    ['10 080', 10_080],
    ['10\u00a0080', 10_080],
    ['1 250,5', 1250.5],
    [',5', 0.5],
    ['3,', 3],
    ['-1', -1],
    ['−1', -1],
  ])('%s is read with a comma or a point', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each(['', ' ', 'x', '1,2,3', '1.000,50', '1 5', '1e3', '0x10', '-', ',', 'Infinity', '５'])(
    '%j is none',
    (text) => {
      expect(readDecimal(text)).toBeNull();
    },
  );

  it.each([
    [0.15, '0,15'],
    [10_080, '10080'],
    [0, '0'],
    [0.000_000_1, '0,0000001'],
    [0.1, '0,1'],
  ])('%d stands in a field with a comma and without groups', (value, text) => {
    expect(decimalText(value)).toBe(text);
    expect(readDecimal(text)).toBe(value);
  });
});
