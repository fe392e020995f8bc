import type { Listing } from '../../../scraping/listing.types.js';
import { openingOf, speaksOfAssociation } from './home-opening.js';
import { word } from '../text/sources.js';
import { latinRegExp } from '../text/latin.js';

/** What kind of home it is, which decides what must be known, what to ask and what it costs to buy. */
export interface Home {
  /** `rental`: a hyresrätt, also one of a housing association (kooperativ hyresrätt); nothing is bought. */
  readonly tenure: 'cooperative' | 'owned' | 'rental' | 'unknown';
  readonly form: 'flat' | 'house' | 'leisure' | 'plot' | 'unknown';
  /** True when the land itself is owned by the buyer or leased with the house (not a flat in an association). */
  readonly property: boolean;
  /** For sentences: `lägenheten`, `huset`, `tomten`, `bostaden`. */
  readonly the: string;
  /** Swedish gender of `the`, for `den` and `det`. */
  readonly gender: 'common' | 'neuter';
}

/** Whether the buyer answers alone for roof, walls, heating and pipes: a house that no association owns. */
export const answersForBuilding = ({ tenure, form }: Pick<Home, 'tenure' | 'form'>): boolean =>
  form !== 'flat' && (tenure === 'owned' || tenure === 'unknown');

const flat = /lägenhet|etagelägenhet|vindsvåning/i;
const house = /villa|radhus|kedjehus|parhus|par-|småhus|gård|hus\b/i;

/**
 * Reads tenure and form from the page's own words, then from what the opening of the advert plainly says, and from fee
 * and plot only where the words are missing.
 */
export function homeOf(page: Listing): Home {
  const listing = withOpening(page);
  const type = listing.propertyType ?? '';
  const form = /tomt|mark(?!\p{L})/iu.test(type)
    ? 'plot'
    : /fritid|sommar|torp|stuga/i.test(type)
      ? 'leisure'
      : flat.test(type)
        ? 'flat'
        : house.test(type)
          ? 'house'
          : formWithoutWord(listing);
  const isOpen = !page.propertyType && form !== 'flat' && speaksOfAssociation(page);
  const tenure = tenureOf(listing) ?? (isOpen ? 'unknown' : tenureWithoutWord(listing, form));
  const words = { flat: 'lägenheten', house: 'huset', leisure: 'huset', plot: 'tomten', unknown: 'bostaden' };
  return {
    tenure,
    form,
    property: tenure === 'owned' || form === 'plot',
    the: words[form],
    gender: form === 'house' || form === 'leisure' ? 'neuter' : 'common',
  };
}

/** The listing with its empty kind and tenure filled by its opening. */
function withOpening(page: Listing): Listing {
  if (page.propertyType && page.tenure) return page;
  const { type, tenure } = openingOf(page);
  return {
    ...page,
    ...(type && !page.propertyType ? { propertyType: type } : {}),
    ...(tenure && !page.tenure && !page.tenureKind ? { tenure } : {}),
  };
}

const rental = String.raw`(?:kooperativ\s+)?hyresrätt(?:en)?`;
/** A text that says it of this home: `bostaden upplåts med kooperativ hyresrätt`, not `föreningen har tre hyresrätter`. */
const rentalSaid = latinRegExp(
  word(
    String.raw`(?:lägenheten|bostaden|radhuset|huset|villan|hemmet|ettan|tvåan|trean|fyran|femman|detta|det\s+här)\s+(?:är|förmedlas|hyrs|innehas)\s+(?:(?:en|ett|som|med|dock|alltså)\s+){0,3}${rental}|upplåtelseform(?:en)?\s*(?:(?:är|:)\s*)?${rental}|upplåt(?:s|es|en|et|na)\s+(?:(?:med|som|en)\s+){1,2}${rental}|(?:hyra|hyr)\s+(?:lägenheten|bostaden|huset)\s+med\s+${rental}`,
  ),
  'iu',
);
/** Enough where the page names no tenure, or a tenancy without saying which. */
const rentalNamed = latinRegExp(
  String.raw`(?<!(?:inte|ej|ingen|tidigare|ombilda\p{L}{0,4}|från|annan)\s(?:en\s)?)${word('kooperativa?\\s+hyresrätt(?:sförening(?:en)?)?')}`,
  'iu',
);

/** Where the text says that the home is rented: field and place. Null when it does not. */
export function rentalIn(listing: Listing): {
  readonly field: 'description' | 'title' | 'summary';
  readonly start: number;
  readonly end: number;
} | null {
  const isBought = Boolean(listing.tenure) && !/hyresrätt/i.test(listing.tenure ?? '');
  for (const field of ['description', 'title', 'summary'] as const) {
    const text = listing[field] ?? '';
    const match = rentalSaid.exec(text) ?? (isBought ? null : rentalNamed.exec(text));
    if (match) return { field, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** By the page's own word, or by a text that says plainly that the home is rented. */
function tenureOf(listing: Listing): Home['tenure'] | null {
  const stated = `${listing.tenure ?? ''} ${listing.tenureKind ?? ''}`;
  if (/kooperativ\s+hyresrätt/i.test(stated) || rentalIn(listing)) return 'rental';
  if (/bostadsrätt|andel|bostadsförening|bostadsaktiebolag|aktielägenhet/i.test(stated)) return 'cooperative';
  if (/ägande|ägarlägenhet|friköpt|tomträtt|arrende/i.test(stated)) return 'owned';
  return /hyresrätt/i.test(stated) ? 'rental' : null;
}

/** The page's word for a house whose land is bought with it. */
export const isFreehold = (tenure: string): boolean => /äganderätt/i.test(tenure);

function formWithoutWord(listing: Listing): Home['form'] {
  if (/bostadsrätt|hyresrätt|ägarlägenhet/i.test(listing.tenure ?? '') || listing.monthlyFee !== undefined)
    return 'flat';
  if (listing.tomtarea !== undefined && listing.livingArea !== undefined) return 'house';
  return 'unknown';
}

function tenureWithoutWord(listing: Listing, form: Home['form']): Home['tenure'] {
  if (/ägarlägenhet/i.test(listing.propertyType ?? '')) return 'owned';
  if (listing.monthlyFee !== undefined || listing.association !== undefined) return 'cooperative';
  if (form === 'flat') return 'cooperative';
  return form === 'unknown' ? 'unknown' : 'owned';
}

/** Whether a kind of home is a farm, which is sold with fields, woods or stables. */
export const isFarm = (propertyType: string): boolean =>
  /(?<!\p{L})(?:häst|skogs|lant|lantbruks)?gård(?:en)?(?!\p{L})|lantbruk/iu.test(propertyType);

/** Whether a tenure that rents is a kooperativ hyresrätt. */
export const namesCooperative = (tenure: string): boolean => /kooperativ/i.test(tenure);

/** Whether a field of tenure names a share in a bostadsförening or a company, and no bostadsrätt. */
export const namesShare = (tenure: string): boolean =>
  /andel|bostadsförening|bostadsaktiebolag|aktie/i.test(tenure) && !/bostadsrätt/i.test(tenure);
