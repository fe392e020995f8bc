import { pdfOfPages } from '../../../test/support/saved-files.js';
import { SiteRegistry } from '../sites/registry.js';
import { pdfText } from './pdf-text.js';
import { readText } from './read-page.js';

type Lines = readonly (readonly string[])[];
const head: Lines = [['Provgatan 5'], ['Luthagen, Uppsala kommun']];
const text: Lines = [
  ['Ljus och välplanerad lägenhet med balkong mot gården. Köket är från 2019 och har'],
  ['diskmaskin. Föreningen är skuldfri och har bastu.'],
];
const facts = {
  address: 'Provgatan 5',
  municipality: 'Uppsala',
  price: 3_450_000,
  livingArea: 82,
  rooms: 3,
  monthlyFee: 4532,
  tenure: 'Bostadsrätt',
  yearBuilt: 1962,
};

async function read(...pages: Lines[]) {
  const content = await pdfText(pdfOfPages(pages));
  return readText(content, 'https://www.notar.se/kopa-bostad/objekt/OBJ1_2', new SiteRegistry(new Set()));
}

describe('a printed advert', () => {
  it.each<[string, Lines]>([
    [
      'labels and values in turn on a line',
      [
        ['Pris', '3 450 000 kr', 'Boarea', '82 m²'],
        ['Antal rum', '3 rum', 'Avgift', '4 532 kr/mån'],
        ['Upplåtelseform', 'Bostadsrätt', 'Byggår', '1962'],
      ],
    ],
    [
      'two facts on a line, each a text of its own',
      [
        ['Pris 3 450 000 kr', 'Boarea 82 m²'],
        ['Antal rum 3 rum', 'Avgift 4 532 kr/mån'],
        ['Upplåtelseform Bostadsrätt', 'Byggår 1962'],
      ],
    ],
    [
      'all facts of a line in one text',
      [
        ['Pris 3 450 000 kr Boarea 82 m² Antal rum 3 rum'],
        ['Avgift 4 532 kr/mån Upplåtelseform Bostadsrätt Byggår 1962'],
      ],
    ],
    [
      'values over their labels',
      [
        ['3 450 000 kr', '82 m²', '3 rum', '4 532 kr/mån'],
        ['Pris', 'Boarea', 'Antal rum', 'Avgift'],
        ['Bostadsrätt', '1962'],
        ['Upplåtelseform', 'Byggår'],
      ],
    ],
    [
      'labels over their values',
      [
        ['Pris', 'Boarea', 'Antal rum', 'Avgift'],
        ['3 450 000 kr', '82 m²', '3 rum', '4 532 kr/mån'],
        ['Upplåtelseform', 'Byggår'],
        ['Bostadsrätt', '1962'],
      ],
    ],
    [
      'labels of which one has no value',
      [
        ['Pris', 'Biarea', 'Boarea', 'Antal rum'],
        ['3 450 000 kr', '', '82 m²', '3 rum'],
        ['Upplåtelseform', 'Avgift', 'Byggår'],
        ['Bostadsrätt', '4 532 kr/mån', '1962'],
      ],
    ],
    [
      'values before their labels',
      [
        ['3 450 000 kr', 'Pris'],
        ['82 m²', 'Boarea'],
        ['3 rum', 'Antal rum', '4 532 kr/mån', 'Avgift'],
        ['Bostadsrätt', 'Upplåtelseform'],
        ['1962', 'Byggår'],
      ],
    ],
  ])('is read when it has %s', async (_, lines) => {
    const { isListing, listing } = await read([...head, ...lines, ...text]);
    expect({ isListing, ...listing }).toMatchObject({ isListing: true, ...facts });
    expect(listing.description).toContain('Köket är från 2019 och har diskmaskin.');
    expect(listing).not.toHaveProperty('biarea');
  });

  it('is read with facts beside a column of text, which stays whole', async () => {
    const { listing } = await read([
      ...head,
      ['Ljus bostad med balkong mot gården i ett', 'Pris'],
      ['soligt och tyst läge, nära skola och park.', '3 450 000 kr'],
      ['Föreningen är skuldfri och taket lades om', 'Boarea'],
      ['sedan 2021.', '82 m²'],
      ['', 'Antal rum'],
      ['', '3 rum'],
    ]);
    expect(listing).toMatchObject({ address: 'Provgatan 5', price: 3_450_000, livingArea: 82, rooms: 3 });
    expect(listing.description?.replaceAll('\n', ' ')).toContain(
      'i ett soligt och tyst läge, nära skola och park. Föreningen är skuldfri och taket lades om sedan 2021.',
    );
  });

  it('is read from all its pages', async () => {
    const { isListing, listing } = await read(
      [...head, ['Pris', 'Boarea'], ['3 450 000 kr', '82 m²']],
      [['Antal rum', 'Byggår'], ['3 rum', '1962'], ...text],
    );
    expect({ isListing, ...listing }).toMatchObject({ isListing: true, rooms: 3, yearBuilt: 1962 });
  });
});

it('takes nothing but a value that suits for what stands above a label', async () => {
  const lines = (
    await pdfText(
      pdfOfPages([
        [
          ['Luthagen', 'Uppsala'],
          ['Pris', 'Boarea'],
          ['3 450 000 kr', '82 m²'],
        ],
      ]),
    )
  ).split('\n');
  expect(lines).toEqual(['Luthagen', 'Uppsala', 'Pris', '3 450 000 kr', 'Boarea', '82 m²']);
});

it('keeps long values beside the labels that they answer', async () => {
  const rows = [
    ['Uppvärmning', 'Fjärrvärme, med golvvärme i badrum och hall'],
    ['Ventilation', 'Mekanisk frånluft, ny fläkt i varje lägenhet'],
  ];
  expect((await pdfText(pdfOfPages([rows]))).split('\n')).toEqual(rows.flat());
});
