import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from './context.js';
import { amortisation, interestReduction, monthlyCost, purchaseCosts } from './money.js';
import { leaseholdFlat, plot, today } from './spec-adverts.js';
import { pipeEffect } from './text-risks.js';

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
    const cost = monthlyCost(context(flat));
    expect(cost?.oneBorrower).toBe(21_857);
    expect(cost?.twoBorrowers).toBe(21_270);
    expect(cost?.downPayment).toBe(495_000);
    expect(cost?.loan).toBe(4_455_000);
    expect(cost?.lines.map((line) => line.monthly)).toEqual([10_395, 7425, 3450]);
  });

  it('stresses the interest for two borrowers', () => {
    // 5 %: 222 750 kr a year, reduction 60 000 + 0.21 × 22 750 = 64 777.50, net 13 164 a month.
    expect(monthlyCost(context(flat))?.stress[0]).toEqual({ addedPoints: 1, monthly: 13_164 + 7425 + 3450 });
  });

  it('follows the loan rules of its day', () => {
    const before = monthlyCost(context(flat, new Date('2026-03-31T10:00:00Z')));
    expect(before?.downPayment).toBe(742_500);
    const after = monthlyCost(context(flat, new Date('2026-04-01T10:00:00Z')));
    expect(after?.downPayment).toBe(495_000);
  });

  it('leaves what is not known out of the sum and says so', () => {
    const cost = monthlyCost(
      context({ ...flat, monthlyFee: undefined, association: 'Brf Ek' } as unknown as Listing),
    );
    expect(cost?.lines).toHaveLength(2);
    expect(cost?.explanation).toContain('Månadsavgiften saknas');
  });

  it('is not counted for land or without a price', () => {
    expect(monthlyCost(context(plot))).toBeNull();
    expect(monthlyCost(context({ propertyType: 'Villa' }))).toBeNull();
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

describe('purchase costs', () => {
  it('gives 103 200 kr for a house of 4 000 000 kr with deeds of 1 500 000 kr', () => {
    const costs = purchaseCosts(
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
    const costs = purchaseCosts(
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
    expect(purchaseCosts(context(leaseholdFlat))).toBeNull();
  });
});

describe('a replacement of pipes', () => {
  it('adds 1 125 kr a month, 233 kr/m² and year on 58 m²', () => {
    const { text } = pipeEffect(context(flat));
    expect(text).toContain('1\u00a0125\u00a0kr');
    expect(text).toContain('233\u00a0kr/m²');
  });
});
