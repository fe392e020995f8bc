import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnalysisResult, Evidence, RedFlag } from '../../src/reports/analysis-result.schema.js';
import { traceReport } from '../bench/report-tracer.js';
import { casesIn, goldenCaseSchema } from '../bench/reports-cases.js';
import { isRightValue, recompute } from '../bench/reports-formulas.js';
import { isRoundingOf, numbersIn } from '../bench/reports-numbers.js';
import { modelFlag, quoteOf, rulesReport, sampleHome } from '../support/gate-input.js';

// The evaluator of the reports is itself held to what it must catch.

const today = new Date('2026-11-21T12:00:00Z');
/** 2 450 000 ÷ 71 is 34 507 kr/m². */
const sound = (change: Partial<AnalysisResult>): AnalysisResult => {
  const evidence: Evidence[] = [{ kind: 'field', name: 'price', value: 2_450_000 }];
  const priceAnalysis = { ...rulesReport().priceAnalysis, pricePerSqm: 34_507, evidence };
  return rulesReport({ priceAnalysis, redFlags: [modelFlag()], technicalSpecs: {}, ...change });
};
const trace = (change: Partial<AnalysisResult>) => traceReport(sound(change), sampleHome, today);
const kinds = (change: Partial<AnalysisResult>) => trace(change).faults.map(({ kind }) => kind);
const plainFlag = (change: Partial<RedFlag>) =>
  modelFlag({ title: 'Något att fråga om', description: 'Fråga mäklaren.', ...change });
const flagged = (change: Partial<RedFlag>) => ({ redFlags: [plainFlag(change)] });
const computed = (
  formula: string,
  inputs: Record<string, number>,
  value: number,
  unit: string,
): Evidence => ({
  kind: 'computed',
  formula,
  inputs,
  value,
  unit,
});

