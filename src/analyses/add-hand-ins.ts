import type { EntityManager } from '@mikro-orm/postgresql';
import { linkReader, type Extraction, type Listing } from '../scraping/listing.types.js';
import { HandedInOtherHome } from '../scraping/scraping.errors.js';
import type { Analysis } from './analysis.entity.js';
import { HandInAccountFull, HandInFull } from './analysis.errors.js';
import type { RawListingData } from './analysis.types.js';
import { listingOf } from './raw-listing.js';
import { bytesOf, type GivenHandIn, HandIn, type HandInKind } from './hand-in.entity.js';

/** More than this tells nothing new about one home. */
export const handInLimits = { pages: 6, pictures: 40 } as const;

/**
 * Of an account in all: forty pictures of each of a dozen homes, as they are stored, whether they were handed in or named
 * by a page that was. All of it is in the export of one's data, and on the disk for as long as the account likes.
 */
export const accountLimits = { megabytes: 500, handIns: 2_000 } as const;
export const accountBytes = accountLimits.megabytes * 1024 * 1024;

/** How image tracking names what buyers hand in themselves: those have hand-ins of their own. */
const ownPicture = 'egen:';

interface Held {
  readonly count: number;
  readonly bytes: number;
}

/** How much an analysis, and its account, may still be given, counted down as it arrives. */
export class HandInRoom {
  private pages: number;
  private pictures: number;
  private handIns: number;
  private bytes: number;

  /** @param held what the account holds already, this analysis with it */
  constructor(given: readonly { readonly kind: HandInKind }[], held: Held) {
    const pictures = given.filter(({ kind }) => kind === 'picture').length;
    const pages = given.filter(({ kind }) => kind !== 'picture' && kind !== 'earlier').length;
    this.pages = handInLimits.pages - pages;
    this.pictures = handInLimits.pictures - pictures;
    this.handIns = accountLimits.handIns - held.count;
    this.bytes = accountBytes - held.bytes;
  }

  /** Before it is read. @throws HandInFull, HandInAccountFull */
  take(kind: HandInKind): void {
    this.handIns -= 1;
    if (this.handIns < 0 || this.bytes <= 0) throw new HandInAccountFull();
    if (kind === 'picture') this.pictures -= 1;
    else this.pages -= 1;
    if (this.pages < 0 || this.pictures < 0) throw new HandInFull();
  }

  /** When it was read. @throws HandInAccountFull */
  hold(given: GivenHandIn): void {
    this.bytes -= bytesOf(given);
    if (this.bytes < 0) throw new HandInAccountFull();
  }
}

/** Whether somebody gave something that names pictures: whoever wrote it may have named any. */
export const namesPictures = (kind: HandInKind): boolean => kind === 'page' || kind === 'text';

/**
 * What a person holds now of what they handed in, and of the pictures that it names. Exact only while the caller has the
 * person's lock.
 * @param exceptPicturesOf the analysis whose pictures are about to be replaced
 */
export async function heldBy(em: EntityManager, userId: string, exceptPicturesOf?: string): Promise<Held> {
  const [held] = await em.execute<[Held]>(
    `with own as (
       select id, exists (select 1 from hand_ins where analysis_id = analyses.id and kind in ('page', 'text')) as is_given
         from analyses where user_id = ?
     ), given as (
       select kind, bytes from hand_ins join own on own.id = analysis_id where kind <> 'earlier' or is_given
     ), named as (
       select bytes from analysis_pictures p join own on own.id = analysis_id
        where is_given and analysis_id is distinct from ?::uuid and not exists (
          select 1 from hand_ins h where h.analysis_id = p.analysis_id
             and (h.sha256 = p.sha256 or h.pictures @> jsonb_build_array(jsonb_build_object('sha256', p.sha256))))
     )
     select (select count(*) from given where kind <> 'earlier')::int as count,
            (select coalesce(sum(bytes), 0) from (select bytes from given union all select bytes from named) all_of_it)::float8
              as bytes`,
    [userId, exceptPicturesOf ?? null],
  );
  return held;
}

/**
 * What is to be saved of what a buyer gives for an analysis that is about to be started (over). What a completed one had
 * read by then is kept beside it, so that adding a picture never costs the facts and pictures of an advert that is gone.
 * @param areDifferentHomes whether two readings surely tell of different homes, and are held to more once a report is bought
 * @throws HandInFull, HandInAccountFull, HandedInOtherHome
 */
export async function handInsToSave(
  em: EntityManager,
  analysis: Analysis,
  given: readonly GivenHandIn[],
  areDifferentHomes: (one: Listing, other: Listing, isBought: boolean) => boolean,
): Promise<readonly GivenHandIn[]> {
  const earlier = await em.find(HandIn, { analysis });
  const room = new HandInRoom(earlier, await heldBy(em, analysis.user.id));
  for (const each of given) {
    room.take(each.kind);
    room.hold(each);
  }
  const { rawListingData, status } = analysis;
  const wasCompleted = status === 'completed' || analysis.holdsReport();
  const read: GivenHandIn[] =
    wasCompleted && rawListingData && !earlier.some(({ kind }) => kind === 'earlier')
      ? [whatWasRead(rawListingData)]
      : [];
  // With each that was given before: the first may tell of no street, and so of no other home than any.
  const known = listingsOf([...earlier, ...read]);
  const added = listingsOf(given);
  const isOther = added.some((one, at) =>
    [...known, ...added.slice(0, at)].some((other) => areDifferentHomes(other, one, analysis.isPaid)),
  );
  if (isOther) throw new HandedInOtherHome();
  return [...read, ...given];
}

function listingsOf(handIns: readonly { readonly extraction?: Extraction | null }[]): Listing[] {
  return handIns.flatMap(({ extraction }) => extraction?.listing ?? []);
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
  const kept = trackedImages.filter(({ url }) => !url.startsWith(ownPicture));
  const pictures = kept.map(({ url, sha256 }) => ({ url, sha256 }));
  const fileSize = kept.reduce((sum, image) => sum + image.fileSize, 0);
  return { kind: 'earlier', name: '', extraction, pictures, fileSize };
}
