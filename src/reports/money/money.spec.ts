import type { Listing } from '../../scraping/listing.types.js';
import { missingInformation } from '../sections/missing.js';
import { contextOf, type Context } from '../facts/context.js';
import { amortisation, interestReduction, monthlyCost, purchaseCosts } from './money.js';
import { leaseholdFlat, plot, today } from '../../../test/support/reports/adverts.js';
import { pipeEffect } from '../risks/association/pipe-effect.js';

const costOf = (context: Context) => monthlyCost(context, missingInformation(context));
const feesOf = (context: Context) => purchaseCosts(context, missingInformation(context));
const context = (listing: Listing, day = today) =>
  contextOf({ listing, images: [], disagreements: [], today: day });

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 4_950_000,
  livingArea: 58,
  monthlyFee: 3450,
};

describe('monthly cost', () => {
  it('gives 21 857 kr for one borrower and 21 270 kr for two under the rules of April 2026', () => {
    const cost = costOf(context(flat));
    expect(cost?.oneBorrower).toBe(21_857);
    expect(cost?.twoBorrowers).toBe(21_270);
    expect(cost?.downPayment).toBe(495_000);
    expect(cost?.loan).toBe(4_455_000);
    expect(cost?.lines.map((line) => line.monthly)).toEqual([10_395, 7425, 3450]);
  });

  it('stresses the interest for two borrowers', () => {
    // 5 %: 222 750 kr a year, reduction 60 000 + 0.21 × 22 750 = 64 777.50, net 13 164 a month.
    expect(costOf(context(flat))?.stress[0]).toEqual({ addedPoints: 1, monthly: 13_164 + 7425 + 3450 });
  });

  it('follows the loan rules of its day', () => {
    const before = costOf(context(flat, new Date('2026-03-31T10:00:00Z')));
    expect(before?.downPayment).toBe(742_500);
    const after = costOf(context(flat, new Date('2026-04-01T10:00:00Z')));
    expect(after?.downPayment).toBe(495_000);
  });

  it('leaves what is not known out of the sum and says so', () => {
    const cost = costOf(
      context({ ...flat, monthlyFee: undefined, association: 'Brf Ek' } as unknown as Listing),
    );
    expect(cost?.lines).toHaveLength(2);
    expect(cost?.explanation).toContain('Annonsen anger ingen månadsavgift');
  });

  it.each<[string, Listing, string]>([
    [
      'nothing is told',
      { description: 'Ljust och fint.' },
      'Annonsen anger varken avgift eller driftkostnad, så de ingår inte i summan.',
    ],
    [
      'the running cost stands in the text',
      { description: 'Driftkostnad 48 300 kr/år.' },
      'Annonsen säger inte om det finns någon månadsavgift, så ingen sådan ingår i summan.',
    ],
    [
      'the running cost stands in a field',
      { operatingCost: 48_300 },
      'Annonsen säger inte om det finns någon månadsavgift, så ingen sådan ingår i summan.',
    ],
  ])('names only what is not in the sum of a home of unknown tenure: %s', (_, listing, said) => {
    const cost = costOf(context({ price: 2_000_000, ...listing }));
    expect(cost?.explanation).toContain(said);
    const isCounted = cost?.lines.some(({ label, monthly }) => label === 'Driftkostnad' && monthly === 4025);
    expect(cost?.explanation.includes('driftkostnad')).toBe(!isCounted);
  });

  it.each<[string, boolean]>([
    ['Stugan kan ej belånas med pantbrev.', true],
    ['Huset kan inte pantsättas.', true],
    ['Stugan går inte att belåna.', true],
    ['Huset står på arrendetomt.', true],
    ['Marken hyrs av Lunds stift till 2029.', true],
    ['Marken hyrs av kommunen.', false],
    ['Huset är inte belånat. Pantbrev finns.', false],
    ['Friköpt tomt. Pantbrev 400 000 kr.', false],
  ])('promises no ordinary mortgage on what cannot be pledged: %s', (description, isDoubted) => {
    const cost = costOf(context({ propertyType: 'Fritidshus', price: 900_000, description }));
    expect(cost?.explanation.includes('lånar banker sällan ut 90')).toBe(isDoubted);
  });

  it('is not counted for land or without a price', () => {
    expect(costOf(context(plot))).toBeNull();
    expect(costOf(context({ propertyType: 'Villa' }))).toBeNull();
  });

  it('halves the deduction rate above 100 000 kr a person', () => {
    expect(interestReduction(178_200, 1, '2026-11-20')).toBeCloseTo(46_422, 6);
    expect(interestReduction(178_200, 2, '2026-11-20')).toBeCloseTo(53_460, 6);
  });

  it.each([
    [0.9, 0.02],
    [0.71, 0.02],
    [0.7, 0.01],
    [0.51, 0.01],
    [0.5, 0],
  ])('amortises a loan of %d of the price by %d a year', (share, rate) => {
    expect(amortisation(share * 1_000_000, 1_000_000, '2026-11-20')).toBeCloseTo(share * 1_000_000 * rate, 6);
  });
});