describe('the tracer of reports', () => {
  it('finds nothing in a report whose claims all stand in the advert', () => {
    expect(trace({}).faults).toEqual([]);
    expect(kinds(flagged({}))).toEqual([]);
  });

  it.each([
    ['a price', 'Grannhuset såldes för 7 777 000 kr.'],
    ['a price in words', 'Räkna med två och en halv, kanske tre miljoner kronor.'],
    ['a share', 'Avgiften stiger med 17 %.'],
    ['a year', 'Fönstren byttes 1987.'],
    ['a decade', 'Elen är från 80-talet.'],
    ['a term in words', 'Taket håller i sjutton år.'],
    ['an area', 'Tomten är 912 m².'],
    ['a small number with a unit', 'Avgiften höjs med 6 %.'],
  ])('catches %s that nothing supports', (_, description) => {
    expect(kinds(flagged({ description }))).toEqual(['number']);
  });

  it.each([
    ['of its own proofs', 'Taket är från 1994.'],
    ['in words', 'Taket är från nittiotalet.'],
    ['of the domain page', 'Papp under pannor håller i ungefär 30 år.'],
    ['that only count', 'Fråga om tre saker.'],
  ])('lets numbers through %s', (_, description) => {
    expect(kinds(flagged({ description }))).toEqual([]);
  });

  it('lets a rounded number through', () => {
    const evidence: Evidence[] = [{ kind: 'field', name: 'price', value: 2_450_000 }];
    expect(kinds(flagged({ description: 'Bostaden kostar ungefär 2,5 mkr.', evidence }))).toEqual([]);
    expect(kinds(flagged({ description: 'Bostaden kostar ungefär 2 mkr.', evidence }))).toEqual(['number']);
  });

  it("catches a true number that the claim's own proofs lack", () => {
    expect(kinds(flagged({ description: 'Bostaden kostar 2 450 000 kr.' }))).toEqual(['borrowed']);
    const proof = computed('pris ÷ boarea', { price: 2_450_000, livingArea: 71 }, 34_507, 'kr/m²');
    const own = plainFlag({ description: 'Priset är 34 507 kr/m².', evidence: [proof] });
    const other = plainFlag({ description: 'Dyrt, för 34 507 kr/m² är mycket.' });
    expect(trace({ redFlags: [own, other] }).faults).toEqual([
      expect.objectContaining({ kind: 'borrowed', path: 'redFlags.1.description' }),
    ]);
  });

  it.each<[string, Evidence[], string]>([
    [
      'words that stand nowhere',
      [{ kind: 'quote', field: 'description', start: 0, end: 4, text: 'Mörk' }],
      'quote',
    ],
    ['words at another place', [{ ...quoteOf('öppen spis'), start: 0, end: 10 } as Evidence], 'quote'],
    ['another field', [{ ...quoteOf('öppen spis'), field: 'title' } as Evidence], 'quote'],
    ['another value', [{ kind: 'field', name: 'price', value: 2_400_000 }], 'field'],
    ['silence where the advert speaks', [{ kind: 'field', name: 'features.1', value: null }], 'field'],
    ['a picture that is not there', [{ kind: 'photo', sha256: 'b'.repeat(64), note: 'Spricka' }], 'photo'],
  ])('catches proof by %s', (_, evidence, kind) => {
    expect(kinds(flagged({ evidence }))).toEqual([kind]);
  });

  it('catches a wrong result, an input from nowhere, and says which formula it cannot read', () => {
    const right = { price: 2_450_000, livingArea: 71 };
    const wrong = computed('pris ÷ boarea', right, 36_000, 'kr/m²');
    expect(kinds(flagged({ evidence: [wrong] }))).toEqual(['computed']);
    const foreign = computed('pris ÷ boarea', { ...right, price: 2_811_600 }, 39_600, 'kr/m²');
    expect(kinds(flagged({ evidence: [foreign] }))).toEqual(['computed']);
    const strange = computed('enligt vår modell', right, 1, 'kr');
    expect(trace(flagged({ evidence: [strange] }))).toMatchObject({
      faults: [],
      unparsed: ['enligt vår modell'],
    });
  });

  describe('of a document', () => {
    const pages = [
      'Förvaltningsberättelse',
      'Nyckeltal\t2024\nSkuldsättning per kvm\t14 200\nÅrsavgift per kvm\t710',
    ];
    const documents = [{ name: 'Årsredovisning', kind: 'annual-report', outcome: 'read', pages }] as const;
    const line = (text: string, page = 2): Evidence => ({
      kind: 'document',
      document: 'Årsredovisning',
      page,
      text,
    });
    const traced = (description: string, ...evidence: Evidence[]) =>
      traceReport(
        sound({ redFlags: [plainFlag({ description, evidence })] }),
        { ...sampleHome, documents },
        today,
      ).faults.map(({ kind }) => kind);

    it('lets its words, its figures and what is reckoned from them through', () => {
      const debt = line('Skuldsättning per kvm 14 200');
      const sum = computed('1 % × skuld per m² ÷ årsavgift per m²', { debt: 14_200, fee: 710 }, 20, '%');
      expect(traced('Skulden är 14 200 kr/m².', debt)).toEqual([]);
      expect(traced('Avgiften stiger med 20 %.', debt, line('Årsavgift per kvm 710'), sum)).toEqual([]);
      expect(traced('Skulden är 14 200 kr/m².', line('Årsavgift per kvm 710'))).toEqual(['number']);
    });

    it.each([
      ['words that stand nowhere', line('Skuldsättning per kvm 4 200')],
      ['words of another page', line('Årsavgift per kvm 710', 1)],
      ['a page that is not there', line('Nyckeltal', 3)],
      ['another document', { ...line('Nyckeltal'), document: 'Stadgar' } as Evidence],
    ])('catches %s', (_, proof) => {
      expect(traced('Fråga mäklaren.', proof)).toEqual(['document']);
    });
  });

  it('follows a year that the quote tells by its distance, and no other', () => {
    const description = 'Stor trea. Taket lades om för 28 år sedan. Huset är 45 år gammalt.';
    const text = 'Taket lades om för 28 år sedan';
    const start = description.indexOf(text);
    const quote: Evidence = { kind: 'quote', field: 'description', start, end: start + text.length, text };
    const age = (lastDone: number) =>
      computed('i år − senaste år', { year: 2026, lastDone }, 2026 - lastDone, 'år');
    const traced = (lastDone: number) =>
      traceReport(
        sound({ redFlags: [plainFlag({ evidence: [quote, age(lastDone)] })] }),
        { ...sampleHome, listing: { ...sampleHome.listing, description } },
        today,
      ).faults.map(({ what }) => what);
    expect(traced(1998)).toEqual([]);
    expect(traced(1981)).toEqual(['input lastDone 1981 of i år − senaste år']);
  });

  it('catches links, addresses and markup', () => {
    for (const action of [
      'Läs på https://x.se/a.',
      'Skriv till a@b.se.',
      'Se exempel.se.',
      'Läs <b>allt</b>.',
    ])
      expect(kinds(flagged({ action }))).toEqual(['text']);
  });

  it('catches costs outside the ranges, and sums that do not add up', () => {
    expect(kinds(flagged({ estimatedCost: { min: 1000, max: 9_000_000 } }))).toEqual(['cost']);
    expect(kinds(flagged({ estimatedCost: { min: 180_000, max: 375_000 } }))).toEqual([]);
    const plan = rulesReport().renovationAnalysis!;
    const total = { min: 180_000, max: 375_000 };
    expect(kinds({ renovationAnalysis: { ...plan, totalEstimatedCost: total } })).toEqual(['cost', 'cost']);
  });

  it('reckons a sum by the size of the home anew', () => {
    // 71 m² on one storey, × 1.25 = 89 m² of roof: × 1 200 = 106 800, × 2 500 = 222 500.
    const roof = (count: number, min: number, max: number, size?: string) =>
      flagged({
        description: 'Taket är gammalt.',
        estimatedCost: { min, max, uncertain: true, basis: 'table', ...(size ? { size } : {}) },
        evidence: [
          quoteOf('1994'),
          { kind: 'reference', table: 'cost-ranges', row: 'Takbyte 1 200–2 500 kr/m²', source: 'dua.se' },
          computed('boarea ÷ antal plan', { livingArea: 71, storeys: 1 }, 71, 'm²'),
          computed('grundyta × tak per grundyta', { footprint: 71, roofPerGround: 1.25 }, 89, 'm²'),
          computed('mängd × pris per enhet', { count, unitPrice: 1200 }, min, 'kr'),
          computed('mängd × pris per enhet', { count, unitPrice: 2500 }, max, 'kr'),
        ],
      });
    expect(kinds(roof(89, 107_000, 223_000, 'räknat på 89 m² tak'))).toEqual([]);
    // Proven, and of another size than the home has.
    expect(kinds(roof(71, 85_000, 178_000, 'räknat på 71 m² tak'))).toEqual(['cost', 'cost']);
    expect(kinds(roof(150, 180_000, 375_000, 'räknat på 150 m² tak'))).toEqual(['cost', 'cost']);
  });

  it('reckons what a house may cost to run anew', () => {
    // 71 m² of 1994 with a heat pump: (71 × 100 + 12 000 + 71 × 170 + 22 000) ÷ 24 = 2 215, about 2 200.
    const evidence: Evidence[] = [{ kind: 'field', name: 'price', value: 2_450_000 }];
    const cost = (monthly: number, span: { min: number; max: number }): Partial<AnalysisResult> => ({
      monthlyCost: {
        oneBorrower: 8820 + monthly,
        twoBorrowers: 8820 + monthly,
        downPayment: 245_000,
        loan: 2_205_000,
        interestRatePercent: 4,
        stress: [],
        lines: [
          { label: 'Ränta efter ränteavdrag', monthly: 5145 },
          { label: 'Amortering', monthly: 3675 },
          { label: 'Driftkostnad (uppskattad)', monthly },
        ],
        span,
        explanation: 'Räknat på högsta lån.',
        evidence,
      },
    });
    const home = { ...sampleHome, listing: { ...sampleHome.listing, yearBuilt: 1994 } };
    const faults = (...of: Parameters<typeof cost>) =>
      traceReport(sound(cost(...of)), home, today).faults.map(({ path }) => path);
    // (71 × 100 + 12 000) ÷ 12 = 1 592 and (71 × 170 + 22 000) ÷ 12 = 2 839.
    expect(faults(2200, { min: 8820 + 1600, max: 8820 + 2800 })).toEqual([]);
    expect(faults(1500, { min: 8820 + 1600, max: 8820 + 2800 })).toEqual(['monthlyCost.lines']);
    expect(faults(2200, { min: 8820, max: 20_000 })).toEqual(['monthlyCost.span']);
  });

  it('reckons the monthly cost anew', () => {
    // 90 % of 2 450 000 is 2 205 000; 4 % of it 88 200; less 30 % 61 740, 5 145 a month; 2 % 44 100, 3 675 a month;
    // with the fee of 4 120 in all 12 940. A point more is 1 286 a month, as 22 050 less 30 % is 15 435 a year.
    const evidence: Evidence[] = [{ kind: 'field', name: 'price', value: 2_450_000 }];
    const cost: AnalysisResult['monthlyCost'] = {
      oneBorrower: 12_940,
      twoBorrowers: 12_940,
      downPayment: 245_000,
      loan: 2_205_000,
      interestRatePercent: 4,
      stress: [{ addedPoints: 1, monthly: 14_226 }],
      lines: [
        { label: 'Ränta efter ränteavdrag', monthly: 5145 },
        { label: 'Amortering', monthly: 3675 },
        { label: 'Avgift till föreningen', monthly: 4120 },
      ],
      explanation: 'Räknat på högsta lån.',
      evidence,
    };
    expect(kinds({ monthlyCost: cost })).toEqual([]);
    // The old highest loan of 85 %.
    expect(kinds({ monthlyCost: { ...cost, loan: 2_082_500, downPayment: 367_500 } })).toEqual([
      'money',
      'money',
    ]);
    expect(kinds({ monthlyCost: { ...cost, twoBorrowers: 11_940 } })).toEqual(['money', 'money']);
  });

  it('calls nothing good without a reason and a place in the advert', () => {
    const reference: Evidence = {
      kind: 'reference',
      table: 'life-lengths',
      row: 'Tak: 30 år',
      source: 'SBR',
    };
    const roof = {
      status: 'green' as const,
      reason: 'Taket är från 1994.',
      evidence: [quoteOf('1994'), reference],
    };
    expect(kinds({ technicalSpecs: { roof } })).toEqual([]);
    expect(kinds({ technicalSpecs: { roof: { ...roof, evidence: [reference] } } })).toContain('green');
    expect(kinds({ technicalSpecs: { roof: { status: 'green', evidence: roof.evidence } } })).toEqual([
      'green',
    ]);
  });
});

