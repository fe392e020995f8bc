import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { withFigures } from '../../../shared/format/stored.js';

const figures = new Set([
  'price',
  'soldPrice',
  'pricePerSqm',
  'rooms',
  'livingArea',
  'biarea',
  'tomtarea',
  'monthlyFee',
  'operatingCost',
  'leaseholdFeePerYear',
  'leasePerYear',
  'energyPerformance',
]);

const associationFigures = new Set([
  'numberOfApartments',
  'numberOfRentalUnits',
  'numberOfPremises',
  'debtPerSqm',
  'indirectNetDebt',
  'feePerSqm',
  'savingsPerSqm',
  'transferFee',
  'pledgeFee',
  'repairFund',
  'share',
]);

/** A stored listing as the page reads it: its figures are numbers, also where they were kept as texts (`3 450 kr/mån`). */
export function readListing(stored: ReportListing): ReportListing {
  const { annualOperatingCosts, taxValues, mortgageDeeds, associationFacts, price } = stored;
  const listing = withFigures(stored, figures);
  return {
    ...listing,
    // `Pris på begäran` in the place of a sum.
    ...(typeof price === 'string' &&
      listing.price === undefined && { priceText: listing.priceText ?? price }),
    ...(annualOperatingCosts && { annualOperatingCosts: allFigures(annualOperatingCosts) }),
    ...(taxValues && { taxValues: allFigures(taxValues) }),
    ...(mortgageDeeds && { mortgageDeeds: allFigures(mortgageDeeds) }),
    ...(associationFacts && { associationFacts: withFigures(associationFacts, associationFigures) }),
  };
}

const allFigures = <T extends object>(stored: T): T => withFigures(stored, new Set(Object.keys(stored)));
