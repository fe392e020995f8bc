import { type Palette, shade, randomFrom } from './palette.js';
import type { Space } from './space.js';

export interface Room {
  readonly space: Space;
  readonly palette: Palette;
  readonly random: () => number;
  /** m: half the width, height, depth. */
  readonly half: number;
  readonly height: number;
  readonly depth: number;
}

export interface ShellOptions {
  half?: number;
  depth?: number;
  height?: number;
  backWall?: string;
  floor?: 'planks' | 'tiles';
}

/** Walls, ceiling and floor of an empty room, lit from the left. */
export function shell(space: Space, palette: Palette, options: ShellOptions = {}): Room {
  const half = options.half ?? 2.6;
  const depth = options.depth ?? 4.6;
  const height = options.height ?? 2.6;
  const near = -0.4;
  const { wall } = palette;
  const back = options.backWall ?? wall;
  const random = randomFrom(palette.seed * 97 + Math.round(half * 100));
  space.polygon(
    [
      [-half, height, near],
      [half, height, near],
      [half, height, depth],
      [-half, height, depth],
    ],
    space.gradient(
      [
        [0, shade(wall, 0.75)],
        [1, shade(wall, 0.35)],
      ],
      'x2="0" y2="1"',
    ),
  );
  space.polygon(
    [
      [-half, 0, near],
      [-half, 0, depth],
      [-half, height, depth],
      [-half, height, near],
    ],
    space.gradient([
      [0, shade(wall, -0.02)],
      [1, shade(wall, -0.16)],
    ]),
  );
  space.polygon(
    [
      [half, 0, near],
      [half, 0, depth],
      [half, height, depth],
      [half, height, near],
    ],
    space.gradient([
      [0, shade(wall, -0.1)],
      [1, shade(wall, 0.12)],
    ]),
  );
  space.panel(
    -half,
    half,
    0,
    height,
    depth,
    space.gradient([
      [0, shade(back, 0.16)],
      [0.55, back],
      [1, shade(back, -0.14)],
    ]),
  );
  if (options.floor === 'tiles') tileFloor(space, palette, half, depth);
  else plankFloor(space, palette, random, half, depth);
  const skirting = shade(wall, 0.5);
  space.panel(-half, half, 0, 0.1, depth, skirting, `stroke="${shade(wall, -0.15)}" stroke-width="1"`);
  for (const x of [-half, half]) {
    space.polygon(
      [
        [x, 0, near],
        [x, 0, depth],
        [x, 0.1, depth],
        [x, 0.1, near],
      ],
      shade(wall, x < 0 ? 0.1 : 0.35),
    );
  }
  // Light is lost in the corners.
  space.corner([-half, 0.1, depth], [-half, height, depth]);
  space.corner([half, 0.1, depth], [half, height, depth]);
  space.corner([-half, height, depth], [half, height, depth]);
  return { space, palette, random, half, height, depth };
}

function plankFloor(
  space: Space,
  { floor }: Palette,
  random: () => number,
  half: number,
  depth: number,
): void {
  const width = 0.17;
  for (let x = -half; x < half; x += width) {
    let z = 0.5 - random() * 1.5;
    while (z < depth) {
      const end = Math.min(depth, z + 0.9 + random() * 1.3);
      const tone = shade(floor, random() * 0.2 - 0.14);
      const right = Math.min(half, x + width);
      space.polygon(
        [
          [x, 0, Math.max(z, 0.4)],
          [right, 0, Math.max(z, 0.4)],
          [right, 0, end],
          [x, 0, end],
        ],
        tone,
        `stroke="${shade(floor, -0.34)}" stroke-width="0.8"`,
      );
      z = end;
    }
  }
  space.polygon(
    [
      [-half, 0, 0.4],
      [half, 0, 0.4],
      [half, 0, depth],
      [-half, 0, depth],
    ],
    space.gradient(
      [
        [0, '#fff4dd', 0.22],
        [0.5, '#ffffff', 0.05],
        [1, '#1a0f06', 0.3],
      ],
      'x2="0.4" y2="1"',
    ),
  );
}

