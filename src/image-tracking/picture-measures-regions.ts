/** What the areas between edges tell, as rooms are; shares of the picture unless said otherwise, 0–1. */
export interface RegionMeasures {
  /** Areas of at least 0.3 % that do not touch the picture's border, together. */
  readonly enclosedShare: number;
  /** Their number as n / (n + 8). */
  readonly enclosedCount: number;
  /** The largest of them. */
  readonly largestEnclosed: number;
  /** How far they fill the rectangles around them, by area. */
  readonly rectangularity: number;
  /** How far the larger of them have sizes of their own: the deviation of areas by their mean, as d / (d + 1). */
  readonly sizeSpread: number;
  /** How long they are: the longer side by both sides of the rectangles around them, by area. */
  readonly elongation: number;
  /** The largest area that touches the border: the sheet around a plan. */
  readonly surround: number;
  /** The number of tiny areas by the number of pixels on edges: letters and grain leave many. */
  readonly crumbs: number;
  /** Share of pixels on edges between areas. */
  readonly boundaryShare: number;
  /** Numbers of enclosed areas by size, each as n / (n + 6): up to 0.1, 0.3, 1, 3, 10 % and above. Windows of a façade are small and many. */
  readonly enclosedTiny: number;
  readonly enclosedSmall: number;
  readonly enclosedModest: number;
  readonly enclosedMiddle: number;
  readonly enclosedLarge: number;
  readonly enclosedHuge: number;
  /** Share of the small and modest ones that fill their rectangles by nine tenths. */
  readonly smallRectangles: number;
  /** Share of those with another of nearly the same size. */
  readonly likeSizes: number;
  /** Share of those that stand in one row with another: windows of one storey. */
  readonly inRows: number;
  /** Share of pixels that differ from a neighbour, but less than an edge does: soft light, grain. */
  readonly softShare: number;
  /** Enclosed areas of at least 0.3 % whose rectangles lie within that of a larger one: windows in a wall. */
  readonly nestedShare: number;
}

const boundaryLevel = 20;
const softLevel = 4;

interface Region {
  readonly area: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = ({ left, right, top, bottom }: Region) => (right - left + 1) * (bottom - top + 1);

/** Labels areas of even lightness (4-connected, cut at edges) in one pass with union-find. */
export function measureRegions(sheet: Uint8Array, w: number, h: number): RegionMeasures {
  const labels = new Uint16Array(w * h);
  const most = ((w * h) >> 1) + 2;
  const parent = new Uint16Array(most);
  const area = new Uint32Array(most);
  const left = new Uint16Array(most).fill(65535);
  const right = new Uint16Array(most);
  const top = new Uint16Array(most).fill(65535);
  const bottom = new Uint16Array(most);
  let next = 1;
  let boundary = 0;
  let soft = 0;
  const root = (label: number) => {
    while (parent[label] !== label) {
      parent[label] = parent[parent[label]!]!;
      label = parent[label]!;
    }
    return label;
  };
  for (let y = 0; y < h; y++) {
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const value = sheet[i]!;
      const east = x + 1 < w ? sheet[i + 1]! : value;
      const south = y + 1 < h ? sheet[i + w]! : value;
      const toEast = value - east;
      const toSouth = value - south;
      if (
        toEast > boundaryLevel ||
        -toEast > boundaryLevel ||
        toSouth > boundaryLevel ||
        -toSouth > boundaryLevel
      ) {
        boundary++;
        continue;
      }
      if (toEast > softLevel || -toEast > softLevel || toSouth > softLevel || -toSouth > softLevel) soft++;
      const above = y > 0 ? labels[i - w]! : 0;
      const before = x > 0 ? labels[i - 1]! : 0;
      let label: number;
      if (before === 0 && above === 0) {
        label = next++;
        parent[label] = label;
      } else if (before === 0 || above === 0 || before === above) {
        label = before || above;
      } else {
        const a = root(before);
        const b = root(above);
        label = a < b ? a : b;
        parent[a < b ? b : a] = label;
      }
      labels[i] = label;
      area[label]!++;
      if (x < left[label]!) left[label] = x;
      if (x > right[label]!) right[label] = x;
      if (y < top[label]!) top[label] = y;
      if (y > bottom[label]!) bottom[label] = y;
    }
  }
  for (let label = next - 1; label > 0; label--) {
    const to = root(label);
    if (to === label) continue;
    area[to]! += area[label]!;
    area[label] = 0;
    left[to] = Math.min(left[to]!, left[label]!);
    right[to] = Math.max(right[to]!, right[label]!);
    top[to] = Math.min(top[to]!, top[label]!);
    bottom[to] = Math.max(bottom[to]!, bottom[label]!);
  }
  const least = Math.max(6, w * h * 0.003);
  const smallest = Math.max(4, w * h * 0.0003);
  const tiny = Math.max(3, w * h * 0.0006);
  const enclosed: Region[] = [];
  let surround = 0;
  let crumbs = 0;
  for (let label = 1; label < next; label++) {
    const size = area[label]!;
    if (size === 0) continue;
    if (size < tiny) crumbs++;
    // The last row and column count as border too: their pixels have no neighbour to differ from.
    const touches =
      left[label] === 0 || top[label] === 0 || right[label]! >= w - 1 || bottom[label]! >= h - 1;
    if (touches) {
      surround = Math.max(surround, size);
    } else if (size >= smallest) {
      const region = { left: left[label]!, right: right[label]!, top: top[label]!, bottom: bottom[label]! };
      enclosed.push({ area: size, ...region });
    }
  }
  const rooms = enclosed.filter(({ area }) => area >= least);
  return {
    ...summarise(rooms, w * h),
    ...bySize(enclosed, w * h),
    surround: surround / (w * h),
    crumbs: Math.min(1, crumbs / Math.max(1, boundary)),
    softShare: soft / (w * h),
    boundaryShare: boundary / (w * h),
  };
}

