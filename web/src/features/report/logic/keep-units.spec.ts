import { keepUnits, keepUnitsIn } from './keep-units.js';

/** A no-break space shown as an underscore. */
const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_');

it.each([
  ['Skulden är 9 400 kr/m².', 'Skulden är 9_400_kr/m².'],
  ['Priset är 4 950 000 kr och avgiften 3 450 kr/mån.', 'Priset är 4_950_000_kr och avgiften 3_450_kr/mån.'],
  ['12,5 % över, 2 procent under', '12,5_% över, 2_procent under'],
  ['58 m², 2 rum, 140 kWh/m² och år', '58_m², 2_rum, 140_kWh/m² och år'],
  ['Stammarna är 60 år gamla.', 'Stammarna är 60_år gamla.'],
  ['4,95 M kr eller 2 miljoner kronor', '4,95_M_kr eller 2_miljoner_kronor'],
  ['180 000–375 000 kr', '180_000–375_000_kr'],
])('keeps the numbers of “%s” with their units', (text, kept) => {
  expect(shown(text)).toBe(kept);
  expect(keepUnits(text)).toHaveLength(text.length);
});

it.each([
  'Huset är från 1958 med garage.',
  'Stambytet 2019 kostade mycket.',
  'Vån 3 meddelas senare',
  'Bo på 3 rumslägenheters avstånd',
  'Ring 08 123 45 67',
])('breaks “%s” where it always did', (text) => expect(keepUnits(text)).toBe(text));

it('leaves years apart from the number after them', () => {
  expect(shown('I maj 2024 400 kr')).toBe('I maj 2024 400_kr');
});

it('goes through all texts of a result but what is quoted', () => {
  const quote = { kind: 'quote', field: 'description', start: 0, end: 6, text: '400 kr' };
  expect(keepUnitsIn({ a: ['5 kr', 7, null, quote], b: { c: '1 000' } })).toEqual({
    a: ['5\u00a0kr', 7, null, quote],
    b: { c: '1\u00a0000' },
  });
});
