import sharp from 'sharp';
import { LightnessGrid, whole } from './lightness-grid.js';
import { PictureSignature } from './near-duplicates.js';
import { decodeSmall } from './picture-file.js';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${inner}</svg>`);
const draw = (inner: string) => sharp(svg(inner)).jpeg({ quality: 92 }).toBuffer();
const signature = async (bytes: Buffer) => new PictureSignature(await decodeSmall(bytes));
const areSame = async (one: Buffer, other: Buffer) => {
  const [a, b] = [await signature(one), await signature(other)];
  const same = a.isSameAs(b);
  expect(b.isSameAs(a)).toBe(same);
  return same;
};

/** A white room with its door, window and sofa where it is told. */
const room = (door: number, window: number, sofa: number) =>
  `<rect width="1200" height="800" fill="#ece9e4"/><path d="M0 800L260 600H940L1200 800Z" fill="#a98a68"/>
   <rect x="${door}" y="260" width="150" height="340" fill="#d3cdc3" stroke="#8d857a" stroke-width="8"/>
   <rect x="${window}" y="150" width="230" height="230" fill="#b9d4e4" stroke="#fff" stroke-width="14"/>
   <rect x="${sofa}" y="520" width="330" height="150" rx="30" fill="#5c6b62"/>
   <circle cx="${sofa + 60}" cy="120" r="46" fill="#d9b65a"/>`;
const plan = (walls: string) =>
  `<rect width="1200" height="800" fill="#fff"/><g fill="none" stroke="#222" stroke-width="14">
   <path d="M150 90H1050V710H150Z"/>${walls}</g><text x="260" y="220" font-size="40" fill="#222">Kök</text>`;

let photo: Buffer;
let floor: Buffer;
beforeAll(async () => {
  photo = await draw(room(170, 620, 480));
  floor = await draw(plan('<path d="M520 90V430M150 430H760M760 430V710"/>'));
});

const cut = (left: number, top: number, right: number, bottom: number) => (bytes: Buffer) =>
  sharp(bytes)
    .extract({
      left: 1200 * left,
      top: 800 * top,
      width: 1200 * (1 - left - right),
      height: 800 * (1 - top - bottom),
    })
    .jpeg()
    .toBuffer();

describe.each(['photo', 'plan'])('the same %s', (which) => {
  it.each<[string, (bytes: Buffer) => Promise<Buffer>]>([
    ['smaller', (bytes) => sharp(bytes).resize(300).jpeg().toBuffer()],
    ['as a poor JPEG', (bytes) => sharp(bytes).jpeg({ quality: 25 }).toBuffer()],
    ['as WebP', (bytes) => sharp(bytes).resize(700).webp({ quality: 50 }).toBuffer()],
    ['brighter', (bytes) => sharp(bytes).modulate({ brightness: 1.08, saturation: 0.8 }).toBuffer()],
    ['in grey', (bytes) => sharp(bytes).grayscale().toBuffer()],
    ['cut at both sides', cut(0.15, 0, 0.15, 0)],
    ['cut at the left', cut(0.15, 0, 0, 0)],
    ['cut above and below', cut(0, 0.1, 0, 0.1)],
    ['cut at a corner', cut(0, 0, 0.15, 0.15)],
    ['cut all around, unevenly', cut(0.1, 0.05, 0.05, 0.1)],
    [
      'with a watermark',
      (bytes) =>
        sharp(bytes)
          .composite([
            {
              input: svg(
                '<text x="600" y="420" text-anchor="middle" font-size="70" font-weight="bold" fill="#888" fill-opacity="0.5">MÄKLARE</text>',
              ),
            },
          ])
          .jpeg()
          .toBuffer(),
    ],
  ])('%s', async (_how, make) => {
    const bytes = which === 'photo' ? photo : floor;
    expect(await areSame(bytes, await make(bytes))).toBe(true);
  });
});

it('the lightness of a picture of fewer rows than the grid has: each row stands for those it covers', () => {
  // Two columns, dark and light, in one row.
  const grid = new LightnessGrid({ data: Uint8Array.of(10, 10, 10, 90, 90, 90), width: 2, height: 1 });
  expect([...grid.cells(whole, 2)]).toEqual([10, 90, 10, 90]);
});

describe('different pictures that look alike', () => {
  it.each<[string, () => Promise<Buffer>, () => Promise<Buffer>]>([
    ['one white room from two places', () => draw(room(170, 620, 480)), () => draw(room(820, 300, 220))],
    [
      'a room and its mirror image',
      () => draw(room(170, 620, 480)),
      async () => sharp(photo).flop().toBuffer(),
    ],
    [
      'the plans of two floors',
      () => draw(plan('<path d="M520 90V430M150 430H760M760 430V710"/>')),
      () => draw(plan('<path d="M420 90V710M420 330H1050M700 330V710"/>')),
    ],
    [
      'two bare walls',
      () => draw('<rect width="1200" height="800" fill="#eee"/>'),
      () => draw('<rect width="1200" height="800" fill="#ddd"/>'),
    ],
  ])('%s', async (_what, one, other) => expect(await areSame(await one(), await other())).toBe(false));
});
