import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport } from '../../rules-analyst.js';
import { today, villa } from '../../../../test/support/reports/adverts.js';

const { operatingCost: _cost, mortgageDeeds: _deeds, taxValues: _tax, ...bare } = villa;
const report = (description: string, more: Listing = {}) =>
  writeRulesReport({
    listing: { ...bare, price: 4_000_000, description, ...more },
    images: [],
    disagreements: [],
    today,
  });
const running = (description: string, more: Listing = {}) =>
  report(description, more).monthlyCost?.lines.find(({ label }) => label === 'Driftkostnad')?.monthly;
const deedsLine = (description: string) =>
  report(description).purchaseCosts?.lines.find(({ label }) => /pantbrev/iu.test(label));

it.each([
  ['Driftkostnad 30 000 kr/år inkl. försäkring, el och sophämtning.', 2500],
  ['Driftkostnaden är cirka 2 100 kr per månad.', 2100],
  ['Drift 14 400 kr/år.', 1200],
  ['Driftkostnaden var tidigare 60 000 kr/år.', undefined],
  ['Grannens driftkostnad är 24 000 kr/år.', undefined],
])('reads the running cost of the text: %s', (description, monthly) => {
  expect(running(description)).toBe(monthly);
});

it('goes by the field where there is one', () => {
  expect(running('Driftkostnad 30 000 kr/år.', { operatingCost: 36_000 })).toBe(3000);
});

it('calls the running cost missing only where nothing is said of it', () => {
  // Without its year of build a house has no estimate to stand in for it.
  const { yearBuilt: _year, ...undated } = bare;
  const explanation = (description: string) =>
    writeRulesReport({
      listing: { ...undated, price: 4_000_000, description },
      images: [],
      disagreements: [],
      today,
    }).monthlyCost?.explanation;
  expect(explanation('Fint hus.')).toContain('Annonsen anger ingen driftkostnad');
  expect(explanation('Driftkostnad 30 000 kr/år.')).not.toContain('Driftkostnaden');
  expect(explanation('Driftkostnaden var tidigare 60 000 kr/år.')).not.toContain('anger ingen driftkostnad');
});

// The price is 4 000 000 kr, so the loan 3 600 000 kr; 2 % of what the deeds do not cover, and 375 kr.
it.each([
  ['Pantbrev: 6 st om totalt 3 100 000 kr.', 'Nya pantbrev', 10_375],
  ['Pantbrev finns uttagna om 2 100 000 kr.', 'Nya pantbrev', 30_375],
  ['Pantbrev 600 000 kr.', 'Nya pantbrev', 60_375],
  ['Nytt tak, pantbrev uttagna om 2 100 000 kr.', 'Nya pantbrev', 30_375],
  ['Huset har 2 100 000 kr i uttagna pantbrev, nya kostar 2 %.', 'Nya pantbrev', 30_375],
  ['Nya fönster, pantbrev 2 100 000 kr.', 'Nya pantbrev', 30_375],
  ['Pantbrev 6 st, totalt 2 100 000 kr.', 'Nya pantbrev', 30_375],
  ['Pantbrev om 2,1 mkr (6 st) följer med.', 'Nya pantbrev', 30_375],
  ['Lagfart, pantbrev 2 100 000, inga servitut.', 'Nya pantbrev', 30_375],
  ['Pantbrev 12 st.', 'Pantbrev (befintliga är inte avräknade)', 72_375],
  ['Fint hus.', 'Pantbrev (befintliga är inte angivna)', 72_375],
  ['Det finns 4 pantbrev uttagna.', 'Pantbrev (befintliga är inte avräknade)', 72_375],
])('counts the mortgage deeds of the text: %s', (description, label, amount) => {
  expect(deedsLine(description)).toEqual({ label, amount });
});

it.each([
  'Nya pantbrev kostar 2 % av lånet, alltså 72 000 kr.',
  'Räkna med 72 000 kr i nya pantbrev.',
  'Kostnad för pantbrev 72 000 kr.',
  'Ytterligare pantbrev om 1 500 000 kr behövs.',
])('takes the cost of new deeds for no deeds: %s', (description) => {
  expect(deedsLine(description)?.amount).toBe(72_375);
});

// 0.75 % of 1 200 000 kr is 9 000 kr a year, 750 kr a month.
it.each(['Taxeringsvärde 1 200 000 kr (2024).', 'Taxeringsvärde 1 200 000. Inga servitut.'])(
  'counts the property charge from the tax value of the text: %s',
  (text) => {
    const lines = report(text).monthlyCost?.lines ?? [];
    expect(lines).toContainEqual({ label: 'Fastighetsavgift', monthly: 750 });
  },
);

it('counts what a house on leased ground pays for it in words that name no lease', () => {
  // 18 600 ÷ 12 = 1 550.
  const text =
    'Marken hyrs av stiftet. Årlig kostnad för tomten är för närvarande 18 600 kr, inklusive parkering.';
  const { monthlyCost, statedSums } = report(text, { propertyType: 'Fritidshus' });
  expect(monthlyCost?.lines).toContainEqual({ label: 'Arrende', monthly: 1550 });
  expect(statedSums).toEqual([]);
});

const lines = (description: string, more: Listing = {}) =>
  Object.fromEntries(
    (report(description, { propertyType: 'Fritidshus', tenure: 'Arrende', ...more }).monthlyCost?.lines ?? [])
      .filter(({ label }) => ['Driftkostnad', 'Arrende'].includes(label))
      .map(({ label, monthly }) => [label, monthly]),
  );

it.each<[string, Record<string, number>]>([
  [
    'Stuga på arrendetomt. Driftkostnad 11 200 kr/år. Arrende 14 400 kr per år.',
    { Driftkostnad: 933, Arrende: 1200 },
  ],
  ['Driftkostnad 11 200 kr/år inkl arrende. Arrende 14 400 kr per år.', { Driftkostnad: 933 }],
  ['Driftkostnad 26 400 kr/år inkl. arrende. Arrendet är 14 400 kr per år.', { Driftkostnad: 2200 }],
  ['Driftkostnaden är 26 400 kr/år inklusive arrendeavgift och el.', { Driftkostnad: 2200 }],
  ['Driftkostnad 26 400 kr/år, varav arrende 14 400 kr/år.', { Driftkostnad: 2200 }],
  ['Arrendet om 14 400 kr per år ingår i driftkostnaden. Driftkostnad 26 400 kr/år.', { Driftkostnad: 2200 }],
  ['Driftkostnad 12 000 kr/år exkl. arrende. Arrende 14 400 kr/år.', { Driftkostnad: 1000, Arrende: 1200 }],
  ['Driftkostnad 12 000 kr/år, arrende 14 400 kr/år.', { Driftkostnad: 1000, Arrende: 1200 }],
])('takes the lease from its own words and adds it once: %s', (description, sums) => {
  expect(lines(description)).toEqual(sums);
});

it('adds no lease of a field to a running cost that holds it', () => {
  expect(lines('Driftkostnad 26 400 kr/år inkl. arrende.', { leasePerYear: 14_400 })).toEqual({
    Driftkostnad: 2200,
  });
  expect(
    lines('Driftkostnaden är inklusive arrende.', { operatingCost: 26_400, leasePerYear: 14_400 }),
  ).toEqual({
    Driftkostnad: 2200,
  });
  expect(lines('Arrende tillkommer.', { operatingCost: 26_400, leasePerYear: 14_400 })).toEqual({
    Driftkostnad: 2200,
    Arrende: 1200,
  });
});
