import sharp, { type Sharp } from 'sharp';
import type { Dice } from './dice.js';

type Wear = (bytes: Buffer, dice: Dice) => Promise<Buffer>;

const open = (bytes: Buffer) => sharp(bytes).flatten({ background: '#fff' }).toColourspace('srgb');
const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
const jpeg = (image: Sharp, dice: Dice) => image.jpeg({ quality: dice.whole(45, 92) }).toBuffer();

async function crop(bytes: Buffer, dice: Dice) {
  const { width, height } = await sharp(bytes).metadata();
  const [left, top] = [dice.between(0, 0.18), dice.between(0, 0.18)];
  const region = {
    left: Math.floor(left * width),
    top: Math.floor(top * height),
    width: Math.max(8, Math.floor(width * (1 - left - dice.between(0, 0.18)))),
    height: Math.max(8, Math.floor(height * (1 - top - dice.between(0, 0.18)))),
  };
  return jpeg(open(await open(bytes).png({ compressionLevel: 1 }).toBuffer()).extract(region), dice);
}

/** What happens to any picture on its way into an advert. */
export const wears = {
  recompressed: (bytes, dice) =>
    open(bytes)
      .resize(within(1000))
      .jpeg({ quality: dice.whole(25, 60) })
      .toBuffer(),
  thumbnail: (bytes, dice) => jpeg(open(bytes).resize(within(dice.whole(128, 300))), dice),
  grey: (bytes, dice) => jpeg(open(bytes).resize(within(800)).greyscale(), dice),
  cropped: crop,
  darkened: (bytes, dice) =>
    jpeg(
      open(bytes)
        .resize(within(800))
        .modulate({ brightness: dice.between(0.3, 0.8) }),
      dice,
    ),
  brightened: (bytes, dice) =>
    jpeg(open(bytes).resize(within(800)).linear(dice.between(1.1, 1.5), dice.between(0, 35)), dice),
  tinted: (bytes, dice) =>
    jpeg(
      open(bytes)
        .resize(within(800))
        .linear([dice.between(0.75, 1.1), dice.between(0.8, 1.05), dice.between(0.65, 1.1)], [0, 0, 0]),
      dice,
    ),
  turned: (bytes, dice) =>
    jpeg(
      open(bytes)
        .resize(within(800))
        .rotate(dice.of([90, 180, 270])),
      dice,
    ),
  blurred: (bytes, dice) => jpeg(open(bytes).resize(within(700)).blur(dice.between(0.6, 2)), dice),
  sharpened: (bytes, dice) =>
    jpeg(
      open(bytes)
        .resize(within(800))
        .sharpen({ sigma: dice.between(0.8, 2) }),
      dice,
    ),
  framed: (bytes, dice) => {
    const [a, b, c, d] = [dice.whole(0, 120), dice.whole(0, 120), dice.whole(0, 60), dice.whole(0, 60)];
    const background = dice.of(['#fff', '#fff', '#000', '#eee', '#222']);
    return jpeg(
      open(bytes).resize(within(800)).extend({ top: a, bottom: b, left: c, right: d, background }),
      dice,
    );
  },
  webp: (bytes, dice) =>
    open(bytes)
      .resize(within(900))
      .webp({ quality: dice.whole(40, 85) })
      .toBuffer(),
} satisfies Record<string, Wear>;

