import { parsePage } from './page.js';
import { readVitec } from './vitec.js';

// One fact in the ways in which the versions of Vitec's object are seen to write it.

const url = 'https://www.provmaklarna.example/objekt/OBJ1_1111111111';
const read = (data: unknown) =>
  readVitec(parsePage(`<body><script type="application/json">${JSON.stringify(data)}</script></body>`, url))
    .facts;
const estate = (more: object) => ({
  estateId: 'OBJ1_1111111111',
  baseInformation: { objectAddress: { streetAddress: 'Provgatan 1' }, livingSpace: 70 },
  ...more,
});
const flat = (residence: object, more: object = {}) => ({
  id: 'OBJ1_1111111111',
  address: 'Provgatan 1',
  livingSpaceArea: 70,
  residence,
  ...more,
});

it.each([
  ['words', { waterAndDrain: 'Kommunalt' }],
  ['words within', { details: { waterAndDrain: 'Kommunalt' } }],
  ['an object', { waterAndDrain: { info: 'Kommunalt' } }],
  ['a part of the building', { building: { waterAndDrain: { type: 'Kommunalt' } } }],
])('reads water and drain from %s', (_what, more) => {
  expect(read(estate(more)).waterAndSewage).toBe('Kommunalt');
});

it.each([
  ['a type', { ventilation: { type: 'FTX', inspection: null } }],
  ['words', { ventilation: 'FTX' }],
  ['named values', { ventilation: { type: { id: 'ftx', name: 'FTX' } } }],
])('reads ventilation from %s', (_what, more) => {
  expect(read(estate(more)).ventilation).toBe('FTX');
});

it.each([
  ['the residence', flat({ buildingYear: 1963 })],
  ['its construction', flat({ construction: { buildingYear: '1963' } })],
  ['its building', flat({ building: { yearBuilt: '1963' } })],
  ['the association’s house', flat({}, { association: { building: { buildingYear: '1963' } } })],
  ['the building of the estate', estate({ building: { constructionYear: 1963 } })],
])('reads the year from %s', (_what, data) => {
  expect(read(data).yearBuilt).toBe(1963);
});

it.each([
  ['floors', flat({ floors: { floor: 6, totalFloors: 7 } })],
  ['another total', flat({ floors: { floor: '6', totalNumberOfFloors: '7' } })],
  ['words', flat({ floors: { floor: 6, text: '6 av 7' } })],
  ['the residence', flat({ floor: '6 av 7' })],
  ['the estate', estate({ floorAndElevator: { floor: 6, totalNumberFloors: 7 } })],
])('reads the floor from %s', (_what, data) => {
  expect(read(data).floor).toBe('6 av 7');
});

it('reads people that stand in the home or beside it', () => {
  const people = { agent: { name: 'Karin Ekwall' }, office: { name: 'Provmäklarna Ystad' } };
  const named = { broker: 'Karin Ekwall', brokerAgency: 'Provmäklarna Ystad' };
  expect(read(estate(people))).toMatchObject(named);
  expect(read({ page: { estate: estate({}), ...people } })).toMatchObject(named);
  expect(read(flat({}, people))).toMatchObject(named);
});

it('reads an association that is only named, and prices written as objects or texts', () => {
  const facts = read(
    estate({ association: 'Brf Provängen', price: { startingPrice: { amount: '3 450 000 kr' } } }),
  );
  expect(facts).toMatchObject({ association: 'Brf Provängen', price: 3_450_000 });
});

it('keeps what the broker hides and final prices before the contract out, however written', () => {
  const facts = read(
    estate({ advertiseOn: { hidePrice: true }, price: { startingPrice: '3 450 000 kr', finalPrice: '1' } }),
  );
  expect([facts.price, facts.soldPrice]).toEqual([undefined, undefined]);
});

it('reads areas, rooms and costs written as texts with units and periods', () => {
  const facts = read(
    estate({
      baseInformation: {
        objectAddress: { streetAddress: 'Provgatan 1' },
        livingSpace: '112 kvm',
        monthlyFee: '18 954 kr/kvartal',
      },
      interior: { numberOfRooms: '4 rum' },
      plot: { area: '1,1 ha' },
      operation: { sum: '1 300 kr/mån' },
    }),
  );
  expect(facts).toMatchObject({
    livingArea: 112,
    rooms: 4,
    tomtarea: 11_000,
    monthlyFee: 6318,
    operatingCost: 15_600,
  });
});

it('takes the pictures of a list of plans for plans', () => {
  const { images, floorplans } = read(
    estate({
      images: [{ url: 'https://b.example/1.jpg' }, { url: 'https://b.example/2.jpg' }],
      floorplans: ['https://b.example/2.jpg'],
    }),
  );
  expect([images, floorplans]).toEqual([['https://b.example/1.jpg'], ['https://b.example/2.jpg']]);
});
