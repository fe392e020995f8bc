import { setImmediate } from 'node:timers/promises';
import type { ImageCandidate } from './image-candidates.js';
import type { FilterDecision, TrackingStage } from './image-tracking.types.js';
import type { PictureFault } from './picture-look.js';
import type { PictureHeader } from './picture-file.js';
import type { PictureMeasures } from './picture-measures.js';
import type { PictureSignature } from './near-duplicates.js';

/** How long comparing holds the event loop at a time, ms. */
const longestHoldMs = 3;
const sameFile: PictureFault = { stage: 'size', reason: 'Samma fil finns redan bland bilderna' };

export type Details = NonNullable<FilterDecision['details']>;
export type Recorder = (decision: FilterDecision) => void;

/** A picture on its way: what is known of it, and where its bytes wait. */
export interface Picture extends ImageCandidate {
  readonly header: PictureHeader;
  /** SHA-256 of the file as it came. */
  readonly hash: string;
  /** Where the bytes wait, or the name they are stored under already. */
  readonly place: { readonly file: string } | { readonly sha256: string };
  readonly details: Details;
  readonly fault?: PictureFault;
  readonly measures?: PictureMeasures;
  readonly signature?: PictureSignature;
}

export function decisionOf(
  { url }: { readonly url: string },
  stage: TrackingStage,
  action: FilterDecision['action'],
  reason: string,
  details?: Details,
): FilterDecision {
  return details ? { url, stage, action, reason, details } : { url, stage, action, reason };
}

/** That a picture is filtered because it could not be fetched or decoded. */
export function unread(decision: FilterDecision): FilterDecision {
  return { ...decision, isUnread: true };
}

/** That a picture is filtered for what is wrong with its file. */
export function decisionOfFault(
  picture: { readonly url: string },
  { stage, reason, isUnread, isWithoutRoom }: PictureFault,
  details?: Details,
): FilterDecision {
  const decision = decisionOf(picture, stage, 'filtered', reason, details);
  if (isWithoutRoom) return { ...decision, isWithoutRoom };
  return isUnread ? unread(decision) : decision;
}

/** Ranks by pixels and filters what is too small, too large, too narrow, or the same file again. */
export function filterBySize(pictures: readonly Picture[], record: Recorder): Picture[] {
  const area = ({ header }: Picture) => header.width * header.height;
  const ranks = new Map(
    [...pictures].sort((a, b) => area(b) - area(a)).map((picture, index) => [picture, index + 1]),
  );
  const files = new Set<string>();
  return pictures.flatMap((picture) => {
    const sizeRank = ranks.get(picture)!;
    const ranked = { ...picture, details: { ...picture.details, sizeRank } };
    const isAgain = files.has(picture.hash);
    files.add(picture.hash);
    const fault = isAgain ? sameFile : picture.fault?.stage === 'size' ? picture.fault : undefined;
    if (fault) {
      record(decisionOfFault(picture, fault, ranked.details));
      return [];
    }
    const { width, height } = picture.header;
    const reason = `${width} × ${height} px, nummer ${sizeRank} i storlek`;
    record(decisionOf(picture, 'size', 'kept', reason, ranked.details));
    return [ranked];
  });
}

/** Filters what could not be decoded. */
export function filterDamaged(pictures: readonly Picture[], record: Recorder): Picture[] {
  return pictures.filter((picture) => {
    if (picture.fault) record(decisionOfFault(picture, picture.fault, picture.details));
    return !picture.fault;
  });
}

/** Each comparison is short, all together are not: others get their turn in between. */
class SharedLoop {
  private since = performance.now();

  /** Lets the event loop go round when this work has held it for long enough. */
  async turn(): Promise<void> {
    if (performance.now() - this.since < longestHoldMs) return;
    await setImmediate();
    this.since = performance.now();
  }
}

/** Of pictures that show the same, the largest stays, at the place of the first. */
export async function filterNearDuplicates(
  pictures: readonly Picture[],
  record: Recorder,
): Promise<Picture[]> {
  const kept: Picture[] = [];
  const shared = new SharedLoop();
  for (const picture of pictures) {
    let place = 0;
    for (; place < kept.length; place += 1) {
      await shared.turn();
      if (kept[place]!.signature!.isSameAs(picture.signature!)) break;
    }
    const earlier = kept[place];
    if (!earlier) {
      kept.push(picture);
      continue;
    }
    const larger = picture.details.sizeRank! < earlier.details.sizeRank! ? picture : earlier;
    const other = larger === picture ? earlier : picture;
    kept[place] = { ...larger, listedAsFloorplan: larger.listedAsFloorplan || other.listedAsFloorplan };
    const reason = `Nästan samma bild som ${larger.url}`;
    record(decisionOf(other, 'classification', 'filtered', reason, other.details));
  }
  return kept;
}
