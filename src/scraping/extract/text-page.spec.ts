import { extractText, isListing } from './extract.js';

const hemnet = `Sök bostad
Logga in
Ängsvägen 12
Provbacken, Tierps kommun
2 450 000 kr
Begär visning
Bostadstyp
Lägenhet
Upplåtelseform
Bostadsrätt
Antal rum
2,5 rum
Boarea
71 m²
Balkong
Ja
Våning
3 av 5, hiss finns
Byggår
1953/2010
Förening
Brf Provet 7
Om föreningen
Energiklass
D
Avgift
4 312 kr/mån
Driftkostnad
5 400 kr/år
Pris/m²
34 507 kr/m²
Beskrivning
Påhittad lägenhet med kök från 2010 och en balkong som vetter mot söder, skriven för provet.
Föreningen äger marken och har 48 lägenheter.
Ansvarig mäklare
Anna Provare
Exempelmäklarna Tierp
Visningar
Sön 5 juli 2026 kl 13:00 - 13:45
Liknande bostäder till salu
Granngatan 3
Provbacken, Tierps kommun
9 999 000 kr
99 m²
Boarea
120 m²
5 rum`;

it('reads the copied text of a portal’s page', () => {
  const { listing, provenance } = extractText(hemnet, 'https://www.hemnet.se/bostad/x-1');
  expect(isListing(listing)).toBe(true);
  expect(listing).toMatchObject({
    address: 'Ängsvägen 12',
    area: 'Provbacken',
    municipality: 'Tierp',
    price: 2_450_000,
    pricePerSqm: 34_507,
    propertyType: 'Lägenhet',
    propertyKind: 'lägenhet',
    tenure: 'Bostadsrätt',
    tenureKind: 'bostadsrätt',
    rooms: 2.5,
    livingArea: 71,
    floor: '3 av 5, hiss finns',
    elevator: true,
    yearBuilt: 1953,
    yearBuiltText: '1953/2010',
    association: 'Brf Provet 7',
    energyClass: 'D',
    monthlyFee: 4312,
    operatingCost: 5400,
    broker: 'Anna Provare',
    showings: ['2026-07-05T13:00:00+02:00'],
  });
  expect(listing.associationFacts).toMatchObject({ ownsLand: true, numberOfApartments: 48 });
  expect(provenance.associationFacts?.quote).toBe('Föreningen äger marken och har 48 lägenheter.');
  expect(listing.description).toContain(provenance.associationFacts!.quote!);
});

it('reads labels with colons and a line of facts', () => {
  const text = `Ny Mäklare
Strandvägen 4 B, Provstad
3 rum · 68,5 m² · 3 990 kr/mån
Utgångspris: 3 195 000 kr
Boarea: 68,5 m²
Byggår: 1938
Tomträttsavgäld: 1 200 kr/år
Cookies
Vi använder kakor.`;
  expect(extractText(text, 'https://nymaklare.example/4').listing).toMatchObject({
    address: 'Strandvägen 4 B',
    price: 3_195_000,
    rooms: 3,
    livingArea: 68.5,
    monthlyFee: 3990,
    yearBuilt: 1938,
    leaseholdFeePerYear: 1200,
  });
});

it('reads values that stand before their labels', () => {
  const text = [
    'Provgatan 9',
    '72 m²',
    'Boarea',
    '3',
    'Rum',
    '3 286 kr/mån',
    'Avgift',
    '2 100 000 kr',
    'Pris',
  ].join('\n');
  expect(extractText(text, 'https://nymaklare.example/9').listing).toMatchObject({
    address: 'Provgatan 9',
    livingArea: 72,
    rooms: 3,
    monthlyFee: 3286,
    price: 2_100_000,
  });
});

it('takes no advert from a text without one', () => {
  expect(isListing(extractText('Hej!\nVi ses på söndag kl 13.', 'https://nymaklare.example/9').listing)).toBe(
    false,
  );
});

it.each([
  ['Lägenhet', 'Lägenhet'],
  ['Radhus', 'Radhus'],
  ['', undefined],
])(
  'reads a kind of home on a line of its own, and none from the row of the floor: %s',
  (kind, propertyType) => {
    const text = [
      'Provgatan 4',
      'Uppsala',
      kind,
      '3 450 000 kr',
      '2 rum',
      '54 m²',
      'Våning 7 av 8',
      'Bostadsrätt',
      'Avgift',
      '3 450 kr/mån',
      'Beskrivning',
      'Påhittad bostad med balkong mot söder och ett kök från 2019, skriven för provet.',
    ].join('\n');
    const { listing } = extractText(text, 'https://www.exempel.example/bostad/1');
    expect(listing).toMatchObject({ floor: '7 av 8', city: 'Uppsala', tenure: 'Bostadsrätt' });
    expect(listing.propertyType).toBe(propertyType);
  },
);
