import { measureEdges, type EdgeMeasures } from './picture-measures-edges.js';
import { bothBelow, greater, lesser } from './without-branches.js';
import { measureSheet, type SheetMeasures } from './picture-measures-sheet.js';

/** Decoded 8-bit RGB pixels, row by row, without alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the colours and the lightness of a picture tell, without regard to place; all 0–1. */
interface ToneMeasures {
  /** Mean standard deviation of the three channels, as a share of the largest possible. */
  readonly colorVariance: number;
  /** Mean lightness. */
  readonly brightness: number;
  /** Mean saturation (HSV). */
  readonly saturation: number;
  /** Share of pixels with a faint tint, as daylight and wood leave on everything and printers' white does not. */
  readonly tintShare: number;
  /** Share of pixels with a strong colour. */
  readonly vividShare: number;
  /** Share of pixels between dark and light. */
  readonly midtoneShare: number;
  /** Share of near-white pixels without colour. */
  readonly whiteShare: number;
  /** Share of the most common of 4,096 colours. */
  readonly topColorShare: number;
  /** Share of the most common lightness of 256 with its two neighbours: paper has one, a white wall shades off. */
  readonly topLightnessShare: number;
  /** Share of the eight most common of 4,096 colours together. */
  readonly paletteShare: number;
  /** Shannon entropy over 4,096 colours, as a share of twelve bits. */
  readonly colorEntropy: number;
}

/**
 * What the pixels of one small decoded picture tell. Drawn plans are flat, poor in colours, enclose uniform rooms with
 * straight lines and stand on paper; photos have texture, midtones and many colours; text falls apart into small marks.
 */
export interface PictureMeasures extends ToneMeasures, EdgeMeasures, SheetMeasures {}

/**
 * Measures a picture of at least 16 × 16 pixels; meant for the size that `decodeSmall` gives, where it takes about two
 * milliseconds of the event loop.
 */
export function measurePicture(pixels: Pixels): PictureMeasures {
  const { grey, ...tones } = measureTones(pixels);
  const { width, height } = pixels;
  return { ...tones, ...measureEdges(grey, width, height), ...measureSheet(grey, width, height) };
}

/** One divided by each value of a channel, and 0 for 0. */
const inverses = Float64Array.from({ length: 256 }, (_, value) => (value === 0 ? 0 : 1 / value));

function measureTones({ data, width, height }: Pixels): ToneMeasures & { grey: Uint8Array } {
  const count = width * height;
  const grey = new Uint8Array(count);
  const colors = new Uint32Array(4096);
  const lightness = new Uint32Array(258);
  const chromas = new Uint32Array(256);
  let sumR = 0;
  let sumG = 0;
  let sumB = 0;
  let squaresR = 0;
  let squaresG = 0;
  let squaresB = 0;
  let saturation = 0;
  let white = 0;
  // Every second row tells the colours as well as all do.
  const seen = Math.ceil(height / 2) * width;
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    const isSeen = (y & 1) === 0;
    for (const end = i + width; i < end; i++, p += 3) {
      const r = data[p]!;
      const g = data[p + 1]!;
      const b = data[p + 2]!;
      const light = (r * 77 + g * 150 + b * 29) >> 8;
      grey[i] = light;
      if (!isSeen) continue;
      sumR += r;
      sumG += g;
      sumB += b;
      squaresR += r * r;
      squaresG += g * g;
      squaresB += b * b;
      lightness[light + 1]!++;
      const most = greater(greater(r, g), b);
      const chroma = most - lesser(lesser(r, g), b);
      saturation += chroma * inverses[most]!;
      chromas[chroma]!++;
      white += bothBelow(255 - light, chroma, 20);
      colors[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)]!++;
    }
  }
  const deviation = (sum: number, squares: number) =>
    Math.sqrt(Math.max(0, squares / seen - (sum / seen) * (sum / seen)));
  const { top, palette, entropy } = summarise(colors, seen);
  return {
    grey,
    // The standard deviation of an 8-bit channel is at most 127.5 (half black, half full).
    colorVariance:
      (deviation(sumR, squaresR) + deviation(sumG, squaresG) + deviation(sumB, squaresB)) / 3 / 127.5,
    brightness: weighed(lightness) / seen / 255,
    saturation: saturation / seen,
    tintShare: between(chromas, 6, 50) / seen,
    vividShare: between(chromas, 50, 256) / seen,
    midtoneShare: between(lightness, 52, 216) / seen,
    whiteShare: white / seen,
    topColorShare: top,
    topLightnessShare: topWithNeighbours(lightness) / seen,
    paletteShare: palette,
    colorEntropy: entropy / 12,
  };
}

function between(counts: Uint32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += counts[i]!;
  return sum;
}

/** The sum of all lightness; the first count is that of -1. */
function weighed(lightness: Uint32Array): number {
  let sum = 0;
  for (let i = 1; i < lightness.length; i++) sum += (i - 1) * lightness[i]!;
  return sum;
}

function summarise(colors: Uint32Array, count: number) {
  const ranked = colors.filter((n) => n > 0).sort();
  let entropy = 0;
  for (let i = 0; i < ranked.length; i++) entropy -= (ranked[i]! / count) * Math.log2(ranked[i]! / count);
  let palette = 0;
  for (let i = Math.max(0, ranked.length - 8); i < ranked.length; i++) palette += ranked[i]! / count;
  return { top: ranked[ranked.length - 1]! / count, palette, entropy };
}

function topWithNeighbours(bins: Uint32Array): number {
  let most = 0;
  for (let i = 1; i < bins.length - 1; i++) most = Math.max(most, bins[i - 1]! + bins[i]! + bins[i + 1]!);
  return most;
}
