import { parsePage } from '../extract/page.js';
import { readBooli } from './booli.reader.js';
import { readErikOlsson } from './erik-olsson.reader.js';
import { readFastighetsbyran } from './fastighetsbyran.reader.js';
import { readHemnetApollo } from './hemnet-apollo.reader.js';

const page = (url: string, body: string) => parsePage(`<body>${body}</body>`, url);
const nextData = (state: object) =>
  `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { __APOLLO_STATE__: state } } })}</script>`;

describe('Erik Olsson', () => {
  const uuid = 'b7d20e44-51aa-4f0e-9d1b-6a0c3f2e9b10';
  const read = (homes: readonly object[], id: string) => {
    const stream = `1:["$","$L3",null,${JSON.stringify({ homes })}]\n`;
    const push = `<script>self.__next_f.push([1,${JSON.stringify(stream)}])</script>`;
    return readErikOlsson(page(`https://www.erikolsson.se/homes/Villa-7rum-Provvagen-${id}`, push)).facts;
  };

  it.each([uuid, '5985163'])('reads the home whose id ends the address: %s', (id) => {
    const other = { id: '5985199', street: 'Annanväg 9', living_space: 50, price: 9_000_000 };
    const home = {
      id,
      address: 'Provvägen 18',
      provider_data: {},
      agent: { name: 'Karin Ekwall', office: 'Erik Olsson Ystad' },
      viewings: [
        { starts_at: '2026-11-29T13:00:00+01:00' },
        { start_time: '2026-11-30T10:00:00Z', is_visible: false },
      ],
    };
    expect(read([other, home], id)).toMatchObject({
      address: 'Provvägen 18',
      broker: 'Karin Ekwall',
      brokerAgency: 'Erik Olsson Ystad',
      showings: ['2026-11-29T13:00:00+01:00'],
    });
  });

  it('reads none when the address names another', () => {
    expect(read([{ id: '5985199', living_space: 50 }], '5985163')).toEqual({});
  });
});

describe('Fastighetsbyrån', () => {
  const read = (home: object, body = '') => {
    const state = { maeklarObjekt: { objektInfo: { '3120774': { data: { maeklarObjekt: home } } } } };
    const script = `<script>window.__PRELOADED_STATE__='${Buffer.from(JSON.stringify(state)).toString('base64')}'</script>`;
    return readFastighetsbyran(
      page('https://www.fastighetsbyran.com/sv/sverige/objekt/?objektID=3120774', body + script),
    ).facts;
  };

  it.each([
    ['a word of its own', { pris: null, prisText: 'Pris saknas' }, 'Pris saknas'],
    ['the price itself', { pris: 'Pris saknas' }, 'Pris saknas'],
    ['an accepted price', { pris: '3 000 000 kr', prisText: 'Accepterat pris' }, 'Accepterat pris'],
    ['a plain price', { pris: '3 000 000 kr', prisText: 'Utgångspris' }, undefined],
  ])('reads the word for the price from %s', (_what, basfakta, priceText) => {
    expect(read({ basfakta }).priceText).toBe(priceText);
  });

  it('reads people, showings, tax values by part and year, deeds and pictures', () => {
    expect(
      read({
        basfakta: { gatuadress: 'Provgränd 6A' },
        postnummer: '703 69',
        postort: 'ÖREBRO',
        taxeringsvaerde: { byggnad: 1_200_000, mark: 800_000, totalt: 2_000_000, aar: 2024 },
        pantbrev: [{ belopp: 500_000 }, { belopp: 250_000 }],
        maeklare: [{ namn: 'Karin Ekwall', titel: 'Fastighetsmäklare' }],
        kontor: { namn: 'Fastighetsbyrån Örebro' },
        visningar: [{ datum: '2026-11-30', start: '17:00', slut: '17:45' }],
        bilder: [
          { url: 'https://media.fastighetsbyran.se/1.jpg?Bredd=480', typ: 'Foto' },
          { url: 'https://media.fastighetsbyran.se/2.jpg?Bredd=1920', typ: 'Planritning' },
        ],
      }),
    ).toEqual({
      address: 'Provgränd 6A',
      postalCode: '703 69',
      city: 'Örebro',
      taxValues: { mainProperty: 1_200_000, adjacentProperty: 800_000, totalTaxValue: 2_000_000, year: 2024 },
      mortgageDeeds: { count: 2, total: 750_000 },
      broker: 'Karin Ekwall',
      brokerAgency: 'Fastighetsbyrån Örebro',
      showings: ['2026-11-30T17:00:00+01:00'],
      images: ['https://media.fastighetsbyran.se/1.jpg'],
      floorplans: ['https://media.fastighetsbyran.se/2.jpg?Bredd=1920'],
    });
  });

  it('reads what is shown beside headings, and turns the question of a non-genuine association round', () => {
    const pair = (label: string, value: string) => `<div><h3>${label}</h3><div>${value}</div></div>`;
    const shown = [
      pair('Förening', 'Brf Provängen'),
      pair('Oäkta förening', 'Nej'),
      pair('Föreningens skuld', '6 230 kr/kvm'),
      pair('Överlåtelseavgift', '1 480 kr, betalas av köparen'),
      pair('Energiklass', 'Ej klassad'),
    ].join('');
    expect(read({ basfakta: { gatuadress: 'Provgränd 6A' } }, shown)).toEqual({
      address: 'Provgränd 6A',
      association: 'Brf Provängen',
      associationFacts: { name: 'Brf Provängen', genuine: true, debtPerSqm: 6230, transferFee: 1480 },
    });
  });
});

