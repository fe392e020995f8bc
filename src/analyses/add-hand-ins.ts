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

interface AddingOptions {
  /** Whether two readings surely tell of different homes. */
  areDifferentHomes(one: Listing, other: Listing): boolean;
  /** Stores the pictures; called before the rows are made, so that no row is older than its picture. */
  keepPictures(): Promise<void>;
}

/**
 * Saves what a buyer gave for an analysis that is about to be started (over). What a completed one had read by then is
 * kept beside it, so that adding a picture never costs the facts and pictures of an advert that is gone.
 * @throws HandInFull, HandedInOtherHome, and what `keepPictures` throws
 */
export async function addHandIns(
  em: EntityManager,
  analysis: Analysis,
  given: readonly GivenHandIn[],
  { areDifferentHomes, keepPictures }: AddingOptions,
): Promise<void> {
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
  await keepPictures();
  for (const each of [...read, ...given]) em.persist(new HandIn(analysis, each));
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
