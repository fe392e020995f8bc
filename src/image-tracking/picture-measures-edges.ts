import { bothBelow, distance } from './without-branches.js';

/** What the edges and the texture of a picture tell; all 0–1. */
export interface EdgeMeasures {
  /** Share of pixels on an edge (Sobel gradient above a sixth of full scale). */
  readonly edgeDensity: number;
  /** Share of edge pixels whose edge is hard (above half of full scale). */
  readonly hardEdgeShare: number;
  /** Share of pixels on a faint edge, below the level of `edgeDensity`. */
  readonly faintEdgeShare: number;
  /** Share of edge pixels at the far end (beyond 12 px) of a nearly level or upright line. */
  readonly straightEdgeShare: number;
  /** The same beyond 40 px. */
  readonly longEdgeShare: number;
  /** The lesser of level and upright straight edge pixels by the greater. */
  readonly axisBalance: number;
  /** Share of edge pixels that run within 7° of one direction or square to it, for the best such pair. */
  readonly squareShare: number;
  /** Share of edge pixels that run at 20–70° to that pair. */
  readonly slantShare: number;
  /** Shannon entropy of edge directions, as a share of the largest possible. */
  readonly directionEntropy: number;
  /** Shares of level, upright and slanting edges in the upper, middle and lower third of all edge pixels: roofs, ground lines. */
  readonly upperLevel: number;
  readonly upperUpright: number;
  readonly upperSlant: number;
  readonly middleLevel: number;
  readonly middleUpright: number;
  readonly middleSlant: number;
  readonly lowerLevel: number;
  readonly lowerUpright: number;
  readonly lowerSlant: number;
  /** Share of level edge pixels in the fullest two neighbouring rows. */
  readonly fullestRow: number;
  /** Share of edge pixels in the upper half. */
  readonly upperHalf: number;
  /** Spread of edges over 8 × 8 fields: the share of fields with an edge on a fiftieth of their pixels. */
  readonly coveredFields: number;
  /** How alike the left and right halves of those fields are, mirrored. */
  readonly mirrored: number;
  /** Share of pixels that hardly differ from their right and lower neighbours. */
  readonly flatShare: number;
  /** Share of pixels with the small differences that lens noise and soft light leave. */
  readonly textureShare: number;
}

const edgeLevel = 42;
const hardEdgeLevel = 128;
const faintEdgeLevel = 14;
// The kernel's sum is four times the step of lightness.
const edgeSquared = (4 * edgeLevel) ** 2;
const hardSquared = (4 * hardEdgeLevel) ** 2;
const faintSquared = (4 * faintEdgeLevel) ** 2;
const directions = 36;

/** One pass over rows for gradients and upright lines, one over columns for level lines. */
export function measureEdges(grey: Uint8Array, width: number, height: number): EdgeMeasures {
  // Length of the nearly upright line so far; level edges are marked by 1 and lengthened in the second pass.
  const upright = new Uint8Array(width * height);
  const level = new Uint8Array(width * height);
  const histogram = new Uint32Array(directions);
  const rows = {
    level: new Uint32Array(height),
    upright: new Uint32Array(height),
    slant: new Uint32Array(height),
  };
  const fields = new Uint32Array(64);
  const fieldOf = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * 8) / width));
  let straightUprights = 0;
  let longUprights = 0;
  let edges = 0;
  let hard = 0;
  let directed = 0;
  let faint = 0;
  let flat = 0;
  let calm = 0;
  for (let y = 1; y < height - 1; y++) {
    const fieldRow = Math.floor((y * 8) / height) * 8;
    // The window of three by three: what is its middle now is its west next.
    let i = y * width + 1;
    let nw = grey[i - width - 1]!;
    let north = grey[i - width]!;
    let west = grey[i - 1]!;
    let value = grey[i]!;
    let sw = grey[i + width - 1]!;
    let south = grey[i + width]!;
    for (let x = 1; x < width - 1; x++, i++) {
      const ne = grey[i - width + 1]!;
      const east = grey[i + 1]!;
      const se = grey[i + width + 1]!;
      const toEast = distance(value, east);
      const toSouth = distance(value, south);
      flat += bothBelow(toEast, toSouth, 2);
      calm += bothBelow(toEast, toSouth, 25);
      const gx = ne + 2 * east + se - nw - 2 * west - sw;
      const gy = sw + 2 * south + se - nw - 2 * north - ne;
      nw = north;
      north = ne;
      west = value;
      value = east;
      sw = south;
      south = se;
      const squared = gx * gx + gy * gy;
      if (squared < faintSquared) continue;
      if (squared < edgeSquared) {
        faint++;
        continue;
      }
      edges++;
      if (squared >= hardSquared) hard++;
      fields[fieldRow + fieldOf[x]!]!++;
      const ax = gx < 0 ? -gx : gx;
      const ay = gy < 0 ? -gy : gy;
      if (ax > 2.5 * ay) {
        const a = upright[i - width - 1]!;
        const b = upright[i - width]!;
        const c = upright[i - width + 1]!;
        const length = 1 + (a > b ? (a > c ? a : c) : b > c ? b : c);
        upright[i] = length > 250 ? 250 : length;
        if (length > 12) straightUprights++;
        if (length > 40) longUprights++;
        rows.upright[y]!++;
      } else if (ay > 2.5 * ax) {
        level[i] = 1;
        rows.level[y]!++;
      } else {
        rows.slant[y]!++;
      }
      // Every second row tells the directions as well as all do.
      if ((y & 1) === 1) {
        directed++;
        histogram[Math.floor((Math.atan2(gy, gx) / Math.PI + 1) * directions) % directions]!++;
      }
    }
  }
  const levels = lengthen(level, width, height);
  const count = (width - 2) * (height - 2);
  const most = Math.max(levels.straight, straightUprights);
  return {
    edgeDensity: edges / count,
    hardEdgeShare: edges === 0 ? 0 : hard / edges,
    faintEdgeShare: faint / count,
    straightEdgeShare: edges === 0 ? 0 : (levels.straight + straightUprights) / edges,
    longEdgeShare: edges === 0 ? 0 : (levels.long + longUprights) / edges,
    axisBalance: most === 0 ? 0 : Math.min(levels.straight, straightUprights) / most,
    ...measureDirections(histogram, directed),
    ...measurePlaces(rows, edges, height),
    ...measureFields(fields, (width * height) / 64),
    flatShare: flat / count,
    textureShare: (calm - flat) / count,
  };
}

