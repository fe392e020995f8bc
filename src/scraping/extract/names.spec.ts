import { isPersonName, placeOf, streetIn } from './names.js';

describe('streets', () => {
  it.each([
    ['Storgatan 5 B, 2 tr', 'Storgatan 5 B'],
    ['Karl XI:s gata 12-14', 'Karl XI:s gata 12-14'],
    ['Tibble byväg 31', 'Tibble byväg 31'],
    ['Övre Husargatan 4', 'Övre Husargatan 4'],
    ['Gamla landsvägen 10', 'Gamla landsvägen 10'],
    ['Nygård 12', 'Nygård 12'],
    ['Storgatan 1987', 'Storgatan 1987'],
  ])('finds the street of %s', (text, expected) => {
    expect(streetIn(text)).toBe(expected);
  });

  it.each([
    'Vi har sålt hem sedan 1987.',
    'Charmig trea med balkong 2:a våningen',
    'Nyproduktion i Provdal 2027',
    'Nya Provdal 2026',
    'Etapp 2',
    'Vecka 48',
    'November 2026',
    'Hus 3',
    'Byggår 1963',
    'Tre rum med plats för 4',
  ])('finds no street in %s', (text) => {
    expect(streetIn(text)).toBeUndefined();
  });
});

it('takes an address apart', () => {
  expect(placeOf('Provvägen 2, 277 45 S:t Olof')).toEqual({
    address: 'Provvägen 2',
    postalCode: '277 45',
    city: 'S:t Olof',
  });
});

it.each([
  ['Per-Olof Wiklander', true],
  ['Åsa af Nordenmark', true],
  ['Boka Visning', false],
  ['Provmäklarna Stockholm', false],
])('tells whether %s is a person', (text, expected) => {
  expect(isPersonName(text)).toBe(expected);
});
