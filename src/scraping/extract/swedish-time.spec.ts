import { isoInSweden, parseShowing, parseShowings, swedishTime, tidyShowings } from './swedish-time.js';

it('knows summer and winter, and the nights between', () => {
  expect(swedishTime(2026, 7, 5, 13, 0)).toBe('2026-07-05T13:00:00+02:00');
  expect(swedishTime(2026, 1, 5, 13, 0)).toBe('2026-01-05T13:00:00+01:00');
  // Summer time begins on 29 March 2026 at 02:00 and ends on 25 October 2026 at 03:00.
  expect(swedishTime(2026, 3, 28, 12, 0)).toBe('2026-03-28T12:00:00+01:00');
  expect(swedishTime(2026, 3, 29, 1, 30)).toBe('2026-03-29T01:30:00+01:00');
  expect(swedishTime(2026, 3, 29, 12, 0)).toBe('2026-03-29T12:00:00+02:00');
  expect(swedishTime(2026, 10, 25, 1, 30)).toBe('2026-10-25T01:30:00+02:00');
  expect(swedishTime(2026, 10, 25, 12, 0)).toBe('2026-10-25T12:00:00+01:00');
});

it.each([
  ['2026-07-05T11:00:00.000Z', '2026-07-05T13:00:00+02:00'],
  ['2021-07-07T17:20:00+0200', '2021-07-07T17:20:00+02:00'],
  ['2026-12-01T23:30:00Z', '2026-12-02T00:30:00+01:00'],
  ['2026-07-05 13:00', '2026-07-05T13:00:00+02:00'],
  ['2026-07-05', '2026-07-05'],
  ['2026-07-05T00:00:00', '2026-07-05'],
  ['2026-07-05T00:00:00Z', '2026-07-05'],
  // Midnight in Stockholm, written by a machine.
  ['2026-07-04T22:00:00Z', '2026-07-05'],
  // date -u -d @1795348800 → 22 November 2026 12:00 UTC.
  ['1795348800', '2026-11-22T13:00:00+01:00'],
  ['1795348800.0', '2026-11-22T13:00:00+01:00'],
  ['1795348800000', '2026-11-22T13:00:00+01:00'],
  ['/Date(1795348800000)/', '2026-11-22T13:00:00+01:00'],
  ['0001-01-01T00:00:00', undefined],
  ['2026-02-30', undefined],
  ['2995000', undefined],
  ['snart', undefined],
])('%s is %s', (text, iso) => {
  expect(isoInSweden(text)).toBe(iso);
});

it.each([
  ['Ons 7 jul kl. 17:20–18:40', '2021-07-07T17:20:00+02:00'],
  ['söndag 11 juli 13.00', '2021-07-11T13:00:00+02:00'],
  ['söndag den 11 juli 13.00', '2021-07-11T13:00:00+02:00'],
  ['Mån 12 juli', '2021-07-12'],
  ['11/7 13-14', '2021-07-11T13:00:00+02:00'],
  ['Sunday 11 July 2021, 1:00 pm – 1:45 pm', '2021-07-11T13:00:00+02:00'],
  ['Sunday 11 July 2021, 11 am', '2021-07-11T11:00:00+02:00'],
  ['Sunday 11 July 2021, 12:30 pm', '2021-07-11T12:30:00+02:00'],
  ['11/7 kl 13', '2021-07-11T13:00:00+02:00'],
  ['11/7-2021 kl 13:15', '2021-07-11T13:15:00+02:00'],
  ['11.7.2021 13:15', '2021-07-11T13:15:00+02:00'],
  ['Visning 2021-07-11 13:00', '2021-07-11T13:00:00+02:00'],
  ['Visning 2021-07-11 kl 13.00-13.45', '2021-07-11T13:00:00+02:00'],
  ['den 11:e juli', '2021-07-11'],
  ['kl 13:00 söndag 11 juli', '2021-07-11T13:00:00+02:00'],
  ['Sun 11 July 13:00', '2021-07-11T13:00:00+02:00'],
  ['5 januari kl 12:00', '2022-01-05T12:00:00+01:00'],
  ['5 juli 2026 13:00 – 13:30', '2026-07-05T13:00:00+02:00'],
  ['Idag 17:00', '2021-07-02T17:00:00+02:00'],
  ['i dag', '2021-07-02'],
  ['Imorgon kl 12.30-13', '2021-07-03T12:30:00+02:00'],
  ['13:00–13:45, söndag 11 juli', '2021-07-11T13:00:00+02:00'],
  ['Visning 2021-07-11T11:00:00Z', '2021-07-11T13:00:00+02:00'],
  ['2021-07-11 kl 13-13.30', '2021-07-11T13:00:00+02:00'],
  ['2021-07-11T00:00:00', '2021-07-11'],
  ['1625997600', '2021-07-11T12:00:00+02:00'],
  ['Publicerad 1 juli 2021', undefined],
  ['Visning 11/7', '2021-07-11'],
  ['sön 11/7', '2021-07-11'],
  ['11/7', '2021-07-11'],
  ['1/2 plan, hiss', undefined],
  ['Visning efter överenskommelse', undefined],
  ['Kontakta mäklaren', undefined],
  ['Inställd visning 11 juli', undefined],
  ['Mån 11 juli 13:00', undefined],
  ['31 april', undefined],
  ['3 rum och kök', undefined],
  ['2 995 000 kr', undefined],
  ['5 marsvin', undefined],
])('the showing %j, announced on 2 July 2021, is %p', (text, iso) => {
  expect(parseShowing(text, new Date('2021-07-02T10:00:00Z'))).toBe(iso);
});

