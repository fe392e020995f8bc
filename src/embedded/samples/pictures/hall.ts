import { painting, plant, pendant, rug } from './furnishings.js';
import { type Palette, shade } from './palette.js';
import { type Room, shell } from './room.js';
import { Space } from './space.js';

export function hall(palette: Palette): string {
  const space = new Space({ eyeX: -0.1 });
  const room = shell(space, palette, { half: 1.6, depth: 4.6 });
  const { depth } = room;
  const door = shade(palette.feature, -0.05);
  space.panel(-0.62, 0.42, 0, 2.18, depth - 0.01, shade(palette.wall, 0.65));
  space.panel(
    -0.54,
    0.34,
    0,
    2.1,
    depth - 0.02,
    space.gradient([
      [0, shade(door, 0.15)],
      [1, shade(door, -0.15)],
    ]),
  );
  for (const [y0, y1] of [
    [0.2, 0.85],
    [1.0, 1.9],
  ] as const) {
    for (const [x0, x1] of [
      [-0.45, -0.14],
      [-0.05, 0.26],
    ] as const)
      space.panel(x0, x1, y0, y1, depth - 0.03, 'none', `stroke="${shade(door, -0.3)}" stroke-width="4"`);
  }
  space.line([0.25, 1.02, depth - 0.05], [0.16, 1.02, depth - 0.05], palette.metal, 9);
  rug(room, -0.75, 0.65, 2.2, 4.1);
  mirrorAndBench(room);
  coats(room);
  painting(room, 0.7, 1.25, 1.3, 2.0);
  pendant(room, -0.1, 2.15, 3.2, 0.18);
  plant(room, 1.25, 0, 4.2, 0.9);
  return space.svg(palette.mirrored);
}

function mirrorAndBench({ space, palette, half }: Room): void {
  space.polygon(
    [
      [half - 0.01, 0.95, 2.6],
      [half - 0.01, 0.95, 3.3],
      [half - 0.01, 2.0, 3.3],
      [half - 0.01, 2.0, 2.6],
    ],
    space.gradient(
      [
        [0, '#dfe7ea'],
        [0.5, '#f6fafb'],
        [1, '#c2ced3'],
      ],
      'x2="1" y2="1"',
    ),
    `stroke="${palette.wood}" stroke-width="11" stroke-linejoin="round"`,
  );
  space.shadow(half - 0.55, half, 2.4, 3.5, 0.4);
  space.box(half - 0.42, half, 0.4, 0.47, 2.45, 3.5, palette.wood, 5);
  for (const z of [3.42, 2.5])
    space.line([half - 0.38, 0, z], [half - 0.38, 0.4, z], shade(palette.wood, -0.25), 10);
  space.box(half - 0.4, half - 0.1, 0.47, 0.6, 2.95, 3.35, palette.accent, 14);
}

function coats({ space, palette, half, random }: Room): void {
  const x = -half + 0.04;
  space.polygon(
    [
      [x, 1.68, 2.3],
      [x, 1.68, 4.2],
      [x, 1.76, 4.2],
      [x, 1.76, 2.3],
    ],
    palette.wood,
  );
  [
    palette.textile,
    palette.accent,
    shade(palette.feature, -0.2),
    '#3d3f45',
    shade(palette.textile, 0.3),
  ].forEach((coat, index) => {
    const z = 4.0 - index * 0.36;
    const length = 0.7 + random() * 0.35;
    const fill = space.gradient([
      [0, shade(coat, -0.2)],
      [0.6, shade(coat, 0.12)],
      [1, shade(coat, -0.25)],
    ]);
    space.polygon(
      [
        [x + 0.05, 1.66, z],
        [x + 0.14, 1.55, z - 0.16],
        [x + 0.16, 1.66 - length, z - 0.2],
        [x + 0.12, 1.64 - length, z + 0.1],
        [x + 0.1, 1.55, z + 0.08],
      ],
      fill,
      `stroke="${shade(coat, -0.1)}" stroke-width="10" stroke-linejoin="round"`,
    );
  });
  space.box(-half, -half + 0.36, 0, 0.42, 2.5, 4.2, shade(palette.cabinet, -0.04), 4);
  for (const z of [2.55, 2.85, 3.4])
    space.box(-half + 0.08, -half + 0.32, 0.43, 0.5, z, z + 0.22, shade(palette.wood, -0.35), 8);
}
