import { asWords, hostOf, originOf, sourceOf } from './origin.js';

const pages = { advert: 'https://www.hemnet.se/bostad/1', broker: 'https://maklaren.example/objekt/1' };

it('says where a fact was read', () => {
  const told = (url: string, more = {}) => originOf({ url, reader: 'json-ld', ...more }, pages);
  expect(told('https://www.hemnet.se/bostad/1')).toEqual({
    source: 'annonsen (hemnet.se)',
    href: 'https://www.hemnet.se/bostad/1',
  });
  expect(told('https://www.maklaren.example/annat').source).toBe('mäklarens sida (maklaren.example)');
  expect(told('https://brf.example/').source).toBe('brf.example');
  expect(told('https://www.hemnet.se/bostad/1', { reader: 'link' })).toEqual({
    source: 'från länken',
    href: null,
  });
  expect(told('https://www.hemnet.se/bostad/1', { handedIn: true })).toEqual({
    source: 'inlämnad sida',
    href: null,
  });
  expect(told('javascript:alert(1)').href).toBeNull();
});

it('names an address that is none by itself', () => {
  expect(hostOf('egen:bild.jpg')).toBe('egen:bild.jpg');
  expect(sourceOf('ingen adress', { advert: pages.advert })).toBe('ingen adress');
});

it('writes values of any shape', () => {
  expect([asWords(1_250_000), asWords(72.5), asWords('Storgatan 1'), asWords(true)]).toEqual([
    '1\u00a0250\u00a0000',
    '72,5',
    'Storgatan 1',
    'true',
  ]);
  expect([asWords(['a', 2]), asWords({ lat: 1 }), asWords(null)]).toEqual(['a, 2', '{"lat":1}', 'saknas']);
});
