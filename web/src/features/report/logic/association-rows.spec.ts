import type { ReportDocument } from '../../../../../src/analyses/analysis.types.js';
import { associationRows } from './association-rows.js';

const nb = '\u00a0';
const paper: ReportDocument = {
  name: 'ÅR',
  kind: 'annual-report',
  outcome: 'read',
  handedIn: true,
  pageCount: 20,
  year: 2025,
  figures: [
    { name: 'debtPerSqmTotal', label: 'skuld', value: 7300, unit: 'kr', page: 7 },
    { name: 'debtPerSqmTenant', label: 'skuld', value: 9450, unit: 'kr', page: 8 },
    { name: 'savingsPerSqm', label: 'sparande', value: 96, unit: 'kr', page: 8 },
  ],
  notFound: [],
  doubtful: [],
  setAside: null,
};

it('tells the figures of the report, and that the advert says otherwise', () => {
  const associationFacts = { name: 'Brf Provet', debtPerSqm: 4850, savingsPerSqm: 96 };
  expect(associationRows({ associationFacts, readDocuments: [paper] })).toEqual([
    ['Föreningens namn', 'Brf Provet'],
    [
      'Föreningens skuld per kvadratmeter',
      `9${nb}450${nb}kr/m² enligt årsredovisningen 2025 (sida${nb}8). Annonsen säger 4${nb}850${nb}kr/m².`,
    ],
    ['Sparande per kvadratmeter', `96${nb}kr/m²${nb}och${nb}år enligt årsredovisningen 2025 (sida${nb}8).`],
  ]);
});

it('tells what a report alone states, and takes the newest', () => {
  const older = { ...paper, year: 2024, figures: [{ ...paper.figures[2]!, value: 141 }] };
  expect(associationRows({ readDocuments: [older, paper] }).map(([, value]) => value)).toEqual([
    `9${nb}450${nb}kr/m² enligt årsredovisningen 2025 (sida${nb}8).`,
    `96${nb}kr/m²${nb}och${nb}år enligt årsredovisningen 2025 (sida${nb}8).`,
  ]);
});

it.each([
  ['another association', { setAside: { why: 'other', association: null } as const }],
  ['no figures', { figures: [] }],
])('keeps to the advert beside a report of %s', (_, change) => {
  expect(
    associationRows({ associationFacts: { debtPerSqm: 4850 }, readDocuments: [{ ...paper, ...change }] }),
  ).toEqual([['Föreningens skuld per kvadratmeter', `4${nb}850${nb}kr/m²`]]);
});