/** Lengths of nearly level lines: each marked pixel goes on from the longest of its three western neighbours. */
function lengthen(marks: Uint8Array, width: number, height: number): { straight: number; long: number } {
  let straight = 0;
  let long = 0;
  for (let x = 1; x < width - 1; x++) {
    for (let y = 1, i = width + x; y < height - 1; y++, i += width) {
      if (marks[i] === 0) continue;
      const a = marks[i - width - 1]!;
      const b = marks[i - 1]!;
      const c = marks[i + width - 1]!;
      const length = 1 + (a > b ? (a > c ? a : c) : b > c ? b : c);
      marks[i] = length > 250 ? 250 : length;
      if (length > 12) straight++;
      if (length > 40) long++;
    }
  }
  return { straight, long };
}

/** The histogram holds directions of 5° each, over half a turn. */
function measureDirections(histogram: Uint32Array, edges: number) {
  if (edges === 0) return { squareShare: 0, slantShare: 0, directionEntropy: 0 };
  const quarter = directions / 2;
  const folded = Array.from({ length: quarter }, (_, k) => histogram[k]! + histogram[k + quarter]!);
  const near = (k: number, reach: number) => {
    let sum = 0;
    for (let d = -reach; d <= reach; d++) sum += folded[(k + d + quarter) % quarter]!;
    return sum;
  };
  let best = 0;
  for (let k = 1; k < quarter; k++) if (near(k, 1) > near(best, 1)) best = k;
  let entropy = 0;
  for (const n of histogram) if (n > 0) entropy -= (n / edges) * Math.log2(n / edges);
  return {
    squareShare: near(best, 1) / edges,
    slantShare: 1 - near(best, 4) / edges,
    directionEntropy: entropy / Math.log2(directions),
  };
}

function measurePlaces(
  { level, upright, slant }: { level: Uint32Array; upright: Uint32Array; slant: Uint32Array },
  edges: number,
  height: number,
) {
  const all = Math.max(1, edges);
  const inRow = level.map((n, y) => n + upright[y]! + slant[y]!);
  const bounds = [1, 2, 3].map((part) => reached(inRow, (edges * part) / 3));
  const between = (rows: Uint32Array, from: number, to: number) => {
    let sum = 0;
    for (let y = from; y < to; y++) sum += rows[y]!;
    return sum / all;
  };
  const [first, second, last] = bounds as [number, number, number];
  let fullest = 0;
  for (let y = 1; y < height; y++) fullest = Math.max(fullest, level[y - 1]! + level[y]!);
  return {
    upperLevel: between(level, 0, first),
    upperUpright: between(upright, 0, first),
    upperSlant: between(slant, 0, first),
    middleLevel: between(level, first, second),
    middleUpright: between(upright, first, second),
    middleSlant: between(slant, first, second),
    lowerLevel: between(level, second, last),
    lowerUpright: between(upright, second, last),
    lowerSlant: between(slant, second, last),
    fullestRow: fullest / Math.max(1, between(level, 0, height) * all),
    upperHalf: between(inRow, 0, height >> 1),
  };
}

/** The row after the one at which the running sum reaches `target`. */
function reached(counts: Uint32Array, target: number): number {
  let sum = 0;
  for (let y = 0; y < counts.length; y++) {
    sum += counts[y]!;
    if (sum >= target) return y + 1;
  }
  return counts.length;
}

function measureFields(fields: Uint32Array, size: number) {
  let covered = 0;
  let apart = 0;
  let total = 0;
  for (let k = 0; k < 64; k++) {
    if (fields[k]! > size / 50) covered++;
    apart += Math.abs(fields[k]! - fields[(k & 56) | (7 - (k & 7))]!);
    total += fields[k]!;
  }
  return { coveredFields: covered / 64, mirrored: total === 0 ? 1 : 1 - apart / (2 * total) };
}
