import type { Listing } from '../../scraping/listing.types.js';
import { associationFacts } from './association-facts.js';
import { contextOf } from './context.js';

const today = new Date('2026-11-21T12:00:00Z');
const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  livingArea: 60,
  association: 'Brf Provet',
  associationFacts: { debtPerSqm: 4_000, registrationNumber: '769600-1234' },
};

function debt(firstPage: string, { year = 2025, listing = flat } = {}) {
  const pages = [
    firstPage,
    `Flerårsöversikt\t${year}\t${year - 1}\nSkuldsättning per kvm totalyta, kr\t16 400\t16 900\nSkuldsättning per kvm upplåten med bostadsrätt, kr\t17 200\t17 800`,
  ];
  const documents = [{ name: 'Rapport', kind: 'annual-report', outcome: 'read', pages } as const];
  return associationFacts(contextOf({ listing, images: [], disagreements: [], documents, today })).debtPerSqm;
}

it('takes the higher debt of the two areas from the report, with both rows and their page', () => {
  expect(debt('Årsredovisning 2025\nBrf Provet\n769600-1234')).toEqual({
    value: 17_200,
    basis: 'yta upplåten med bostadsrätt',
    also: { value: 16_400, basis: 'totalyta' },
    evidence: [
      {
        kind: 'document',
        document: 'Rapport',
        page: 2,
        text: 'Skuldsättning per kvm upplåten med bostadsrätt, kr 17 200 17 800',
        table: {
          row: 'Skuldsättning per kvm upplåten med bostadsrätt, kr',
          columns: [
            { year: 2025, value: '17 200' },
            { year: 2024, value: '17 800' },
          ],
        },
      },
      {
        kind: 'document',
        document: 'Rapport',
        page: 2,
        text: 'Skuldsättning per kvm totalyta, kr 16 400 16 900',
        table: {
          row: 'Skuldsättning per kvm totalyta, kr',
          columns: [
            { year: 2025, value: '16 400' },
            { year: 2024, value: '16 900' },
          ],
        },
      },
    ],
  });
});

it('knows its report by name beside the number of a manager', () => {
  const front = 'Årsredovisning 2025\nBrf Provet\nFörvaltare HSB, org.nr 556000-1234';
  expect(debt(front)?.value).toBe(17_200);
});

it('takes figures and words from the same one of two reports that bear one name', () => {
  const paper = (year: number, land: string) =>
    ({
      name: 'Årsredovisning',
      kind: 'annual-report',
      outcome: 'read',
      pages: [
        `Årsredovisning ${year}\nBrf Provet\n769600-1234\n${land}`,
        `Flerårsöversikt\t${year}\t${year - 1}\nSkuldsättning per kvm totalyta, kr\t${year === 2025 ? '5 400' : '16 400'}\t9 900`,
      ],
    }) as const;
  const documents = [paper(2024, 'Marken innehas med tomträtt.'), paper(2025, 'Föreningen äger marken.')];
  const facts = associationFacts(
    contextOf({ listing: flat, images: [], disagreements: [], documents, today }),
  );
  expect(facts.debtPerSqm?.value).toBe(5_400);
  expect(facts.ownsLand?.value).toBe(true);
});

it.each([
  ['of another number', 'Årsredovisning\nBrf Provet\n769600-9999', {}, 4_000],
  [
    'of another name',
    'Årsredovisning för Bostadsrättsföreningen Annan',
    { listing: { ...flat, associationFacts: { debtPerSqm: 4_000 } } },
    4_000,
  ],
  [
    'of the same name',
    'Årsredovisning för Bostadsrättsföreningen Provet',
    { listing: { ...flat, associationFacts: { debtPerSqm: 4_000 } } },
    17_200,
  ],
  [
    'of an advert that names none',
    'Årsredovisning för Brf Annan',
    { listing: { ...flat, association: undefined, associationFacts: { debtPerSqm: 4_000 } } as Listing },
    17_200,
  ],
  ['of a number without its dash', 'Årsredovisning\nBrf Annan\n7696001234', {}, 17_200],
  ['of 2024, two years ago', 'Brf Provet 769600-1234', { year: 2024 }, 17_200],
  ['of 2023, three years ago', 'Brf Provet 769600-1234', { year: 2023 }, 4_000],
])('weighs a report %s', (_, firstPage, options, value) => {
  expect(debt(firstPage, options)?.value).toBe(value);
});

it('counts thousands into kronor, and shows how', () => {
  const pages = [
    'Årsredovisning 2025\nBrf Provet\n769600-1234\nBelopp i TSEK om inget annat anges',
    'Flerårsöversikt\t2025\t2024\nSparande per kvm\t0,096\t0,141',
  ];
  const documents = [{ name: 'Rapport', kind: 'annual-report', outcome: 'read', pages } as const];
  const context = contextOf({ listing: flat, images: [], disagreements: [], documents, today });
  expect(associationFacts(context).savingsPerSqm).toMatchObject({
    value: 96,
    evidence: [
      { kind: 'document', page: 2, text: 'Sparande per kvm 0,096 0,141' },
      { kind: 'computed', inputs: { figure: 0.096 }, value: 96, unit: 'kr/m² och år' },
    ],
  });
});
