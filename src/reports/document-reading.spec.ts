import type { ReadDocument } from '../scraping/document.types.js';
import { documentReading } from './document-reading.js';

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
  documentReading(report(pages, change)).notFound;

it('tells the figures with their page and unit, and which of the seven were not found', () => {
  const table =
    'Flerårsöversikt\t2024\t2023\nSkuldsättning per kvm totalyta, kr\t6 540\t6 710\nRäntekänslighet, %\t8,7\t9,1';
  expect(documentReading(report(['Årsredovisning 2024\nBrf Provet', 'Innehåll', table]))).toEqual({
    pageCount: 3,
    year: 2024,
    figures: [
      { name: 'debtPerSqmTotal', label: 'skuldsättning per m² totalyta', value: 6540, unit: 'kr', page: 3 },
      { name: 'interestSensitivity', label: 'räntekänslighet', value: 8.7, unit: '%', page: 3 },
    ],
    notFound: all.filter((label) => !['skuldsättning per m² totalyta', 'räntekänslighet'].includes(label)),
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
  expect(documentReading(document)).toEqual({ pageCount, year: null, figures: [], notFound: [] });
});

it('reads hostile pages in time that grows with their length', () => {
  for (const piece of ['årsredovisning ', 'räkenskapsåret ', 'brf ', '20', ' '])
    expect(notFound([piece.repeat(100_000)])).toEqual([]);
});
