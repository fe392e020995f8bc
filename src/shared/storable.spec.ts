import { parse } from 'node:querystring';
import { beginningOf, isStorable, storable, unstorablePath } from './storable.js';

describe('what PostgreSQL holds of a text', () => {
  it.each([
    ['', true],
    ['Kök med öppen spis', true],
    ['👩‍👧 och \ufffd', true],
    ['a\0b', false],
    ['\ud800', false],
    ['\udc00x', false],
    ['x\ud83d', false],
  ])('%j: %s', (text, is) => {
    expect(isStorable(text)).toBe(is);
  });

  it('is made by a sign of the same length, in names and at any depth', () => {
    const date = new Date(0);
    const bytes = new Uint8Array([0]);
    expect(storable({ a: ['x\0y', { 'b\ud800': '👍\udc00' }], date, bytes, n: 1, none: null })).toEqual({
      a: ['x\ufffdy', { 'b\ufffd': '👍\ufffd' }],
      date,
      bytes,
      n: 1,
      none: null,
    });
  });

  it('is told apart by where the first stands that it does not hold', () => {
    expect(unstorablePath({ a: 'b', c: [1, 'd'] })).toBeUndefined();
    expect(unstorablePath({ a: 'b', c: [1, 'd', { e: '\0' }] })).toEqual(['c', 2, 'e']);
    expect(unstorablePath({ a: { 'n\0': 1 } })).toEqual(['a']);
    expect(unstorablePath(parse('search=%00'))).toEqual(['search']);
    expect(unstorablePath('\ud800')).toEqual([]);
    expect(unstorablePath(null)).toBeUndefined();
  });
});

it('cuts no character in two', () => {
  expect(beginningOf('hus🏠', 4)).toBe('hus');
  expect(beginningOf('hus🏠', 5)).toBe('hus🏠');
  expect(beginningOf('hus🏠och', 6)).toBe('hus🏠o');
});
