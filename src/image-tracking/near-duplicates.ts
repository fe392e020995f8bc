import type { Pixels } from './picture-measures.js';

const side = 24;
/** Lightness steps of 255 by which recompression and rescaling may move a cell. */
const meanTolerance = 5;
const cellTolerance = 40;
/** Beyond this the pictures are cropped so differently that a match is chance. */
const maxAspectRatio = 1.5;

/**
 * Whether two small decoded pictures show the same photo or plan: in another size, quality, colour depth or with its
 * edges cropped away around the middle. Compares 24 × 24 cells of lightness, on average and cell by cell, because
 * the plans of two floors differ in a few walls only.
 */
export class PictureSignature {
  readonly aspect: number;
  private readonly cells = new Map<number, Float32Array>();

  constructor(private readonly pixels: Pixels) {
    this.aspect = pixels.width / pixels.height;
  }

  isSameAs(other: PictureSignature): boolean {
    const ratio = Math.max(this.aspect / other.aspect, other.aspect / this.aspect);
    if (ratio > maxAspectRatio) return false;
    if (this.matches(other, undefined)) return true;
    return ratio > 1.02 && this.matches(other, Math.round(Math.min(this.aspect, other.aspect) * 100) / 100);
  }

  private matches(other: PictureSignature, aspect: number | undefined): boolean {
    if (aspect === undefined && Math.abs(this.aspect / other.aspect - 1) > 0.1) return false;
    const mine = this.cellsAt(aspect);
    const theirs = other.cellsAt(aspect);
    let sum = 0;
    for (let i = 0; i < mine.length; i++) {
      const difference = Math.abs(mine[i]! - theirs[i]!);
      if (difference > cellTolerance) return false;
      sum += difference;
    }
    return sum / mine.length <= meanTolerance;
  }

  /** Mean lightness of each cell of the whole picture, or of its middle at a narrower aspect. */
  private cellsAt(aspect: number | undefined): Float32Array {
    const key = aspect ?? 0;
    let cells = this.cells.get(key);
    if (!cells) {
      cells = cellMeans(this.pixels, aspect);
      this.cells.set(key, cells);
    }
    return cells;
  }
}

function cellMeans({ data, width, height }: Pixels, aspect: number | undefined): Float32Array {
  const used = aspect === undefined ? width : Math.min(width, Math.round(height * aspect));
  const left = Math.floor((width - used) / 2);
  const sums = new Float32Array(side * side);
  const counts = new Uint32Array(side * side);
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * side) / height) * side;
    for (let x = 0; x < used; x++) {
      const p = (y * width + left + x) * 3;
      const cell = row + Math.floor((x * side) / used);
      sums[cell]! += (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) / 256;
      counts[cell]!++;
    }
  }
  return sums.map((sum, cell) => sum / Math.max(1, counts[cell]!));
}
