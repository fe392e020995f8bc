import { figureOf, withFigures } from './stored.js';

it.each([
  [4_150_000, 4_150_000],
  [0, 0],
  ['4 150 000 kr', 4_150_000],
  ['4\u00a0150\u00a0000', 4_150_000],
  ['4.150.000:-', 4_150_000],
  ['1,640,000', 1_640_000],
  ['3 450 kr/mån', 3450],
  ['ca 3450:-', 3450],
  ['58 m²', 58],
  ['71.5', 71.5],
  ['2,5 rum', 2.5],
  ['-12 %', -12],
  ['4,95 Mkr', 4_950_000],
  ['2 miljoner', 2_000_000],
  ['3 150 000,50 kr', 3_150_000.5],
])('reads the figure of %j', (value, expected) => expect(figureOf(value)).toBe(expected));

it.each(['okänt', '', 'på begäran', undefined, null, Number.NaN, Infinity, {}, [], true])(
  'finds none in %j',
  (value) => expect(figureOf(value)).toBeNull(),
);

it('reads the figures of an object by their names, and leaves out a text that holds none', () => {
  const stored = { fee: '3 450 kr', cost: 'ingår', floor: '2 av 4', rooms: 3 };
  expect(withFigures(stored, new Set(['fee', 'cost', 'rooms']))).toEqual({
    fee: 3450,
    floor: '2 av 4',
    rooms: 3,
  });
});
