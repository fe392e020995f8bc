import { parsePage } from './page.js';
import { readVitec } from './vitec.js';

const estate = (estateId: string, streetAddress: string, startingPrice: number) => ({
  estateId,
  baseInformation: { objectAddress: { streetAddress }, livingSpace: 70 },
  price: { startingPrice },
});

function read(heading: string, url: string, data: unknown, type = 'application/json') {
  const body = `<h1>${heading}</h1><script type="${type}">${JSON.stringify(data)}</script>`;
  return readVitec(parsePage(`<body>${body}</body>`, url)).facts;
}

const url = 'https://www.exempelmaklaren.example/objekt/storgatan-1-77';
const both = [
  estate('OBJ1_1111111111', 'Storgatan 1', 1_000_000),
  estate('OBJ1_2222222222', 'Lillgatan 2', 2_000_000),
];

describe('which home of a page is read', () => {
  it('takes the one that the address names', () => {
    const named = 'https://www.exempelmaklaren.example/objekt/x-obj1_2222222222';
    expect(read('Storgatan 1', named, both).price).toBe(2_000_000);
  });

  it('takes the one under the heading when the address names none', () => {
    expect(read('Storgatan 1, Provstaden', url, both).price).toBe(1_000_000);
  });

  it('takes none when nothing tells which', () => {
    expect(read('Ett hem för dig', url, both)).toEqual({});
  });

  it('takes the only one, embedded twice as well', () => {
    expect(read('Ett hem för dig', url, { page: both[0], meta: { copy: both[0] } }).price).toBe(1_000_000);
  });
});

it('reads no price that the broker hides, and no final price before the contract', () => {
  const hidden = { ...both[0], advertiseOn: { hidePrice: true, hideAddress: true } };
  const facts = read('Ett hem', url, hidden);
  expect([facts.price, facts.address, facts.livingArea]).toEqual([undefined, undefined, 70]);
  const running = {
    ...both[0],
    price: { startingPrice: 1_000_000, finalPrice: 1_200_000 },
    date: { agreementDate: null },
  };
  expect(read('Ett hem', url, running).soldPrice).toBeUndefined();
  const signed = { ...running, date: { agreementDate: '2026-03-24T00:00:00' } };
  expect(read('Ett hem', url, signed)).toMatchObject({
    soldPrice: 1_200_000,
    price: 1_000_000,
    saleStatus: 'sold',
  });
});

it.each([
  ['clock times beside the day', { date: '2026-01-18T00:00:00', startTime: '0001-01-01T13:30:00' }],
  ['a whole time', { date: '2026-01-18T00:00:00', startTime: '2026-01-18T13:30:00' }],
  ['a clock time as a text', { date: '2026-01-18', startTime: '13:30' }],
  ['a time with its offset', { startsAt: '2026-01-18T12:30:00Z' }],
])('reads a showing from %s', (_what, viewing) => {
  expect(read('Ett hem', url, { ...both[0], viewings: [viewing] }).showings).toEqual([
    '2026-01-18T13:30:00+01:00',
  ]);
});

describe('a flat in Vitec’s record', () => {
  const flat = { ...both[0], building: { buildingType: 'Flerbostadshus' } };
  const base = { ...flat.baseInformation, tenure: 'Bostadsrätt', propertyType: 'Bostadsrätt' };
  const described = (description: object) => read('Ett hem', url, { ...flat, description });

  it('is a flat where its kind repeats the tenure and the building holds several homes', () => {
    const facts = read('Ett hem', url, { ...flat, baseInformation: base });
    expect([facts.tenure, facts.propertyType]).toEqual(['Bostadsrätt', 'Lägenhet']);
  });

  it('has no kind where only the tenure is repeated', () => {
    const facts = read('Ett hem', url, { ...both[0], baseInformation: base });
    expect([facts.tenure, facts.propertyType]).toEqual(['Bostadsrätt', undefined]);
  });

  it('keeps its own word for its kind', () => {
    const named = { ...base, propertyType: 'Bostadsrättsradhus' };
    expect(read('Ett hem', url, { ...flat, baseInformation: named }).propertyType).toBe('Bostadsrättsradhus');
  });

  it('is described by the short text where there is no longer one', () => {
    const short = 'Ljus trea med balkong mot gården.';
    expect(described({ shortSellingDescription: short, longSellingDescription: '' }).description).toBe(short);
    const long = 'Ljus trea med balkong mot gården. Köket byggdes om 2019 och har plats för sex personer.';
    const both = described({ shortSellingDescription: short, longSellingDescription: long });
    expect([both.summary, both.description]).toEqual([short, long]);
  });
});
