import { rect, sky, tree, hedge, lawn, pane, flowers } from './landscape.js';
import { type Palette, shade, randomFrom } from './palette.js';
import { Space, pictureHeight as H, pictureWidth as W } from './space.js';

export function villa(palette: Palette): string {
  const space = new Space();
  const random = randomFrom(palette.seed + 3);
  sky(space, palette, random, 720);
  hedge(space, random, -40, W + 60, 690, 230, '#3d6240');
  for (const [x, size] of [
    [120, 620],
    [1420, 680],
    [1290, 480],
  ] as const)
    tree(space, random, x, 720, size, '#40663f');
  lawn(space, random, 690);
  const ground = 745;
  space.raw(`<ellipse cx="800" cy="${ground + 18}" rx="660" ry="30" fill="${space.glow('#14210f', 0.6)}"/>`);
  const wall = (x: number, width: number, y: number, color: string, vertical: boolean) => {
    space.raw(
      rect(
        x,
        y,
        width,
        ground - y,
        space.gradient([
          [0, shade(color, 0.1)],
          [1, shade(color, -0.14)],
        ]),
      ),
    );
    if (vertical)
      for (let at = x; at < x + width; at += 13)
        space.raw(rect(at, y, 3, ground - y, shade(color, -0.3), 'fill-opacity=\"0.55"'));
    else
      for (let row = 0; row * 14 < ground - y; row++)
        for (let at = x - (row % 2) * 18; at < x + width; at += 36)
          space.raw(
            rect(
              Math.max(x, at),
              y + row * 14,
              Math.min(33, x + width - Math.max(x, at)),
              11,
              shade(color, random() * 0.2 - 0.12),
              'fill-opacity=\"0.8"',
            ),
          );
  };
  wall(250, 780, 500, palette.facade, false);
  wall(1030, 330, 500, shade(palette.wood, -0.1), true);
  for (const x of [310, 560]) pane(space, palette, x, 545, 170, 120, x === 560);
  pane(space, palette, 880, 545, 100, 110, false);
  space.raw(
    rect(760, 545, 96, 200, '#f2ece0') +
      rect(768, 553, 80, 192, palette.accent) +
      rect(780, 570, 56, 60, '#dfe9ea') +
      `<circle cx="838" cy="655" r="6" fill="#e9d9a8"/>` +
      rect(735, 738, 150, 14, '#aaa49a'),
  );
  space.raw(rect(1085, 560, 220, 185, '#ece5d6'));
  for (let row = 0; row < 6; row++) space.raw(rect(1085, 560 + row * 31, 220, 3, '#bdb4a3'));
  space.raw(
    `<path d="M200 505 L330 330 H1290 L1410 505Z" fill="${space.gradient(
      [
        [0, shade(palette.roof, 0.22)],
        [1, shade(palette.roof, -0.15)],
      ],
      'x2="0.2" y2="1"',
    )}"/>`,
  );
  for (let row = 0; row < 10; row++) {
    const y = 340 + row * 16.5;
    const spread = (y - 330) / 175;
    for (let x = 330 - spread * 130; x < 1290 + spread * 120; x += 25)
      space.raw(
        `<path d="M${x.toFixed(1)} ${y.toFixed(1)} q12 9 25 0" stroke="${shade(palette.roof, random() * 0.2 - 0.45)}" stroke-width="2.4" fill="none" stroke-opacity="0.75"/>`,
      );
  }
  for (let moss = 0; moss < 26; moss++)
    space.raw(
      `<ellipse cx="${330 + random() * 950}" cy="${360 + random() * 130}" rx="${12 + random() * 24}" ry="5" fill="#6d7d4c" fill-opacity="0.55"/>`,
    );
  space.raw(
    rect(194, 500, 1222, 16, '#f0e9dc') +
      rect(194, 516, 1222, 20, '#000', 'fill-opacity=\"0.2"') +
      rect(560, 262, 74, 110, '#8a4a3a') +
      rect(552, 254, 90, 16, '#5f3329'),
  );
  space.raw(
    `<path d="M770 752 L865 752 L1010 ${H} L540 ${H}Z" fill="${space.gradient(
      [
        [0, '#b7b0a3'],
        [1, '#d3ccbe'],
      ],
      'x2="0" y2="1"',
    )}"/>`,
  );
  for (let slab = 0; slab < 9; slab++)
    space.raw(
      `<line x1="${770 - slab * slab * 3.4}" y1="${760 + slab * slab * 4.8}" x2="${865 + slab * slab * 2.2}" y2="${760 + slab * slab * 4.8}" stroke="#8f887b" stroke-width="3"/>`,
    );
  flowers(space, palette, random, 280, 720, 765);
  flowers(space, palette, random, 900, 1060, 765);
  tree(space, random, 1500, 960, 420, '#6a9150');
  return space.svg(palette.mirrored);
}

