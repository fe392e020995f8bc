import type { Listing } from '../../scraping/listing.types.js';
import { checkRows } from '../knowledge/checks.js';
import { risks } from '../risks/told/risks.js';
import { statedKinds } from '../risks/stated/kinds/kinds.js';
import { today } from '../../../test/support/reports/adverts.js';
import { writeRulesReport } from '../rules-analyst.js';

const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968, price: 2_000_000 };
const villa: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, price: 2_000_000 };
const checks = (listing: Listing, description: string) =>
  writeRulesReport({ listing: { ...listing, description }, images: [], disagreements: [], today }).checks ??
  [];
const ids = (listing: Listing, description: string): string[] =>
  checks(listing, description).map(({ id }) => id);

describe('the right check', () => {
  it.each<[string, Listing, string]>([
    ['electrical', villa, 'Elen har ojordade uttag i sovrummen.'],
    ['chimney', villa, 'Eldningsförbud råder på kakelugnen.'],
    ['radon', villa, 'Radon är inte mätt.'],
    ['moisture', villa, 'Huset står på torpargrund.'],
    ['sewage', villa, 'Avloppet är inte godkänt av kommunen.'],
    ['papers', flat, 'Avgiften höjs med 10 % från januari 2027.'],
    ['measuring', { ...flat, livingArea: 60 }, 'Boarean är 68 kvm enligt uppmätning.'],
  ])('%s', (id, listing, description) => {
    expect(ids(listing, description)).toContain(id);
  });

  // 2026 − 10 = 2016: what was mended later may still be damp.
  it.each([
    ['Källaren läckte 2011, och läckan lagades samma år.', false],
    ['Läckan i taket 1996 lagades samma vår.', false],
    ['Läckan i källaren lagades 2021.', true],
    ['Källaren läckte 2011, och läckan lagades 2019.', true],
    ['Läckan i källaren är lagad.', true],
  ])('measures no damp of what was mended long ago: %s', (description, isMeasured) => {
    const report = checks({ ...flat, yearBuilt: 1957 }, description);
    expect(report.some(({ id }) => id === 'moisture')).toBe(isMeasured);
  });

  it('says why in this home, who pays, and that a price of our own is experience', () => {
    const electrical = checks(villa, 'Elen har ojordade uttag i sovrummen.').find(
      ({ id }) => id === 'electrical',
    );
    expect(electrical).toMatchObject({
      title: 'Elbesiktning av ett auktoriserat elföretag',
      price: { min: 2_500, max: 6_000, uncertain: true },
      paidBy: 'Köparen',
    });
    expect(electrical?.why).toMatch(/^Ojordade eluttag\./);
    expect(electrical?.evidence).toContainEqual(
      expect.objectContaining({ kind: 'reference', table: 'checks' }),
    );
    expect(electrical?.evidence).toContainEqual(expect.objectContaining({ kind: 'quote' }));
  });

  it('has at most six, the dearest stake first', () => {
    const all = checks(
      villa,
      'Torpargrund. Ojordade uttag. Eldningsförbud. Radon är inte mätt. Avloppet är inte godkänt. Egen brunn utan vattenprov. Sättningar i huset. Fasaden är enstegstätad. Eternit på taket.',
    );
    expect(all).toHaveLength(6);
    expect(['inspection', 'moisture']).toContain(all[0]?.id);
  });

  it('sends no flat to a drain inspector and no villa to an association', () => {
    expect(ids(flat, 'Stammarna är från 1968.')).not.toContain('drains');
    expect(ids(villa, 'Rören är från 1974.')).not.toContain('papers');
  });

  it('has radon measured in a house that tells nothing of it, and in none that does or is new', () => {
    expect(checks(villa, 'Ett hus med trädgård.').find(({ id }) => id === 'radon')).toMatchObject({
      why: 'Annonsen säger inget om radon.',
      price: { min: 500, max: 1_500 },
    });
    expect(ids(villa, 'Radon: 110 Bq/m³ uppmätt 2022.')).not.toContain('radon');
    expect(ids({ ...villa, yearBuilt: 2015 }, 'Ett hus.')).not.toContain('radon');
    expect(ids(flat, 'En lägenhet.')).not.toContain('radon');
  });

  it('has none where nothing calls for one', () => {
    expect(ids({ ...villa, yearBuilt: 2024 }, 'Ett nytt hus.')).toEqual([]);
  });

  it('knows every rule it names that adverts state, and each price by its order', () => {
    const hyphened = checkRows.flatMap(({ rules }) => rules.split(' '));
    const titles = risks.flatMap(({ tells }) => tells.map(({ title }) => title));
    for (const { except = [] } of checkRows) expect(titles).toEqual(expect.arrayContaining([...except]));
    expect(statedKinds.filter((kind) => hyphened.includes(kind)).length).toBeGreaterThan(40);
    for (const { price } of checkRows) expect(price === null || price[0] <= price[1]).toBe(true);
  });
});