const house: Listing = {
  propertyType: 'Villa',
  tenure: 'Tomträtt',
  price: 3_000_000,
  livingArea: 120,
  yearBuilt: 1974,
  annualOperatingCosts: { total: 30_000 },
  leaseholdFeePerYear: 14_400,
  leasePerYear: 1200,
  taxValues: { totalTaxValue: 1_000_000 },
};

describe('the proof of the monthly cost', () => {
  const cost = costOf(context(house));
  const proofs = cost?.evidence ?? [];

  it('names every field that a fixed line rests on', () => {
    const fields = proofs.flatMap((proof) => (proof.kind === 'field' ? [[proof.name, proof.value]] : []));
    expect(fields).toEqual(
      expect.arrayContaining([
        ['annualOperatingCosts.total', 30_000],
        ['leaseholdFeePerYear', 14_400],
        ['leasePerYear', 1200],
        ['taxValues.totalTaxValue', 1_000_000],
        ['yearBuilt', 1974],
      ]),
    );
  });

  it('computes every fixed line from its yearly sum', () => {
    // 30 000 ÷ 12, 14 400 ÷ 12, 1 200 ÷ 12 and 0.75 % of 1 000 000 ÷ 12.
    const monthly = proofs.flatMap((proof) =>
      proof.kind === 'computed' &&
      Object.keys(proof.inputs).some((key) => ['yearly', 'taxValue'].includes(key))
        ? [proof.value]
        : [],
    );
    expect(monthly).toEqual([2500, 1200, 100, 625]);
    expect(cost?.lines.slice(2).map((line) => line.monthly)).toEqual([2500, 1200, 100, 625]);
  });

  it('lets the sum be reproduced line by line', () => {
    const sum = proofs.find((proof) => proof.kind === 'computed' && proof.value === cost?.twoBorrowers);
    const inputs = sum?.kind === 'computed' ? Object.values(sum.inputs) : [];
    expect(inputs).toEqual(cost?.lines.map((line) => line.monthly));
    expect(inputs.reduce((total, value) => total + value, 0)).toBe(cost?.twoBorrowers);
    const values = proofs.flatMap((proof) => (proof.kind === 'computed' ? [proof.value] : []));
    // Loan 2 700 000, interest 108 000 − 30 % = 75 600 a year, amortisation 2 % = 54 000 a year.
    expect(values).toEqual(expect.arrayContaining([2_700_000, 32_400, 6300, 4500]));
  });

  it('begins with the sum', () => {
    expect(proofs[0]).toMatchObject({ kind: 'computed', value: cost?.twoBorrowers });
  });

  it('proves the down payment, and the sum of one borrower when it differs', () => {
    const computed = (home: Listing) =>
      (costOf(context(home))?.evidence ?? []).flatMap((proof) =>
        proof.kind === 'computed' ? [[proof.formula, proof.value]] : [],
      );
    // Interest 178 200 kr: one borrower gets 30 % of 100 000 and 21 % of 78 200, 46 422 in all; 131 778 ÷ 12 = 10 982.
    const ofFlat = computed(flat);
    expect(ofFlat).toContainEqual(['pris − lån', 495_000]);
    expect(ofFlat).toContainEqual(['skattereduktion på räntan för en ensam låntagare', 46_422]);
    expect(ofFlat).toContainEqual(['(lån × ränta − skattereduktion) ÷ 12', 10_982]);
    expect(ofFlat).toContainEqual(['summan av alla poster, en låntagare', 21_857]);
    // Interest 36 000 kr is under the limit for one as for two.
    expect(computed({ ...flat, price: 1_000_000 }).map(([formula]) => formula)).not.toContain(
      'summan av alla poster, en låntagare',
    );
  });
});

describe('costs that stand in the text only', () => {
  const lines = (description: string, more: Listing) =>
    costOf(context({ price: 3_000_000, ...more, description }))?.lines.slice(2) ?? [];
  const owned: Listing = { propertyType: 'Villa', tenure: 'Tomträtt', livingArea: 112 };

  it.each<[string, string, number]>([
    // 21 600 ÷ 12 = 1 800; 14 400 ÷ 12 = 1 200; 900 a month is 10 800 a year.
    ['Avgälden är 21 600 kronor per år och gäller till 2031.', 'Tomträttsavgäld', 1800],
    ['Arrendeavtalet löper till 2044 och avgiften är 14 400 kr/år.', 'Arrende', 1200],
    ['Tomten arrenderas för 900 kr i månaden.', 'Arrende', 900],
  ])('count the rent of the land: %s', (text, label, monthly) => {
    expect(lines(text, owned)).toEqual([{ label, monthly }]);
  });

  it.each([
    'Ny avgäld blir 40 000 kr per år.',
    'Båtplats på arrenderad mark kostar 2 400 kr per år.',
    'Åkern arrenderas ut för 9 000 kr per år.',
  ])('count no other rent: %s', (text) => {
    expect(lines(text, owned)).toEqual([]);
  });

  it('leave the rent of an association’s land to its fee', () => {
    const home: Listing = { ...flat, tenure: 'Bostadsrätt' };
    expect(lines('Föreningens tomträttsavgäld är 120 000 kr per år.', home)).toEqual([
      { label: 'Avgift till föreningen', monthly: 3450 },
    ]);
  });

  it('take the fee from the yearly fee per m²', () => {
    // 720 × 50 ÷ 12 = 3 000.
    const home: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', livingArea: 50 };
    expect(lines('Årsavgiften är 720 kr per kvm.', home)).toEqual([
      { label: 'Avgift till föreningen (ur årsavgift per m²)', monthly: 3000 },
    ]);
    expect(
      costOf(context({ ...home, price: 3_000_000, description: 'Årsavgift 720 kr/kvm.' }))?.explanation,
    ).not.toContain('Annonsen anger ingen månadsavgift');
  });
});