it('reads Hemnet’s word for a missing price, its association’s figures and its documents', () => {
  const { facts } = readHemnetApollo(
    page(
      'https://www.hemnet.se/bostad/lagenhet-2rum-prov-21739937',
      nextData({
        'ActivePropertyListing:21739937': {
          __typename: 'ActivePropertyListing',
          id: '21739937',
          streetAddress: 'Provgatan 1',
          askingPrice: { amount: null, formatted: 'Pris saknas' },
          housingCooperative: { __ref: 'Brf:1' },
          upcomingOpenHouses: [{ start: '1795953600' }],
          attachments: [
            { title: 'Årsredovisning', url: 'https://dok.example/1.pdf', type: 'DOCUMENT' },
            { title: 'Film', url: 'https://film.example/1', type: 'VIDEO' },
          ],
        },
        'Brf:1': { name: 'Brf Provängen', registrationNumber: '769600-1234', numberOfApartments: 72 },
      }),
    ),
  );
  expect(facts).toMatchObject({
    priceText: 'Pris saknas',
    association: 'Brf Provängen',
    associationFacts: { registrationNumber: '769600-1234', numberOfApartments: 72 },
    showings: ['2026-11-29T13:00:00+01:00'],
    documents: [{ name: 'Årsredovisning', url: 'https://dok.example/1.pdf' }],
  });
});

it('reads Booli’s broker, office and newest assessment through their references', () => {
  const { facts } = readBooli(
    page(
      'https://www.booli.se/annons/4711',
      nextData({
        'Listing:4711': {
          __typename: 'Listing',
          id: '4711',
          streetAddress: 'Provgatan 1',
          agent: { __ref: 'Agent:1' },
          agency: { __ref: 'Agency:1' },
          showingsV2: [{ startTime: '2026-11-29 13:00:00', endTime: '2026-11-29 14:00:00' }],
          assessments: [
            { year: 2021, value: { raw: 1_000_000 } },
            { year: 2024, value: { raw: 2_000_000 }, buildingValue: { formatted: '1 200 000 kr' } },
          ],
        },
        'Agent:1': { name: 'Karin Ekwall' },
        'Agency:1': { name: 'Provmäklarna Ystad' },
      }),
    ),
  );
  expect(facts).toMatchObject({
    broker: 'Karin Ekwall',
    brokerAgency: 'Provmäklarna Ystad',
    showings: ['2026-11-29T13:00:00+01:00'],
    taxValues: { totalTaxValue: 2_000_000, mainProperty: 1_200_000, year: 2024 },
  });
});
