import { type LightnessGrid, type View, whole } from './lightness-grid.js';

/** Cells a side of the search for the place of a crop, of coming near it, and of finding it exactly. */
const coarse = 8;
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
  private readonly byViews = new Map<readonly View[], Float32Array>();
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
    const length = coarse * coarse;
    for (let index = 0, start = 0; index < views.length; index++, start += length) {
      let alike = 0;
      for (let i = 0; i < length; i++) alike += ours[start + i]! * theirs[i]!;
      if (alike > most) [best, most] = [views[index], alike];
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

  /** The cells of each view, normalised, one after the other. */
  private searchable(views: readonly View[]): Float32Array {
    let cells = this.byViews.get(views);
    if (!cells) {
      cells = new Float32Array(views.length * coarse * coarse);
      for (const [index, view] of views.entries())
        cells.set(normalise(this.grid.cells(view, coarse)), index * coarse * coarse);
      this.byViews.set(views, cells);
    }
    return cells;
  }
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
  for (const value of cells) sum += value;
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
