import { type Palette, shade } from './palette.js';
import { type Room, shell } from './room.js';
import { Space } from './space.js';

export function bathroom(palette: Palette): string {
  const space = new Space({ eyeX: 0.1, eyeY: 1.45 });
  const room = shell(space, palette, { half: 1.75, depth: 3.7, floor: 'tiles' });
  const { half, depth } = room;
  const size = 0.3;
  const wallTile = shade(palette.tile, 0.15);
  for (let y = 0, row = 0; y < 2.1; y += size, row++) {
    for (let x = -half, column = 0; x < half; x += size, column++)
      space.panel(
        x,
        Math.min(half, x + size),
        y,
        y + size,
        depth,
        shade(wallTile, ((row * 3 + column * 5) % 5) * 0.025 - 0.06),
        `stroke="${shade(wallTile, -0.16)}" stroke-width="1.5"`,
      );
    for (let z = 0.4, column = 0; z < depth; z += size, column++) {
      for (const side of [-half, half])
        space.polygon(
          [
            [side, y, z],
            [side, y, Math.min(depth, z + size)],
            [side, y + size, Math.min(depth, z + size)],
            [side, y + size, z],
          ],
          shade(wallTile, ((row * 5 + column * 3) % 5) * 0.025 - (side > 0 ? 0.05 : 0.16)),
          `stroke="${shade(wallTile, -0.2)}" stroke-width="1.5"`,
        );
    }
  }
  vanity(room);
  toilet(room, 0.95, depth - 0.65);
  shower(room);
  space.box(half - 0.12, half, 1.0, 1.04, 1.9, 2.9, palette.metal, 3);
  space.polygon(
    [
      [half - 0.13, 0.45, 2.1],
      [half - 0.13, 0.45, 2.75],
      [half - 0.13, 1.02, 2.75],
      [half - 0.13, 1.02, 2.1],
    ],
    space.gradient(
      [
        [0, shade(palette.accent, 0.3)],
        [1, shade(palette.accent, -0.1)],
      ],
      'x2="0" y2="1"',
    ),
  );
  const [lx, ly] = space.at([0, 2.58, 2.8]);
  space.raw(
    `<ellipse cx="${lx}" cy="${ly}" rx="340" ry="150" fill="${space.glow('#fff3d0', 0.6)}"/><ellipse cx="${lx}" cy="${ly}" rx="85" ry="16" fill="#fffaf0"/>`,
  );
  return space.svg(palette.mirrored);
}

function vanity({ space, palette, depth }: Room): void {
  const z = depth - 0.5;
  space.shadow(-0.65, 0.6, z - 0.1, depth, 0.4);
  space.box(-0.6, 0.5, 0.35, 0.8, z, depth, palette.wood, 4);
  space.panel(-0.6, 0.5, 0.57, 0.58, z, shade(palette.wood, -0.35));
  for (const y of [0.68, 0.47]) space.line([-0.15, y, z - 0.01], [0.05, y, z - 0.01], palette.metal, 6);
  space.box(-0.63, 0.53, 0.8, 0.9, z - 0.03, depth, '#f7f6f3', 6);
  space.disc(-0.05, 0.905, z + 0.22, 0.27, '#d3d3d0');
  const [fx, fy] = space.at([-0.05, 0.91, depth - 0.1]);
  space.raw(
    `<path d="M${fx} ${fy} v-34 q0 -18 18 -18 h20" stroke="${palette.metal}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  );
  const [mx, my] = space.at([-0.05, 1.6, depth - 0.01]);
  const r = space.scale(depth) * 0.42;
  space.raw(
    `<circle cx="${mx}" cy="${my}" r="${r + 30}" fill="${space.glow('#fff2cc', 0.7)}"/><circle cx="${mx}" cy="${my}" r="${r}" fill="${space.gradient(
      [
        [0, '#f1f5f6'],
        [0.5, '#c9d4d8'],
        [1, '#e6ecee'],
      ],
      'x2="1" y2="1"',
    )}" stroke="${palette.metal}" stroke-width="7"/><path d="M${mx - r * 0.5} ${my + r * 0.5} L${mx + r * 0.3} ${my - r * 0.75}" stroke="#ffffff" stroke-width="16" opacity="0.5"/>`,
  );
  space.box(0.3, 0.38, 0.9, 1.07, z + 0.1, z + 0.18, palette.accent, 4);
  space.box(0.18, 0.25, 0.9, 1.02, z + 0.1, z + 0.17, shade(palette.feature, 0.2), 4);
}

function toilet({ space }: Room, x: number, z: number): void {
  space.shadow(x - 0.25, x + 0.3, z - 0.2, z + 0.6, 0.4);
  space.box(x - 0.2, x + 0.2, 0.38, 0.85, z + 0.45, z + 0.65, '#f6f5f2', 8);
  space.box(x - 0.14, x + 0.14, 0, 0.34, z, z + 0.5, '#e9e8e4', 14);
  space.disc(x, 0.4, z + 0.16, 0.22, '#ffffff', 'stroke="#cfcdc8" stroke-width="3"', 0.5);
}

function shower({ space, palette, half, depth }: Room): void {
  const z = depth - 0.9;
  const [hx, hy] = space.at([-half + 0.3, 1.95, depth - 0.3]);
  space.line([-half + 0.3, 0.95, depth - 0.05], [-half + 0.3, 1.98, depth - 0.05], palette.metal, 7);
  space.raw(`<ellipse cx="${hx}" cy="${hy}" rx="46" ry="11" fill="${palette.metal}"/>`);
  space.polygon(
    [
      [-half + 0.75, 0, z],
      [-half + 0.75, 0, depth],
      [-half + 0.75, 2, depth],
      [-half + 0.75, 2, z],
    ],
    '#dff0f2',
    `opacity="0.35" stroke="${palette.metal}" stroke-width="4"`,
  );
  space.panel(
    -half,
    -half + 0.75,
    0,
    2,
    z,
    space.gradient(
      [
        [0, '#ffffff', 0.42],
        [0.5, '#cfe6ea', 0.14],
        [1, '#ffffff', 0.35],
      ],
      'x2="1" y2="0.6"',
    ),
    `stroke="${palette.metal}" stroke-width="4"`,
  );
}
