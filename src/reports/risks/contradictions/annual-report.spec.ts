import type { Listing } from '../../../scraping/listing.types.js';
import { annualReportFlags } from './annual-report.js';
import { contextOf } from '../../facts/context.js';
import { findings } from '../../sections/findings.js';

const today = new Date('2026-11-21T12:00:00Z');
const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  livingArea: 60,
  price: 2_950_000,
  association: 'Brf Provet',
};
const paper = (rows: readonly string[], year = 2025) =>
  ({
    name: 'Arsredovisning.pdf',
    kind: 'annual-report',
    outcome: 'read',
    pages: [
      `Årsredovisning ${year}\nBrf Provet`,
      [`Flerårsöversikt\t${year}\t${year - 1}`, ...rows].join('\n'),
    ],
  }) as const;
const input = (listing: Listing, rows: readonly string[], year?: number) => ({
  listing: { ...flat, ...listing },
  images: [],
  disagreements: [],
  documents: [paper(rows, year)],
  today,
});
const flagsOf = (listing: Listing, rows: readonly string[], year?: number) =>
  annualReportFlags(contextOf(input(listing, rows, year)));

const total = (now: string, before = '9 610') => `Skuldsättning per kvm totalyta, kr\t${now}\t${before}`;
const tenant = (now: string) => `Skuldsättning per kvm upplåten med bostadsrätt, kr\t${now}\t9 999`;
const savings = (now: string, before = '141') => `Sparande per kvm, kr\t${now}\t${before}`;

it('tells what the advert and the report say, with both proofs, the year and the page', () => {
  const [debt, saved, ...rest] = flagsOf({ associationFacts: { debtPerSqm: 4850, savingsPerSqm: 265 } }, [
    total('9 450'),
    savings('96'),
  ]);
  expect(rest).toEqual([]);
  expect(debt).toMatchObject({ rule: 'report-conflict-debt', severity: 'warning' });
  expect(saved).toMatchObject({
    rule: 'report-conflict-savings',
    severity: 'critical',
    description:
      'Enligt annonsen är sparandet 265\u00a0kr/m². Årsredovisningen för 2025 säger 96\u00a0kr/m² (sida 2). ' +
      'Siffrorna kan gälla olika år eller räknas på olika ytor. Vi räknar med årsredovisningens.',
    ask: 'Annonsen säger 265, årsredovisningen 2025 säger 96 om sparandet (kr/m² och år): vilket gäller?',
  });
  expect(saved?.evidence).toEqual(
    expect.arrayContaining([
      { kind: 'field', name: 'associationFacts.savingsPerSqm', value: 265 },
      expect.objectContaining({ kind: 'document', page: 2, text: 'Sparande per kvm, kr 96 141' }),
    ]),
  );
});

it('asks first which of the two holds, the gravest first', () => {
  const { questions } = findings(
    input({ associationFacts: { debtPerSqm: 4850, savingsPerSqm: 265 } }, [total('9 450'), savings('96')]),
  );
  expect(questions.slice(0, 2).map(({ question }) => question)).toEqual([
    'Annonsen säger 265, årsredovisningen 2025 säger 96 om sparandet (kr/m² och år): vilket gäller?',
    'Annonsen säger 4\u00a0850, årsredovisningen 2025 säger 9\u00a0450 om föreningens skuld (kr/m²): vilket gäller?',
  ]);
});

it('names the year that the figure of the advert is from', () => {
  const [flag] = flagsOf({ associationFacts: { savingsPerSqm: 265 } }, [savings('96', '265')]);
  expect(flag?.description).toContain('Annonsens siffra är den från 2024.');
});

it.each<[string, Listing, readonly string[], readonly string[]]>([
  ['a debt in the worst band', { associationFacts: { debtPerSqm: 7000 } }, [total('16 400')], ['critical']],
  [
    'a debt that the advert denies',
    { description: 'Föreningen är skuldfri.' },
    [total('4 100')],
    ['warning'],
  ],
  [
    'a debt of running text',
    { description: 'Föreningens skuld är 4 850 kr/kvm.' },
    [total('9 450')],
    ['warning'],
  ],
  ['an advert that says worse', { associationFacts: { debtPerSqm: 9450 } }, [total('4 850')], ['warning']],
  ['savings that are none', { associationFacts: { savingsPerSqm: 210 } }, [savings('-15')], ['critical']],
  [
    'a sensitivity',
    { description: 'Föreningens räntekänslighet är 5 %.' },
    ['Räntekänslighet, %\t17\t16'],
    ['critical'],
  ],
  [
    'a fee below the report',
    { associationFacts: { feePerSqm: 560 } },
    ['Årsavgift per kvm upplåten med bostadsrätt, kr\t756\t702'],
    ['warning'],
  ],
  ['the same debt', { associationFacts: { debtPerSqm: 9450 } }, [total('9 450')], []],
  ['a debt paid off since', { associationFacts: { debtPerSqm: 9610 } }, [total('9 450')], []],
  ['the debt of the other area', { associationFacts: { debtPerSqm: 9400 } }, [total('7 300')], []],
  [
    'a debt beside both areas',
    { associationFacts: { debtPerSqm: 9400 } },
    [total('7 300'), tenant('9 450')],
    [],
  ],
  [
    'a debt that neither area states',
    { associationFacts: { debtPerSqm: 6000 } },
    [total('7 300'), tenant('9 450')],
    ['warning'],
  ],
  [
    'a debt of a named area',
    { associationFacts: { debtPerSqm: 7300, debtPerSqmBasis: 'yta upplåten med bostadsrätt' } },
    [total('7 300'), tenant('9 450')],
    ['warning'],
  ],
  ['savings near by', { associationFacts: { savingsPerSqm: 240 } }, [savings('205')], []],
  ['savings of another area', { associationFacts: { savingsPerSqm: 265 } }, [savings('190')], []],
  [
    'a fee that rose',
    { associationFacts: { feePerSqm: 830 } },
    ['Årsavgift per kvm upplåten med bostadsrätt, kr\t756\t702'],
    [],
  ],
  ['an advert without figures', {}, [total('9 450'), savings('96')], []],
  [
    'a report of another association',
    { association: 'Brf Annan', associationFacts: { savingsPerSqm: 265 } },
    [savings('96')],
    [],
  ],
])('weighs %s', (_, listing, rows, severities) => {
  expect(flagsOf(listing, rows).map(({ severity }) => severity)).toEqual(severities);
});

it('leaves an old report and an unclear figure alone', () => {
  const listing = { associationFacts: { debtPerSqm: 4850 } };
  expect(flagsOf(listing, [total('9 450')], 2019)).toEqual([]);
  expect(flagsOf(listing, ['Skuldsättning per kvm totalyta\t9,45\t9,61'])).toEqual([]);
});