it('turns the year over', () => {
  const december = new Date('2026-12-28T10:00:00Z');
  expect(parseShowing('sön 3 jan 13:00', december)).toBe('2027-01-03T13:00:00+01:00');
  expect(parseShowing('20/12', december)).toBe('2026-12-20');
  expect(parseShowing('30 december 17:00', new Date('2027-01-04T10:00:00Z'))).toBe(
    '2026-12-30T17:00:00+01:00',
  );
  // Late in the evening UTC it is already tomorrow in Sweden.
  expect(parseShowing('idag', new Date('2026-12-28T23:30:00Z'))).toBe('2026-12-29');
});

it('reads several showings of one line, each with its own time', () => {
  expect(
    parseShowings('Sön 22 nov kl 13:00–13:45, mån 23 nov kl 17:00 samt 24/11', new Date('2026-11-20')),
  ).toEqual(['2026-11-22T13:00:00+01:00', '2026-11-23T17:00:00+01:00', '2026-11-24']);
});

it('reads several machine-made dates', () => {
  expect(parseShowings('2026-11-22 13:00, 2026-11-23 14:00', new Date('2026-11-20'))).toEqual([
    '2026-11-22T13:00:00+01:00',
    '2026-11-23T14:00:00+01:00',
  ]);
});

it('drops a bare date when the same day has a time', () => {
  expect(tidyShowings(['2021-07-07', '2021-07-08', '2021-07-07T17:20:00+02:00', '2021-07-08'])).toEqual([
    '2021-07-07T17:20:00+02:00',
    '2021-07-08',
  ]);
});

describe('offsets and spans', () => {
  it.each([
    ['2026-11-29 13:00-14:00', '2026-11-29T13:00:00+01:00'],
    ['2026-11-29 13:00 - 14:00', '2026-11-29T13:00:00+01:00'],
    ['2026-11-29T10:00-11:00', '2026-11-29T10:00:00+01:00'],
    ['2026-11-29T13:00-14:00', '2026-11-29T13:00:00+01:00'],
    // 07:00 five hours behind UTC is 12:00 UTC, 13:00 in Sweden.
    ['2026-11-29T07:00:00-05:00', '2026-11-29T13:00:00+01:00'],
    ['2026-11-29T07:00-05:00', '2026-11-29T13:00:00+01:00'],
    ['2026-11-29 12:00:00Z', '2026-11-29T13:00:00+01:00'],
    ['2026-11-29 14:00+02:00', '2026-11-29T13:00:00+01:00'],
  ])('reads %s as %s', (text, expected) => {
    expect(isoInSweden(text)).toBe(expected);
  });
});

it('takes the end of a showing for no second one', () => {
  const reference = new Date('2026-11-20T12:00:00Z');
  expect(parseShowings('2026-11-24T17:00 – 2026-11-24T17:45', reference)).toEqual([
    '2026-11-24T17:00:00+01:00',
  ]);
  expect(parseShowings('24/11 17.00-17.45, 29/11 13.00-14.00', reference)).toEqual([
    '2026-11-24T17:00:00+01:00',
    '2026-11-29T13:00:00+01:00',
  ]);
});
