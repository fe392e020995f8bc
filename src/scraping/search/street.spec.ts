import { namesAddress, streetIn, streetOf } from './street.js';

it.each([
  ['Flygarvägen 39', 'flygarvagen 39'],
  ['flygarvagen 39', 'flygarvagen 39'],
  ['Storgatan 5B, 2 tr', 'storgatan 5b'],
  ['Storgatan 5 B, 2 tr', 'storgatan 5b'],
  ['Storgatan 5 lgh 1102', 'storgatan 5'],
  ['Storgatan 5 i Täby', 'storgatan 5'],
  ['S:t Eriksgatan 12', 'sankt eriksgatan 12'],
  ['Karl XI:s väg 3-5', 'karl xi s vag 3'],
  ['Östra Ågatan 7', 'ostra agatan 7'],
])('reads %s as %s', (address, expected) => {
  const street = streetOf(address)!;
  expect(`${street.words.join(' ')} ${street.number}`).toBe(expected);
});

it.each(['Kvarnbacken', '', undefined, '39', '3 rum'])('reads no street and number in %p', (address) => {
  expect(streetOf(address)).toBeUndefined();
});

it.each([
  ['Storgatan 5, Järfälla - Notar', 'same'],
  ['Lägenhet på Storgatan 5 i Järfälla', 'same'],
  ['/objekt/lagenhet-3rum-storgatan-5-jarfalla/OBJ1', 'same'],
  ['Storgatan 55', 'other'],
  ['Storgatan 5B', 'other'],
  ['Storgatan 5 C', 'other'],
  ['Storgatan 7, granne med Storgatan 5', 'same'],
  ['Lilla Storgatan 5', 'silent'],
  ['Norra Storgatan 5', 'silent'],
  ['Storgatans livs 5', 'silent'],
  ['Nära Storgatan och torget', 'silent'],
  ['Kyrkvägen 5', 'silent'],
])('hears in "%s": %s', (text, verdict) => {
  expect(streetIn(text, streetOf('Storgatan 5')!)).toBe(verdict);
});

it('tells a house with a letter from its neighbours', () => {
  const street = streetOf('Storgatan 5 B')!;
  expect(
    ['Storgatan 5B', 'Storgatan 5 b', 'storgatan-5-b', 'Storgatan 5', 'Storgatan 5A'].map((text) =>
      streetIn(text, street),
    ),
  ).toEqual(['same', 'same', 'same', 'other', 'other']);
});

it.each([
  ['Kyrkvägen 3, Järfälla', true],
  ['Lägenhet 3 rum i Järfälla', false],
  ['Barkarby 62 kvm', false],
  ['Notar - till salu', false],
])('"%s" names an address: %p', (text, expected) => {
  expect(namesAddress(text)).toBe(expected);
});
