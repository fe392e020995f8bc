import type { StoredPicture } from '../../../../src/analyses/analysis.types.js';
import { pictureTexts } from '../texts/pictures.js';

export interface ViewerPicture extends StoredPicture {
  readonly caption: string;
}

/** Photos, then drawings, each with what it is and its place among its like. */
export function viewerPictures(
  photos: readonly StoredPicture[],
  plans: readonly StoredPicture[],
): ViewerPicture[] {
  const { photo, plan } = pictureTexts;
  return [...named(photos, photo), ...named(plans, plan)];
}

function named(pictures: readonly StoredPicture[], name: string): ViewerPicture[] {
  return pictures.map((picture, index) => ({
    ...picture,
    caption: pictureTexts.caption(name, index + 1, pictures.length),
  }));
}
