import { readFasad } from './fasad.js';
import { parsePage } from './page.js';

const url = 'https://www.bosthlm.se/884213/provgrand-5';
const answer = (listing: object, beside: object = {}) => ({
  Ok: { listing: { fasad_id: 884213, address: 'Provgränd 5', ...listing }, ...beside },
});
const read = (script: string) => readFasad(parsePage(`<body><script>${script}</script></body>`, url)).facts;
const resource = (value: unknown) => `__RESOLVED_RESOURCES[0] = ${JSON.stringify(JSON.stringify(value))};`;

it('reads a resource that is no text but an object', () => {
  const script = `window.__RESOLVED_RESOURCES = {"0": ${JSON.stringify(answer({ price: 3_695_000, rooms: 2 }))}};`;
  expect(read(script)).toMatchObject({ address: 'Provgränd 5', price: 3_695_000, rooms: 2 });
});

it('reads showings, people and the association beside the listing or in it', () => {
  const facts = read(
    resource(
      answer(
        {
          association: { name: 'Brf Provgränd', number_of_apartments: '40' },
          build_year: 1929,
          energy_class: 'D',
          floor: 3,
          floors: 5,
        },
        {
          sorted_showings: [{ date: '2026-11-29', start_time: '13:00', end_time: '13:45' }],
          realtors: [{ firstname: 'Ebba', lastname: 'Provsson', office: { name: 'Prov Solna' } }],
        },
      ),
    ),
  );
  expect(facts).toMatchObject({
    showings: ['2026-11-29T13:00:00+01:00'],
    broker: 'Ebba Provsson',
    brokerAgency: 'Prov Solna',
    association: 'Brf Provgränd',
    associationFacts: { name: 'Brf Provgränd', numberOfApartments: 40 },
    yearBuilt: 1929,
    energyClass: 'D',
    floor: '3 av 5',
  });
});

it('reads no home that the address does not name when several are embedded', () => {
  const others = [answer({ fasad_id: 1001, price: 1 }), answer({ fasad_id: 1002, price: 2 })];
  expect(
    read(
      others
        .map((value, at) => `__RESOLVED_RESOURCES[${at}] = ${JSON.stringify(JSON.stringify(value))};`)
        .join(''),
    ),
  ).toEqual({});
});
