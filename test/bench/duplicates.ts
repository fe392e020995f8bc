// How well the same picture is told in other versions, and different pictures apart, over the labelled pictures in
// FIXTURES_DIR/images. EVERY=10 makes versions of each tenth picture only.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PictureSignature } from '../../src/image-tracking/near-duplicates.js';
import { decodeSmall } from '../../src/image-tracking/picture-file.js';

const bar = 0.98;
/** One plan that stands in the set under two names. */
const trueDuplicates = new Set(['floorplans/cubicasa5k-034.png floorplans/example-plans-001.png']);
const every = Number(process.env['EVERY'] ?? 1);

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

const folder = join(resolve(process.env['FIXTURES_DIR'] ?? '../shared/fixtures'), 'images');
if (!existsSync(join(folder, 'labels.csv'))) {
  console.warn(`No labelled pictures in ${folder}: set FIXTURES_DIR. Nothing was measured.`);
  process.exit(2);
}
const [, ...lines] = readFileSync(join(folder, 'labels.csv'), 'utf8').trim().split(/\r?\n/);
const signatures: { file: string; signature: PictureSignature }[] = [];
const found = new Map(Object.keys(versions).map((name) => [name, { same: 0, all: 0 }]));
for (const [index, line] of lines.entries()) {
  const file = line.split(',')[0]!;
  const signature = new PictureSignature(await decodeSmall(readFileSync(join(folder, file))));
  signatures.push({ file, signature });
  if (index % every !== 0) continue;
  const base = sharp(join(folder, file))
    .autoOrient()
    .resize(800, 800, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await base
    .flatten({ background: '#fff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  for (const [name, make] of Object.entries(versions)) {
    let version = make(sharp(data), info);
    if (!['poor JPEG', 'WebP'].includes(name)) version = version.jpeg({ quality: 80 });
    const other = new PictureSignature(await decodeSmall(await version.toBuffer()));
    const count = found.get(name)!;
    count.all += 1;
    if (signature.isSameAs(other)) count.same += 1;
    else console.log(`not found: ${file}, ${name}`);
  }
}
let [same, all] = [0, 0];
for (const [name, count] of found) {
  same += count.same;
  all += count.all;
  console.log(`${name.padEnd(24)}${count.same} of ${count.all}`);
}
console.log(`${'all'.padEnd(24)}${((100 * same) / all).toFixed(1)} %`);
let confused = 0;
for (const [index, one] of signatures.entries()) {
  for (const other of signatures.slice(index + 1)) {
    if (!one.signature.isSameAs(other.signature)) continue;
    const pair = `${one.file} ${other.file}`;
    if (!trueDuplicates.has(pair)) confused += 1;
    console.log(`called the same${trueDuplicates.has(pair) ? ', and is' : ''}: ${pair}`);
  }
}
if (same / all < bar || confused > 0) {
  console.error(`Below the bar: ${bar * 100} % found, no two different pictures called the same`);
  process.exitCode = 1;
}