export function terracedHouses(palette: Palette): string {
  const space = new Space();
  const random = randomFrom(palette.seed + 7);
  sky(space, palette, random, 700);
  for (const [x, size] of [
    [60, 520],
    [700, 480],
    [1540, 560],
  ] as const)
    tree(space, random, x, 700, size, '#456d45');
  lawn(space, random, 800, '#83ad62');
  const tones = [shade(palette.feature, 0.42), palette.facade, shade(palette.accent, 0.5)];
  tones.forEach((color, index) => {
    const x = 70 + index * 490;
    const front = space.gradient([
      [0, shade(color, 0.14)],
      [1, shade(color, -0.1)],
    ]);
    space.raw(rect(x, 330, 480, 480, front));
    for (let speck = 0; speck < 500; speck++)
      space.raw(
        rect(
          x + random() * 470,
          335 + random() * 465,
          6,
          2,
          shade(color, random() * 0.3 - 0.22),
          'fill-opacity=\"0.4"',
        ),
      );
    space.raw(`<path d="M${x - 14} 338 L${x + 240} 160 L${x + 494} 338Z" fill="${front}"/>`);
    space.raw(
      `<path d="M${x - 26} 346 L${x + 240} 150 L${x + 506} 346 L${x + 490} 368 L${x + 240} 184 L${x - 10} 368Z" fill="${space.gradient(
        [
          [0, shade(palette.roof, 0.2)],
          [1, shade(palette.roof, -0.2)],
        ],
      )}"/>`,
    );
    pane(space, palette, x + 196, 250, 88, 80, index === 1);
    pane(space, palette, x + 66, 410, 120, 110, false);
    pane(space, palette, x + 290, 410, 120, 110, random() > 0.6);
    pane(space, palette, x + 60, 620, 170, 120, index === 2);
    const door = [palette.accent, palette.textile, shade(palette.roof, -0.1)][index]!;
    space.raw(
      rect(x + 312, 600, 108, 210, '#f7f4ec') +
        rect(
          x + 322,
          610,
          88,
          200,
          space.gradient([
            [0, shade(door, 0.12)],
            [1, shade(door, -0.15)],
          ]),
        ) +
        rect(x + 340, 630, 52, 70, '#dfe9ee') +
        `<circle cx="${x + 400}" cy="720" r="6" fill="#e6d7a6"/>`,
    );
    space.raw(
      `<path d="M${x + 285} 592 h162 l14 -26 h-190Z" fill="${palette.roof}"/>` +
        rect(x + 298, 800, 140, 16, '#b3aca0'),
    );
    space.raw(`<path d="M${x + 320} 816 h92 l50 ${H - 816} h-210Z" fill="#c9c2b4"/>`);
    space.raw(rect(x + 476, 340, 8, 470, shade(color, -0.3)));
    flowers(space, palette, random, x + 20, x + 250, 822);
    hedge(space, random, x + 10, x + 240, 900, 70, '#527c4a');
  });
  space.raw(rect(0, 1010, W, H - 1010, '#77746f') + rect(0, 1003, W, 9, '#b8b2a8'));
  return space.svg(palette.mirrored);
}
