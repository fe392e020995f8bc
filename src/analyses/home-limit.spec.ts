import { propertyKindOf } from '../scraping/extract/vocabulary.js';
import { homeLimitOf } from './home-limit.js';

it.each([
  ['Lägenhet', null],
  ['Friliggande villa', null],
  ['Fritidshus', null],
  ['Tomt', 'plot'],
  ['Gård/skog', 'farm'],
  ['Hästgård', 'farm'],
  ['Gård utan jordbruk', null],
  ['Flerfamiljshus', 'rented-house'],
  ['Övrigt', null],
])('of %s: %s', (propertyType, limit) => {
  expect(homeLimitOf({ propertyType, propertyKind: propertyKindOf(propertyType) })).toBe(limit);
});

it('is that it is sold, whatever it is', () => {
  expect(homeLimitOf({ propertyType: 'Tomt', propertyKind: 'tomt', saleStatus: 'sold' })).toBe('sold');
  expect(homeLimitOf({ saleStatus: 'for_sale' })).toBeNull();
});
