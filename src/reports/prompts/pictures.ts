import { ImageStoreUnavailable, PicturesBusy } from '../../image-tracking/image-tracking.errors.js';
import type { TrackedImage } from '../../image-tracking/image-tracking.types.js';

/** A picture as it is sent: JPEG, long side at most 1024 pixels. */
export interface Picture {
  readonly sha256: string;
  readonly kind: 'photo' | 'floorplan';
  readonly base64: string;
}

export const mostPictures = 12;
/** Px. */
export const longSide = 1024;

/**
 * Prepares a listing's pictures for the model: floor plans first, then photos in the advert's order, at most twelve.
 * A picture that cannot be read is left out: the report can be written without it.
 * @param load the picture as it is sent
 * @throws the signal's reason, and ImageStoreUnavailable and PicturesBusy: all of them will be there again
 */
export async function preparePictures(
  images: readonly TrackedImage[],
  load: (sha256: string) => Promise<Buffer>,
  signal: AbortSignal,
): Promise<Picture[]> {
  const inOrder = [
    ...images.filter((image) => image.kind === 'floorplan'),
    ...images.filter((image) => image.kind === 'photo'),
  ];
  const pictures: Picture[] = [];
  for (const image of inOrder) {
    if (pictures.length === mostPictures) break;
    signal.throwIfAborted();
    try {
      const bytes = await load(image.sha256);
      pictures.push({ sha256: image.sha256, kind: image.kind, base64: bytes.toString('base64') });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ImageStoreUnavailable || error instanceof PicturesBusy) throw error;
      continue;
    }
  }
  return pictures;
}
