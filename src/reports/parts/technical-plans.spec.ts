import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const home = (description: string, more: Listing): Listing => ({ price: 3_000_000, description, ...more });
const flat = (text: string, more: Listing = {}) =>
  home(text, { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1962, livingArea: 60, ...more });
const house = (text: string, more: Listing = {}) =>
  home(text, { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968, livingArea: 120, ...more });
const report = (listing: Listing) => writeRulesReport({ listing, images: [], disagreements: [], today });
const titles = (listing: Listing) => report(listing).keyFindings.map(({ title }) => title);

describe('a replacement that is planned', () => {
  it.each([
    ['Stambytet är klart sedan 2024. Stambyte planeras till 2029 för vattenledningarna.'],
    [
      'Avloppsstammarna byttes 2012. Vattenstammarna byts vid nästa stambyte, som enligt planen infaller 2029.',
    ],
    ['Vattenstammarna byttes 2012. Stambyte av avloppen är beslutat.'],
  ])('calls no pipes good: %s', (text) => {
    const { technicalSpecs } = report(flat(text));
    expect(technicalSpecs.plumbingAndElectrical).toMatchObject({
      status: 'yellow',
      reason: expect.stringContaining('kommande arbete') as string,
    });
    expect(titles(flat(text))).not.toContain('Stammarna har många år kvar');
  });

  it('calls no roof good', () => {
    const listing = house('Taket med betongpannor lades om 2016. Takbyte planeras 2030.');
    expect(report(listing).technicalSpecs.roof?.status).toBe('yellow');
    expect(titles(listing)).not.toContain('Taket har många år kvar');
    expect(JSON.stringify(report(listing).renovationAnalysis)).not.toContain('bara en del');
  });

  it.each([
    ['Stambytet beslutades 2019 och är klart sedan 2024.'],
    ['Stammarna byttes 2019. Inget stambyte planeras.'],
    // 2019 + 50 = 2069: a plan for the end of their life takes nothing from them.
    ['Stammarna byttes 2019. Nästa stambyte sker 2068 enligt underhållsplanen.'],
    ['Stambyte utfördes 2019. Grannföreningen planerar stambyte 2028.'],
  ])('is none: %s', (text) => {
    expect(report(flat(text)).technicalSpecs.plumbingAndElectrical?.status).toBe('green');
    expect(titles(flat(text))).toContain('Stammarna har många år kvar');
  });
});

describe('a roof of a material that nobody states', () => {
  it('is told with what its age means by material', () => {
    // 2026 − 2011 = 15: 5 years left of the 20 that felt lasts, 20 of the 35 of sheet metal.
    const { technicalSpecs, redFlags, renovationAnalysis } = report(house('Taket lades om 2011.'));
    expect(technicalSpecs.roof).toMatchObject({
      status: 'yellow',
      reason: expect.stringMatching(/från 2011.*materialet.*5 år.*20 år/i) as string,
    });
    expect(redFlags.map(({ rule }) => rule)).not.toContain('near-end-roof');
    expect(JSON.stringify(renovationAnalysis?.criticalRenovations)).not.toContain('taket');
  });

  it.each(['Taket med betongpannor lades om 2011.', 'Plåttaket är från 2011.'])('is not %s', (text) => {
    expect(report(house(text)).technicalSpecs.roof?.status).toBe('green');
  });

  it.each(['Sedumtaket lades 2011.', 'Taket är lika gammalt som grannens.'])('says nothing of %s', (text) => {
    expect(report(house(text)).technicalSpecs.roof).toBeUndefined();
  });
});

describe('work that left something out', () => {
  it.each([
    'Fönstren är från 2002, treglas, med undantag för källaren.',
    'Fönstren byttes 2002 till treglas, utom i källaren.',
    'Fönster från 2002, förutom två på gaveln.',
    'Nya fönster 2002 (undantaget burspråket).',
  ])('is not wholly good: %s', (text) => {
    expect(report(house(text)).technicalSpecs.windows).toMatchObject({
      status: 'yellow',
      reason: expect.stringContaining('bara till en del') as string,
    });
  });

  it.each([
    'Fönstren är från 2002, garaget undantaget.',
    'Alla fönster är från 2002, utan undantag.',
    'Fönstren är från 2002. Allt säljs utom gardinerna.',
    'Fönstren byttes 2002, och allt utom köket målades 2020.',
  ])('is whole: %s', (text) => {
    expect(report(house(text)).technicalSpecs.windows?.status).toBe('green');
  });
});
