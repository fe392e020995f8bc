/** Decoded 8-bit RGB pixels, row by row, without alpha. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * What the pixels of one small decoded picture tell, all shares 0–1. Drawn plans are flat, pale, poor in colours and
 * full of straight hard edges; photos have texture, midtones and many colours.
 */
export interface PictureMeasures {
  /** Share of pixels on an edge (Sobel gradient above a sixth of full scale). */
  readonly edgeDensity: number;
  /** Mean standard deviation of the three channels, as a share of the largest possible. */
  readonly colorVariance: number;
  /** Mean lightness. */
  readonly brightness: number;
  /** Mean saturation (HSV chroma, weighted by nothing). */
  readonly saturation: number;
  /** Share of pixels that hardly differ from their right and lower neighbours. */
  readonly flatShare: number;
  /** Share of pixels with the faint gradients that lens noise and soft light leave. */
  readonly textureShare: number;
  /** Share of pixels with a faint tint, as daylight and wood leave on everything and printers' white does not. */
  readonly tintShare: number;
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
  /** Share of the outer frame that has the frame's most common colour. */
  readonly borderUniformity: number;
  /** Share of edge pixels whose edge is hard (above half of full scale). */
  readonly hardEdgeShare: number;
  /** Share of edge pixels that stand in a straight horizontal or vertical run of 16 pixels or more. */
  readonly straightEdgeShare: number;
}

const edgeLevel = 42;
const hardEdgeLevel = 128;
const straightRun = 16;

/** Measures a picture of at least 3 × 3 pixels; meant for pictures of about 320 px, where it takes a few ms. */
export function measurePicture({ data, width, height }: Pixels): PictureMeasures {
  const count = width * height;
  const grey = new Uint8Array(count);
  const histogram = new Uint32Array(4096);
  const lightness = new Uint32Array(258);
  const sum = [0, 0, 0];
  const squares = [0, 0, 0];
  let saturation = 0;
  let white = 0;
  let midtones = 0;
  let tinted = 0;
  let brightness = 0;
  for (let i = 0, p = 0; i < count; i++, p += 3) {
    const r = data[p]!;
    const g = data[p + 1]!;
    const b = data[p + 2]!;
    sum[0]! += r;
    sum[1]! += g;
    sum[2]! += b;
    squares[0]! += r * r;
    squares[1]! += g * g;
    squares[2]! += b * b;
    const light = (r * 77 + g * 150 + b * 29) >> 8;
    grey[i] = light;
    lightness[light + 1]!++;
    brightness += light;
    const most = Math.max(r, g, b);
    const chroma = most - Math.min(r, g, b);
    saturation += most === 0 ? 0 : chroma / most;
    if (chroma > 5 && chroma < 50) tinted++;
    if (light > 235 && chroma < 20) white++;
    else if (light > 50 && light < 215) midtones++;
    histogram[((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)]!++;
  }
  const deviation = [0, 1, 2].map((channel) => {
    const mean = sum[channel]! / count;
    return Math.sqrt(Math.max(0, squares[channel]! / count - mean * mean));
  });
  const ranked = histogram.filter((n) => n > 0).sort((a, b) => b - a);
  const entropy = ranked.reduce((total, n) => total - (n / count) * Math.log2(n / count), 0);

  return {
    ...measureEdges(grey, width, height),
    ...measureFlatness(data, width, height),
    // The standard deviation of an 8-bit channel is at most 127.5 (half black, half full).
    colorVariance: (deviation[0]! + deviation[1]! + deviation[2]!) / 3 / 127.5,
    brightness: brightness / count / 255,
    saturation: saturation / count,
    tintShare: tinted / count,
    midtoneShare: midtones / count,
    whiteShare: white / count,
    topColorShare: (ranked[0] ?? 0) / count,
    topLightnessShare: topWithNeighbours(lightness) / count,
    paletteShare: ranked.slice(0, 8).reduce((total, n) => total + n, 0) / count,
    colorEntropy: entropy / 12,
    borderUniformity: measureBorder(data, width, height),
  };
}

function topWithNeighbours(bins: Uint32Array): number {
  let most = 0;
  for (let i = 1; i < bins.length - 1; i++) most = Math.max(most, bins[i - 1]! + bins[i]! + bins[i + 1]!);
  return most;
}

function measureEdges(grey: Uint8Array, width: number, height: number) {
  const horizontal = new Uint8Array(width * height);
  const vertical = new Uint8Array(width * height);
  let edges = 0;
  let hard = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const nw = grey[i - width - 1]!;
      const ne = grey[i - width + 1]!;
      const sw = grey[i + width - 1]!;
      const se = grey[i + width + 1]!;
      const gx = (ne + 2 * grey[i + 1]! + se - nw - 2 * grey[i - 1]! - sw) / 4;
      const gy = (sw + 2 * grey[i + width]! + se - nw - 2 * grey[i - width]! - ne) / 4;
      const magnitude = Math.hypot(gx, gy);
      if (magnitude < edgeLevel) continue;
      edges++;
      if (magnitude >= hardEdgeLevel) hard++;
      if (Math.abs(gy) > 4 * Math.abs(gx)) horizontal[i] = 1;
      else if (Math.abs(gx) > 4 * Math.abs(gy)) vertical[i] = 1;
    }
  }
  const straight = runs(horizontal, width, height, 1, width) + runs(vertical, height, width, width, 1);
  return {
    edgeDensity: edges / ((width - 2) * (height - 2)),
    hardEdgeShare: edges === 0 ? 0 : hard / edges,
    straightEdgeShare: edges === 0 ? 0 : straight / edges,
  };
}

/** Counts marked pixels in unbroken runs along one direction: `step` within a line, `stride` between lines. */
function runs(marks: Uint8Array, length: number, lines: number, step: number, stride: number): number {
  let total = 0;
  for (let line = 0; line < lines; line++) {
    let run = 0;
    for (let k = 0; k <= length; k++) {
      if (k < length && marks[line * stride + k * step] === 1) {
        run++;
      } else {
        if (run >= straightRun) total += run;
        run = 0;
      }
    }
  }
  return total;
}

function measureFlatness(data: Uint8Array, width: number, height: number) {
  let flat = 0;
  let texture = 0;
  const row = width * 3;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const p = y * row + x * 3;
      let difference = 0;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[p + channel]!;
        difference = Math.max(
          difference,
          Math.abs(value - data[p + 3 + channel]!),
          Math.abs(value - data[p + row + channel]!),
        );
      }
      if (difference <= 1) flat++;
      else if (difference <= 24) texture++;
    }
  }
  const count = (width - 1) * (height - 1);
  return { flatShare: flat / count, textureShare: texture / count };
}

function measureBorder(data: Uint8Array, width: number, height: number): number {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const histogram = new Map<number, number>();
  let total = 0;
  for (let y = 0; y < height; y++) {
    const inFrame = y < depth || y >= height - depth;
    for (let x = 0; x < width; x++) {
      if (!inFrame && x === depth) x = width - depth;
      const p = (y * width + x) * 3;
      const key = ((data[p]! >> 4) << 8) | ((data[p + 1]! >> 4) << 4) | (data[p + 2]! >> 4);
      histogram.set(key, (histogram.get(key) ?? 0) + 1);
      total++;
    }
  }
  return Math.max(...histogram.values()) / total;
}
