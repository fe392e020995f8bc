import type { Listing } from '../../../scraping/listing.types.js';
import { writeRulesReport, writeRulesReports } from '../../rules-analyst.js';
import { today } from '../../../../test/support/reports/adverts.js';

const flat: Listing = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 3_200_000,
  livingArea: 62,
  monthlyFee: 3900,
};
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', price: 5_900_000, livingArea: 130 };
const report = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const told = (listing: Listing) => report(listing).redFlags.find(({ rule }) => rule === 'new-production');

it.each<[Listing]>([
  [{ ...flat, yearBuilt: 2027 }],
  [{ ...flat, description: 'Nyproduktion. Du tecknar förhandsavtal i vår.' }],
  [{ ...flat, description: 'Bokningsavtal tecknas mot en avgift på 25 000 kr.' }],
  [{ ...flat, description: 'Inflyttning beräknas ske hösten 2027.' }],
  [{ ...flat, description: 'Preliminär inflyttning: kvartal 2 2028.' }],
  [{ ...flat, description: 'Huset är under uppförande.' }],
  [{ ...flat, yearBuilt: 2026, description: 'Nyproduktion i fyra plan.' }],
  [{ ...house, description: 'Huset beräknas vara inflyttningsklart sommaren 2027.' }],
  [{ ...house, yearBuilt: 2026, description: 'Radhusen är under byggnation.' }],
])('a home that does not stand yet is a warning, never critical: %j', (listing) => {
  const found = told(listing);
  expect(found?.severity).toBe('warning');
  expect(found?.evidence.some(({ kind }) => kind === 'quote' || kind === 'field')).toBe(true);
  expect(report(listing).verdict).toBe('YELLOW');
});

it.each<[Listing]>([
  [{ ...flat, yearBuilt: 1968, description: 'Nyproduktion planeras i närheten.' }],
  [{ ...flat, yearBuilt: 2019, description: 'Nyproduktion från 2019.' }],
  [{ ...flat, description: 'Nyproduktion från 2019 med fin standard.' }],
  [{ ...flat, description: 'På granntomten är ett hus under uppförande.' }],
  [{ ...flat, description: 'Välskött förening.' }],
  [{ ...flat, description: 'Skick som nyproduktion.' }],
  [{ ...flat, description: 'Den nya förskolan är under byggnation.' }],
  [{ ...house, yearBuilt: 1972, description: 'Tillträde våren 2027 enligt överenskommelse.' }],
  [{ propertyType: 'Tomt', tenure: 'Äganderätt', price: 500_000, description: 'Byggstart när du vill.' }],
])('a home that stands is none: %j', (listing) => {
  expect(told(listing)).toBeUndefined();
});

describe('what the buyer must know of a home that does not stand yet', () => {
  /** All of it; a buyer is shown the eight that may cost most. */
  const fields = (listing: Listing) =>
    writeRulesReports({ listing, images: [], disagreements: [], today }).draft.missingInfoDetails.map(
      ({ field }) => field,
    );

  it('is its plan, its day and the security, and not what only time can tell', () => {
    const asked = fields({ ...flat, yearBuilt: 2027, description: 'Förhandsavtal tecknas.' });
    expect(asked).toEqual(expect.arrayContaining(['economicPlan', 'moveIn', 'advanceSecurity']));
    expect(asked).not.toEqual(expect.arrayContaining(['pipes']));
    expect(asked).not.toEqual(expect.arrayContaining(['savings']));
  });

  it.each([
    ['economicPlan', 'Ekonomisk plan finns registrerad hos Bolagsverket.'],
    ['economicPlan', 'Kostnadskalkylen är granskad av intygsgivare.'],
    ['moveIn', 'Inflyttning beräknas ske i mars 2027.'],
    ['advanceSecurity', 'Förskottet skyddas av en bankgaranti.'],
    ['advanceSecurity', 'Byggaren ställer säkerhet för insatsen.'],
  ])('%s is known: %s', (field, text) => {
    const listing = { ...flat, yearBuilt: 2027 };
    expect(fields({ ...listing, description: 'Tre rum.' })).toContain(field);
    expect(fields({ ...listing, description: text })).not.toContain(field);
  });

  it('is not told by a plan that is still to come', () => {
    const text = 'Den ekonomiska planen saknas ännu. Ekonomisk plan upprättas senare.';
    expect(fields({ ...flat, yearBuilt: 2027, description: text })).toContain('economicPlan');
  });

  it('is of a house what protects its completion', () => {
    const asked = fields({ ...house, yearBuilt: 2027 });
    expect(asked).toEqual(expect.arrayContaining(['moveIn', 'completionProtection', 'finalInspection']));
    expect(asked).not.toContain('economicPlan');
    expect(
      fields({ ...house, yearBuilt: 2027, description: 'Färdigställandeskydd och tioårsgaranti ingår.' }),
    ).not.toContain('completionProtection');
  });
});
