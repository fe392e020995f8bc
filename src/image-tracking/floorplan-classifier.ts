import { logitOf, valuesOf } from './floorplan-classifier-model.js';
import { classifierModel } from './floorplan-classifier-weights.js';
import type { PictureMeasures } from './picture-measures.js';

/** What the advert's own word "planritning" adds, in logits: it turns a doubtful picture, never a clear one. */
const hintWeight = 1.5;

interface PictureVerdict {
  readonly isFloorplan: boolean;
  /** 50–100: how sure it is that the picture is, or is not, a floor plan. */
  readonly confidence: number;
  /** Swedish. */
  readonly reason: string;
}

/**
 * Tells floor plans from all other pictures by their pixels; the advert's own listing as a floor plan is a mere prior.
 * A site plan counts as a floor plan: it shows the home from above, to scale. A drawn façade, a page of text, a street
 * map, an energy declaration and a logo do not.
 */
export function classifyPicture(
  measures: PictureMeasures,
  options: { listedAsFloorplan: boolean },
): PictureVerdict {
  const { names, plan, photo, temperature } = classifierModel;
  const values = valuesOf(names, measures);
  const mean = plan.reduce((sum, forest) => sum + logitOf(forest, values), 0) / plan.length;
  const logit = mean / temperature + (options.listedAsFloorplan ? hintWeight : 0);
  const probability = 1 / (1 + Math.exp(-logit));
  const isFloorplan = probability >= 0.5;
  const kind = isFloorplan ? 'floorplan' : logitOf(photo, values) >= 0 ? 'photo' : 'other';
  const confidence = Math.round(100 * Math.max(probability, 1 - probability));
  return { isFloorplan, confidence, reason: reasonFor(measures, kind, confidence, options) };
}

/** `other` is a drawing or text that is no floor plan. */
type PictureKind = 'floorplan' | 'photo' | 'other';

const kindNames: Record<PictureKind, string> = {
  floorplan: 'Planritning',
  photo: 'Foto',
  other: 'Ingen planritning, räknas som foto',
};

function reasonFor(
  measures: PictureMeasures,
  kind: PictureKind,
  confidence: number,
  { listedAsFloorplan }: { listedAsFloorplan: boolean },
): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const rooms =
    measures.enclosedShare >= 0.05 ? `${percent(measures.enclosedShare)} av ytan är slutna rum, ` : '';
  const straight = `${percent(measures.straightEdgeShare)} av kanterna är raka`;
  const flat = `${percent(measures.flatShare)} av ytan är helt jämn`;
  const signs: Record<PictureKind, string> = {
    floorplan: `${rooms}${straight}`,
    photo: `${flat}, ${percent(measures.textureShare)} har mjuka toner`,
    other: `${flat}, ${straight}`,
  };
  const doubt = confidence < 70 ? ' (osäkert)' : '';
  const conflict = listedAsFloorplan && kind !== 'floorplan' ? '. Annonsen kallar bilden planritning' : '';
  return `${kindNames[kind]}${doubt}: ${signs[kind]}${conflict}`;
}