function tileFloor(space: Space, { tile }: Palette, half: number, depth: number): void {
  const size = 0.33;
  const base = shade(tile, -0.3);
  for (let x = -half, column = 0; x < half; x += size, column++) {
    for (let z = 0.4, row = 0; z < depth; z += size, row++) {
      const tone = shade(base, ((column * 7 + row * 5) % 6) * 0.02 - 0.05);
      space.polygon(
        [
          [x, 0, z],
          [Math.min(half, x + size), 0, z],
          [Math.min(half, x + size), 0, Math.min(depth, z + size)],
          [x, 0, Math.min(depth, z + size)],
        ],
        tone,
        `stroke="${shade(base, 0.25)}" stroke-width="1.6"`,
      );
    }
  }
  space.polygon(
    [
      [-half, 0, 0.4],
      [half, 0, 0.4],
      [half, 0, depth],
      [-half, 0, depth],
    ],
    space.gradient(
      [
        [0, '#ffffff', 0.25],
        [1, '#000000', 0.25],
      ],
      'x2="0.3" y2="1"',
    ),
  );
}

/** A window in the back wall with sky, trees and curtains, and the light that it throws on the floor. */
export function windowAt(
  { space, palette, random, depth }: Room,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  curtains = true,
): void {
  const z = depth;
  const sky = space.gradient(
    [
      [0, palette.skyTop],
      [1, palette.skyLow],
    ],
    'x2="0" y2="1"',
  );
  space.panel(
    x0 - 0.07,
    x1 + 0.07,
    y0 - 0.07,
    y1 + 0.07,
    z,
    shade(palette.wall, 0.7),
    `stroke="${shade(palette.wall, -0.25)}" stroke-width="2"`,
  );
  space.panel(x0, x1, y0, y1, z, sky);
  const scale = space.scale(z);
  for (let x = x0 + 0.05; x < x1; x += 0.13) {
    const radius = 0.1 + random() * 0.16;
    const reach = Math.min(radius, x - x0, x1 - x);
    const [cx, cy] = space.at([x, y0 + radius * 0.8, z]);
    const tone = shade('#5f8a58', random() * 0.4 - 0.2);
    space.raw(
      `<ellipse cx="${cx}" cy="${cy}" rx="${reach * scale}" ry="${radius * 0.8 * scale}" fill="${tone}" fill-opacity="0.85"/>`,
    );
  }
  const frame = shade(palette.wall, 0.75);
  const middle = (x0 + x1) / 2;
  space.panel(middle - 0.025, middle + 0.025, y0, y1, z, frame);
  space.panel(x0, x1, y0 + (y1 - y0) * 0.7, y0 + (y1 - y0) * 0.7 + 0.035, z, frame);
  space
    .raw(`<g opacity="0.28">`)
    .polygon(
      [
        [x0, y0, z],
        [middle, y0, z],
        [x1, y1, z],
        [middle, y1, z],
      ],
      '#ffffff',
    )
    .raw('</g>');
  space.box(x0 - 0.14, x1 + 0.14, y0 - 0.12, y0 - 0.07, z - 0.18, z, shade(palette.wall, 0.65), 2);
  if (curtains) {
    for (const [from, to] of [
      [x0 - 0.42, x0 - 0.02],
      [x1 + 0.02, x1 + 0.42],
    ] as const)
      curtain(space, palette, from, to, y1 + 0.22, z - 0.05);
    space.line([x0 - 0.5, y1 + 0.24, z - 0.06], [x1 + 0.5, y1 + 0.24, z - 0.06], palette.metal, 5);
  }
  space.polygon(
    [
      [x0 + 0.4, 0, z - 0.7],
      [x1 + 0.4, 0, z - 0.7],
      [x1 + 1.3, 0, z - 2.3],
      [x0 + 1.1, 0, z - 2.3],
    ],
    '#fff6da',
    'opacity="0.34" filter="url(#light)"',
  );
}

function curtain(space: Space, palette: Palette, x0: number, x1: number, top: number, z: number): void {
  const folds = 7;
  const cloth = shade(palette.textile, 0.62);
  for (let i = 0; i < folds; i++) {
    const from = x0 + ((x1 - x0) * i) / folds;
    const to = x0 + ((x1 - x0) * (i + 1)) / folds;
    const fill = space.gradient([
      [0, shade(cloth, -0.16)],
      [0.5, shade(cloth, 0.2)],
      [1, shade(cloth, -0.1)],
    ]);
    space.panel(from, to, 0.04, top, z, fill, 'fill-opacity="0.96"');
  }
}