/** What happens to drawings only: scanned askew, shown in inverse. */
export const drawingWears = {
  askew: (bytes, dice) => {
    const background = dice.of(['#fff', '#fff', '#f2f2f0', '#ddd']);
    return jpeg(open(bytes).resize(within(900)).rotate(dice.between(-7, 7), { background }), dice);
  },
  inverted: (bytes, dice) => jpeg(open(bytes).resize(within(900)).negate({ alpha: false }), dice),
  dimmed: (bytes, dice) =>
    jpeg(open(bytes).resize(within(900)).linear(dice.between(0.25, 0.6), dice.between(0, 60)), dice),
  photographed,
  scanned: async (bytes, dice) =>
    grain(await raw(bytes, 1000), dice, { noise: dice.between(2, 8), light: 0.12, isGrey: dice.is(0.6) }),
} satisfies Record<string, Wear>;

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function raw(bytes: Buffer, side: number): Promise<Raw> {
  const { data, info } = await open(bytes).resize(within(side)).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Adds uneven light and the sensor's noise, and saves as JPEG. */
export async function grain(
  { data, width, height }: Raw,
  dice: Dice,
  { noise, light, isGrey }: { noise: number; light: number; isGrey: boolean },
): Promise<Buffer> {
  const [ax, ay] = [dice.between(-light, light), dice.between(-light, light)];
  const [sx, sy, reach] = [dice.next(), dice.next(), dice.between(0.2, 0.6)];
  const shade = dice.is(0.5) ? light : 0;
  const tone = [1, dice.between(0.93, 1), dice.between(0.82, 1.02)];
  const level = 1 - dice.between(0, light);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const shadow = shade / (1 + ((u - sx) ** 2 + (v - sy) ** 2) / reach ** 4);
      const lit = level * (1 + ax * (u - 0.5) * 2 + ay * (v - 0.5) * 2 - shadow);
      const shared = (dice.next() + dice.next() + dice.next() - 1.5) * noise;
      for (let channel = 0; channel < 3; channel++, p++) {
        const value = data[p]! * lit * tone[channel]! + shared + (dice.next() - 0.5) * noise;
        data[p] = Math.max(0, Math.min(255, value));
      }
    }
  }
  const image = sharp(data, { raw: { width, height, channels: 3 } }).blur(dice.between(0.4, 1.1));
  return jpeg(isGrey ? image.greyscale() : image, dice);
}

/** A print photographed by hand: seen at an angle, perhaps on a table, in uneven light. */
async function photographed(bytes: Buffer, dice: Dice): Promise<Buffer> {
  const print = await raw(bytes, 900);
  const [width, height] = dice.is(0.5) ? [720, 960] : [960, 720];
  const reach = dice.of([0.02, 0.06, 0.14]);
  const inset = () => dice.between(-0.06, reach);
  const corners = [
    [inset(), inset()],
    [1 - inset(), inset()],
    [1 - inset(), 1 - inset()],
    [inset(), 1 - inset()],
  ];
  const level = dice.whole(25, 215);
  const warmth = dice.between(-10, 35);
  const table = [level + warmth, level, level - warmth];
  const paper = dice.between(0.45, 0.95);
  const data = Buffer.alloc(width * height * 3);
  const toPrint = inverse(corners.map(([u, v]) => [u! * width, v! * height]));
  const wood = dice.between(0, 25);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 3) {
      const [u, v] = toPrint(x, y);
      const isOn = u >= 0 && u < 1 && v >= 0 && v < 1;
      const from = isOn ? (Math.floor(v * print.height) * print.width + Math.floor(u * print.width)) * 3 : 0;
      const stripe = isOn ? 0 : wood * Math.sin(x / 9 + Math.sin(y / 70) * 3);
      for (let c = 0; c < 3; c++)
        data[p + c] = isOn ? print.data[from + c]! * paper : Math.max(0, Math.min(255, table[c]! + stripe));
    }
  }
  return grain({ data, width, height }, dice, {
    noise: dice.between(3, 16),
    light: dice.between(0.1, 0.4),
    isGrey: dice.is(0.1),
  });
}

/** The projective map from a quadrangle (clockwise from top left) to the unit square. */
function inverse(quad: number[][]): (x: number, y: number) => readonly [number, number] {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = quad as [number, number][] as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  // The adjugate of the forward matrix [a b c; d e f; g h 1].
  const m = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ] as const;
  return (x, y) => {
    const w = m[6] * x + m[7] * y + m[8];
    return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
  };
}
