import { parsePage } from './page.js';
import { readWebComponents } from './web-components.js';

const facts = (body: string) =>
  readWebComponents(
    parsePage(
      `<html><body><h1>Provgatan 9</h1>${body}</body></html>`,
      'https://nymaklare.example/objekt/provgatan-9',
    ),
  ).facts;

it.each([
  [
    'labels with values',
    '<x-fact label="Pris" value="3 375 000 kr"></x-fact><x-fact label="Hiss" value="Nej"></x-fact>',
    { price: 3_375_000, elevator: false },
  ],
  [
    'the home by its address',
    '<x-head street="Provgatan 9" postal-town="Sala" postal-code="733 31" status="Till salu"></x-head>',
    { address: 'Provgatan 9', city: 'Sala', postalCode: '733 31', saleStatus: 'for_sale' },
  ],
  ['the map', '<x-map lat="59.92" lng="16.6" zoom="15"></x-map>', { coordinates: { lat: 59.92, lon: 16.6 } }],
  [
    'showings by their start',
    '<x-viewing start="2026-11-29T10:30:00+01:00" end="2026-11-29T11:15:00+01:00"></x-viewing>',
    { showings: ['2026-11-29T10:30:00+01:00'] },
  ],
  [
    'the first broker',
    '<x-agent name="Disa Ek" office="Prov Mäkleri"></x-agent><x-agent name="Melker Ö" office="Prov Mäkleri"></x-agent>',
    { broker: 'Disa Ek', brokerAgency: 'Prov Mäkleri' },
  ],
  [
    'no other home',
    '<x-row street="Annangatan 4" rooms="2" price="2 150 000 kr"></x-row><x-card rooms="3" price="1 150 000 kr"></x-card>',
    {},
  ],
])('reads %s from attributes', (_what, body, expected) => {
  expect(facts(body)).toEqual(expected);
});
