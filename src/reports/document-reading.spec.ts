import type { ReadDocument } from '../scraping/document.types.js';
import type { Listing } from '../scraping/listing.types.js';
import { documentReading } from './document-reading.js';

const today = new Date('2026-11-20T10:00:00.000Z');
const listing: Listing = { tenure: 'Bostadsrätt', association: 'Brf Provet' };
const readingOf = (document: ReadDocument) => documentReading(document, listing, today);

const report = (pages: readonly string[], change: Partial<ReadDocument> = {}): ReadDocument => ({
  name: 'Dokument 1',
  kind: 'annual-report',
  outcome: 'read',
  pages,
  ...change,
});
const all = [
  'årsavgift per m²',
  'skuldsättning per m² upplåten med bostadsrätt',
  'skuldsättning per m² totalyta',
  'sparande per m²',
  'räntekänslighet',
  'energikostnad per m²',
  'årsavgifternas andel av intäkterna',
];
const notFound = (pages: readonly string[], change: Partial<ReadDocument> = {}) =>
  readingOf(report(pages, change)).notFound;

it('tells the figures with their page and unit, and which of the seven were not found', () => {
  const table =
    'Flerårsöversikt\t2024\t2023\nSkuldsättning per kvm totalyta, kr\t6 540\t6 710\nRäntekänslighet, %\t8,7\t9,1';
  expect(readingOf(report(['Årsredovisning 2024\nBrf Provet', 'Innehåll', table]))).toEqual({
    pageCount: 3,
    year: 2024,
    figures: [
      { name: 'debtPerSqmTotal', label: 'skuldsättning per m² totalyta', value: 6540, unit: 'kr', page: 3 },
      { name: 'interestSensitivity', label: 'räntekänslighet', value: 8.7, unit: '%', page: 3 },
    ],
    notFound: all.filter((label) => !['skuldsättning per m² totalyta', 'räntekänslighet'].includes(label)),
    doubtful: [],
    setAside: null,
  });
});

it.each([
  ['its title', 'Årsredovisning 2023\nBostadsrättsföreningen Provet'],
  ['a title over three lines', 'Årsredovisning\nBrf Provet\n2024'],
  ['a title with the name', 'ÅRSREDOVISNING FÖR HSB BRF PROVET 2024'],
  ['its title and a broken year', 'Årsredovisning 2023/2024\nBrf Provet'],
  ['its financial year', 'Brf Provet\nÅrsredovisning\nför räkenskapsåret 2024-01-01 – 2024-12-31'],
  ['the days of its financial year', 'HSB Brf Provet\nRäkenskapsår: 1 januari 2025 - 31 december 2025'],
])('takes the year from %s when no figure was found', (_, first) => {
  expect(notFound([first, 'Allmänt om verksamheten'])).toEqual(all);
});

it('takes the year from the name where the pages tell none', () => {
  expect(notFound(['Bostadsrättsföreningen Provet'], { name: 'Arsredovisning_2024.pdf' })).toEqual(all);
});

it.each([
  ['of an earlier year', 'Årsredovisning 2022\nBrf Provet'],
  [
    'of a year that began before 2023',
    'Brf Provet, årsredovisning för räkenskapsåret 2022-07-01 - 2023-06-30',
  ],
  ['of which only the day of the meeting is told', 'Årsredovisning fastställd 2023-05-10\nBrf Provet'],
  ['of which only the day of signing is told', 'Brf Provet\nÅrsredovisning\nUndertecknad den 4 april 2024'],
  ['of no year that is told', 'Årsredovisning\nBrf Provet\nBildad 2024'],
  ['of somebody who owes nobody the figures', 'Årsredovisning 2024\nProvets samfällighetsförening'],
])('demands nothing of a report %s', (_, first) => {
  expect(notFound([first])).toEqual([]);
});

it.each([
  ['another paper', report(['Stadgar för Brf Provet 2024'], { kind: 'statutes' }), 1],
  ['a paper without text', report([], { outcome: 'scanned', name: 'Årsredovisning 2024 Brf Provet' }), 0],
])('tells the pages of %s and looks for no figures in it', (_, document, pageCount) => {
  expect(readingOf(document)).toEqual({
    pageCount,
    year: null,
    figures: [],
    notFound: [],
    doubtful: [],
    setAside: null,
  });
});

it('reads hostile pages in time that grows with their length', () => {
  for (const piece of ['årsredovisning ', 'räkenskapsåret ', 'brf ', '20', ' '])
    expect(notFound([piece.repeat(100_000)])).toEqual([]);
});

it('tells a figure that cannot be what it says, which is not one that was missed', () => {
  const table = 'Flerårsöversikt\t2025\t2024\nSkuldsättning per kvm totalyta\t9,45\t9,61';
  const read = readingOf(report(['Årsredovisning 2025\nBrf Provet', table]));
  expect(read).toMatchObject({
    figures: [],
    doubtful: [{ label: 'skuldsättning per m² totalyta', page: 2 }],
  });
  expect(read.notFound).toEqual(all.filter((label) => label !== 'skuldsättning per m² totalyta'));
});

it.each<[string, string, ReturnType<typeof readingOf>['setAside']]>([
  ['this association', 'Årsredovisning 2025\nBrf Provet', null],
  [
    'another one, with its seat',
    'Årsredovisning 2025\nBrf Solrosen\nFöreningen har sitt säte i Kiruna kommun.',
    { why: 'other', association: 'Brf Solrosen i Kiruna' },
  ],
  [
    'another one in capitals',
    'ÅRSREDOVISNING 2025\nHSB BRF Norrskenet i Luleå\nSäte: Luleå',
    { why: 'other', association: 'Brf Norrskenet i Luleå' },
  ],
  [
    'another one without a name',
    'Årsredovisning 2025 för bostadsrättsföreningen',
    { why: 'other', association: null },
  ],
  ['2019', 'Årsredovisning 2019\nBrf Provet', { why: 'old', year: 2019 }],
  ['three years ago', 'Årsredovisning 2023\nBrf Provet', { why: 'old', year: 2023 }],
  ['two years ago', 'Årsredovisning 2024\nBrf Provet', null],
  ['no year', 'Årsredovisning\nBrf Provet', { why: 'undated' }],
])('says why an annual report of %s is or is not used', (_, front, why) => {
  expect(readingOf(report([front])).setAside).toEqual(why);
});