describe('numbers of Swedish texts', () => {
  it.each<[string, [number, string][]]>([
    ['4 950 000 kr', [[4_950_000, 'kr']]],
    ['85\u00a0345\u00a0kr/m²', [[85_345, 'kr']]],
    ['3,2 mkr', [[3_200_000, 'kr']]],
    [
      '150–350 tkr',
      [
        [150_000, 'kr'],
        [350_000, 'kr'],
      ],
    ],
    ['en höjning på 4,5 procent', [[4.5, 'percent']]],
    [
      '2020–2021 byttes 3 fönster',
      [
        [2020, 'calendar'],
        [2021, 'calendar'],
        [3, 'none'],
      ],
    ],
    ['2024 års nivå', [[2024, 'calendar']]],
    ['på 70-talet', [[1970, 'decade']]],
    [
      'tak lades om -98, elen ’07',
      [
        [1998, 'calendar'],
        [2007, 'calendar'],
      ],
    ],
    [
      'tål -25 grader, 4-25 rum',
      [
        [25, 'none'],
        [4, 'rooms'],
        [25, 'rooms'],
      ],
    ],
    ['satt 2026-06-01', [[20_260_601, 'date']]],
    ['tjugofem år', [[25, 'years']]],
    ['två miljoner kronor', [[2_000_000, 'kr']]],
    ['trehundratusen kronor', [[300_000, 'kr']]],
    ['ett hus med en hall', []],
    ['m2 och CO2', []],
  ])('reads %s', (text, expected) => {
    expect(numbersIn(text).map(({ value, unit }) => [value, unit])).toEqual(expected);
  });

  it('rounds to two digits and no further', () => {
    expect(isRoundingOf(2_500_000, 2_450_000)).toBe(true);
    expect(isRoundingOf(2_000_000, 2_450_000)).toBe(false);
    expect(isRoundingOf(64, 64.5) && isRoundingOf(65, 64.5)).toBe(true);
    expect(isRoundingOf(66, 64.5)).toBe(false);
  });
});

