import { rect, sky, tree, hedge, lawn, flowers } from './landscape.js';
import { type Palette, shade, randomFrom } from './palette.js';
import { Space, pictureWidth as W } from './space.js';

export function garden(palette: Palette): string {
  const space = new Space();
  const random = randomFrom(palette.seed + 13);
  sky(space, palette, random, 560);
  for (const [x, size] of [
    [180, 560],
    [520, 430],
    [980, 500],
    [1420, 600],
  ] as const)
    tree(space, random, x, 560, size, shade('#4a7446', random() * 0.2));
  hedge(space, random, -30, W + 40, 590, 150, '#47703f');
  lawn(space, random, 570);
  flowers(space, palette, random, 0, 560, 625);
  flowers(space, palette, random, 900, W, 620);
  tree(space, random, 1330, 720, 330, '#7a9a4d');
  for (let apple = 0; apple < 14; apple++)
    space.raw(
      `<circle cx="${1240 + random() * 180}" cy="${410 + random() * 140}" r="9" fill="${palette.accent}"/>`,
    );
  const deck = palette.wood;
  for (let board = 0; board < 11; board++) {
    const y0 = 770 + board * board * 2.6;
    const y1 = 770 + (board + 1) * (board + 1) * 2.6;
    space.raw(
      rect(
        0,
        y0,
        W,
        y1 - y0 + 1,
        space.gradient([
          [0, shade(deck, 0.26)],
          [0.5, shade(deck, 0.12 - (board % 3) * 0.06)],
          [1, shade(deck, -0.12)],
        ]),
      ) + rect(0, y0, W, 2.5, shade(deck, -0.45)),
    );
  }
  const table = shade(deck, -0.2);
  space.raw(`<ellipse cx="700" cy="985" rx="420" ry="46" fill="${space.glow('#1a120a', 0.7)}"/>`);
  const seat = (x: number, y: number, size: number) =>
    space.raw(
      rect(x, y, size, size * 1.1, shade(palette.textile, 0.12), 'rx="14"') +
        rect(x - 6, y + size * 0.95, size + 12, size * 0.28, shade(palette.textile, 0.3), 'rx="10"') +
        rect(x + 4, y + size * 1.2, 9, size * 0.6, shade(table, -0.3)) +
        rect(x + size - 12, y + size * 1.2, 9, size * 0.6, shade(table, -0.3)),
    );
  seat(470, 735, 120);
  seat(640, 728, 120);
  seat(810, 735, 120);
  for (const x of [420, 960]) space.raw(rect(x, 880, 18, 120, shade(table, -0.25)));
  space.raw(
    `<path d="M380 862 L440 830 H960 L1020 862Z" fill="${shade(table, 0.35)}"/>` +
      rect(380, 862, 640, 20, table),
  );
  space.raw(`<path d="M690 832 q-34 -46 -14 -92 h48 q20 46 -14 92Z" fill="#eef3f4" fill-opacity="0.9"/>`);
  for (let flower = 0; flower < 16; flower++)
    space.raw(
      `<circle cx="${664 + random() * 72}" cy="${736 - random() * 70}" r="14" fill="${[palette.accent, '#f3e7cf', '#6a9457', shade(palette.accent, 0.4)][flower % 4]}"/>`,
    );
  space.raw(
    rect(1296, 560, 12, 420, '#e9e4d9') +
      `<path d="M1060 590 Q1302 380 1544 590 Q1484 566 1423 590 Q1362 566 1302 590 Q1242 566 1181 590 Q1120 566 1060 590Z" fill="${space.gradient(
        [
          [0, shade(palette.accent, 0.35)],
          [0.5, shade(palette.accent, 0.12)],
          [1, shade(palette.accent, -0.15)],
        ],
      )}"/>` +
      rect(1262, 970, 80, 22, '#8d8980', 'rx="8"'),
  );
  return space.svg(palette.mirrored);
}