function summarise(rooms: readonly Region[], count: number) {
  const total = rooms.reduce((sum, { area }) => sum + area, 0);
  if (total === 0) {
    return {
      enclosedShare: 0,
      enclosedCount: 0,
      largestEnclosed: 0,
      rectangularity: 0,
      sizeSpread: 0,
      elongation: 0,
    };
  }
  const mean = total / rooms.length;
  const deviation = Math.sqrt(rooms.reduce((sum, { area }) => sum + (area - mean) ** 2, 0) / rooms.length);
  return {
    enclosedShare: total / count,
    enclosedCount: rooms.length / (rooms.length + 8),
    largestEnclosed: rooms.reduce((largest, { area }) => Math.max(largest, area), 0) / count,
    rectangularity: rooms.reduce((sum, room) => sum + (room.area / total) * (room.area / boxOf(room)), 0),
    sizeSpread: deviation / (deviation + mean),
    elongation: rooms.reduce((sum, { area, left, right, top, bottom }) => {
      const [across, down] = [right - left + 1, bottom - top + 1];
      return sum + ((area / total) * Math.max(across, down)) / (across + down);
    }, 0),
  };
}

const sizeBounds = [0.001, 0.003, 0.01, 0.03, 0.1];

function bySize(enclosed: readonly Region[], count: number) {
  const numbers = [0, 0, 0, 0, 0, 0];
  for (const { area } of enclosed) numbers[sizeBounds.filter((bound) => area >= bound * count).length]!++;
  const [tiny, small, modest, middle, large, huge] = numbers.map((n) => n / (n + 6)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // Beyond a hundred the picture is grain or text, and comparing all pairs would cost more than it tells.
  const some = enclosed.length > 100 ? [...enclosed].sort((a, b) => b.area - a.area).slice(0, 100) : enclosed;
  const less = some.filter(({ area }) => area >= 0.0005 * count && area < 0.01 * count);
  const rectangles = less.filter((region) => region.area >= 0.9 * boxOf(region));
  const alike = less.filter((region) =>
    less.some(
      (other) =>
        other !== region &&
        Math.abs(sideways(other) - sideways(region)) <= 1 &&
        Math.abs(upwards(other) - upwards(region)) <= 1,
    ),
  );
  const inRows = less.filter((region) =>
    less.some(
      (other) =>
        other !== region &&
        Math.abs(other.top - region.top) <= 1 &&
        Math.abs(other.bottom - region.bottom) <= 1,
    ),
  );
  const nested = some.filter((region) =>
    some.some(
      (outer) =>
        outer.area > region.area &&
        outer.left < region.left &&
        outer.right > region.right &&
        outer.top < region.top &&
        outer.bottom > region.bottom,
    ),
  );
  return {
    enclosedTiny: tiny,
    enclosedSmall: small,
    enclosedModest: modest,
    enclosedMiddle: middle,
    enclosedLarge: large,
    enclosedHuge: huge,
    smallRectangles: less.length === 0 ? 0 : rectangles.length / less.length,
    inRows: less.length === 0 ? 0 : inRows.length / less.length,
    likeSizes: less.length === 0 ? 0 : alike.length / less.length,
    nestedShare: some.length === 0 ? 0 : nested.length / some.length,
  };
}

const sideways = ({ left, right }: Region) => right - left;
const upwards = ({ top, bottom }: Region) => bottom - top;
