import { greater, lesser } from './without-branches.js';
import { measureRegions, type RegionMeasures } from './picture-measures-regions.js';

/** What a picture tells when it is taken for a sheet of paper: uneven light divided away, dark sheets inverted. */
export interface SheetMeasures extends RegionMeasures {
  /** Share of pixels about as light as the paper around them. */
  readonly paperShare: number;
  /** Share of pixels much darker than the paper around them. */
  readonly inkShare: number;
  /** Share of those whose four neighbours are as dark: walls have an inside, letters and thin lines have none. */
  readonly inkInside: number;
  /** Shannon entropy of lightness against the paper, as a share of the largest possible. */
  readonly sheetEntropy: number;
  /** Share of the outer frame that is paper. */
  readonly frameShare: number;
  /** Level rows without ink among those between the first and the last with ink. */
  readonly emptyRows: number;
  readonly emptyColumns: number;
  /** Turns between rows with and without ink, by half of all rows: running text has many. */
  readonly rowBreaks: number;
  readonly columnBreaks: number;
  /** Lightness range within squares of 8 × 8 pixels: the quantiles at a tenth, a quarter, half and three quarters. */
  readonly rangeTenth: number;
  readonly rangeQuarter: number;
  readonly rangeHalf: number;
  readonly rangeThreeQuarters: number;
}

const block = 8;
const shades = 32;

/** Works on half the width and height, which also halves the sensor's noise. */
export function measureSheet(grey: Uint8Array, width: number, height: number): SheetMeasures {
  const w = width >> 1;
  const h = height >> 1;
  const { sheet, ranges } = halve(grey, width, w, h, hasLightLines(grey, width, height));
  const paper = paperAround(sheet, w, h);
  const relative = divide(sheet, paper, w, h);
  return { ...measureInk(relative, w, h), ...ranges, ...measureRegions(relative, w, h) };
}

/** Whether lines are light on a darker ground: of squares with some contrast, the mean lies nearer to the darkest. */
function hasLightLines(grey: Uint8Array, width: number, height: number): boolean {
  let above = 0;
  let below = 0;
  for (let top = 0; top + 16 <= height; top += 16) {
    for (let left = 0; left + 16 <= width; left += 16) {
      let least = 255;
      let most = 0;
      let sum = 0;
      for (let y = top; y < top + 16; y += 2) {
        for (let i = y * width + left + (y & 2 ? 1 : 0), end = y * width + left + 16; i < end; i += 2) {
          const value = grey[i]!;
          sum += value;
          if (value < least) least = value;
          if (value > most) most = value;
        }
      }
      if (most - least < 20) continue;
      above += most - sum / 64;
      below += sum / 64 - least;
    }
  }
  return above > below;
}

function halve(grey: Uint8Array, width: number, w: number, h: number, isInverted: boolean) {
  const sheet = new Uint8Array(w * h);
  const across = (w * 2) / block + 1;
  const lightest = new Uint8Array(Math.ceil(across));
  const darkest = new Uint8Array(Math.ceil(across)).fill(255);
  const ranges = new Uint32Array(256);
  let blocks = 0;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const p = 2 * y * width + 2 * x;
      const a = grey[p]!;
      const b = grey[p + 1]!;
      const c = grey[p + width]!;
      const d = grey[p + width + 1]!;
      const mean = (a + b + c + d) >> 2;
      sheet[y * w + x] = isInverted ? 255 - mean : mean;
      const k = x >> 2;
      lightest[k] = greater(lightest[k]!, greater(greater(a, b), greater(c, d)));
      darkest[k] = lesser(darkest[k]!, lesser(lesser(a, b), lesser(c, d)));
    }
    if (y % 4 === 3) {
      for (let k = 0; k < w >> 2; k++, blocks++) ranges[lightest[k]! - darkest[k]!]!++;
      lightest.fill(0);
      darkest.fill(255);
    }
  }
  const quantile = (share: number) => {
    let passed = 0;
    for (let range = 0; range < 256; range++) {
      passed += ranges[range]!;
      // The root spreads the low ranges, where paper, noise and soft light differ.
      if (passed > share * blocks) return Math.sqrt(range / 255);
    }
    return 0;
  };
  const measures = {
    rangeTenth: quantile(0.1),
    rangeQuarter: quantile(0.25),
    rangeHalf: quantile(0.5),
    rangeThreeQuarters: quantile(0.75),
  };
  return { sheet, ranges: measures };
}

