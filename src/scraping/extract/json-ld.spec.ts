import { parseLoose, readJsonLd } from './json-ld.js';
import { parsePage } from './page.js';

it.each([
  ['two objects one after the other', '{"a": 1}\n{"b": "x"}', [{ a: 1 }, { b: 'x' }]],
  ['an empty value', '{"postalCode": , "a": 1}', [{ postalCode: null, a: 1 }]],
  ['a trailing comma', '{"a": [1, 2,], }', [{ a: [1, 2] }]],
  ['a raw line break in a text', '{"a": "x\ny"}', [{ a: 'x y' }]],
  ['signs inside texts are left alone', '{"a": "kök: , och }{", "b": ,}', [{ a: 'kök: , och }{', b: null }]],
  ['nonsense', 'window.x = 1', []],
])('reads %s', (_case, text, values) => {
  expect(parseLoose(text)).toEqual(values);
});

it('reads the home that a product offers', () => {
  const product = {
    '@type': 'Product',
    name: 'Storgatan 1',
    offers: {
      price: 2500000,
      itemOffered: {
        '@type': 'Apartment',
        numberOfRooms: 2,
        floorSize: { value: 58 },
        address: { streetAddress: 'Storgatan 1', postalCode: '11646', addressLocality: 'Stockholm' },
      },
    },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  expect(readJsonLd(parsePage(html, 'https://x.se/1')).facts).toEqual({
    price: 2_500_000,
    rooms: 2,
    livingArea: 58,
    address: 'Storgatan 1',
    postalCode: '116 46',
    city: 'Stockholm',
  });
});

it('takes no portrait, logo or map for a picture of the home', () => {
  const home = 'https://cdn.exempel.example/bilder/1.jpg';
  const image = [
    'https://cdn.exempel.example/assets/agent-background-2.jpg',
    'https://cdn.exempel.example/logo.png',
    'https://maps.googleapis.com/maps/api/staticmap?center=59,18',
    home,
  ];
  const html = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', image })}</script>`;
  expect(readJsonLd(parsePage(html, 'https://x.se/1')).facts).toEqual({ images: [home] });
});
