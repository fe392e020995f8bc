import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { area, rooms } from '../../../shared/format/home.js';
import { kr } from '../../../shared/format/money.js';

export type BasicFact = readonly [label: string, value: string];

/** Money that is nothing or zero is not stated: no home is free. */
function money(value: number | undefined, per?: 'm²' | 'mån' | 'år'): string | null {
  return value ? kr(value, per) : null;
}

/** What the home costs to live in: the monthly fee, or without one the yearly running cost. */
function runningFact(listing: ReportListing): readonly [string, string | null] {
  const fee = money(listing.monthlyFee, 'mån');
  if (fee) return ['Månadsavgift', fee];
  return ['Driftkostnad', money(listing.operatingCost ?? listing.annualOperatingCosts?.total, 'år')];
}

/** The home in ten facts, as far as the advert states them. */
export function basicFacts(listing: ReportListing): BasicFact[] {
  const facts: (readonly [string, string | null | undefined])[] = [
    listing.saleStatus === 'sold' && listing.soldPrice
      ? ['Slutpris', kr(listing.soldPrice)]
      : [
          listing.price && listing.priceText && !/\d/.test(listing.priceText) ? listing.priceText : 'Pris',
          money(listing.price) ?? listing.priceText,
        ],
    ['Boarea', listing.livingArea ? area(listing.livingArea) : null],
    ['Antal rum', listing.rooms ? rooms(listing.rooms) : null],
    runningFact(listing),
    ['Byggår', listing.yearBuiltText ?? listing.yearBuilt?.toString()],
    ['Bostadstyp', listing.propertyType],
    ['Upplåtelseform', listing.tenure],
    ['Våning', listing.floor],
    ['Biarea', listing.biarea ? area(listing.biarea) : null],
    ['Tomtarea', listing.tomtarea ? area(listing.tomtarea) : null],
    ['Energiklass', listing.energyClass],
  ];
  return facts.filter((fact): fact is BasicFact => Boolean(fact[1]));
}

/** The four facts of the header: price, size, rooms, fee. */
export function keyFacts(listing: ReportListing): string[] {
  return [
    money(listing.price) ?? listing.priceText,
    listing.livingArea ? area(listing.livingArea) : null,
    listing.rooms ? rooms(listing.rooms) : null,
    runningFact(listing)[1],
  ].filter((fact): fact is string => Boolean(fact));
}
