import type { Listing } from './listing.types.js';
import { storedListing } from './stored-listing.schema.js';

const ours: Listing = {
  address: 'Provgatan 3',
  area: 'Norr',
  price: 1_950_000,
  livingArea: 74.5,
  features: ['Balkong'],
  taxValues: { totalTaxValue: 1_640_000, year: 2024 },
  annualOperatingCosts: { total: 24_000 },
  associationFacts: { name: 'BRF Provet', savingsPerSqm: -40 },
};

it('gives a listing that we stored back itself', () => {
  expect(storedListing(ours)).toBe(ours);
});

it.each<[string, object, Listing]>([
  ['a fee as text', { monthlyFee: '3 450 kr/mån' }, { monthlyFee: 3450 }],
  ['a living area as text', { livingArea: '58 m²' }, { livingArea: 58 }],
  ['a living area under the name of the district', { area: '58 m²' }, { livingArea: 58 }],
  ['rooms as text', { rooms: '2,5 rum' }, { rooms: 2.5 }],
  [
    'facts under their other names',
    { askingPrice: 2_000_000, numberOfRooms: 3 },
    { price: 2_000_000, rooms: 3 },
  ],
  [
    'a tax value as text',
    { taxValues: { totalTaxValue: '1 640 000' } },
    { taxValues: { totalTaxValue: 1_640_000 } },
  ],
  ['a list as JSON', { features: '["Balkong"]' }, { features: ['Balkong'] }],
  ['no text that is no figure', { city: 'Gävle', monthlyFee: 'okänd' }, { city: 'Gävle' }],
  ['nothing where nothing is understood', { monthlyFee: 'okänd' }, {}],
])('reads %s', (_, record, listing) => {
  expect(storedListing(record)).toEqual(listing);
});
