import type { Listing } from '../../scraping/listing.types.js';

/** What kind of home it is, which decides what must be known, what to ask and what it costs to buy. */
export interface Home {
  readonly tenure: 'cooperative' | 'owned' | 'unknown';
  readonly form: 'flat' | 'house' | 'leisure' | 'plot' | 'unknown';
  /** True when the land itself is owned by the buyer or leased with the house (not a flat in an association). */
  readonly property: boolean;
  /** For sentences: `lägenheten`, `huset`, `tomten`, `bostaden`. */
  readonly the: string;
  /** Swedish gender of `the`, for `den` and `det`. */
  readonly gender: 'common' | 'neuter';
}

const flat = /lägenhet|etagelägenhet|vindsvåning/i;
const house = /villa|radhus|kedjehus|parhus|par-|småhus|gård|hus\b/i;

/** Reads tenure and form from the page's own words, and from fee and plot only where the words are missing. */
export function homeOf(listing: Listing): Home {
  const type = listing.propertyType ?? '';
  const tenureWord = listing.tenure ?? '';
  const form = /tomt|mark(?!\p{L})/iu.test(type)
    ? 'plot'
    : /fritid|sommar|torp|stuga/i.test(type)
      ? 'leisure'
      : flat.test(type)
        ? 'flat'
        : house.test(type)
          ? 'house'
          : formWithoutWord(listing);
  const tenure = /bostadsrätt|andel/i.test(tenureWord)
    ? 'cooperative'
    : /ägande|friköpt|tomträtt|arrende/i.test(tenureWord)
      ? 'owned'
      : tenureWithoutWord(listing, form);
  const words = { flat: 'lägenheten', house: 'huset', leisure: 'huset', plot: 'tomten', unknown: 'bostaden' };
  return {
    tenure,
    form,
    property: tenure === 'owned' || form === 'plot',
    the: words[form],
    gender: form === 'house' || form === 'leisure' ? 'neuter' : 'common',
  };
}

function formWithoutWord(listing: Listing): Home['form'] {
  if (/bostadsrätt/i.test(listing.tenure ?? '') || listing.monthlyFee !== undefined) return 'flat';
  if (listing.tomtarea !== undefined && listing.livingArea !== undefined) return 'house';
  return 'unknown';
}

function tenureWithoutWord(listing: Listing, form: Home['form']): Home['tenure'] {
  if (listing.monthlyFee !== undefined || listing.association !== undefined) return 'cooperative';
  if (form === 'flat') return 'cooperative';
  return form === 'unknown' ? 'unknown' : 'owned';
}
