/** Cells a side of the comparison that decides, and of the look before it. */
export const fine = 32;
export const rough = 14;
/** Lightness steps of 255. */
const noise = 6;
/** A cell carries something when it differs so much from the cells beside it. */
const carries = 8;
/** Share of the cells that carry something which must agree. */
const leastAgreement = 0.8;
/**
 * The same for the looks before, which are to lose none: of the views that agree in the end each reaches 0.93, of the
 * others at a place that was only found four in five do not reach this, and at one that was come near nine in ten.
 */
const leastWithin = 0.88;
/** How far away what is the same may lie in such a look, in cells: at a place that was found, and come near. */
export const away = { found: 1, near: 0.6 } as const;
/** What differs, as a share of all detail: the plans of two floors share their outer walls only. */
const mostUnexplained = 0.32;

/**
 * Compares cell by cell after taking out what brightness and contrast explain. Cells of paper or bare wall say nothing:
 * of those that carry something, most must agree.
 */
export function agree(ours: Float32Array, theirs: Float32Array): boolean {
  const { gain, offset } = fitLight(ours, theirs);
  if (gain < 0.6 || gain > 1.67) return false;
  const mineSteps = steps(ours, fine);
  const theirSteps = steps(theirs, fine);
  let carrying = 0;
  let agreeing = 0;
  for (let cell = 0; cell < ours.length; cell++) {
    const step = Math.max(mineSteps[cell]! * gain, theirSteps[cell]!);
    if (step < carries) continue;
    carrying++;
    const fault = Math.abs(theirs[cell]! - gain * ours[cell]! - offset);
    if (fault <= Math.max(noise, step * 0.3)) agreeing++;
  }
  if (carrying < 12 || agreeing < leastAgreement * carrying) return false;
  const mineDetail = details(ours, fine);
  const theirDetail = details(theirs, fine);
  let detail = 0;
  let unexplained = 0;
  for (let cell = 0; cell < ours.length; cell++) {
    detail += Math.max(mineDetail[cell]! * gain, theirDetail[cell]!);
    unexplained += Math.max(0, Math.abs(theirs[cell]! - gain * ours[cell]! - offset) - noise);
  }
  return unexplained <= mostUnexplained * detail;
}

/** Of three cells upon each other, by column; used again for each row. */
const darkest = new Float32Array(rough);
const lightest = new Float32Array(rough);

/**
 * Whether two views may agree, told at a glance and before their places are exact: what is the same, but some way away,
 * lies between the lightest and the darkest of the cells around it.
 * @param reach how far away, 0–1 cells
 */
export function mayAgree(ours: Float32Array, theirs: Float32Array, reach: number): boolean {
  const { gain, offset } = leastSquares(ours, theirs);
  let carrying = 0;
  let outside = 0;
  const mostOutside = (1 - leastWithin) * (rough - 2) * (rough - 2);
  for (let row = 1; row < rough - 1; row++) {
    for (let column = 0, cell = row * rough; column < rough; column++, cell++) {
      const a = ours[cell - rough]!;
      const b = ours[cell]!;
      const c = ours[cell + rough]!;
      darkest[column] = a < b ? (a < c ? a : c) : b < c ? b : c;
      lightest[column] = a > b ? (a > c ? a : c) : b > c ? b : c;
    }
    for (let column = 1, cell = row * rough + 1; column < rough - 1; column++, cell++) {
      const middle = ours[cell]!;
      const darker = Math.min(darkest[column - 1]!, darkest[column]!, darkest[column + 1]!) - middle;
      const lighter = Math.max(lightest[column - 1]!, lightest[column]!, lightest[column + 1]!) - middle;
      const least = middle + darker * reach;
      const most = middle + lighter * reach;
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
      if (value >= gain * least + offset - slack && value <= gain * most + offset + slack) continue;
      outside++;
      if (outside > mostOutside) return false;
    }
  }
  return outside <= (1 - leastWithin) * carrying;
}

/** Faults of up to 512 lightness steps are told apart by a quarter of one. */
const faultShades = 4;
const faultCounts = new Uint16Array(512 * faultShades);

/** Least squares over all cells, then once more without the tenth that fits worst (a watermark). */
function fitLight(ours: Float32Array, theirs: Float32Array): Light {
  const line = leastSquares(ours, theirs);
  const shadeOf = (cell: number) => {
    const fault = Math.abs(theirs[cell]! - line.gain * ours[cell]! - line.offset);
    return Math.min(faultCounts.length - 1, Math.floor(fault * faultShades));
  };
  faultCounts.fill(0);
  for (let cell = 0; cell < ours.length; cell++) faultCounts[shadeOf(cell)]!++;
  let limit = 0;
  for (let left = ours.length * 0.9; (left -= faultCounts[limit]!) > 0;) limit++;
  return leastSquares(ours, theirs, (cell) => shadeOf(cell) <= limit);
}

interface Light {
  /** What the one picture's lightness is multiplied by to be the other's, and what is added then. */
  readonly gain: number;
  readonly offset: number;
}

function leastSquares(ours: Float32Array, theirs: Float32Array, isUsed?: (cell: number) => boolean): Light {
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
