import type { ReportView, StoredPicture } from '../../../../../src/analyses/analysis.types.js';

/** Width of the picture at the head of a report, as in `<img sizes>`. */
export const heroSizes = '(min-width: 1000px) 480px, 100vw';

export interface Hero {
  readonly picture: StoredPicture;
  /** Else a plan, which is shown whole. */
  readonly isPhoto: boolean;
}

/** The picture that shows which home a report is about: the first photo, or else the first plan. */
export function heroOf({ photos, plans }: ReportView['listing']): Hero | undefined {
  const picture = photos[0] ?? plans[0];
  return picture && { picture, isPhoto: picture === photos[0] };
}
