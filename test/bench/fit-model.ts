import { logitOf, valuesOf, type Forest } from '../../src/image-tracking/floorplan-classifier-model.js';
import type { PictureMeasures } from '../../src/image-tracking/picture-measures.js';
import { boost, type BoostOptions } from './boosting.js';
import type { Sample } from './fit-samples.js';

export const namesOf = (samples: readonly Sample[]) =>
  Object.keys(samples[0]!.measures) as (keyof PictureMeasures)[];

export function fitForest(
  samples: readonly Sample[],
  isTarget: (sample: Sample) => boolean,
  options: BoostOptions,
): Forest {
  const names = namesOf(samples);
  const weights = sampleWeights(samples);
  const rows = samples.map((sample, k) => ({
    inputs: valuesOf(names, sample.measures),
    target: isTarget(sample) ? 1 : 0,
    weight: weights[k]!,
  }));
  return boost(rows, options);
}

/** Large styles count less per picture than small ones, invented pictures less than real ones. */
function sampleWeights(samples: readonly Sample[]): number[] {
  const sizes = new Map<string, number>();
  for (const { style } of samples) sizes.set(style, (sizes.get(style) ?? 0) + 1);
  const raw = samples.map(({ style, isDrawn }) => (isDrawn ? 0.5 : 1) / Math.sqrt(sizes.get(style)!));
  const mean = raw.reduce((sum, weight) => sum + weight, 0) / raw.length;
  return raw.map((weight) => weight / mean);
}

export interface Judged {
  readonly sample: Sample;
  readonly logit: number;
}

export function judge(forest: Forest, samples: readonly Sample[]): Judged[] {
  const names = namesOf(samples);
  return samples.map((sample) => ({ sample, logit: logitOf(forest, valuesOf(names, sample.measures)) }));
}

export const isPlan = ({ label }: Sample) => label === 'floorplan';

export const probabilityOf = (logit: number) => 1 / (1 + Math.exp(-logit));

/** The temperature of least surprise (log loss) on pictures that were not fitted. */
export function fitTemperature(judged: readonly Judged[]): number {
  let best = { temperature: 1, loss: Infinity };
  for (let temperature = 0.4; temperature < 6; temperature *= 1.04) {
    const loss = judged.reduce((sum, { sample, logit }) => {
      const p = probabilityOf(logit / temperature);
      return sum - Math.log(Math.max(1e-6, isPlan(sample) ? p : 1 - p));
    }, 0);
    if (loss < best.loss) best = { temperature, loss };
  }
  return best.temperature;
}
