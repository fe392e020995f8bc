import { associationFacts } from './association-facts.js';
import type { Context } from './context.js';
import { isBoughtOut } from '../reading/association/bought-out.js';
import {
  leasesIn,
  leaseNamedIn,
  saysLeasedNow,
  type LeaseMention,
} from '../reading/association/leasehold.js';
import { isFarm, namesShare } from '../reading/home/home.js';
import { propertyShareIn } from '../reading/home/share.js';

/** What the buyer pays for. */
export type Bought =
  | 'freehold'
  /** A house on leased land that is registered with its house: tomträtt. */
  | 'site-leasehold'
  /** A house on another's land by arrende: movable property. */
  | 'movable'
  /** A share of a property, with a right to a part of it. */
  | 'property-share'
  | 'plot'
  | 'owner-flat'
  | 'tenant-owned'
  /** A share in an association or a company that is no bostadsrätt. */
  | 'association-share'
  | 'tenancy'
  | 'unknown';

/** What follows from what is bought. */
export interface Buys {
  /** False where nothing is bought but rented. */
  readonly isBought: boolean;
  /** Land or a house, not a right in an association. */
  readonly isLand: boolean;
  /** Its title is registered, for a fee. */
  readonly hasTitle: boolean;
  /** It is pledged by mortgage deeds. */
  readonly hasDeeds: boolean;
  /** Homes whose prices say something of this one's. */
  readonly compared: 'flats' | 'houses' | null;
}

const land = { isBought: true, isLand: true, hasTitle: true, hasDeeds: true, compared: null } as const;
const right = { isBought: true, isLand: false, hasTitle: false, hasDeeds: false, compared: null } as const;

const kinds: Readonly<Record<Bought, Buys>> = {
  freehold: { ...land, compared: 'houses' },
  'site-leasehold': { ...land, compared: 'houses' },
  movable: { ...land, hasTitle: false, hasDeeds: false },
  'property-share': land,
  plot: { ...land, hasDeeds: false },
  'owner-flat': land,
  'tenant-owned': { ...right, compared: 'flats' },
  'association-share': right,
  tenancy: { ...right, isBought: false },
  unknown: right,
};

export function boughtOf(context: Context): Bought {
  const { home, listing } = context;
  if (home.tenure === 'rental') return 'tenancy';
  if (home.form === 'plot') return 'plot';
  if (home.tenure === 'cooperative')
    return namesShare(listing.tenure ?? '') ? 'association-share' : 'tenant-owned';
  if (home.tenure !== 'owned') return 'unknown';
  if (standsOnArrende(context)) return 'movable';
  if (propertyShareIn(context)) return 'property-share';
  if (home.form === 'flat') return 'owner-flat';
  return leaseNamedIn(listing.tenure ?? '') === 'tomträtt' ? 'site-leasehold' : 'freehold';
}

/** What follows from what this home's buyer pays for. A leisure home, a farm and one of unknown kind are compared with none. */
export function buys(context: Context): Buys {
  const known = kinds[boughtOf(context)];
  return known.compared === likeOf(context) ? known : { ...known, compared: null };
}

/** Homes that this one is like, by its form. */
function likeOf({ home, listing }: Context): Buys['compared'] {
  if (home.form === 'flat') return 'flats';
  return home.form === 'house' && !isFarm(listing.propertyType ?? '') ? 'houses' : null;
}

/** Whether the house stands on another's land by arrende: then it is movable property, without title or mortgage deeds. */
export function standsOnArrende(context: Context): boolean {
  const { tenure = '' } = context.listing;
  if (context.home.tenure === 'cooperative' || context.home.form === 'plot') return false;
  const stated = isBoughtOut(tenure) ? '' : tenure;
  return isArrende(stated, leaseMentionOf(context), context);
}

/** The place that tells of the lease; where the land is said to be owned, only words that it is leased today count. */
export function leaseMentionOf(context: Context): LeaseMention | undefined {
  const mentions = leasesIn(context);
  if (associationFacts(context).ownsLand?.value !== true) return mentions[0];
  return mentions.find(({ sentence }) => saysLeasedNow(sentence));
}

/** Whether a lease is an arrende and no tomträtt, by the stated tenure, the field of its rent or the place that tells of it. */
export function isArrende(tenure: string, mention: LeaseMention | undefined, { listing }: Context): boolean {
  const form = leaseNamedIn(tenure);
  if (form === 'arrende') return true;
  if (form === 'tomträtt' || listing.leaseholdFeePerYear) return false;
  return Boolean(listing.leasePerYear) || mention?.kind === 'arrende';
}
