import type { PictureMeasures } from './picture-measures.js';

type Weights = Partial<Record<keyof PictureMeasures, number>>;

/**
 * Logistic regression over the measures, fitted on one half of a labelled set of plans and photos with copies that
 * were recompressed, shrunk, greyed, cropped, darkened, tinted and, for plans, inverted. The other half is the test:
 * `npm run eval:images` prints both.
 */
const bias = -3.7;
const weights: Weights = {
  hardEdgeShare: 15.53,
  straightEdgeShare: 6.168,
  flatShare: 0.23,
  textureShare: -10.87,
  saturation: 8.816,
  midtoneShare: 7.286,
  colorEntropy: -17.102,
  borderUniformity: 8.17,
  edgeDensity: -13.05,
  topLightnessShare: 3.942,
  tintShare: 3.045,
};

/** What the advert's own word "planritning" adds, in logits: it turns a doubtful picture, never a clear one. */
const hintWeight = 1.5;

export interface PictureVerdict {
  readonly isFloorplan: boolean;
  /** 50–100: how sure the verdict is. */
  readonly confidence: number;
  /** Swedish. */
  readonly reason: string;
}

/** Tells a floor plan from a photo by its pixels; the advert's own listing as a floor plan is a mere prior. */
export function classifyPicture(
  measures: PictureMeasures,
  options: { listedAsFloorplan: boolean },
): PictureVerdict {
  let logit = bias + (options.listedAsFloorplan ? hintWeight : 0);
  for (const [name, weight] of Object.entries(weights)) {
    logit += weight * measures[name as keyof PictureMeasures];
  }
  const probability = 1 / (1 + Math.exp(-logit));
  const isFloorplan = probability >= 0.5;
  const confidence = Math.round(100 * Math.max(probability, 1 - probability));
  return { isFloorplan, confidence, reason: reasonFor(measures, isFloorplan, confidence, options) };
}

function reasonFor(
  measures: PictureMeasures,
  isFloorplan: boolean,
  confidence: number,
  { listedAsFloorplan }: { listedAsFloorplan: boolean },
): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const signs = isFloorplan
    ? `${percent(measures.flatShare)} helt jämna ytor, ${percent(measures.straightEdgeShare)} av kanterna är raka`
    : `${percent(measures.textureShare)} av ytan har mjuka toner, ${percent(measures.flatShare)} är helt jämn`;
  const kind = isFloorplan ? 'Planritning' : 'Foto';
  const doubt = confidence < 70 ? ' (osäkert)' : '';
  const conflict = listedAsFloorplan && !isFloorplan ? '. Annonsen kallar bilden planritning' : '';
  return `${kind}${doubt}: ${signs}${conflict}`;
}
