/** Cells a side of the comparison that decides, and of the look before it. */
export const fine = 32;
export const rough = 14;
/** Lightness steps of 255. */
const noise = 6;
/** A cell carries something when it differs so much from the cells beside it. */
const carries = 8;
/** Share of the cells that carry something which must agree. */
const leastAgreement = 0.8;
/** The same for the look before, which is to lose none: views that agree reach 0.98, nine in ten others not 0.9. */
const leastWithin = 0.9;
/** What differs, as a share of all detail: the plans of two floors share their outer walls only. */
const mostUnexplained = 0.32;

/**
 * Compares cell by cell after taking out what brightness and contrast explain. Cells of paper or bare wall say nothing:
 * of those that carry something, most must agree.
 */
export function agree(ours: Float32Array, theirs: Float32Array): boolean {
  const count = Math.sqrt(ours.length);
  const { gain, offset } = fit(ours, theirs);
  const mineSteps = steps(ours, count);
  const theirSteps = steps(theirs, count);
  let carrying = 0;
  let agreeing = 0;
  let detail = 0;
  let unexplained = 0;
  const mineDetail = details(ours, count);
  const theirDetail = details(theirs, count);
  for (let cell = 0; cell < ours.length; cell++) {
    const fault = Math.abs(theirs[cell]! - gain * ours[cell]! - offset);
    detail += Math.max(mineDetail[cell]! * gain, theirDetail[cell]!);
    unexplained += Math.max(0, fault - noise);
    const step = Math.max(mineSteps[cell]! * gain, theirSteps[cell]!);
    if (step < carries) continue;
    carrying++;
    if (fault <= Math.max(noise, step * 0.3)) agreeing++;
  }
  if (carrying < 12 || gain < 0.6 || gain > 1.67) return false;
  return agreeing / carrying >= leastAgreement && unexplained / detail <= mostUnexplained;
}

/**
 * Whether two views may agree, told at a glance and before their places are exact: what is the same, but up to half a
 * cell away, lies between the lightest and the darkest of the cells around it.
 */
export function mayAgree(ours: Float32Array, theirs: Float32Array): boolean {
  const { gain, offset } = leastSquares(ours, theirs, undefined);
  let carrying = 0;
  let within = 0;
  for (let row = 1; row < rough - 1; row++) {
    for (let column = 1; column < rough - 1; column++) {
      const cell = row * rough + column;
      let least = Infinity;
      let most = -Infinity;
      for (let p = cell - rough; p <= cell + rough; p += rough) {
        const a = ours[p - 1]!;
        const b = ours[p]!;
        const c = ours[p + 1]!;
        if (a < least) least = a;
        if (b < least) least = b;
        if (c < least) least = c;
        if (a > most) most = a;
        if (b > most) most = b;
        if (c > most) most = c;
      }
      const value = theirs[cell]!;
      const step = Math.max(
        (most - least) * gain,
        Math.abs(value - theirs[cell - 1]!),
        Math.abs(value - theirs[cell + 1]!),
        Math.abs(value - theirs[cell - rough]!),
        Math.abs(value - theirs[cell + rough]!),
      );
      if (step < carries) continue;
      carrying++;
      const slack = noise + step * 0.3;
      if (value >= gain * least + offset - slack && value <= gain * most + offset + slack) within++;
    }
  }
  return within >= leastWithin * carrying;
}

/** Least squares over all cells, then once more without the tenth that fits worst (a watermark). */
function fit(ours: Float32Array, theirs: Float32Array): { gain: number; offset: number } {
  let line = leastSquares(ours, theirs, undefined);
  const faults = ours.map((value, cell) => Math.abs(theirs[cell]! - line.gain * value - line.offset));
  const limit = faults.toSorted()[Math.floor(faults.length * 0.9)]!;
  line = leastSquares(ours, theirs, (cell) => faults[cell]! <= limit);
  return line;
}

function leastSquares(
  ours: Float32Array,
  theirs: Float32Array,
  isUsed: ((cell: number) => boolean) | undefined,
): { gain: number; offset: number } {
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  for (let cell = 0; cell < ours.length; cell++) {
    if (isUsed && !isUsed(cell)) continue;
    const x = ours[cell]!;
    const y = theirs[cell]!;
    n++;
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const spread = n * sumXX - sumX * sumX;
  const gain = spread > 0 ? (n * sumXY - sumX * sumY) / spread : 1;
  return { gain, offset: (sumY - gain * sumX) / n };
}

/** How far each cell stands out of the nine around it. */
function details(cells: Float32Array, count: number): Float32Array {
  const found = new Float32Array(cells.length);
  for (let row = 0, cell = 0; row < count; row++) {
    for (let column = 0; column < count; column++, cell++) {
      let sum = 0;
      let n = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(count - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(count - 1, column + 1); x++, n++)
          sum += cells[y * count + x]!;
      }
      found[cell] = Math.abs(cells[cell]! - sum / n);
    }
  }
  return found;
}

/** The largest difference of each cell to the four beside it. */
function steps(cells: Float32Array, count: number): Float32Array {
  const found = new Float32Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % count;
    const value = cells[cell]!;
    let step = 0;
    if (column > 0) step = Math.max(step, Math.abs(value - cells[cell - 1]!));
    if (column < count - 1) step = Math.max(step, Math.abs(value - cells[cell + 1]!));
    if (cell >= count) step = Math.max(step, Math.abs(value - cells[cell - count]!));
    if (cell + count < cells.length) step = Math.max(step, Math.abs(value - cells[cell + count]!));
    found[cell] = step;
  }
  return found;
}
