import type { Listing } from '../../scraping/listing.types.js';
import { today } from '../../../test/support/reports/adverts.js';
import { writeRulesReport } from '../rules-analyst.js';
import { boughtOf, buys } from './bought.js';
import { contextOf } from './context.js';

const input = (more: Listing) => ({
  listing: { price: 2_000_000, livingArea: 80, ...more },
  images: [],
  disagreements: [],
  today,
});
const context = (more: Listing) => contextOf(input(more));
const house = { propertyType: 'Villa', tenure: 'Äganderätt' };

it.each<[string, Listing]>([
  ['freehold', house],
  ['site-leasehold', { ...house, tenure: 'Tomträtt' }],
  ['movable', { ...house, tenure: 'Arrende' }],
  ['property-share', { ...house, description: 'Försäljningen avser 25 % av fastigheten.' }],
  ['freehold', { ...house, description: 'Fastigheten har 1/12 i en samfällighet. 40 % av tomten är skog.' }],
  ['plot', { propertyType: 'Tomt', tenure: 'Äganderätt' }],
  ['owner-flat', { propertyType: 'Lägenhet', tenure: 'Äganderätt' }],
  ['tenant-owned', { propertyType: 'Lägenhet', tenure: 'Bostadsrätt' }],
  ['association-share', { propertyType: 'Lägenhet', tenure: 'Andel i bostadsförening' }],
  ['tenancy', { propertyType: 'Lägenhet', tenure: 'Hyresrätt' }],
  ['unknown', {}],
])('%s is bought', (bought, more) => {
  expect(boughtOf(context(more))).toBe(bought);
});

it.each(['Fritidshus', 'Gård', 'Hästgård', 'Lantbruksfastighet med gård'])(
  'a %s is compared with no house',
  (propertyType) => {
    expect(buys(context({ ...house, propertyType }))).toMatchObject({ compared: null, hasTitle: true });
  },
);

it.each(['Villa', 'Radhus', 'Gårdshus'])('a %s is compared with houses', (propertyType) => {
  expect(buys(context({ ...house, propertyType })).compared).toBe('houses');
});

describe('what is paid once', () => {
  const labels = (more: Listing) =>
    writeRulesReport(input(more)).purchaseCosts?.lines.map(({ label }) => label.replace(/\s\(.*/, '')) ??
    null;

  it.each<[string, Listing, string[] | null]>([
    ['a house', house, ['Lagfart', 'Pantbrev']],
    ['land', { propertyType: 'Tomt', tenure: 'Äganderätt' }, ['Lagfart']],
    ['movable property', { ...house, tenure: 'Arrende' }, null],
    ['a tenancy', { propertyType: 'Lägenhet', tenure: 'Hyresrätt' }, null],
    [
      'a flat of an association',
      { propertyType: 'Lägenhet', tenure: 'Bostadsrätt', associationFacts: { transferFee: 1400 } },
      ['Överlåtelseavgift'],
    ],
  ])('for %s', (_, more, expected) => {
    expect(labels(more)).toEqual(expected);
  });
});
