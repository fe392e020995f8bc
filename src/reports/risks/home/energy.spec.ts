import type { Listing } from '../../../scraping/listing.types.js';
import { contextOf } from '../../facts/context.js';
import { energyFlags } from './energy.js';
import { today } from '../../../../test/support/reports/adverts.js';

const read = (listing: Listing) =>
  energyFlags(contextOf({ listing, images: [], disagreements: [], today })).map((flag) => [
    flag.title,
    flag.severity,
    flag.weight,
  ]);

describe('the energy class', () => {
  it.each([
    ['G', 'Energiklass G'],
    ['F', 'Energiklass F'],
    ['f (primärenergital 210)', 'Energiklass F'],
  ])('warns of a house in %s', (energyClass, title) => {
    expect(read({ propertyType: 'Villa', tenure: 'Äganderätt', energyClass })).toEqual([
      [title, 'warning', 2],
    ]);
  });

  it('weighs less for a flat, whose association pays', () => {
    expect(read({ propertyType: 'Lägenhet', tenure: 'Bostadsrätt', energyClass: 'G' })).toEqual([
      ['Energiklass G', 'warning', 1],
    ]);
  });

  it.each(['A', 'C', 'E', 'Ej angiven', undefined])('is no matter in %s', (energyClass) => {
    expect(read({ propertyType: 'Villa', ...(energyClass ? { energyClass } : {}) })).toEqual([]);
  });
});
