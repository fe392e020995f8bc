import type { Listing } from '../../scraping/listing.types.js';
import { contextOf } from './context.js';
import { missingInformation } from './missing.js';
import { today } from './spec-adverts.js';

const missing = (description: string, listing: Listing) =>
  missingInformation(
    contextOf({ listing: { ...listing, description }, images: [], disagreements: [], today }),
  ).map((item) => item.field);
const flat: Listing = { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', yearBuilt: 1968 };
const house: Listing = { propertyType: 'Villa', tenure: 'Äganderätt', yearBuilt: 1968 };

describe('facts in running text', () => {
  it.each<[string, string, Listing]>([
    ['savings', 'Sparandet är 265 kr per kvadratmeter och år.', flat],
    ['debtPerSqm', 'Belåningen är 4 850 kr per kvadratmeter.', flat],
    ['debtPerSqm', 'Föreningens lån motsvarar 4 850 kr per kvadratmeter.', flat],
    ['landOwnership', 'Marken ägs av föreningen.', flat],
    ['genuine', 'Föreningen är äkta.', flat],
    ['operatingCost', 'Driftkostnaden ligger på 31 000 kr per år.', house],
    ['floor', 'Lägenheten ligger på tredje våningen.', flat],
    ['balcony', 'Altan i västerläge.', flat],
    ['storage', 'Källarförråd ingår.', flat],
    ['radon', 'Radonmätt 2022.', house],
    ['taxValue', 'Taxeringsvärdet är 2 100 000 kr.', house],
    ['tomtarea', 'Tomten är 870 kvm.', house],
  ])('are not missing: %s', (field, text, listing) => {
    expect(missing('Ett hem.', listing)).toContain(field);
    expect(missing(text, listing)).not.toContain(field);
  });

  it.each<[string, string, Listing]>([
    ['savings', 'Ett gott sparande, och skulden är 4 850 kr per kvm.', flat],
    ['operatingCost', 'Driftkostnaden är låg.', house],
    ['taxValue', 'Taxeringsvärdet är inte fastställt.', house],
  ])('are still missing where no value stands: %s', (field, text, listing) => {
    expect(missing(text, listing)).toContain(field);
  });
});
