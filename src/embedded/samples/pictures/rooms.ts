import { type Palette, shade } from './palette.js';
import { floorLamp, painting, pendant, plant, rug, type Room, shell, windowAt } from './room-parts.js';
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
