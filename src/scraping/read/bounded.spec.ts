import { bounded, longestAddress } from './bounded.js';

const many = (count: number) => Array.from({ length: count }, (_, index) => `https://x.se/${index}`);

it('leaves an advert as it is', () => {
  const read = {
    isListing: true,
    listing: {
      address: 'Provgatan 7',
      rooms: 2.5,
      description: 'Ljus trea. '.repeat(2_000),
      images: many(100),
      documents: [{ name: 'Årsredovisning', url: 'https://x.se/1.pdf' }],
      coordinates: { lat: 59.3, lon: 18.1 },
    },
    provenance: { address: { url: 'https://x.se', reader: 'labels' } },
    canonicalUrl: undefined,
  };
  expect(bounded(read)).toEqual(read);
});

it('cuts what no advert has', () => {
  const { listing } = bounded({
    listing: {
      address: 'P'.repeat(100_000),
      description: 'L'.repeat(100_000),
      images: many(60_000),
      documents: many(60_000).map((url) => ({ name: url, url })),
      features: ['balkong'.repeat(1_000)],
      annualOperatingCosts: Object.fromEntries(many(60_000).map((url) => [url, 1])),
    },
  });
  expect(listing.address).toHaveLength(1_000);
  expect(listing.description).toHaveLength(40_000);
  expect(listing.images).toEqual(many(200));
  expect(listing.documents).toHaveLength(60);
  expect(listing.features[0]).toHaveLength(1_000);
  expect(Object.keys(listing.annualOperatingCosts)).toHaveLength(200);
});

it('cuts many long texts to what all of an advert has', () => {
  const renovations = Array.from({ length: 200 }, () => 'R'.repeat(40_000));
  const { listing } = bounded({
    listing: { images: many(100), renovations, rooms: 3, address: 'Provgatan 7' },
  });
  expect(listing.renovations.join('')).toHaveLength(80_000);
  expect(listing).toMatchObject({ images: many(100), rooms: 3, address: '' });
});

it('leaves an address whole or out, for a part of one leads elsewhere', () => {
  const address = (length: number, path = 'a') => `https://x.se/${path}`.padEnd(length, 's');
  const whole = address(longestAddress);
  const long = address(longestAddress + 1);
  const read = bounded({
    listing: {
      images: [long, whole, address(longestAddress + 1, 'b')],
      floorplans: [long],
      linkToBroker: long,
      documents: [
        { name: 'Stadgar', url: long },
        { name: 'Årsredovisning', url: whole },
      ],
    },
    provenance: { images: { url: whole, reader: 'page' }, rooms: { url: long, reader: 'page' } },
    canonicalUrl: long,
  });
  expect(read).toEqual({
    listing: {
      images: [whole],
      floorplans: [],
      documents: [{ name: 'Årsredovisning', url: whole }],
    },
    provenance: { images: { url: whole, reader: 'page' } },
  });
});

it('counts the addresses that are left, not those that are out', () => {
  const long = 'https://x.se/'.padEnd(longestAddress + 1, 's');
  const { images } = bounded({ images: [...Array.from({ length: 200 }, () => long), 'https://x.se/1'] });
  expect(images).toEqual(['https://x.se/1']);
});
