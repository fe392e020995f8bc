import { painting, plant, pendant, rug } from './furnishings.js';
import { type Palette, shade } from './palette.js';
import { type Room, shell, windowAt } from './room.js';
import { Space } from './space.js';

export function bedroom(palette: Palette): string {
  const space = new Space({ eyeX: -0.2 });
  const room = shell(space, palette, { half: 2.4, depth: 4.4, backWall: shade(palette.feature, 0.12) });
  windowAt(room, 0.9, 1.9, 0.8, 2.1);
  painting(room, -1.5, -0.9, 1.45, 2.15);
  painting(room, -0.75, -0.15, 1.45, 2.15);
  rug(room, -2.1, 1.3, 2.1, 3.1);
  nightstand(room, 0.36, 3.85);
  bed(room, -1.55, 0.2, 2.35);
  plant(room, 2.0, 0, 3.7, 1.0);
  pendant(room, -0.7, 2.15, 3.4, 0.2);
  return space.svg(palette.mirrored);
}

function bed({ space, palette, depth }: Room, x0: number, x1: number, z: number): void {
  const end = depth - 0.12;
  const linen = '#f3efe8';
  space.shadow(x0 - 0.1, x1 + 0.2, z - 0.15, end, 0.5);
  space.box(x0 - 0.08, x1 + 0.08, 0.05, 1.15, end, depth - 0.02, palette.wood, 8);
  space.box(x0, x1, 0.08, 0.3, z, end, shade(palette.wood, -0.1), 4);
  space.box(x0, x1, 0.3, 0.5, z + 0.02, end, linen, 14);
  const middle = (x0 + x1) / 2;
  for (const [from, to] of [
    [x0 + 0.06, middle - 0.04],
    [middle + 0.04, x1 - 0.06],
  ] as const) {
    space.box(from, to, 0.5, 0.78, end - 0.28, end - 0.06, '#fbf9f5', 22);
    space.box(from + 0.1, to - 0.1, 0.5, 0.7, end - 0.48, end - 0.32, shade(palette.accent, 0.25), 18);
  }
  space.box(x0 - 0.04, x1 + 0.04, 0.34, 0.56, z - 0.02, end - 0.75, shade(palette.textile, 0.35), 18);
  for (let i = 1; i < 7; i++) {
    const x = x0 + ((x1 - x0) * i) / 7;
    space.line(
      [x, 0.57, z],
      [x + 0.05, 0.57, end - 0.8],
      shade(palette.textile, 0.2),
      3,
      'stroke-opacity="0.5"',
    );
  }
  space.box(x0 - 0.05, x1 + 0.05, 0.36, 0.59, z + 0.1, z + 0.55, palette.accent, 14);
}

function nightstand({ space, palette }: Room, x: number, z: number): void {
  space.box(x, x + 0.45, 0, 0.5, z, z + 0.4, shade(palette.wood, 0.1), 4);
  space.line([x + 0.17, 0.3, z], [x + 0.28, 0.3, z], palette.metal, 5);
  const [cx, cy] = space.at([x + 0.22, 0.78, z + 0.2]);
  const s = space.scale(z + 0.2);
  space.line([x + 0.22, 0.5, z + 0.2], [x + 0.22, 0.7, z + 0.2], palette.metal, 6);
  space.raw(
    `<circle cx="${cx}" cy="${cy}" r="${s * 0.6}" fill="${space.glow('#ffdf9a', 0.7)}"/><path d="M${cx - s * 0.09} ${cy - s * 0.1} h${s * 0.18} l${s * 0.06} ${s * 0.2} h${-s * 0.3}Z" fill="#fff1cc"/>`,
  );
}
