import type { Listing } from '../../scraping/listing.types.js';
import { today } from '../../../test/support/reports/adverts.js';
import { costRanges } from '../knowledge/cost-ranges.js';
import { contextOf } from './context.js';
import { costWords, workCost } from './work-cost.js';

const home = (description: string, more: Listing = {}) =>
  contextOf({
    listing: {
      propertyType: 'Villa',
      tenure: 'Äganderätt',
      livingArea: 120,
      yearBuilt: 1974,
      description,
      ...more,
    },
    images: [],
    disagreements: [],
    today,
  });
const row = { propertyType: 'Radhus', livingArea: 112 };
const flat = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', livingArea: 58 };
const sum = (work: string, description: string, more: Listing = {}, isOfAll = false) => {
  const { min, max } = workCost(home(description, more), work, isOfAll)?.cost ?? {};
  return [min, max];
};

describe('the sum of a work', () => {
  it.each<[string, string, string, Listing, number, number]>([
    // 112 ÷ 2 = 56 m² of ground, × 1.25 = 70 m² of roof: × 1 200 = 84 000, × 2 500 = 175 000.
    ['the roof of a terraced house', 'roof', 'Radhus i två plan.', row, 84_000, 175_000],
    // 120 × 1.25 = 150: the usual villa of the table.
    ['the roof of a villa', 'roof', 'Enplansvilla.', {}, 180_000, 375_000],
    // 120 ÷ 1.5 = 80, × 1.25 = 100.
    ['one and a half storeys', 'roof', 'Charmig 1½-plansvilla.', {}, 120_000, 250_000],
    // 60 to 120 m² of ground, 75 to 150 m² of roof: 75 × 1 200 = 90 000, 150 × 2 500 = 375 000.
    ['storeys that nobody counts', 'roof', 'Fin villa.', {}, 90_000, 375_000],
    // 120 ÷ 2 = 60 → 75 m²; 120 ÷ 1.5 = 80 → 100 m²: 75 × 1 200, 100 × 2 500.
    ['an upper floor', 'roof', 'På övervåningen finns tre sovrum.', {}, 90_000, 250_000],
    // √100 = 10, × 4.2 = 42 m: × 2 500 = 105 000, × 5 000 = 210 000.
    ['the drainage of a villa', 'drainage', 'Enplansvilla.', { livingArea: 100 }, 105_000, 210_000],
    // Half of the sides are free: 21 m.
    [
      'the drainage of one in a row',
      'drainage',
      'Radhus i ett plan.',
      { ...row, livingArea: 100 },
      53_000,
      105_000,
    ],
    // Three of four sides: 31.5, about 32 m.
    [
      'the drainage of one at the end',
      'drainage',
      'Gavelradhus i ett plan.',
      { ...row, livingArea: 100 },
      80_000,
      160_000,
    ],
    // 14 × 8 000 and × 18 000.
    ['windows that are counted', 'windows', 'Villan har 14 fönster.', {}, 112_000, 252_000],
    // 120 × 0.12 = 14.4, about 14.
    ['windows by the area', 'windows', 'Villa.', {}, 112_000, 252_000],
    // 58 × 430 = 24 940, no less than 25 000; 58 × 1 000.
    ['the wiring of a flat', 'electrical', 'Tvåa.', flat, 25_000, 58_000],
    ['a bathroom without its size', 'bathroom', 'Badrum.', {}, 100_000, 250_000],
    ['a small bathroom', 'bathroom', 'Badrum om 4 kvm.', {}, 100_000, 170_000],
    ['a bathroom with its year', 'bathroom', 'Badrummet är från 2004, 6 kvm.', {}, 150_000, 250_000],
    // 120 ÷ 2.5 = 48, × 1.25 = 60.
    ['two and a half storeys', 'roof', 'Huset har två och ett halvt plan.', {}, 72_000, 150_000],
    ['a large bathroom', 'bathroom', 'Badrummet på 7,5 m² har badkar.', {}, 150_000, 250_000],
    // 42 m × 2.7 = 113.4, about 113 m²: × 1 500 = 169 500, about 170 000; × 2 200 = 248 600, about 249 000.
    ['a rendered facade', 'facade', 'Enplansvilla.', { livingArea: 100, facade: 'Puts' }, 170_000, 249_000],
    ['a home without an area', 'roof', 'Villa.', { livingArea: 0 }, 180_000, 375_000],
  ])('of %s', (_, work, description, more, min, max) => {
    expect(sum(work, description, more)).toEqual([min, max]);
  });

  it('counts each bathroom of a work on several', () => {
    // 2 × 100 000 and 2 × 250 000; a work on one of them is priced as one.
    expect(sum('bathroom', 'Villan har två badrum.', {}, true)).toEqual([200_000, 500_000]);
    expect(sum('bathroom', 'Villan har två badrum.')).toEqual([100_000, 250_000]);
  });

  it.each<[string, string, Listing]>([
    ['what the association pays', 'roof', flat],
    ['pipes that the association replaces', 'pipes', flat],
    ['the pipes of a house, whose price has no source', 'pipes', {}],
    ['a facade of unknown material', 'facade', {}],
    ['a work that the table lacks', 'ventilation', {}],
    ['a roof of thatch', 'roof', { roof: 'Vasstak' }],
    ['the roof over a flat that is owned outright', 'roof', { ...flat, tenure: 'Äganderätt' }],
    ['the kitchen of a landlord', 'kitchen', { ...flat, tenure: 'Hyresrätt' }],
  ])('is none of %s', (_, work, more) => {
    expect(workCost(home('Fint.', more), work)).toBeNull();
  });

  it('says whether a sum is uncertain or rests on experience, and what it is reckoned on', () => {
    const words = (work: string, text: string) => costWords(workCost(home(text), work)!.cost);
    expect(words('roof', 'Enplansvilla.')).toBe(
      '180\u00a0000–375\u00a0000\u00a0kr (osäkert, räknat på 150 m² tak)',
    );
    expect(words('kitchen', 'Villa.')).toBe('150\u00a0000–350\u00a0000\u00a0kr (vår erfarenhet)');
    expect(words('radon', 'Villa.')).toBe('40\u00a0000–60\u00a0000\u00a0kr');
    expect(words('windows', 'Villa.')).toContain('räknat på 14 fönster, uppskattat efter boarean');
    expect(words('roof', 'Villa.')).toContain('75–150 m² tak, eftersom antalet plan inte framgår');
    expect(words('roof', 'Tre sovrum uppe.')).toContain(
      '75–100 m² tak, eftersom det inte framgår hur stor övervåningen är',
    );
    // A boiler is replaced by what heats houses today.
    expect(words('airWaterHeatPump', 'Villa.')).toContain(
      '(vår erfarenhet, räknat på en luft/vattenvärmepump)',
    );
  });

  it('shows the row with its year and what it holds, the storeys and each step of the reckoning', () => {
    const { evidence } = workCost(home('Radhus i två plan.', row), 'roof')!;
    expect(evidence).toContainEqual(
      expect.objectContaining({
        kind: 'reference',
        row: expect.stringMatching(
          /1\s200–2\s500\skr per m² tak \(2025 års priser\)\. I det ingår/,
        ) as string,
      }),
    );
    expect(evidence).toContainEqual(expect.objectContaining({ kind: 'quote', text: 'Radhus i två plan.' }));
    expect(evidence.flatMap((proof) => (proof.kind === 'computed' ? [proof.value] : []))).toEqual([
      56, 70, 84_000, 175_000,
    ]);
  });
});

it('every row says its year, what it holds and where it comes from', () => {
  for (const [key, { row, min, max, per, basis, source, year, includes }] of Object.entries(costRanges)) {
    expect([key, min <= max, includes.length > 5, year >= 2017]).toEqual([key, true, true, true]);
    expect([row, basis === 'experience']).toEqual([row, /Erfarenhetsspann/.test(source)]);
    // The unit price gives the whole home's sum at some size of a usual villa.
    if (per) expect(min / per.min).toBeGreaterThan(10);
  }
});
