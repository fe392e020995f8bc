import type { Listing } from '../../scraping/listing.types.js';
import { writeRulesReport } from '../rules-analyst.js';
import { today } from '../../../test/support/reports/adverts.js';

const facade = (description: string, more: Listing = {}) =>
  writeRulesReport({
    listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 2005, description, ...more },
    images: [],
    disagreements: [],
    today,
  }).technicalSpecs.facade;

describe('facade by how it is built', () => {
  it.each([
    ['Huset har enstegstätad puts.', 'red'],
    ['Putsen är lagd direkt på cellplasten utanpå träreglarna.', 'red'],
    ['Fasaden är klädd med träpanel och har luftspalt.', 'green'],
    ['Luftspaltad stående panel, målad 2023.', 'green'],
    ['Den enstegstätade fasaden byttes i sin helhet mot en tvåstegstätad, slutbesiktigad.', 'green'],
    ['Fasaden var enstegstätad men byttes mot en luftspaltad, med intyg.', 'green'],
    ['Mexitegel med luftspalt.', 'green'],
    ['Fasad i tegel.', undefined],
    ['Fasaden saknar luftspalt.', undefined],
    ['Taket har luftspalt under plåten.', undefined],
    ['Grannens fasad är enstegstätad.', undefined],
    ['Grannens tegelfasad har luftspalt.', undefined],
  ])('%s', (text, status) => {
    expect(facade(text)?.status).toBe(status);
  });

  it('doubts such a wall in a house from before they were common', () => {
    expect(facade('Putsen är lagd direkt på cellplasten.', { yearBuilt: 1970 })?.status).toBe('yellow');
  });

  it('lets an air gap say nothing of the age of old panel, but of brick', () => {
    // 52 years: past the 40 of panel. Brick is not replaced by the table of lives.
    expect(facade('Träpanel med luftspalt.', { yearBuilt: 1974 })).toBeUndefined();
    expect(facade('Rött tegel med luftspalt.', { yearBuilt: 1974 })?.status).toBe('green');
  });

  it('judges a dated facade by its year', () => {
    // 2026 − 1985 = 41 years of the 40 that panel lasts.
    expect(facade('Träpanel från 1985 med luftspalt.', { yearBuilt: 1985 })?.status).toBe('red');
  });

  it('knows that panel is no older than a new house', () => {
    const found = facade('Stående träpanel.', { yearBuilt: 2018 });
    expect(found?.status).toBe('green');
    // 2026 − 2018.
    expect(found?.reason).toContain('högst 8 år');
    expect(facade('Stående träpanel.', { yearBuilt: 2008 })).toBeUndefined();
  });

  it('counts new panel on the gables of a brick house as the whole of it', () => {
    expect(facade('Tegel med ny liggande träpanel på gavlarna 2019.')?.status).toBe('green');
    expect(facade('Träfasad, panelen ny på gaveln mot vägen 2019.')?.status).toBe('yellow');
  });
});
