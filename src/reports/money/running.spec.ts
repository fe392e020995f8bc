import type { Listing } from '../../scraping/listing.types.js';
import { today } from '../../../test/support/reports/adverts.js';
import { writeRulesReport } from '../rules-analyst.js';
import { contextOf } from '../facts/context.js';
import { runningEstimate } from './running.js';

const input = (more: Listing) => ({
  listing: {
    propertyType: 'Villa',
    tenure: 'Äganderätt',
    price: 3_000_000,
    livingArea: 120,
    yearBuilt: 1974,
    taxValues: { totalTaxValue: 1_000_000 },
    description: 'Fint hus.',
    ...more,
  },
  images: [],
  disagreements: [],
  today,
});
const estimate = (more: Listing) => runningEstimate(contextOf(input(more)));

describe('the running cost of a house that does not state it', () => {
  it.each<[string, Listing, number, number, number]>([
    // 120 × 120 + 12 000 = 26 400 a year, 2 200 a month; 120 × 200 + 22 000 = 46 000, 3 833; the middle 3 017.
    ['a ground pump', { heating: 'Bergvärme från 2015' }, 2200, 3000, 3800],
    // 120 × 180 + 12 000 = 33 600, 2 800; 120 × 270 + 22 000 = 54 400, 4 533; 3 667.
    ['district heating', { heating: 'Fjärrvärme' }, 2800, 3700, 4500],
    // 120 × 220 + 12 000 = 38 400, 3 200; 120 × 330 + 22 000 = 61 600, 5 133; 4 167.
    ['direct electricity', { heating: 'Direktverkande el' }, 3200, 4200, 5100],
    // An air pump blows beside the electricity.
    [
      'electricity and an air pump',
      { heating: 'Direktverkande el och luft/luftvärmepump' },
      3200,
      4200,
      5100,
    ],
    // 120 × 120 + 12 000, 120 × 330 + 22 000: 2 200 to 5 133; 3 667.
    ['heat that nobody names', {}, 2200, 3700, 5100],
    // 120 × 70 + 12 000 = 20 400, 1 700; 120 × 120 + 22 000 = 36 400, 3 033; 2 367.
    ['a new house with a pump', { heating: 'Frånluftsvärmepump', yearBuilt: 2015 }, 1700, 2400, 3000],
  ])('of %s', (_, more, min, monthly, max) => {
    expect(estimate(more)).toMatchObject({ min, monthly, max });
  });

  it.each<[string, Listing]>([
    ['a leisure home', { propertyType: 'Fritidshus' }],
    ['a flat', { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' }],
    ['a house without its year', { yearBuilt: undefined } as unknown as Listing],
  ])('is not estimated for %s', (_, more) => {
    expect(estimate(more)).toBeNull();
  });

  it('stands in the month as an estimate, with its span', () => {
    const { monthlyCost, keyFindings } = writeRulesReport(input({ heating: 'Bergvärme från 2015' }));
    expect(monthlyCost?.lines).toContainEqual({ label: 'Driftkostnad (uppskattad)', monthly: 3000 });
    const { twoBorrowers = 0, span, lines = [] } = monthlyCost ?? {};
    expect(lines.reduce((sum, { monthly }) => sum + monthly, 0)).toBe(twoBorrowers);
    expect(span).toEqual({ min: twoBorrowers - 3000 + 2200, max: twoBorrowers - 3000 + 3800 });
    expect(monthlyCost?.explanation).toContain('2\u00a0200–3\u00a0800\u00a0kr');
    expect(keyFindings.map(({ title }) => title).join()).toMatch(/Ungefär .* i månaden/);
  });

  it('gives way to what the advert states', () => {
    const { monthlyCost } = writeRulesReport(input({ operatingCost: 30_000 }));
    expect(monthlyCost?.lines).toContainEqual({ label: 'Driftkostnad', monthly: 2500 });
    expect(monthlyCost?.span).toBeUndefined();
  });

  it('is told of a flat beside its sum', () => {
    const { monthlyCost } = writeRulesReport(
      input({ propertyType: 'Lägenhet', tenure: 'Bostadsrätt', monthlyFee: 3000 }),
    );
    expect(monthlyCost?.explanation).toContain(
      'Hushållsel och försäkring brukar enligt vår erfarenhet kosta 300–700\u00a0kr',
    );
    expect(monthlyCost?.lines.map(({ label }) => label)).not.toContain('Driftkostnad (uppskattad)');
  });
});
