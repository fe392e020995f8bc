import { listingSchema } from './listing.schema.js';
import type { Listing } from './listing.types.js';

describe('listingSchema', () => {
  it('reads raw_listing_data with numbers and lists as texts and facts under their other names', () => {
    const record = {
      address: 'Provgatan 3',
      municipality: 'Gävle',
      askingPrice: '4 950 000 kr',
      numberOfRooms: '2,5 rum',
      area: '58 m²',
      monthlyFee: '3 450 kr/mån',
      operatingCost: '500 kr/mån',
      tenure: 'Bostadsrätt',
      propertyType: 'Lägenhet',
      constructionYear: '1962',
      energyClass: 'energiklass d',
      features: '["Balkong","Hiss"]',
      showings: '["2026-11-29T13:00:00+01:00"]',
      annualOperatingCosts: { total: '42 000' },
      taxValues: '{"totalTaxValue":"1 640 000"}',
      mortgageDeeds: '3 st om totalt 900 000 kr',
      renovations: [{ year: 2019, description: 'Kök' }, 'Badrum 2015'],
      documents: [
        { name: 'Årsredovisning 2025', url: 'https://maklare.example/ar.pdf' },
        { name: 'Utan länk' },
      ],
      images: [{ url: 'https://bilder.example/1.jpg' }, 'ingen länk'],
      imageTrackingData: { summary: {} },
    };
    expect(listingSchema.parse(record)).toEqual({
      address: 'Provgatan 3',
      municipality: 'Gävle',
      price: 4_950_000,
      rooms: 2.5,
      livingArea: 58,
      monthlyFee: 3450,
      operatingCost: 6000,
      tenure: 'Bostadsrätt',
      tenureKind: 'bostadsrätt',
      propertyType: 'Lägenhet',
      propertyKind: 'lägenhet',
      yearBuilt: 1962,
      energyClass: 'D',
      features: ['Balkong', 'Hiss'],
      showings: ['2026-11-29T13:00:00+01:00'],
      annualOperatingCosts: { total: 42_000 },
      taxValues: { totalTaxValue: 1_640_000 },
      mortgageDeeds: { count: 3, total: 900_000 },
      renovations: ['Kök 2019', 'Badrum 2015'],
      documents: [{ name: 'Årsredovisning 2025', url: 'https://maklare.example/ar.pdf' }],
      images: ['https://bilder.example/1.jpg'],
    });
  });

  it('gives a listing back as it was', () => {
    const listing: Listing = {
      area: 'Norr',
      city: 'Gävle',
      description: 'Första stycket.\nAndra stycket.',
      price: 1_950_000,
      rooms: 3,
      livingArea: 74.5,
      monthlyFee: 0,
      tenure: 'Bostadsrätt',
      tenureKind: 'bostadsrätt',
      elevator: false,
      coordinates: { lat: 60.67, lon: 17.14 },
      spans: { livingArea: { from: 74.5, to: 80 } },
      associationFacts: {
        name: 'BRF Provet',
        debtPerSqm: 0,
        savingsPerSqm: -40,
        share: 1.25,
        ownsLand: true,
      },
      saleStatus: 'for_sale',
    };
    expect(listingSchema.parse(listing)).toEqual(listing);
  });

  it.each([
    ['words in place of a price', { price: 'Accepterat pris' }, { priceText: 'Accepterat pris' }],
    ['a neighbourhood under area', { area: 'Södra Förstaden' }, { area: 'Södra Förstaden' }],
    ['broken JSON in a list', { city: 'Gävle', features: '["Balkong"' }, { city: 'Gävle' }],
  ])('understands %s', (_, record, listing) => {
    expect(listingSchema.parse(record)).toEqual(listing);
  });

  it.each([
    ['a list', []],
    ['a text', 'hej'],
    ['nothing of a home', { hello: 1 }],
    ['null', null],
  ])('refuses %s', (_, value) => {
    expect(listingSchema.safeParse(value).success).toBe(false);
  });
});
