import { type LightnessGrid, type View, whole } from './lightness-grid.js';

/** Cells a side of the search for the place of a crop, of coming near it, and of finding it exactly. */
const coarse = 8;
const coarseCells = coarse * coarse;
const coarseBlocks = coarseCells / 4;
const near = 12;
const exact = 20;
/** Smallest share of a side that a crop may leave, and the steps of the search. */
const smallestShare = 0.68;
const searchStep = 0.05;
/** How much alike two views must be in the search to be looked at closely (correlation). */
const worthALook = 0.68;
/** What a view must reach when it is moved by half a step; those that agree in the end reach 0.8. */
const worthAnExactLook = 0.7;

/** A picture made ready to be looked for, and to be looked through, for crops of it. */
export class SearchedPicture {
  private readonly byViews = new Map<readonly View[], Searchable>();
  private readonly asWhole = new Map<number, Float32Array>();

  constructor(
    private readonly grid: LightnessGrid,
    private readonly aspect: number,
  ) {}

  /** Roughly where the other picture may lie in this one, to about half a step of the search. */
  placeOf(other: SearchedPicture): View | undefined {
    const ratio = other.aspect / this.aspect;
    if (ratio < smallestShare || ratio > 1 / smallestShare) return undefined;
    const views = viewsAt(ratio);
    const ours = this.searchable(views);
    // The first view of the other is all of it.
    const theirs = other.searchable(viewsAt(1));
    let best: View | undefined;
    let most = worthALook;
    for (let index = 0; index < views.length; index++) {
      if (mostAlike(ours, index, theirs) <= most) continue;
      let alike = 0;
      for (let i = 0, start = index * coarseCells; i < coarseCells; i++)
        alike += ours.cells[start + i]! * theirs.cells[i]!;
      if (alike > most) {
        best = views[index];
        most = alike;
      }
    }
    return best;
  }

  /** The view moved and stretched by half steps of the search, unless it is then too unlike the other picture. */
  approached(start: View, other: SearchedPicture): View | undefined {
    const { view, alike } = this.climbed(start, other, searchStep / 2, near);
    return alike < worthAnExactLook ? undefined : view;
  }

  /** The view moved and stretched, ever finer, to where it agrees most with the other picture. */
  refined(start: View, other: SearchedPicture): View {
    let best = start;
    for (let step = searchStep / 4; step > 0.003; step /= 2)
      best = this.climbed(best, other, step, exact).view;
    return best;
  }

  private climbed(start: View, other: SearchedPicture, step: number, count: number) {
    const theirs = other.wholeAt(count);
    const ours = new Float32Array(count * count);
    const score = (view: View) => correlation(this.grid.cells(view, count, ours), theirs);
    let best = start;
    let most = score(start);
    for (let round = 0; round < 3; round += 1) {
      const before = most;
      for (const view of neighbours(best, step)) {
        const alike = score(view);
        if (alike > most) [best, most] = [view, alike];
      }
      if (most === before) break;
    }
    return { view: best, alike: most };
  }

  private wholeAt(count: number): Float32Array {
    let cells = this.asWhole.get(count);
    if (!cells) this.asWhole.set(count, (cells = normalise(this.grid.cells(whole, count))));
    return cells;
  }

  private searchable(views: readonly View[]): Searchable {
    let found = this.byViews.get(views);
    if (!found) this.byViews.set(views, (found = madeSearchable(this.grid, views)));
    return found;
  }
}

/** The views of a picture, one after the other. */
interface Searchable {
  /** Their cells, normalised. */
  readonly cells: Float32Array;
  /** Halves of the sums of each 2 × 2 of those: what is left of the cells when their detail is taken out. */
  readonly blocks: Float32Array;
  /** The length of that detail. */
  readonly detail: Float32Array;
}

