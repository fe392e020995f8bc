import { annualReports, type KeyFigureName } from './annual-report.js';

const plain = 'Årsredovisning 2025\nBrf Provet';
const read = (page: string, front = plain) =>
  annualReports([{ name: 'ÅR', kind: 'annual-report', outcome: 'read', pages: [front, page] }])[0]!;

const debt = 'Skuldsättning per kvm totalyta';
const thousands = 'Årsredovisning 2025\nBelopp i TSEK om inget annat anges';

describe('the unit of key figures', () => {
  it.each<[string, string, KeyFigureName, number, string?]>([
    ['a document in TSEK', `2025\t2024\n${debt}\t9,45\t9,61`, 'debtPerSqmTotal', 9450, thousands],
    [
      'savings of a document in TSEK',
      '2025\t2024\nSparande per kvm\t0,096\t0,141',
      'savingsPerSqm',
      96,
      thousands,
    ],
    ['a loss in TSEK', '2025\t2024\nSparande per kvm\t-0,045\t0,1', 'savingsPerSqm', -45, thousands],
    ['a fee in TSEK', '2025\t2024\nÅrsavgift per kvm\t0,756\t0,702', 'feePerSqm', 756, thousands],
    [
      'kronor in the row of a document in TSEK',
      `2025\t2024\n${debt}, kr\t9 450\t9 610`,
      'debtPerSqmTotal',
      9450,
      thousands,
    ],
    [
      'kronor without a word in a document in TSEK',
      `2025\t2024\n${debt}\t9 450\t9 610`,
      'debtPerSqmTotal',
      9450,
      thousands,
    ],
    ['a heading in tkr', `Flerårsöversikt (tkr)\n2025\t2024\n${debt}\t9,45\t9,61`, 'debtPerSqmTotal', 9450],
    ['columns in tkr', `Nyckeltal, tkr\t2025\t2024\nSparande per kvm\t0,096\t0,141`, 'savingsPerSqm', 96],
    ['units under the years', `2025\t2024\nkSEK\tkSEK\n${debt}\t12,3\t12,9`, 'debtPerSqmTotal', 12_300],
    ['tkr in the row', `2025\t2024\n${debt} (tkr)\t9,45\t9,61`, 'debtPerSqmTotal', 9450],
    ['kSEK before the area', '2025\t2024\nSkuldsättning, kSEK per kvm\t8,1\t8,2', 'debtPerSqmTotal', 8100],
    ['tkr after the figures', `2025\t2024\n${debt}\t9,45 tkr\t9,61 tkr`, 'debtPerSqmTotal', 9450],
    ['kronor after the figures', '2025\t2024\nSparande per kvm\t96 kr\t141 kr', 'savingsPerSqm', 96],
    ['kr/kvm after a comma', '2025\t2024\nSparande, kr/kvm\t96\t141', 'savingsPerSqm', 96],
    [
      'sums of tkr above a heading of kronor',
      `Flerårsöversikt, tkr\t2025\t2024\nNettoomsättning\t5 123\t4 980\nNyckeltal i kr\n${debt}\t9 450\t9 610`,
      'debtPerSqmTotal',
      9450,
    ],
    ['whole thousands', `2025\t2024\n${debt}, tkr\t9\t10`, 'debtPerSqmTotal', 9000],
    ['no debt', `2025\t2024\n${debt}, kr\t0\t0`, 'debtPerSqmTotal', 0],
    ['no savings in kronor', '2025\t2024\nSparande per kvm, kr\t0\t12', 'savingsPerSqm', 0],
    ['few savings without a unit', '2025\t2024\nSparande per kvm\t7\t12', 'savingsPerSqm', 7],
  ])('reads %s', (_, page, name, value, front = plain) => {
    const { figures, doubtful } = read(page, front);
    expect(figures[name]?.value).toBe(value);
    expect(doubtful).toEqual({});
  });

  it.each<[string, string, KeyFigureName, string?]>([
    ['a debt of nine kronor', `2025\t2024\n${debt}\t9,45\t9,61`, 'debtPerSqmTotal'],
    ['a debt of nine kronor by its own words', `2025\t2024\n${debt}, kr\t9,45\t9,61`, 'debtPerSqmTotal'],
    ['savings below one krona', '2025\t2024\nSparande per kvm\t0,096\t0,141', 'savingsPerSqm'],
    ['savings of a few kronor and decimals', '2025\t2024\nSparande per kvm\t2,1\t1,9', 'savingsPerSqm'],
    [
      'savings that may be kronor or thousands',
      '2025\t2024\nSparande per kvm\t2\t1',
      'savingsPerSqm',
      thousands,
    ],
    ['nothing in whole thousands', `2025\t2024\nSparande per kvm\t0\t0`, 'savingsPerSqm', thousands],
    ['a fee of a few kronor', '2025\t2024\nÅrsavgift per kvm\t0,7\t0,7', 'feePerSqm'],
    ['a fee of a month', '2025\t2024\nÅrsavgift per kvm, kr\t48\t47', 'feePerSqm'],
    ['a debt in thousands of kronor', `2025\t2024\n${debt}, tkr\t9 450\t9 610`, 'debtPerSqmTotal'],
    ['a sum', '2025\t2024\nSparande per kvm\t1 250 000\t1 300 000', 'savingsPerSqm'],
    ['a sensitivity of hundreds', '2025\t2024\nRäntekänslighet, %\t870\t910', 'interestSensitivity'],
  ])('leaves out %s and says so', (_, page, name, front = plain) => {
    const { figures, doubtful } = read(page, front);
    expect(figures[name]).toBeUndefined();
    expect(doubtful[name]).toMatchObject({ document: 'ÅR', page: 2 });
  });

  it('tells a figure once it stands clear in another place', () => {
    const { figures, doubtful } = read(
      `2025\t2024\n${debt}\t9,45\t9,61\nNyckeltal\n2025\t2024\n${debt}, kr\t9 450\t9 610`,
    );
    expect([figures.debtPerSqmTotal?.value, doubtful]).toEqual([9450, {}]);
  });

  it('keeps the figure as printed beside the kronor, and each year with its own', () => {
    expect(read('2024\t2025\nSparande per kvm, tkr\t0,141\t0,096').figures.savingsPerSqm).toEqual({
      value: 96,
      document: 'ÅR',
      page: 2,
      text: 'Sparande per kvm, tkr 0,141 0,096',
      printed: { value: 0.096, factor: 1000 },
      table: {
        row: 'Sparande per kvm, tkr',
        columns: [
          { year: 2025, value: '0,096' },
          { year: 2024, value: '0,141' },
        ],
      },
    });
    expect(read('2025\t2024\nSparande per kvm\t96').figures.savingsPerSqm).not.toHaveProperty('table');
    expect(read('Nyckeltal 2025 2024\nSparande per kvm, kr 96 141').figures.savingsPerSqm?.table).toEqual({
      row: 'Sparande per kvm, kr',
      columns: [
        { year: 2025, value: '96' },
        { year: 2024, value: '141' },
      ],
    });
  });
});
