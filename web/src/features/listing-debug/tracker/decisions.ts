import type {
  ClassificationDetail,
  FilterDecision,
  ImageMetrics,
  TrackingStage,
} from '../../../../../src/image-tracking/image-tracking.types.js';

export const trackingStages = [
  'extraction',
  'format',
  'size',
  'classification',
] as const satisfies readonly TrackingStage[];

export interface StageOfTracking {
  readonly stage: TrackingStage;
  readonly decisions: readonly FilterDecision[];
  readonly kept: number;
  readonly filtered: number;
}

/** What was decided at each stage, in the order that pictures pass them. */
export function stagesOf(decisions: readonly FilterDecision[]): readonly StageOfTracking[] {
  return trackingStages.map((stage) => {
    const own = decisions.filter((decision) => decision.stage === stage);
    const filtered = own.filter(({ action }) => action === 'filtered').length;
    return { stage, decisions: own, kept: own.length - filtered, filtered };
  });
}

/** Name of a picture's file, for those who cannot read a whole address: `12.jpg`, `egen:kök.jpg`. */
export function fileName(url: string): string {
  if (!URL.canParse(url) || !/^https?:/i.test(url)) return url.length > 60 ? `${url.slice(0, 57)}...` : url;
  const { pathname, host } = new URL(url);
  const last = pathname.split('/').findLast(Boolean);
  return last ? decoded(last) : host;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const measureNames = [
  'edgeDensity',
  'colorVariance',
  'brightness',
] as const satisfies readonly (keyof ImageMetrics)[];

export type ClassificationSort = 'order' | 'kind' | 'confidence' | (typeof measureNames)[number];

/** Sorted as asked; what is alike stays in the advert's order. Descending puts the largest, or the plans, first. */
export function sortClassification(
  details: readonly ClassificationDetail[],
  by: ClassificationSort,
  isDescending: boolean,
): readonly ClassificationDetail[] {
  const turn = isDescending ? -1 : 1;
  if (by === 'order') return isDescending ? [...details].reverse() : details;
  const valueOf = (detail: ClassificationDetail) => (by === 'kind' ? Number(detail.isFloorplan) : detail[by]);
  return [...details].sort((one, other) => turn * (valueOf(one) - valueOf(other)));
}
