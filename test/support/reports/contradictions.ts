import type { Listing } from '../../../src/scraping/listing.types.js';

/** Homes of our own making whose facts the specs of contradictions set against other words. */

export const flat = {
  propertyType: 'Lägenhet',
  tenure: 'Bostadsrätt',
  price: 4_000_000,
  rooms: 3,
  livingArea: 80,
  monthlyFee: 4500,
  yearBuilt: 1962,
  floor: '3 av 5',
  elevator: true,
  energyClass: 'C',
  association: 'Brf Lindhagen',
} satisfies Listing;

export const villa = {
  propertyType: 'Villa',
  tenure: 'Äganderätt',
  price: 4_000_000,
  rooms: 5,
  livingArea: 140,
  biarea: 34,
  tomtarea: 900,
  yearBuilt: 1974,
  operatingCost: 36_000,
  energyClass: 'D',
} satisfies Listing;
