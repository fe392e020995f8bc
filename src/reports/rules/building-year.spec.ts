import type { Listing } from '../../scraping/listing.types.js';
import { buildingYearFindings } from './building-year.js';
import { contextOf } from './context.js';
import { today } from './spec-adverts.js';

const slab = (listing: Listing) =>
  buildingYearFindings(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1974, ...listing },
      images: [],
      disagreements: [],
      today,
    }),
  ).find((risk) => risk.id === 'slab-years');

describe('a slab of the risky years', () => {
  it('is a stated fact when the advert says so', () => {
    expect(slab({ foundation: 'Platta på mark' })?.text).toMatch(/^Annonsen anger platta på mark/);
    expect(slab({ description: 'Huset står på gjuten platta.' })?.title).toContain('enligt annonsen');
  });

  it('is a guess of the year when the advert is silent, and none beside another foundation', () => {
    expect(slab({})?.text).not.toContain('Annonsen anger');
    expect(slab({ foundation: 'Källare' })).toBeUndefined();
    expect(slab({ foundation: 'Platta på mark', yearBuilt: 1998 })).toBeUndefined();
  });
});
