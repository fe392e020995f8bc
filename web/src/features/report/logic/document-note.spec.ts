import type { ReportDocument } from '../../../../../src/analyses/analysis.types.js';
import { documentNote } from './document-note.js';

const paper: ReportDocument = {
  name: 'Årsredovisning 2024',
  kind: 'annual-report',
  outcome: 'read',
  handedIn: false,
  pageCount: 24,
  year: 2024,
  figures: [],
  notFound: [],
  doubtful: [],
  setAside: null,
};

it('names the figures with their pages, and what our reading missed', () => {
  const figures = [
    { name: 'debtPerSqmTotal', label: 'skuldsättning per m² totalyta', value: 16_400, unit: 'kr', page: 7 },
    { name: 'interestSensitivity', label: 'räntekänslighet', value: 8.7, unit: '%', page: 7 },
  ] as const;
  expect(documentNote({ ...paper, figures, notFound: ['sparande per m²', 'energikostnad per m²'] })).toBe(
    'Läst av oss, 24\u00a0sidor. Vi hittade skuldsättning per m² totalyta 16\u00a0400\u00a0kr (sida\u00a07) och räntekänslighet 8,7\u00a0% (sida\u00a07). ' +
      'Vi hittade inte sparande per m² och energikostnad per m². I en årsredovisning för 2023 eller senare ska det stå, så här brister vår läsning: leta i flerårsöversikten.',
  );
});

it.each<[string, Partial<ReportDocument>, string]>([
  ['an annual report without figures', {}, 'Läst av oss, 24\u00a0sidor. Inga nyckeltal hittades.'],
  [
    'another paper',
    { kind: 'statutes', pageCount: 1 },
    'Läst av oss, 1\u00a0sida. Vi letar inte efter uppgifter i den här sortens handling. Läs den själv.',
  ],
  [
    'a scanned paper',
    { outcome: 'scanned', pageCount: 0 },
    'Inskannad utan text, så vi har inte kunnat läsa den. Läs den själv.',
  ],
  [
    'a paper whose link is dead',
    { outcome: 'gone', pageCount: 0 },
    'Finns inte längre där annonsen länkar. Be mäklaren om den och lägg till den här.',
  ],
  [
    'a figure whose unit is unclear',
    { doubtful: [{ label: 'sparande per m²', page: 7 }] },
    'Läst av oss, 24\u00a0sidor. Inga nyckeltal hittades. Sparande per m² (sida\u00a07) gick inte att tolka, så vi räknar inte med den siffran. Läs själv vilken enhet tabellen har.',
  ],
  [
    'the report of another association',
    { setAside: { why: 'other', association: 'Brf Solrosen i Kiruna' } },
    'Läst av oss, 24\u00a0sidor. Den gäller Brf Solrosen i Kiruna, inte den här föreningen, så vi använder inget ur den.',
  ],
  [
    'an old report',
    { year: 2019, setAside: { why: 'old', year: 2019 } },
    'Läst av oss, 24\u00a0sidor. Den är från 2019, för gammal för att säga något om i dag, så vi använder inget ur den.',
  ],
  [
    'a report of no year',
    { year: null, setAside: { why: 'undated' } },
    'Läst av oss, 24\u00a0sidor. Den säger inte vilket år den gäller, så vi använder inget ur den.',
  ],
])('says of %s what was read', (_, change, note) => {
  expect(documentNote({ ...paper, ...change })).toBe(note);
});
