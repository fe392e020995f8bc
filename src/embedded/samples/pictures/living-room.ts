import { painting, plant, floorLamp, rug } from './furnishings.js';
import { type Palette, shade } from './palette.js';
import { type Room, shell, windowAt } from './room.js';
import { Space } from './space.js';

export function livingRoom(palette: Palette): string {
  const space = new Space({ eyeX: 0.25 });
  const room = shell(space, palette, { half: 2.8, depth: 4.8 });
  windowAt(room, -2.0, -0.5, 0.75, 2.15);
  painting(room, 0.55, 1.25, 1.25, 2.1);
  painting(room, 1.4, 1.9, 1.4, 2.0);
  bookshelf(room, 2.1, 2.75, 4.4);
  plant(room, -2.45, 0, 4.4, 1.25);
  rug(room, -1.3, 1.7, 2.5, 3.9);
  sofa(room, -0.2, 1.95, 3.75);
  floorLamp(room, -0.6, 4.4);
  coffeeTable(room, 0.6, 3.05);
  armchair(room, -1.85, 3.1);
  return space.svg(palette.mirrored);
}

function sofa({ space, palette, random }: Room, x0: number, x1: number, z: number): void {
  const color = palette.textile;
  space.shadow(x0 - 0.1, x1 + 0.1, z - 0.2, z + 0.9, 0.5);
  space.box(x0, x1, 0.1, 0.85, z + 0.65, z + 0.85, shade(color, -0.08), 14);
  space.box(x0, x1, 0.1, 0.36, z, z + 0.7, shade(color, -0.1), 10);
  const middle = (x0 + x1) / 2;
  space.box(x0 + 0.18, middle - 0.01, 0.36, 0.5, z - 0.02, z + 0.65, shade(color, 0.06), 12);
  space.box(middle + 0.01, x1 - 0.18, 0.36, 0.5, z - 0.02, z + 0.65, shade(color, 0.06), 12);
  space.box(x0, x0 + 0.18, 0.1, 0.62, z, z + 0.75, color, 14);
  space.box(x1 - 0.18, x1, 0.1, 0.62, z, z + 0.75, color, 14);
  [palette.accent, shade(palette.feature, 0.3), shade(palette.accent, 0.45)].forEach((cushion, index) => {
    const [cx, cy] = space.at([x0 + 0.42 + index * ((x1 - x0 - 0.8) / 2), 0.68, z + 0.4]);
    const size = space.scale(z + 0.4) * 0.19;
    space.raw(
      `<rect x="${cx - size}" y="${cy - size}" width="${size * 2}" height="${size * 1.9}" rx="${size * 0.35}" fill="${space.gradient(
        [
          [0, shade(cushion, 0.15)],
          [1, shade(cushion, -0.2)],
        ],
        'x2="1" y2="1"',
      )}" transform="rotate(${random() * 24 - 12} ${cx} ${cy})"/>`,
    );
  });
  for (const x of [x0 + 0.08, x1 - 0.08])
    space.line([x, 0, z + 0.02], [x, 0.1, z + 0.02], shade(palette.wood, -0.3), 9);
}

function coffeeTable({ space, palette }: Room, x: number, z: number): void {
  space.shadow(x - 0.5, x + 0.6, z - 0.3, z + 0.35, 0.4);
  for (const dx of [-0.32, 0, 0.32])
    space.line([x + dx, 0, z], [x + dx * 0.7, 0.4, z], shade(palette.wood, -0.25), 8);
  space.disc(x, 0.39, z, 0.55, shade(palette.wood, -0.3));
  space.disc(
    x,
    0.42,
    z,
    0.55,
    space.gradient([
      [0, shade(palette.wood, 0.25)],
      [1, shade(palette.wood, -0.1)],
    ]),
  );
  const [cx, cy] = space.at([x - 0.12, 0.44, z]);
  space.raw(
    `<rect x="${cx - 70}" y="${cy - 12}" width="120" height="15" rx="3" fill="${palette.accent}"/><rect x="${cx - 62}" y="${cy - 25}" width="104" height="14" rx="3" fill="${shade(palette.feature, 0.2)}"/>`,
  );
  const [vx, vy] = space.at([x + 0.22, 0.43, z]);
  space.raw(
    `<path d="M${vx - 20} ${vy} Q${vx - 38} ${vy - 44} ${vx - 11} ${vy - 62} L${vx + 11} ${vy - 62} Q${vx + 38} ${vy - 44} ${vx + 20} ${vy}Z" fill="${space.gradient(
      [
        [0, '#f4f1ea'],
        [1, '#bdb5a8'],
      ],
    )}"/>`,
  );
  for (const [dx, dy, color] of [
    [-26, -112, palette.accent],
    [4, -132, shade(palette.accent, 0.35)],
    [30, -106, shade(palette.accent, 0.15)],
  ] as const) {
    space.raw(
      `<path d="M${vx} ${vy - 58} Q${vx + dx / 3} ${vy - 88} ${vx + dx} ${vy + dy}" stroke="#5d7a50" stroke-width="3" fill="none"/><circle cx="${vx + dx}" cy="${vy + dy}" r="15" fill="${color}"/><circle cx="${vx + dx - 4}" cy="${vy + dy - 4}" r="6" fill="${shade(color, 0.4)}"/>`,
    );
  }
}

function armchair({ space, palette }: Room, x: number, z: number): void {
  const color = shade(palette.accent, -0.05);
  space.shadow(x - 0.1, x + 1, z - 0.15, z + 0.8, 0.45);
  space.box(x, x + 0.85, 0.2, 0.95, z + 0.6, z + 0.78, shade(color, -0.1), 16);
  space.box(x + 0.05, x + 0.8, 0.2, 0.45, z, z + 0.65, shade(color, 0.05), 14);
  space.box(x, x + 0.12, 0.2, 0.62, z, z + 0.7, color, 12);
  space.box(x + 0.73, x + 0.85, 0.2, 0.62, z, z + 0.7, color, 12);
  for (const leg of [x + 0.06, x + 0.79])
    space.line([leg, 0, z], [leg, 0.2, z], shade(palette.wood, -0.2), 10);
}

function bookshelf({ space, palette, random }: Room, x0: number, x1: number, z: number): void {
  const wood = palette.wood;
  space.box(x0, x1, 0, 2.1, z, z + 0.35, shade(wood, -0.35), 2);
  const colors = [palette.accent, palette.feature, palette.textile, '#e6ddcc', shade(palette.wood, 0.4)];
  for (let shelf = 0; shelf < 5; shelf++) {
    const y = 0.08 + shelf * 0.4;
    for (let x = x0 + 0.05; x < x1 - 0.12;) {
      const width = 0.025 + random() * 0.035;
      if (random() > 0.18)
        space.panel(
          x,
          x + width,
          y,
          y + 0.2 + random() * 0.1,
          z,
          shade(colors[Math.floor(random() * colors.length)]!, random() * 0.3 - 0.15),
        );
      x += width + 0.004;
    }
    space.box(x0, x1, y - 0.04, y, z - 0.01, z + 0.1, wood, 2);
  }
  for (const x of [x0, x1 - 0.04]) space.box(x, x + 0.04, 0, 2.1, z - 0.01, z + 0.1, wood, 2);
  space.box(x0, x1, 2.07, 2.12, z - 0.01, z + 0.1, wood, 2);
}
