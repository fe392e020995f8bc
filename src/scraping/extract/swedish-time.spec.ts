import { isoInSweden, parseShowing, swedishTime, tidyShowings } from './swedish-time.js';

it('knows summer and winter', () => {
  expect(swedishTime(2026, 7, 5, 13, 0)).toBe('2026-07-05T13:00:00+02:00');
  expect(swedishTime(2026, 1, 5, 13, 0)).toBe('2026-01-05T13:00:00+01:00');
  // Summer time begins on 29 March 2026 at 02:00.
  expect(swedishTime(2026, 3, 29, 12, 0)).toBe('2026-03-29T12:00:00+02:00');
  expect(swedishTime(2026, 3, 28, 12, 0)).toBe('2026-03-28T12:00:00+01:00');
});

it.each([
  ['2026-07-05T11:00:00.000Z', '2026-07-05T13:00:00+02:00'],
  ['2021-07-07T17:20:00+0200', '2021-07-07T17:20:00+02:00'],
  ['2026-12-01T23:30:00Z', '2026-12-02T00:30:00+01:00'],
  ['2026-07-05 13:00', '2026-07-05T13:00:00+02:00'],
  ['2026-07-05', '2026-07-05'],
  ['snart', undefined],
])('%s is %s', (text, iso) => {
  expect(isoInSweden(text)).toBe(iso);
});

it.each([
  ['Ons 7 jul kl. 17:20–18:40', '2021-07-07T17:20:00+02:00'],
  ['söndag 11 juli 13.00', '2021-07-11T13:00:00+02:00'],
  ['Mån 12 juli', '2021-07-12'],
  ['5 januari kl 12:00', '2022-01-05T12:00:00+01:00'],
  ['5 juli 2026 13:00 – 13:30', '2026-07-05T13:00:00+02:00'],
  ['Kontakta mäklaren', undefined],
  ['3 rum och kök', undefined],
])('the showing %j, announced on 2 July 2021, is %p', (text, iso) => {
  expect(parseShowing(text, new Date('2021-07-02'))).toBe(iso);
});

it('drops a bare date when the same day has a time', () => {
  expect(tidyShowings(['2021-07-07', '2021-07-08', '2021-07-07T17:20:00+02:00', '2021-07-08'])).toEqual([
    '2021-07-07T17:20:00+02:00',
    '2021-07-08',
  ]);
});