function madeSearchable(grid: LightnessGrid, views: readonly View[]): Searchable {
  const cells = new Float32Array(views.length * coarseCells);
  const blocks = new Float32Array(views.length * coarseBlocks);
  const detail = new Float32Array(views.length);
  for (let index = 0, block = 0; index < views.length; index++) {
    const view = cells.subarray(index * coarseCells, (index + 1) * coarseCells);
    normalise(grid.cells(views[index]!, coarse, view));
    let squares = 0;
    for (let row = 0; row < coarse; row += 2) {
      for (let p = row * coarse; p < (row + 1) * coarse; p += 2, block++) {
        const half = (view[p]! + view[p + 1]! + view[p + coarse]! + view[p + coarse + 1]!) / 2;
        blocks[block] = half;
        squares += half * half;
      }
    }
    detail[index] = Math.sqrt(Math.max(0, 1 - squares));
  }
  return { cells, blocks, detail };
}

/** The correlation of a view with all of another picture is at most this: their details are at best in one direction. */
function mostAlike(ours: Searchable, index: number, theirs: Searchable): number {
  let alike = ours.detail[index]! * theirs.detail[0]!;
  for (let i = 0, start = index * coarseBlocks; i < coarseBlocks; i++)
    alike += ours.blocks[start + i]! * theirs.blocks[i]!;
  return alike;
}

const viewsByRatio = new Map<number, View[]>();

/** Where a crop of the given change of aspect may lie. */
function viewsAt(ratio: number): View[] {
  const rounded = Math.round(ratio * 50) / 50;
  let views = viewsByRatio.get(rounded);
  if (views) return views;
  views = [];
  for (let longer = 1; longer >= smallestShare - 1e-9; longer -= searchStep) {
    const width = rounded >= 1 ? longer : longer * rounded;
    const height = rounded >= 1 ? longer / rounded : longer;
    if (Math.min(width, height) < smallestShare - 0.02) continue;
    for (const x of offsets(1 - width))
      for (const y of offsets(1 - height)) views.push({ x, y, width, height });
  }
  viewsByRatio.set(rounded, views);
  return views;
}

function offsets(room: number): number[] {
  const count = Math.ceil(room / searchStep);
  return Array.from({ length: count + 1 }, (_, index) => (count === 0 ? 0 : (room * index) / count));
}

function neighbours({ x, y, width, height }: View, step: number): View[] {
  const moved = [
    [-step, 0, 0, 0],
    [step, 0, 0, 0],
    [0, -step, 0, 0],
    [0, step, 0, 0],
    [-step / 2, 0, step, 0],
    [step / 2, 0, -step, 0],
    [0, -step / 2, 0, step],
    [0, step / 2, 0, -step],
    [-step / 2, -step / 2, step, step],
    [step / 2, step / 2, -step, -step],
  ] as const;
  return moved.flatMap(([left, up, wider, higher]) => {
    const newWidth = Math.min(1, width + wider);
    const newHeight = Math.min(1, height + higher);
    const newX = Math.min(1 - newWidth, Math.max(0, x + left));
    const newY = Math.min(1 - newHeight, Math.max(0, y + up));
    // At the edge some moves lead nowhere.
    const isMoved = newX !== x || newY !== y || newWidth !== width || newHeight !== height;
    return isMoved ? { x: newX, y: newY, width: newWidth, height: newHeight } : [];
  });
}

function normalise(cells: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += cells[i]!;
  const mean = sum / cells.length;
  let squares = 0;
  for (let i = 0; i < cells.length; i++) {
    const value = cells[i]! - mean;
    cells[i] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (let i = 0; i < cells.length; i++) cells[i] = cells[i]! / length;
  return cells;
}

/** Of any cells to normalised ones. */
function correlation(cells: Float32Array, normalised: Float32Array): number {
  let sum = 0;
  let squares = 0;
  let products = 0;
  for (let i = 0; i < cells.length; i++) {
    const value = cells[i]!;
    sum += value;
    squares += value * value;
    products += value * normalised[i]!;
  }
  return products / (Math.sqrt(squares - (sum * sum) / cells.length) || 1);
}
