import type { ReadDocument } from '../../../scraping/document.types.js';
import { annualReports, type KeyFigureName } from './annual-report.js';

const report = (pages: readonly string[], change: Partial<ReadDocument> = {}): ReadDocument => ({
  name: 'Årsredovisning 2025',
  kind: 'annual-report',
  outcome: 'read',
  pages,
  ...change,
});

const values = (pages: readonly string[]) => {
  const [read] = annualReports([report(pages)]);
  return Object.fromEntries(Object.entries(read!.figures).map(([name, { value }]) => [name, value]));
};

describe('annualReports', () => {
  it('reads the seven figures with the page and the row they stand in', () => {
    const [read] = annualReports([
      report([
        'Årsredovisning 2025\nBrf Provet',
        [
          'Flerårsöversikt\t2025\t2024\t2023',
          'Nettoomsättning, tkr\t5 123\t4 980\t4 702',
          'Årsavgift per kvm upplåten med bostadsrätt, kr\t756\t702\t690',
          'Skuldsättning per kvm upplåten med bostadsrätt, kr\t6 540\t6 710\t6 880',
          'Skuldsättning per kvm totalyta, kr\t5 980\t6 130\t6 290',
          'Sparande per kvm totalyta, kr\t185\t-12\t201',
          'Räntekänslighet, %\t8,7\t9,6\t10,0',
          'Energikostnad per kvm totalyta, kr\t214\t228\t190',
          'Årsavgifternas andel av totala rörelseintäkter, %\t91\t92\t93',
        ].join('\n'),
      ]),
    ]);
    expect(read).toMatchObject({ document: 'Årsredovisning 2025', year: 2025 });
    const figures = Object.entries(read!.figures).map(([name, { value, page }]) => [name, value, page]);
    expect(figures).toEqual([
      ['feePerSqm', 756, 2],
      ['debtPerSqmTenant', 6540, 2],
      ['debtPerSqmTotal', 5980, 2],
      ['savingsPerSqm', 185, 2],
      ['interestSensitivity', 8.7, 2],
      ['energyCostPerSqm', 214, 2],
      ['feeShareOfIncome', 91, 2],
    ]);
    expect(read!.figures.debtPerSqmTotal?.text).toBe('Skuldsättning per kvm totalyta, kr 5 980 6 130 6 290');
  });

  it.each<[string, string, KeyFigureName, number | undefined]>([
    ['the oldest year first', '\t2022\t2023\t2024\nSparande per kvm, kr\t310\t155\t98', 'savingsPerSqm', 98],
    [
      'spaces only',
      'Nyckeltal 2024 2023\nSkuldsättning per kvm totalyta 12 540 12 710',
      'debtPerSqmTotal',
      12_540,
    ],
    [
      'spaces that may part in two ways',
      'Nyckeltal 2024 2023\nSkuldsättning per kvm totalyta 12 540 710 120 333',
      'debtPerSqmTotal',
      undefined,
    ],
    [
      'a label over two lines',
      '2024\t2023\nSkuldsättning per kvm upplåten\nmed bostadsrätt\t15 870\t16 020',
      'debtPerSqmTenant',
      15_870,
    ],
    ['an empty older column', '2024\t2023\nRäntekänslighet (%)\t12,4', 'interestSensitivity', 12.4],
    [
      'an empty column before the newest',
      '2023\t2024\nRäntekänslighet (%)\t12,4',
      'interestSensitivity',
      undefined,
    ],
    ['square metres written m2', '2024\t2023\nSparande per m2\t185\t201', 'savingsPerSqm', 185],
    ['a unit in brackets', '2024\t2023\nSparande per kvm (kr/kvm)\t185\t201', 'savingsPerSqm', 185],
    ['a minus of print', '2024\t2023\nSparande per kvm, kr\t−45\t201', 'savingsPerSqm', -45],
    ['a column of notes', '\tNot\t2025\t2024\nSparande per kvm\t3\t210\t190', 'savingsPerSqm', 210],
    ['a note and no years', 'Sparande per kvm\tNot 3\t210\t190', 'savingsPerSqm', 210],
    ['a note and a single figure', 'Räntekänslighet, not 12\t8', 'interestSensitivity', 8],
    ['a note and no figure', 'Sparande per kvm, not 3', 'savingsPerSqm', undefined],
    ['what may be a note and no years', 'Sparande per kvm\t3\t210\t190', 'savingsPerSqm', undefined],
    ['no years and small figures', 'Räntekänslighet, %\t8,7\t9,1', 'interestSensitivity', 8.7],
    ['notes in brackets', '2025\t2024\nSparande per kvm (not 3)\t210\t190', 'savingsPerSqm', 210],
    [
      'a column of notes and an empty older one',
      '\tNot\t2025\t2024\nSparande per kvm\t3\t210',
      'savingsPerSqm',
      undefined,
    ],
    [
      'a column of notes that this row does not use',
      '\tNot\t2025\t2024\nSparande per kvm\t\t210\t190',
      'savingsPerSqm',
      210,
    ],
    ['more figures than years', '2025\t2024\nSparande per kvm\t310\t210\t190', 'savingsPerSqm', undefined],
    [
      'more columns than any report has',
      `${Array.from({ length: 25 }, (_each, index) => 2001 + index).join(' ')}\nSparande per kvm ${'100 '.repeat(50)}`,
      'savingsPerSqm',
      undefined,
    ],
    ['no years', 'Skuld per kvm, kr\t9 120', 'debtPerSqmTotal', 9120],
    ['book years', '2024-12-31\t2023-12-31\nSparande per kvm, kr\t77\t90', 'savingsPerSqm', 77],
    [
      'a definition',
      'Räntekänslighet visar hur många procent avgiften måste höjas om räntan stiger 1 %.',
      'interestSensitivity',
      undefined,
    ],
    [
      'a sum in place of a figure per area',
      '2024\t2023\nSparande per kvm\t1 250 000\t1 300 000',
      'savingsPerSqm',
      undefined,
    ],
  ])('reads a table with %s', (_, page, name, value) => {
    expect(values([page])[name]).toBe(value);
  });

  it.each([
    ['the years of a table', 'Nyckeltal\t2023\t2022', [2023, 2022]],
    // Years in running text head no columns.
    ['a sentence with years', 'Avgifterna höjdes under 2023 och 2022.', undefined],
    // A hundred letters took half a minute.
    ['letters without an end', 'a'.repeat(100), undefined],
    ['letters beside the years of a table', `${'a'.repeat(100)}\t2023\t2022`, [2023, 2022]],
  ])('looks for the years of a figure in %s above it', (_what, above, years) => {
    const pages = ['Årsredovisning', `${above}\nÅrsavgift per kvm upplåten med bostadsrätt, kr\t756\t702`];
    const { feePerSqm } = annualReports([report(pages)])[0]!.figures;
    expect(feePerSqm?.value).toBe(756);
    expect(feePerSqm?.table?.columns.map(({ year }) => year)).toEqual(years);
  });

  it('leaves out what is no annual report or could not be read, and puts the newest first', () => {
    const table = (year: number, debt: string) => `${year}\t${year - 1}\nSkuld per kvm, kr\t${debt}\t1 000`;
    const read = annualReports([
      report([table(2023, '8 100')], { name: 'gammal' }),
      report([table(2025, '7 900')], { name: 'ny' }),
      report([table(2026, '1')], { kind: 'other' }),
      report([], { outcome: 'scanned' }),
    ]);
    expect(read.map(({ document, year }) => [document, year])).toEqual([
      ['ny', 2025],
      ['gammal', 2023],
    ]);
  });
});
