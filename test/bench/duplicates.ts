// How well the same picture is told in other versions, and different pictures apart, over the labelled pictures in
// FIXTURES_DIR/images. EVERY=10 makes versions of each tenth picture only.
import sharp, { type Sharp } from 'sharp';
import { PictureSignature } from '../../src/image-tracking/near-duplicates.js';
import { decodeSmall } from '../../src/image-tracking/picture-file.js';
import { heldTo, sampled, sized } from './effort.js';
import { conclude, type Findings } from './ending.js';
import { picturesAbsent, readFixturePictures, type FixturePicture } from './labelled-pictures.js';

const bar = 0.98;
const limitMs = 30 * 60_000;
/** One plan that stands in the set under two names. */
const trueDuplicates = new Set(['floorplans/cubicasa5k-034.png floorplans/example-plans-001.png']);
const every = Number(process.env['EVERY'] ?? sized(1, 3));

interface Size {
  readonly width: number;
  readonly height: number;
}
const cut = (left: number, top: number, right: number, bottom: number) => (picture: Sharp, size: Size) =>
  picture.extract({
    left: Math.floor(size.width * left),
    top: Math.floor(size.height * top),
    width: Math.floor(size.width * (1 - left - right)),
    height: Math.floor(size.height * (1 - top - bottom)),
  });
const versions: Record<string, (picture: Sharp, size: Size) => Sharp> = {
  'half as large': (picture, { width }) => picture.resize(Math.ceil(width / 2)),
  'poor JPEG': (picture) => picture.jpeg({ quality: 30 }),
  WebP: (picture) => picture.webp({ quality: 50 }),
  'cut at both sides': cut(0.15, 0, 0.15, 0),
  'cut at the left': cut(0.15, 0, 0, 0),
  'cut above and below': cut(0, 0.1, 0, 0.1),
  'cut at a corner': cut(0, 0, 0.15, 0.15),
  'cut all around': cut(0.08, 0.06, 0.07, 0.09),
  brighter: (picture) => picture.modulate({ brightness: 1.1, saturation: 0.85 }),
  darker: (picture) => picture.modulate({ brightness: 0.88 }),
  grey: (picture) => picture.grayscale(),
  'more contrast': (picture) => picture.linear(1.12, -12),
  watermark: (picture, { width, height }) =>
    picture.composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${width / 2}" y="${height * 0.55}" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="${height * 0.09}" fill="#fff" fill-opacity="0.6" stroke="#000" stroke-opacity="0.3">MÄKLARE</text></svg>`,
        ),
      },
    ]),
};

const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;

/** How many of the versions of a picture are told to be it, by version. */
async function countVersions(
  { name, bytes }: FixturePicture,
  signature: PictureSignature,
  found: Map<string, { same: number; all: number }>,
): Promise<void> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  for (const [kind, make] of Object.entries(versions)) {
    let version = make(sharp(data), info);
    if (!['poor JPEG', 'WebP'].includes(kind)) version = version.jpeg({ quality: 80 });
    const other = new PictureSignature(await decodeSmall(await version.toBuffer()));
    const count = found.get(kind)!;
    count.all += 1;
    if (signature.isSameAs(other)) count.same += 1;
    else console.log(`not found: ${name}, ${kind}`);
  }
}

async function evaluate(): Promise<Findings> {
  const pictures = readFixturePictures();
  if (!pictures) return { absent: [picturesAbsent] };
  const signatures: { name: string; signature: PictureSignature }[] = [];
  const found = new Map(Object.keys(versions).map((kind) => [kind, { same: 0, all: 0 }]));
  for (const [index, picture] of sampled(pictures, 6).entries()) {
    const signature = new PictureSignature(await decodeSmall(picture.bytes));
    signatures.push({ name: picture.name, signature });
    if (index % every === 0) await countVersions(picture, signature, found);
  }
  let [same, all] = [0, 0];
  for (const [kind, count] of found) {
    same += count.same;
    all += count.all;
    console.log(`${kind.padEnd(24)}${count.same} of ${count.all}`);
  }
  console.log(`${'all'.padEnd(24)}${percent(same, all)}`);
  const confused: string[] = [];
  for (const [index, one] of signatures.entries()) {
    for (const other of signatures.slice(index + 1)) {
      if (!one.signature.isSameAs(other.signature)) continue;
      const pair = [one.name, other.name].sort().join(' ');
      if (trueDuplicates.has(pair)) console.log(`called the same, and is: ${pair}`);
      else confused.push(`called the same: ${pair}`);
    }
  }
  const missed = `${percent(same, all)} of the versions found, at least ${bar * 100} %`;
  return {
    measured: { pictures: signatures.length, versions: all },
    wrong: [...confused, ...heldTo(same / all < bar ? [missed] : [])],
  };
}

await conclude(evaluate, { limitMs });
