import type { Listing } from '../../scraping/listing.types.js';
import { today } from '../../../test/support/reports/adverts.js';
import { contextOf, flag } from '../facts/context.js';
import { withToldCost } from './told-cost.js';

const drainage = flag({
  rule: 'ground-worn',
  title: 'Gammal eller bristande dränering',
  category: 'Grund',
  severity: 'critical',
  description: 'Vatten som inte leds bort tar sig in i källare och grund.',
  evidence: [{ kind: 'field', name: 'yearBuilt', value: 1957 }],
});
const priced = (description: string, more: Partial<typeof drainage> = {}, listing: Listing = {}) =>
  withToldCost(
    contextOf({
      listing: { propertyType: 'Villa', tenure: 'Äganderätt', livingArea: 100, description, ...listing },
      images: [],
      disagreements: [],
      today,
    }),
  )({ ...drainage, ...more }).estimatedCost;

it('what the reader told of the drainage has the sum of this house, and its proof', () => {
  // √100 = 10, × 4.2 = 42 m: × 2 500 = 105 000, × 5 000 = 210 000.
  expect(priced('Enplansvilla med källare.')).toMatchObject({ min: 105_000, max: 210_000 });
});

it.each<[string, string, Partial<typeof drainage>, Listing]>([
  ['another thing of the same kind', 'Enplansvilla.', { title: 'Regnvatten som inte leds bort' }, {}],
  ['a house of an association', 'Radhus.', {}, { propertyType: 'Radhus', tenure: 'Bostadsrätt' }],
])('has none for %s', (_, description, more, listing) => {
  expect(priced(description, more, listing)).toBeUndefined();
});
