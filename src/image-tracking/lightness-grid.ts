import type { Pixels } from './picture-measures.js';

/** Side of the square of lightness that a picture is kept as. */
const side = 128;

/** A part of a picture, in shares of its sides. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const whole: View = { x: 0, y: 0, width: 1, height: 1 };

/** Used again by each call, for a search makes thousands. */
const lefts = new Int32Array(33);
const rights = new Float64Array(33);
const rows: readonly [Float64Array, Float64Array] = [new Float64Array(33), new Float64Array(33)];

/** A picture's lightness, small and square whatever its shape: gives the means of any part at once. */
export class LightnessGrid {
  /** Summed lightness left of and above each corner. */
  private readonly sums: Float64Array;

  constructor(pixels: Pixels) {
    this.sums = summed(squared(pixels));
  }

  /** Mean lightness (0–255) of each of count × count cells (count at most 32) of a view, row by row. */
  cells(view: View, count: number, cells = new Float32Array(count * count)): Float32Array {
    const { sums } = this;
    const corners = count + 1;
    for (let column = 0; column < corners; column++) {
      const x = (view.x + (view.width * column) / count) * side;
      const left = Math.min(side - 1, Math.floor(x));
      lefts[column] = left;
      rights[column] = x - left;
    }
    const perArea = (count * count) / (view.width * view.height * side * side);
    let [upper, lower] = rows;
    for (let row = 0; row < corners; row++) {
      const y = (view.y + (view.height * row) / count) * side;
      const top = Math.min(side - 1, Math.floor(y));
      const down = y - top;
      const up = 1 - down;
      for (let column = 0, start = top * (side + 1); column < corners; column++) {
        const p = start + lefts[column]!;
        const q = p + side + 1;
        const right = rights[column]!;
        const left = sums[p]! * up + sums[q]! * down;
        lower[column] = left + (sums[p + 1]! * up + sums[q + 1]! * down - left) * right;
      }
      if (row > 0) {
        for (let column = 0, cell = (row - 1) * count; column < count; column++, cell++)
          cells[cell] = (lower[column + 1]! - lower[column]! - upper[column + 1]! + upper[column]!) * perArea;
      }
      const done = upper;
      upper = lower;
      lower = done;
    }
    return cells;
  }
}

/** Mean lightness of side × side cells, whatever the picture's shape. */
function squared({ data, width, height }: Pixels): Float64Array {
  const sums = new Float64Array(side * side);
  const columnOf = Uint8Array.from({ length: width }, (_, x) => Math.floor((x * side) / width));
  const inColumn = new Uint16Array(side);
  for (const column of columnOf) inColumn[column]!++;
  const inRow = new Uint16Array(side);
  for (let y = 0, p = 0; y < height; y++) {
    const row = Math.floor((y * side) / height);
    inRow[row]!++;
    for (let x = 0, start = row * side; x < width; x++, p += 3)
      sums[start + columnOf[x]!]! += data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29;
  }
  // A side of fewer pixels than cells leaves gaps: each takes its neighbour's value.
  for (let row = 0, cell = 0; row < side; row++) {
    for (let column = 0; column < side; column++, cell++) {
      const count = inRow[row]! * inColumn[column]!;
      if (count > 0) sums[cell] = sums[cell]! / (256 * count);
      else sums[cell] = sums[inRow[row] === 0 ? cell - side : cell - 1]!;
    }
  }
  return sums;
}

function summed(cells: Float64Array): Float64Array {
  const sums = new Float64Array((side + 1) * (side + 1));
  for (let y = 0; y < side; y++) {
    let line = 0;
    for (let x = 0; x < side; x++) {
      line += cells[y * side + x]!;
      sums[(y + 1) * (side + 1) + x + 1] = sums[y * (side + 1) + x + 1]! + line;
    }
  }
  return sums;
}
