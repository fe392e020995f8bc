import type { EntityManager } from '@mikro-orm/postgresql';
import { linkReader, type Extraction, type Listing } from '../scraping/listing.types.js';
import { HandedInOtherHome } from '../scraping/scraping.errors.js';
import type { Analysis } from './analysis.entity.js';
import { HandInFull } from './analysis.errors.js';
import type { RawListingData } from './analysis.types.js';
import { listingOf } from './raw-listing.js';
import { type GivenHandIn, HandIn, type HandInKind } from './hand-in.entity.js';

/** More than this tells nothing new about one home. */
export const handInLimits = { pages: 6, pictures: 40 } as const;

/** How image tracking names what buyers hand in themselves: those have hand-ins of their own. */
const ownPicture = 'egen:';

/** How much an analysis may still be given, counted down as it arrives. */
export class HandInRoom {
  private pages: number;
  private pictures: number;

  constructor(given: readonly { readonly kind: HandInKind }[]) {
    const pictures = given.filter(({ kind }) => kind === 'picture').length;
    const pages = given.filter(({ kind }) => kind !== 'picture' && kind !== 'earlier').length;
    this.pages = handInLimits.pages - pages;
    this.pictures = handInLimits.pictures - pictures;
  }

  /** @throws HandInFull */
  take(kind: HandInKind): void {
    if (kind === 'picture') this.pictures -= 1;
    else this.pages -= 1;
    if (this.pages < 0 || this.pictures < 0) throw new HandInFull();
  }
}

/**
 * What is to be saved of what a buyer gives for an analysis that is about to be started (over). What a completed one had
 * read by then is kept beside it, so that adding a picture never costs the facts and pictures of an advert that is gone.
 * @param areDifferentHomes whether two readings surely tell of different homes
 * @throws HandInFull, HandedInOtherHome
 */
export async function handInsToSave(
  em: EntityManager,
  analysis: Analysis,
  given: readonly GivenHandIn[],
  areDifferentHomes: (one: Listing, other: Listing) => boolean,
): Promise<readonly GivenHandIn[]> {
  const earlier = await em.find(HandIn, { analysis });
  const room = new HandInRoom(earlier);
  for (const { kind } of given) room.take(kind);
  const { rawListingData, status } = analysis;
  const wasCompleted = status === 'completed' || analysis.holdsReport();
  const read: GivenHandIn[] =
    wasCompleted && rawListingData && !earlier.some(({ kind }) => kind === 'earlier')
      ? [whatWasRead(rawListingData)]
      : [];
  const listings = [...earlier, ...read, ...given].flatMap(({ extraction }) => extraction?.listing ?? []);
  const [first, ...others] = listings;
  if (first && others.some((other) => areDifferentHomes(first, other))) throw new HandedInOtherHome();
  return [...read, ...given];
}

/** The listing as it was read, without what only the link told: a page may still tell it better. */
function whatWasRead(raw: RawListingData): GivenHandIn {
  const { provenance = {}, trackedImages = [] } = raw;
  const listing = listingOf(raw);
  const isRead = ([field]: [string, unknown]) => provenance[field as keyof Listing]?.reader !== linkReader;
  const extraction: Extraction = {
    listing: Object.fromEntries(Object.entries(listing).filter(isRead)),
    provenance: Object.fromEntries(Object.entries(provenance).filter(isRead)),
  };
  const pictures = trackedImages
    .filter(({ url }) => !url.startsWith(ownPicture))
    .map(({ url, sha256 }) => ({ url, sha256 }));
  return { kind: 'earlier', name: '', extraction, pictures };
}
