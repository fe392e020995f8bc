import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { kr } from '../../../shared/format/money.js';
import { counted } from '../../../shared/format/home.js';
import { fieldLabel } from '../../../shared/field-labels.js';
import type { Fact } from '../parts/fact-list.js';

/** What the advert states about money: fee, running costs, leases, tax values and mortgage deeds. All kr. */
export function economyFacts(listing: ReportListing): Fact[] {
  const { annualOperatingCosts: running, taxValues: tax, mortgageDeeds: deeds } = listing;
  const runningTotal = running?.total ?? listing.operatingCost;
  const facts: Fact[] = [
    ['Månadsavgift', listing.monthlyFee ? kr(listing.monthlyFee, 'mån') : null],
    ['Ingår i avgiften', listing.includedInFee],
    ['Driftkostnad', runningTotal ? kr(runningTotal, 'år') : null],
    ...Object.entries(running ?? {})
      .filter(([name, value]) => name !== 'total' && value)
      .map(([name, value]): Fact => [`– ${runningCostLabel(name)}`, kr(value ?? 0, 'år')]),
    ['Tomträttsavgäld', listing.leaseholdFeePerYear ? kr(listing.leaseholdFeePerYear, 'år') : null],
    ['Arrende', listing.leasePerYear ? kr(listing.leasePerYear, 'år') : null],
    ['Taxeringsvärde', tax?.totalTaxValue ? kr(tax.totalTaxValue) : null],
    ['– byggnad', tax?.mainProperty ? kr(tax.mainProperty) : null],
    ['– mark', tax?.adjacentProperty ? kr(tax.adjacentProperty) : null],
    ['Taxeringsår', tax?.year?.toString()],
    ['Pantbrev', deedText(deeds)],
  ];
  return facts.filter(([, value]) => value);
}

function deedText(deeds: ReportListing['mortgageDeeds']): string | null {
  const parts = [
    deeds?.count ? counted(deeds.count, 'pantbrev', 'pantbrev') : null,
    deeds?.total ? kr(deeds.total) : null,
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** A known machine word in Swedish; the page's own word as it is. */
function runningCostLabel(name: string): string {
  const label = fieldLabel(`annualOperatingCosts.${name}`);
  return label === fieldLabel('annualOperatingCosts') ? name : label;
}
