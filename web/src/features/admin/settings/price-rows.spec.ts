import { areSame, emptyRow, pricesOf, rowsOf } from './price-rows.js';

const row = { model: 'mini', input: '0,5', cachedInput: '0', output: '2' };
const prices = { mini: { input: 0.5, cachedInput: 0, output: 2 } };

describe('the prices of models', () => {
  it('are what the fields say', () => {
    expect(pricesOf([{ ...row, model: ' mini ' }])).toEqual(prices);
    expect(pricesOf([{ ...row, input: '0.50', output: '2,0' }])).toEqual(prices);
    expect(pricesOf([])).toEqual({});
    expect(rowsOf(prices)).toEqual([row]);
  });

  it.each([
    ['no name', { ...row, model: ' ' }],
    ['a name of two words', { ...row, model: 'my mini' }],
    ['a name too long', { ...row, model: 'm'.repeat(101) }],
    ['an empty price', { ...row, cachedInput: '' }],
    ['a price below zero', { ...row, output: '-1' }],
    ['a price in words', { ...row, input: 'x' }],
    ['nothing', emptyRow],
  ])('are none with %s', (_what, wrong) => {
    expect(pricesOf([row, { ...wrong, model: wrong.model === 'mini' ? 'other' : wrong.model }])).toBeNull();
  });

  it('are none when one model stands twice', () => {
    expect(pricesOf([row, { ...row, output: '3' }])).toBeNull();
  });

  it('are the same in any order, and others with another figure or model', () => {
    const other = { input: 1, cachedInput: 1, output: 1 };
    expect(areSame({ ...prices, other }, { other, ...prices })).toBe(true);
    expect(areSame(prices, { mini: { ...prices.mini, output: 3 } })).toBe(false);
    expect(areSame(prices, { other: prices.mini })).toBe(false);
    expect(areSame(prices, { ...prices, other })).toBe(false);
  });
});
