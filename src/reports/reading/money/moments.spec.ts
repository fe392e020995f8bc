import { momentsIn } from './moments.js';

it.each([
  ['höjs den 1 april 2027', '1 april 2027', 2027, 4],
  ['betalas hösten 2026', 'hösten 2026', 2026, 11],
  ['fakturan kommer Q3 2028', 'Q3 2028', 2028, 9],
  ['under tredje kvartalet 2027', 'tredje kvartalet 2027', 2027, 9],
  ['senast 2027-02-28', '2027-02-28', 2027, 2],
  ['i januari nästa år', 'januari nästa år', 2027, 1],
  ['byggs 2029', '2029', 2029, 12],
  ['vid tillträdet', 'vid tillträdet', null, 12],
  ['i april', 'april', null, 4],
])('reads when in ”%s”', (text, words, year, month) => {
  const [moment] = momentsIn(text, 2026);
  expect(moment?.text).toContain(words);
  expect(moment).toMatchObject({ year, month });
});

it('takes no sum and no area for a year', () => {
  expect(momentsIn('kostar 2030 kr, tomten är 2050 m²', 2026)).toEqual([]);
});
