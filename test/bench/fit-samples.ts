import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { decodeSmall } from '../../src/image-tracking/picture-file.js';
import { measurePicture, type PictureMeasures } from '../../src/image-tracking/picture-measures.js';
import { Dice } from '../support/drawn/dice.js';
import { drawnStyles, drawPicture, type Label, type Labelled } from '../support/drawn/drawn-sets.js';
import { drawingWears, wears } from '../support/drawn/wear.js';
import { sampled, sized } from './effort.js';
import type { FixturePicture } from './labelled-pictures.js';

export interface Sample {
  readonly style: string;
  readonly label: Label;
  /** The picture this is a worn copy of: copies never stand on both sides of a fold. */
  readonly source: string;
  /** `none` for the picture as it is. */
  readonly wear: string;
  readonly isDrawn: boolean;
  readonly isTest: boolean;
  readonly measures: PictureMeasures;
}

type Kept = Omit<Sample, 'measures'> & { readonly width: number; readonly height: number };

/** Seeds of the drawn pictures that the fit may see; `classification.ts` draws others. */
const firstSeed = 1000;
const seedCount = sized(70, 1);
/** More of those that are hard to tell from others or that differ most among themselves. */
const seedCounts: Record<string, number> = {
  'drawn-facades': 220,
  'photographed-plans': 220,
  'photographed-text': 200,
  'straight-lined-scenes': 110,
  maps: 90,
};
const wornCopies = sized({ fixture: 7, drawn: 2 }, { fixture: 1, drawn: 1 });
/** Labelled pictures of a smoke run. */
const fewPictures = 12;

/**
 * Measures every labelled and drawn picture and worn copies of it. Their small pixels are kept in the folder `cache`
 * (about 1 GB), which takes some ten minutes the first time.
 */
export async function collectSamples(cache: string, labelled: readonly FixturePicture[]): Promise<Sample[]> {
  const [index, pixels] = [join(cache, 'index.json'), join(cache, 'pixels.bin')];
  if (!existsSync(index)) await keepPixels(cache, labelled, index, pixels);
  const file = openSync(pixels, 'r');
  const kept = JSON.parse(readFileSync(index, 'utf8')) as Kept[];
  const samples = kept.map(({ width, height, ...known }) => {
    const data = new Uint8Array(width * height * 3);
    readSync(file, data);
    return { ...known, measures: measurePicture({ data, width, height }) };
  });
  closeSync(file);
  // Made side by side, so in any order; the fit is repeatable only in a fixed one.
  const key = ({ style, source, wear }: Sample) => `${style}|${source}|${wear}`;
  return samples.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

async function keepPixels(
  cache: string,
  labelled: readonly FixturePicture[],
  index: string,
  pixels: string,
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const file = openSync(`${pixels}.new`, 'w');
  const kept: Kept[] = [];
  const keep = async (bytes: Buffer, known: Omit<Sample, 'measures'>) => {
    const { data, width, height } = await decodeSmall(bytes);
    writeSync(file, data);
    kept.push({ ...known, width, height });
  };
  const tasks = sampled(labelled, fewPictures).map(
    (picture, k) => async () => withWear(picture, picture.isTest, false, k, keep),
  );
  for (const style of drawnStyles) {
    for (let k = 0; k < sized(seedCounts[style] ?? seedCount, seedCount); k++) {
      tasks.push(async () => withWear(await drawPicture(style, firstSeed + k), false, true, k, keep));
    }
  }
  await Promise.all(
    [0, 1, 2, 3].map(async () => {
      for (let task = tasks.pop(); task; task = tasks.pop()) await task();
    }),
  );
  closeSync(file);
  renameSync(`${pixels}.new`, pixels);
  writeFileSync(index, JSON.stringify(kept));
}

async function withWear(
  picture: Labelled,
  isTest: boolean,
  isDrawn: boolean,
  seed: number,
  keep: (bytes: Buffer, known: Omit<Sample, 'measures'>) => Promise<void>,
): Promise<void> {
  const { style, label, name, bytes } = picture;
  const dice = new Dice(seed + 17);
  const known = { style, label, source: name, isDrawn, isTest };
  await keep(bytes, { ...known, wear: 'none' });
  const small = await sharp(bytes)
    .autoOrient()
    .resize(1000, 1000, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const isDrawing = label !== 'photo' && !style.startsWith('photographed') && !style.startsWith('avito');
  const choices = Object.entries(isDrawing ? { ...wears, ...drawingWears } : wears);
  for (let copies = isDrawn ? wornCopies.drawn : wornCopies.fixture; copies > 0; copies--) {
    const [wear, apply] = choices.splice(dice.whole(0, choices.length - 1), 1)[0]!;
    await keep(await apply(small, dice), { ...known, wear });
  }
}
