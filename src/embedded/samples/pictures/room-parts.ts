import { type Palette, randomFrom, shade } from './palette.js';
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

/** A framed picture of coloured shapes. */
export function painting(
  { space, palette, random, depth }: Room,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
): void {
  const z = depth - 0.02;
  space.panel(x0 + 0.03, x1 + 0.05, y0 - 0.06, y1 - 0.02, z, '#000000', 'fill-opacity="0.14"');
  space.panel(x0, x1, y0, y1, z, shade(palette.wood, -0.2));
  space.panel(x0 + 0.025, x1 - 0.025, y0 + 0.025, y1 - 0.025, z, '#f4efe6');
  const [left, top] = space.at([x0 + 0.1, y1 - 0.1, z]);
  const [right, bottom] = space.at([x1 - 0.1, y0 + 0.1, z]);
  const width = right - left;
  const height = bottom - top;
  const colors = [palette.accent, palette.feature, palette.textile, shade(palette.accent, 0.4)];
  for (let i = 0; i < 5; i++) {
    const color = colors[i % colors.length]!;
    const w = width * (0.25 + random() * 0.35);
    const h = height * (0.2 + random() * 0.35);
    const x = left + random() * (width - w);
    const y = top + random() * (height - h);
    space.raw(
      i % 2
        ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.1}" fill="${color}" fill-opacity="0.8"/>`
        : `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${color}" fill-opacity="0.85"/>`,
    );
  }
}

/** A potted plant of given height, m. */
export function plant(
  { space, palette, random }: Room,
  x: number,
  y: number,
  z: number,
  height: number,
): void {
  const scale = space.scale(z);
  const pot = height * 0.24;
  if (y === 0) space.shadow(x - pot * 0.7, x + pot, z - pot * 0.5, z + pot * 0.5, 0.4);
  const [cx, cy] = space.at([x, y + pot, z]);
  const size = height * scale;
  for (let i = 0; i < 15; i++) {
    const angle = (i / 14) * 150 - 75 + random() * 14 - 7;
    const length = size * (0.5 + random() * 0.32) * (1 - Math.abs(angle) / 260);
    const width = length * 0.17;
    const tone = shade(i % 3 === 0 ? '#3f6b46' : '#567f4f', random() * 0.3 - 0.15);
    space.raw(
      `<path d="M0 0 C ${-width} ${-length * 0.4} ${-width * 0.7} ${-length * 0.85} 0 ${-length} C ${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.4} 0 0Z" fill="${tone}" transform="translate(${cx} ${cy}) rotate(${angle})"/>`,
    );
  }
  const w = pot * scale * 0.52;
  const h = pot * scale;
  const clay = space.gradient([
    [0, shade(palette.accent, 0.15)],
    [1, shade(palette.accent, -0.3)],
  ]);
  space.raw(
    `<path d="M${cx - w} ${cy} L${cx + w} ${cy} L${cx + w * 0.75} ${cy + h} L${cx - w * 0.75} ${cy + h}Z" fill="${clay}"/>`,
  );
  space.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${w}" ry="${w * 0.22}" fill="${shade(palette.accent, -0.35)}"/>`,
  );
}

/** A lamp hanging from the ceiling, with its glow. */
export function pendant(
  { space, palette, height }: Room,
  x: number,
  y: number,
  z: number,
  radius: number,
): void {
  space.line([x, height, z], [x, y + radius, z], '#3a352f', 3);
  const [cx, cy] = space.at([x, y, z]);
  const r = radius * space.scale(z);
  space.raw(
    `<ellipse cx="${cx}" cy="${cy + r * 0.4}" rx="${r * 3}" ry="${r * 3}" fill="${space.glow('#ffe9b0', 0.55)}"/>`,
  );
  const shadeFill = space.gradient([
    [0, shade(palette.metal, 0.35)],
    [0.4, palette.metal],
    [1, shade(palette.metal, -0.35)],
  ]);
  space.raw(
    `<path d="M${cx - r} ${cy + r * 0.45} A ${r} ${r} 0 0 1 ${cx + r} ${cy + r * 0.45}Z" fill="${shadeFill}"/><ellipse cx="${cx}" cy="${cy + r * 0.45}" rx="${r}" ry="${r * 0.2}" fill="#fff3cf"/>`,
  );
}

/** A standing lamp with a cloth shade. */
export function floorLamp({ space, palette }: Room, x: number, z: number): void {
  space.shadow(x - 0.2, x + 0.25, z - 0.15, z + 0.15, 0.35);
  space.line([x, 0.02, z], [x, 1.45, z], palette.metal, 6);
  space.disc(x, 0.02, z, 0.16, shade(palette.metal, -0.2));
  const [cx, cy] = space.at([x, 1.6, z]);
  const s = space.scale(z);
  space.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${s * 0.85}" ry="${s * 0.85}" fill="${space.glow('#ffe2a0', 0.6)}"/>`,
  );
  const cloth = space.gradient([
    [0, '#f3e3bd'],
    [0.5, '#fff6de'],
    [1, '#dcc493'],
  ]);
  space.raw(
    `<path d="M${cx - s * 0.15} ${cy - s * 0.18} L${cx + s * 0.15} ${cy - s * 0.18} L${cx + s * 0.24} ${cy + s * 0.16} L${cx - s * 0.24} ${cy + s * 0.16}Z" fill="${cloth}"/>`,
  );
}

/** A rug with a border and stripes. */
export function rug({ space, palette }: Room, x0: number, x1: number, z0: number, z1: number): void {
  const base = shade(palette.feature, 0.45);
  space.shadow(x0 - 0.03, x1 + 0.03, z0 - 0.04, z1, 0.25);
  space.polygon(
    [
      [x0, 0.01, z0],
      [x1, 0.01, z0],
      [x1, 0.01, z1],
      [x0, 0.01, z1],
    ],
    base,
  );
  for (let i = 1; i < 12; i++) {
    const z = z0 + ((z1 - z0) * i) / 12;
    space.line(
      [x0 + 0.15, 0.01, z],
      [x1 - 0.15, 0.01, z],
      i % 3 ? shade(base, -0.14) : shade(palette.accent, 0.2),
      i % 3 ? 3 : 6,
      'stroke-opacity="0.7"',
    );
  }
  space.polygon(
    [
      [x0 + 0.08, 0.01, z0 + 0.08],
      [x1 - 0.08, 0.01, z0 + 0.08],
      [x1 - 0.08, 0.01, z1 - 0.08],
      [x0 + 0.08, 0.01, z1 - 0.08],
    ],
    'none',
    `stroke="${shade(palette.textile, 0.2)}" stroke-width="4"`,
  );
}
