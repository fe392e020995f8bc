import sharp from 'sharp';
import { classifyPicture } from '../../src/image-tracking/floorplan-classifier.js';
import { decodeSmall } from '../../src/image-tracking/picture-file.js';
import { measurePicture } from '../../src/image-tracking/picture-measures.js';
import type { Labelled } from '../support/drawn/drawn-sets.js';
import { sized } from './effort.js';

/** Each at its best of so many: other work on the machine must not decide. */
const rounds = sized(3, 1);

export interface CostOfJudging {
  /** Our time as a multiple of a bare decode, of the picture in the middle and of all together. */
  readonly median: number;
  readonly inSum: number;
  /** Pictures, one at a time. */
  readonly perSecond: number;
  /** How long measuring keeps the event loop: of the picture in the middle, and at most, ms. */
  readonly heldMs: number;
  readonly longestHeldMs: number;
}

/** What judging pictures costs beside one bare decode of the same bytes to the same size, the two by turns. */
export async function costOfJudging(pictures: readonly Labelled[]): Promise<CostOfJudging> {
  const costs: { bare: number; ours: number; held: number }[] = [];
  for (const { bytes } of pictures) {
    const pixels = await decodeSmall(bytes);
    const { width, height } = pixels;
    const bare = () => sharp(bytes).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    const ours = async () =>
      classifyPicture(measurePicture(await decodeSmall(bytes)), { listedAsFloorplan: false });
    const cost = { bare: Infinity, ours: Infinity, held: Infinity };
    for (let round = 0; round < rounds; round += 1) {
      cost.bare = Math.min(cost.bare, await timed(bare));
      cost.ours = Math.min(cost.ours, await timed(ours));
      cost.held = Math.min(cost.held, await timed(() => measurePicture(pixels)));
    }
    costs.push(cost);
  }
  const sum = (key: 'ours' | 'bare') => costs.reduce((total, cost) => total + cost[key], 0);
  const held = costs.map((cost) => cost.held);
  return {
    median: median(costs.map(({ bare, ours }) => ours / bare)),
    inSum: sum('ours') / sum('bare'),
    perSecond: 1000 / (sum('ours') / costs.length),
    heldMs: median(held),
    longestHeldMs: Math.max(...held),
  };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
