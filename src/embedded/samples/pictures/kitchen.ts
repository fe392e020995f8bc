import { plant, pendant } from './furnishings.js';
import { type Palette, shade } from './palette.js';
import { type Room, shell, windowAt } from './room.js';
import { Space } from './space.js';

export function kitchen(palette: Palette): string {
  const space = new Space({ eyeX: -0.15 });
  const room = shell(space, palette, { half: 2.5, depth: 4.4 });
  const { depth } = room;
  const front = depth - 0.6;
  backsplash(room);
  windowAt(room, -0.55, 0.55, 1.2, 2.1, false);
  space.box(-2.5, -1.85, 0, 2.15, front, depth, shade(palette.cabinet, 0.06), 3);
  space.line([-1.92, 0.95, front], [-1.92, 1.35, front], palette.metal, 7);
  space.panel(-2.5, -1.85, 0.82, 0.83, front, shade(palette.cabinet, -0.35));
  space.box(-1.85, 2.5, 0.06, 0.86, front, depth, shade(palette.cabinet, -0.1), 1);
  for (let x = -1.85; x < 2.4; x += 0.62) cabinetDoor(room, x, Math.min(2.5, x + 0.62), 0.1, 0.85, front);
  space.box(0.63, 1.25, 0.1, 0.86, front - 0.01, front, '#2f3134', 3);
  space.panel(
    0.7,
    1.18,
    0.2,
    0.62,
    front - 0.01,
    space.gradient(
      [
        [0, '#50555a'],
        [1, '#1c1e20'],
      ],
      'x2="1" y2="1"',
    ),
  );
  space.line([0.72, 0.7, front - 0.02], [1.16, 0.7, front - 0.02], '#c8ccd0', 6);
  const top = palette.cabinet === '#f4f2ec' ? '#4a4d50' : '#ded8cf';
  space.box(-1.87, 2.5, 0.86, 0.91, front - 0.04, depth, top, 2);
  space.polygon(
    [
      [0.68, 0.915, front + 0.1],
      [1.2, 0.915, front + 0.1],
      [1.2, 0.915, front + 0.5],
      [0.68, 0.915, front + 0.5],
    ],
    '#202224',
  );
  for (const [from, to] of [
    [-1.8, -0.75],
    [1.35, 2.5],
  ] as const) {
    space.box(from, to, 1.5, 2.2, depth - 0.35, depth, palette.cabinet, 1);
    cabinetDoor(room, from, (from + to) / 2, 1.5, 2.2, depth - 0.35);
    cabinetDoor(room, (from + to) / 2, to, 1.5, 2.2, depth - 0.35);
  }
  space.box(0.66, 1.22, 1.6, 1.72, depth - 0.4, depth, palette.metal, 3);
  space.box(0.82, 1.06, 1.72, 2.58, depth - 0.3, depth, shade(palette.metal, 0.1), 2);
  const [sx, sy] = space.at([0, 0.92, depth - 0.2]);
  space.raw(
    `<path d="M${sx} ${sy} v-62 q0 -26 26 -26 q22 0 22 24" stroke="${palette.metal}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  );
  bowl(room, -1.2, 0.91, front + 0.25);
  plant(room, 1.85, 0.91, front + 0.3, 0.4);
  diningTable(room, -0.9, 1.1, 2.5);
  pendant(room, -0.35, 2.0, 2.95, 0.19);
  pendant(room, 0.55, 2.0, 2.95, 0.19);
  return space.svg(palette.mirrored);
}

function backsplash({ space, palette, depth }: Room): void {
  for (let row = 0; row < 7; row++) {
    for (let x = -1.85 - (row % 2) * 0.09; x < 2.5; x += 0.18) {
      const y = 0.9 + row * 0.09;
      const tone = shade(palette.tile, ((row * 5 + Math.round(x * 11)) % 5) * 0.03);
      space.panel(
        Math.max(-1.85, x),
        Math.min(2.5, x + 0.175),
        y,
        y + 0.085,
        depth,
        tone,
        `stroke="${shade(palette.tile, -0.18)}" stroke-width="1"`,
      );
    }
  }
}

function cabinetDoor(
  { space, palette }: Room,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
): void {
  const face = space.gradient(
    [
      [0, shade(palette.cabinet, 0.08)],
      [1, shade(palette.cabinet, -0.08)],
    ],
    'x2="0" y2="1"',
  );
  space.panel(x0 + 0.006, x1 - 0.006, y0, y1, z, face);
  space.panel(
    x0 + 0.07,
    x1 - 0.07,
    y0 + 0.07,
    y1 - 0.07,
    z,
    'none',
    `stroke="${shade(palette.cabinet, -0.22)}" stroke-width="2.4"`,
  );
  const y = y0 > 1 ? y0 + 0.1 : y1 - 0.1;
  space.line([x1 - 0.2, y, z - 0.01], [x1 - 0.08, y, z - 0.01], palette.metal, 6);
}

function bowl({ space, palette }: Room, x: number, y: number, z: number): void {
  const [cx, cy] = space.at([x, y + 0.08, z]);
  const r = space.scale(z) * 0.15;
  [palette.accent, '#d9a441', '#8fae5a'].forEach((fruit, i) =>
    space.raw(
      `<circle cx="${cx + (i - 1) * r * 0.6}" cy="${cy - r * 0.15}" r="${r * 0.38}" fill="${fruit}"/>`,
    ),
  );
  space.raw(
    `<path d="M${cx - r} ${cy} A ${r} ${r * 0.75} 0 0 0 ${cx + r} ${cy}Z" fill="${shade(palette.feature, 0.35)}"/>`,
  );
}

function diningTable({ space, palette }: Room, x0: number, x1: number, z: number): void {
  const wood = palette.wood;
  space.shadow(x0 - 0.2, x1 + 0.2, z - 0.2, z + 0.9, 0.45);
  for (const x of [x0 + 0.35, x1 - 0.75]) chair(space, palette, x, z + 0.75);
  for (const [x, dz] of [
    [x0 + 0.06, 0.75],
    [x1 - 0.06, 0.75],
    [x0 + 0.06, 0.05],
    [x1 - 0.06, 0.05],
  ] as const)
    space.line([x, 0, z + dz], [x, 0.7, z + dz], shade(wood, -0.3), 15);
  space.box(x0, x1, 0.7, 0.75, z, z + 0.85, shade(wood, 0.12), 4);
  const [cx, cy] = space.at([(x0 + x1) / 2, 0.76, z + 0.4]);
  space.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="92" ry="24" fill="${shade(palette.tile, 0.4)}"/><ellipse cx="${cx}" cy="${cy - 5}" rx="70" ry="16" fill="${palette.accent}" fill-opacity="0.75"/>`,
  );
}

function chair(space: Space, palette: Palette, x: number, z: number): void {
  const color = shade(palette.feature, -0.12);
  for (const dx of [0.02, 0.4]) space.line([x + dx, 0, z + 0.3], [x + dx, 1.0, z + 0.4], color, 10);
  space.box(x, x + 0.42, 0.72, 0.98, z + 0.38, z + 0.42, color, 8);
  space.box(x, x + 0.42, 0.43, 0.47, z, z + 0.4, color, 5);
}
