import type { AnalysisResult } from '../../src/reports/analysis-result.schema.js';
import { analysisResultSchema } from '../../src/reports/analysis-result.schema.js';
import type { AssociationFacts, Listing } from '../../src/scraping/listing.types.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import { notedBeside, trackingOf } from './listing-debug.js';
import { hostileLink, payload, poisoned } from './payloads.js';
import { fullFlat } from './report-homes.js';
import type { ReportOfHome } from './report-stage.js';

const t = payload;

const association: Required<AssociationFacts> = {
  ...{
    name: t,
    registrationNumber: t,
    debtPerSqmBasis: t,
    transferFeePaidBy: t,
    finances: t,
    renovations: t,
  },
  ...{ parking: t, broadband: t, sublettingPolicy: t, genuine: true, ownsLand: false, share: 1.2 },
  ...{
    numberOfApartments: 40,
    numberOfRentalUnits: 2,
    numberOfPremises: 1,
    debtPerSqm: 9_000,
    indirectNetDebt: 1,
  },
  ...{ feePerSqm: 700, savingsPerSqm: 200, transferFee: 1_400, pledgeFee: 500, repairFund: 9_000 },
};

/** Every field that an advert has; the compiler asks for those that are added. */
const listing: Required<Listing> = {
  ...{ title: t, address: t, area: t, city: t, postalCode: t, municipality: t, county: t, summary: t },
  ...{
    description: t,
    priceText: t,
    includedInFee: t,
    tenure: t,
    propertyType: t,
    floor: t,
    apartmentNumber: t,
  },
  ...{
    yearBuiltText: t,
    energyClass: t,
    broker: t,
    brokerAgency: t,
    association: t,
    structure: t,
    facade: t,
  },
  ...{ roof: t, windows: t, foundation: t, heating: t, ventilation: t, waterAndSewage: t, plumbing: t },
  ...{ electrical: t, energySource: t, internet: t, publishedAt: t, saleStatus: 'for_sale' },
  ...{ features: [t, t], showings: [t], renovations: [t, t], linkToBroker: hostileLink },
  ...{ images: [hostileLink], floorplans: [hostileLink], documents: [{ name: t, url: hostileLink }] },
  ...{ coordinates: { lat: 59, lon: 18 }, price: 4_150_000, soldPrice: 1, pricePerSqm: 58_000, rooms: 3 },
  ...{ livingArea: 71.5, biarea: 3, tomtarea: 100, monthlyFee: 5_240, operatingCost: 6_600 },
  ...{ leaseholdFeePerYear: 1, leasePerYear: 1, annualOperatingCosts: { total: 6_600, [t]: 100 } },
  ...{ tenureKind: 'bostadsrätt', propertyKind: 'lägenhet', spans: { rooms: { from: 2, to: 3 } } },
  ...{ elevator: false, yearBuilt: 1958, energyPerformance: 110, associationFacts: association },
  ...{ taxValues: { mainProperty: 1, adjacentProperty: 1, totalTaxValue: 1, year: 2024 } },
  mortgageDeeds: { count: 1, total: 1 },
};

/** Words of machines, by which a page tells cases apart. */
const machineWords = ['kind', 'outcome', 'code', 'stage', 'action', 'field', 'source', 'searchEngineType'];

/** The same with every text the payload, and every address one that runs. */
function poisonAll<T>(value: T, key = ''): T {
  if (typeof value === 'string') {
    if (machineWords.includes(key)) return value;
    return (key === 'url' ? hostileLink : payload) as T;
  }
  if (Array.isArray(value)) return value.map((one: unknown) => poisonAll(one, key)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisonAll(one, name)])) as T;
}

/** What a hostile advert and a model that follows it would leave, had it passed every gate. */
export const poisonedResult = (): AnalysisResult =>
  analysisResultSchema.parse({
    ...(poisoned(analysisResultSchema) as AnalysisResult),
    verdict: 'RED',
    askFirst: [0],
  });

/** A home whose every text is hostile: the advert's, what was noted beside it, and the report's. */
export const poisonedHome = (): ReportOfHome => ({
  listing: fullFlat(),
  photos: 1,
  plans: 1,
  raw: {
    ...listing,
    ...(poisonAll({ ...notedBeside(), imageTrackingData: trackingOf(1, 1) }) as Partial<RawListingData>),
    // Of pages that were read, which the rules name by their hosts.
    disagreements: notedBeside().disagreements!.map(({ field, values }) => ({
      field,
      values: values.map(({ url }) => ({ url, value: t })),
    })),
  },
  change: () => poisonedResult(),
  fields: {
    ...({ address: t, municipality: t, propertyType: t, tenure: t, hemnetUrl: hostileLink } as const),
  },
});
