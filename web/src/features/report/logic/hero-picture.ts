import type { ReportView, StoredPicture } from '../../../../../src/analyses/analysis.types.js';

/** Width of the picture at the head of a report, as in `<img sizes>`. */
export const heroSizes = '(min-width: 1000px) 480px, 100vw';

/** The picture that shows which home a report is about: the first photo, or else the first plan. */
export function heroPicture({ photos, plans }: ReportView['listing']): StoredPicture | undefined {
  return photos[0] ?? plans[0];
}