describe('printed formulas', () => {
  it.each<[string, Record<string, number>, string, number]>([
    ['avgift × 12 ÷ boarea', { fee: 3450, area: 58 }, 'kr/m² och år', 713.79],
    ['|uppgift ÷ boarea − 1| × 100', { other: 68, area: 84 }, '%', 19.05],
    ['1 % × skuld per m² ÷ årsavgift per m²', { debt: 12_000, fee: 800 }, '%', 15],
    ['livslängd − (i år − senaste år)', { life: 30, year: 2026, last: 1994, age: 32 }, 'år', -2],
    [
      '(lån × ränta − skattereduktion) ÷ 12',
      { loan: 4_455_000, interestRatePercent: 4, cut: 46_422 },
      'kr',
      10_981.5,
    ],
    ['(lån − befintliga pantbrev) × 2 % + 375', { loan: 3_600_000, existing: 1_500_000 }, 'kr', 42_375],
    // √64 is 8: 4.2 × 8 × 2 ÷ 4.
    ['4,2 × √grundyta × fria sidor ÷ 4', { footprint: 64, freeSides: 2 }, 'm', 16.8],
    [
      'högsta av pris och taxeringsvärde × 1,5 % + 825',
      { price: 4_000_000, taxValue: 2_700_000 },
      'kr',
      60_825,
    ],
  ])('%s', (formula, inputs, unit, value) => {
    expect(recompute({ formula, inputs, unit, value })).toBeCloseTo(value, 1);
  });

  it('accepts the printed rounding and nothing beside it', () => {
    expect(isRightValue(714, 713.79)).toBe(true);
    expect(isRightValue(715, 713.79)).toBe(false);
    expect(isRightValue(6.7, 6.68)).toBe(true);
    expect(isRightValue(6.8, 6.68)).toBe(false);
  });
});

describe('golden cases', () => {
  it('refuses a malformed file by its name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'golden-'));
    try {
      const golden = { name: 'x', story: 'x', listing: { price: 1 }, expected: { verdict: 'PURPLE' } };
      writeFileSync(join(folder, 'lila.json'), JSON.stringify(golden));
      expect(() => casesIn(folder, goldenCaseSchema)).toThrow(/lila\.json.*verdict/s);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
