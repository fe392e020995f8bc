import type { Extraction } from './extract/extract.js';
import type { Listing } from './listing.types.js';
import { isSameHome, mergeSources } from './merge-sources.js';

function from(url: string, listing: Listing): Extraction {
  return {
    listing,
    provenance: Object.fromEntries(Object.keys(listing).map((field) => [field, { url, reader: 'test' }])),
  };
}
const merge = (portal: Listing, broker: Listing) => mergeSources(from('p', portal), from('b', broker));

it('lets the broker fill in and correct, but not blur', () => {
  const { listing, provenance } = merge(
    { address: 'Provgatan 7', livingArea: 71.5, operatingCost: 5000, heating: 'Värme' },
    {
      address: 'Drömmen på Provgatan',
      livingArea: 72,
      operatingCost: 5412,
      heating: 'Fjärrvärme',
      energyClass: 'C',
    },
  );
  expect(listing).toEqual({
    address: 'Provgatan 7',
    livingArea: 71.5,
    operatingCost: 5412,
    heating: 'Fjärrvärme',
    energyClass: 'C',
  });
  expect([provenance.livingArea?.url, provenance.energyClass?.url]).toEqual(['p', 'b']);
});

it('keeps the fuller text and the larger gallery, and says whose pictures they are', () => {
  const fewer = merge(
    { images: ['1', '2'], description: 'lång text' },
    { images: ['3'], description: 'kort' },
  );
  expect([fewer.listing.images, fewer.listing.description, fewer.picturesFromBroker]).toEqual([
    ['1', '2'],
    'lång text',
    false,
  ]);
  expect(merge({ images: ['1'] }, { images: ['3', '4'] }).picturesFromBroker).toBe(true);
});

it.each([
  ['two areas', { livingArea: 62 }, { livingArea: 64 }, ['livingArea']],
  ['a rounded area', { livingArea: 62 }, { livingArea: 62.4 }, []],
  ['two fees', { monthlyFee: 4100 }, { monthlyFee: 4300 }, ['monthlyFee']],
  ['a fee with ören', { monthlyFee: 4100 }, { monthlyFee: 4100.5 }, []],
  ['two energy classes', { energyClass: 'C' }, { energyClass: 'D' }, ['energyClass']],
  ['capitals', { tenure: 'Bostadsrätt' }, { tenure: 'bostadsrätt' }, []],
  ['one that is silent', { rooms: 3 }, {}, []],
])('news or not: %s', (_case, portal, broker, fields) => {
  expect(merge(portal, broker).disagreements.map(({ field }) => field)).toEqual(fields);
});

it.each([
  [{ address: 'Provgatan 7 B' }, { address: 'Provgatan 7B, 3 tr' }, true],
  [{ address: 'Provgatan 7' }, { address: 'Provgatan 9', livingArea: 62 }, false],
  [
    { address: 'Provgatan 7', livingArea: 62, rooms: 3 },
    { title: 'Ljus trea', livingArea: 62, rooms: 3 },
    true,
  ],
  [
    { address: 'Provgatan 7', livingArea: 62, rooms: 3 },
    { title: 'Ljus trea', livingArea: 80, rooms: 3 },
    false,
  ],
  [{ address: 'Provgatan 7', tomtarea: 980 }, { tomtarea: 980 }, true],
  [{ address: 'Provgatan 7' }, { title: 'Våra bostäder' }, false],
])('one home or two: %j and %j', (one, other, same) => {
  expect(isSameHome(one, other)).toBe(same);
});