describe('the property charge', () => {
  const charge = (more: Listing, day = '2026-11-20') => {
    const cost = costOf(context({ ...house, ...more }, new Date(`${day}T10:00:00Z`)));
    return {
      line: cost?.lines.find((line) => line.label.startsWith('Fastighetsavgift')),
      rows: JSON.stringify(cost?.evidence.filter((proof) => proof.kind === 'reference')),
      explanation: cost?.explanation ?? '',
    };
  };

  it('stops at the cap of the year, which is said to be unconfirmed after 2025', () => {
    // 0.75 % of 2 000 000 is 15 000; the cap of 10 074 ÷ 12 is 839.5.
    const taxValues = { totalTaxValue: 2_000_000 };
    expect(charge({ taxValues }).line).toEqual({
      label: 'Fastighetsavgift (ungefär, ej bekräftat tak)',
      monthly: 840,
    });
    expect(charge({ taxValues }).rows).toContain('ej bekräftat');
    expect(charge({ taxValues }, '2025-06-01').line).toEqual({ label: 'Fastighetsavgift', monthly: 840 });
    // The cap of 2024 was 9 525.
    expect(charge({ taxValues }, '2024-06-01').line).toEqual({ label: 'Fastighetsavgift', monthly: 794 });
  });

  it.each([
    [2011, '2026-11-20', 625],
    [2012, '2026-11-20', undefined],
    [2012, '2027-12-31', undefined],
    [2012, '2028-01-01', 625],
    [2020, '2035-06-01', undefined],
    [2020, '2036-06-01', 625],
  ])('spares a house of %d on %s: %s', (yearBuilt, day, monthly) => {
    expect(charge({ yearBuilt }, day).line?.monthly).toBe(monthly);
  });

  it('says that the year of build stands in for the value year', () => {
    expect(charge({ yearBuilt: 2015 }).explanation).toMatch(/inget värdeår.*byggåret 2015/i);
    expect(charge({ yearBuilt: 2015 }).rows).toMatch(/15 år.*värdeår/i);
    expect(charge({}).explanation).not.toMatch(/värdeår/i);
  });
});

describe('purchase costs', () => {
  it('gives 103 200 kr for a house of 4 000 000 kr with deeds of 1 500 000 kr', () => {
    const costs = feesOf(
      context({
        propertyType: 'Villa',
        tenure: 'Äganderätt',
        price: 4_000_000,
        taxValues: { totalTaxValue: 2_700_000 },
        mortgageDeeds: { total: 1_500_000 },
      }),
    );
    expect(costs?.lines.map((line) => line.amount)).toEqual([60_825, 42_375]);
    expect(costs?.total).toBe(103_200);
  });

  it('counts the title on the tax value when that is higher than the price', () => {
    const costs = feesOf(
      context({
        propertyType: 'Tomt',
        tenure: 'Äganderätt',
        price: 400_000,
        taxValues: { totalTaxValue: 600_000 },
      }),
    );
    expect(costs?.total).toBe(9825);
  });

  it('knows nothing of a flat without stated fees', () => {
    expect(feesOf(context(leaseholdFlat))).toBeNull();
  });
});

describe('a replacement of pipes', () => {
  it('adds 1 125 kr a month, 233 kr/m² and year on 58 m²', () => {
    const { text } = pipeEffect(context(flat));
    expect(text).toContain('1\u00a0125\u00a0kr');
    expect(text).toContain('233\u00a0kr/m²');
  });

  it('has one price: what the advert says that the home is to pay for it', () => {
    const { text } = pipeEffect(
      context({
        ...flat,
        description: 'Stambytet görs 2027. Medlemmarna gör ett kapitaltillskott, för lägenheten 182 000 kr.',
      }),
    );
    expect(text).toContain('182\u00a0000\u00a0kr');
    expect(text).not.toContain('300\u00a0000');
  });
});
