import { decodeCursor, encodeCursor, type KeyType } from './list-cursor.js';

const id = '0b9b2f5e-6d4c-4a5e-9a3e-2f1c7d8e9a0b';

it.each<[KeyType, string]>([
  ['timestamptz', '2026-11-23 00:37:46.123456+00'],
  ['timestamptz', '2024-02-29 23:59:59+05:30'],
  ['timestamptz', '2026-11-23T00:37:46.123Z'],
  ['integer', '2147483647'],
  ['integer', '-1'],
  ['double precision', 'Infinity'],
  ['double precision', '72.5'],
  ['double precision', '1e+20'],
  ['double precision', '1.5e-05'],
  ['text', '1storgatan 1, åkersberga 👍'],
])('a place among rows by %s is found again: %s', (type, key) => {
  expect(decodeCursor(encodeCursor([key, id]), type)).toEqual([key, id]);
});

describe('refused is', () => {
  it.each<[KeyType, string]>([
    ['timestamptz', '1'],
    ['timestamptz', 'x 1'],
    ['timestamptz', '2020-01-01 (x)'],
    ['timestamptz', '2020-01-01'],
    ['timestamptz', '2020-02-30 00:00:00+00'],
    ['timestamptz', '2020-13-01 00:00:00+00'],
    ['timestamptz', '0000-01-01 00:00:00+00'],
    ['timestamptz', '2020-01-01 24:00:00+00'],
    ['timestamptz', '2020-01-01 00:00:00+25:00'],
    ['timestamptz', '+275000-01-01T00:00:00Z'],
    ['timestamptz', '-000001-01-01T00:00:00Z'],
    ['timestamptz', 'Infinity'],
    ['integer', 'Infinity'],
    ['integer', '2147483648'],
    ['integer', '999999999999999.99999999999'],
    ['integer', '1.5'],
    ['integer', ''],
    ['double precision', 'NaN'],
    ['double precision', '1e999'],
    ['double precision', '72,5'],
    ['text', 'a\0'],
    ['text', 'a\ud800'],
  ])('what is no %s: %j', (type, key) => {
    expect(() => decodeCursor(encodeCursor([key, id]), type)).toThrow(
      expect.objectContaining({ status: 422, code: 'validation' }),
    );
  });

  it.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('[').toString('base64url')],
    ['no pair', Buffer.from('"1"').toString('base64url')],
    ['no id', encodeCursor(['1', 'x'])],
  ])('%s', (_what, cursor) => {
    expect(() => decodeCursor(cursor, 'integer')).toThrow(expect.objectContaining({ status: 422 }));
  });
});
