import type { ReportListing } from '../../../../../src/analyses/analysis.types.js';
import { area, rooms } from '../../../shared/format/home.js';
import { kr } from '../../../shared/format/money.js';
import type { HandInWay } from '../../../shared/helped-by-hand-in.js';
import { reportTexts } from '../../../shared/texts/report.js';

/** `isFromLink`: no page was read that states it. */
export type BasicFact = readonly [label: string, value: string, isFromLink?: true];

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

function isSold(listing: ReportListing): boolean {
  return Boolean(listing.soldPrice) && listing.saleStatus === 'sold';
}

/** The price under the page's own word for it; a sold home has both the final and the asking price. */
export function priceFacts(listing: ReportListing): (readonly [string, string | null | undefined])[] {
  const asked = money(listing.price);
  if (isSold(listing)) {
    return [
      ['Slutpris', money(listing.soldPrice)],
      ['Utgångspris', asked],
    ];
  }
  const isNamed = asked && listing.priceText && !/\d/.test(listing.priceText);
  return [[isNamed ? listing.priceText : 'Pris', asked ?? listing.priceText]];
}

/** Where the sale stands when that is news; null while the home is for sale. */
export function saleNote({ saleStatus }: Pick<ReportListing, 'saleStatus'>): string | null {
  if (saleStatus === 'sold') return reportTexts.sale.sold;
  if (saleStatus === 'removed') return reportTexts.sale.removed;
  return saleStatus === 'upcoming' ? reportTexts.sale.upcoming : null;
}

/** The home in ten facts, as far as the advert states them. */
export function basicFacts(listing: ReportListing): BasicFact[] {
  const facts: (readonly [string, string | null | undefined])[] = [
    ...priceFacts(listing),
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
  const fromLink = new Set(listing.fromLink.map((field) => labelsOfLink[field]));
  return facts.flatMap(([label, value]): BasicFact[] => {
    if (!value) return [];
    return [fromLink.has(label) ? [label, value, true] : [label, value]];
  });
}

/** The facts above that a link may tell. */
const labelsOfLink: Readonly<Record<string, string>> = {
  rooms: 'Antal rum',
  livingArea: 'Boarea',
  propertyType: 'Bostadstyp',
  tenure: 'Upplåtelseform',
};

/** Whether the address or the place in the report's head is told by nothing but the link. */
export function isPlacedByLink({ fromLink }: Pick<ReportListing, 'fromLink'>): boolean {
  return fromLink.includes('address') || fromLink.includes('municipality');
}

/** Below this the pictures tell little about a home. */
const fewPhotos = 5;

/** What the owner may still give the report to stand on, by what helps this home most, and how it is handed in. */
export function completion(
  listing: Pick<ReportListing, 'unread' | 'photos' | 'tenure' | 'readDocuments'>,
): readonly [label: string, way: HandInWay] {
  const texts = reportTexts.completion;
  if (listing.unread.length > 0) return [texts.advert, 'link'];
  if (listing.photos.length < fewPhotos) return [texts.pictures, 'pictures'];
  if (/äganderätt|friköpt|tomträtt|arrende/i.test(listing.tenure ?? '')) return [texts.house, 'file'];
  return [hasAnnualReport(listing) ? texts.papers : texts.association, 'file'];
}

/** Words of a finding that send the reader to the annual report. */
export const callsForAnnualReport = (action = ''): boolean => /årsredovisning/i.test(action);

/** Whether an annual report of this association was read and used. */
export const hasAnnualReport = ({ readDocuments }: Pick<ReportListing, 'readDocuments'>): boolean =>
  readDocuments.some(
    ({ kind, outcome, setAside }) => kind === 'annual-report' && outcome === 'read' && !setAside,
  );

/** The four facts of the header: price, size, rooms, fee. */
export function keyFacts(listing: ReportListing): string[] {
  return [
    (isSold(listing) ? money(listing.soldPrice) : money(listing.price)) ?? listing.priceText,
    listing.livingArea ? area(listing.livingArea) : null,
    listing.rooms ? rooms(listing.rooms) : null,
    runningFact(listing)[1],
  ].filter((fact): fact is string => Boolean(fact));
}