/** The lightest of each block and its eight neighbours, evened out: how light the paper is there. */
function paperAround(
  sheet: Uint8Array,
  w: number,
  h: number,
): { grid: Float32Array; columns: number; rows: number } {
  const columns = Math.ceil(w / block);
  const rows = Math.ceil(h / block);
  const lightest = new Float32Array(columns * rows);
  for (let y = 0; y < h; y++) {
    const row = Math.floor(y / block) * columns;
    for (let x = 0; x < w; x++) {
      const k = row + (x >> 3);
      const value = sheet[y * w + x]!;
      if (value > lightest[k]!) lightest[k] = value;
    }
  }
  const around = (grid: Float32Array, combine: (values: number[]) => number) =>
    grid.map((_, k) => {
      const [cx, cy] = [k % columns, Math.floor(k / columns)];
      const values: number[] = [];
      for (let y = Math.max(0, cy - 1); y <= Math.min(rows - 1, cy + 1); y++) {
        for (let x = Math.max(0, cx - 1); x <= Math.min(columns - 1, cx + 1); x++)
          values.push(grid[y * columns + x]!);
      }
      return combine(values);
    });
  const spread = around(lightest, (values) => Math.max(...values));
  const even = around(spread, (values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  return { grid: even, columns, rows };
}

/** Lightness against the paper, 255 = as light. Between the middles of blocks the paper is interpolated. */
function divide(
  sheet: Uint8Array,
  { grid, columns, rows }: { grid: Float32Array; columns: number; rows: number },
  w: number,
  h: number,
): Uint8Array {
  const relative = new Uint8Array(w * h);
  const leftOf = new Uint16Array(w);
  const shareOf = new Float64Array(w);
  for (let x = 0; x < w; x++) {
    const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / block - 0.5));
    leftOf[x] = Math.floor(u);
    shareOf[x] = u - leftOf[x]!;
  }
  // The row of the paper at this height, with one more column so that the last has a right neighbour.
  const row = new Float64Array(columns + 1);
  for (let y = 0; y < h; y++) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / block - 0.5));
    const top = Math.floor(v);
    const below = Math.min(rows - 1, top + 1);
    for (let k = 0; k < columns; k++) {
      row[k] = grid[top * columns + k]! * (1 - v + top) + grid[below * columns + k]! * (v - top);
    }
    row[columns] = row[columns - 1]!;
    for (let x = 0; x < w; x++) {
      const left = leftOf[x]!;
      const paper = row[left]! + (row[left + 1]! - row[left]!) * shareOf[x]!;
      // A floor under the paper's lightness keeps the noise of black areas from looking like ink.
      const value = (sheet[y * w + x]! * 255) / (paper > 24 ? paper : 24);
      relative[y * w + x] = value > 255 ? 255 : value;
    }
  }
  return relative;
}

function measureInk(relative: Uint8Array, w: number, h: number) {
  const inkLevel = 170;
  const histogram = new Uint32Array(shades);
  const inRow = new Uint32Array(h);
  const inColumn = new Uint32Array(w);
  let ink = 0;
  let inside = 0;
  let paper = 0;
  let frame = 0;
  let framePaper = 0;
  const depth = Math.max(1, Math.round(Math.min(w, h) * 0.04));
  for (let y = 0; y < h; y++) {
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const value = relative[i]!;
      histogram[value >> 3]!++;
      const isPaper = value > 225;
      if (isPaper) paper++;
      if (x < depth || y < depth || x >= w - depth || y >= h - depth) {
        frame++;
        if (isPaper) framePaper++;
      }
      if (value >= inkLevel) continue;
      ink++;
      inRow[y]!++;
      inColumn[x]!++;
      if (x === 0 || y === 0 || x === w - 1 || y === h - 1) continue;
      if (
        relative[i - 1]! < inkLevel &&
        relative[i + 1]! < inkLevel &&
        relative[i - w]! < inkLevel &&
        relative[i + w]! < inkLevel
      )
        inside++;
    }
  }
  let entropy = 0;
  for (const n of histogram) if (n > 0) entropy -= (n / relative.length) * Math.log2(n / relative.length);
  const rows = gaps(inRow, w);
  const columns = gaps(inColumn, h);
  return {
    paperShare: paper / relative.length,
    inkShare: ink / relative.length,
    inkInside: ink === 0 ? 0 : inside / ink,
    sheetEntropy: entropy / Math.log2(shades),
    frameShare: framePaper / frame,
    emptyRows: rows.empty,
    emptyColumns: columns.empty,
    rowBreaks: rows.breaks,
    columnBreaks: columns.breaks,
  };
}

/** Of lines with the given counts of ink: the share without any between the first and last with some, and the turns. */
function gaps(counts: Uint32Array, length: number): { empty: number; breaks: number } {
  const least = Math.max(1, Math.round(length * 0.008));
  const first = counts.findIndex((count) => count >= least);
  if (first < 0) return { empty: 0, breaks: 0 };
  const last = counts.findLastIndex((count) => count >= least);
  let empty = 0;
  let turns = 0;
  for (let k = first + 1; k <= last; k++) {
    const isEmpty = counts[k]! < least;
    if (isEmpty) empty++;
    if (isEmpty !== counts[k - 1]! < least) turns++;
  }
  return { empty: empty / (last - first + 1), breaks: Math.min(1, turns / (counts.length / 2)) };
}
