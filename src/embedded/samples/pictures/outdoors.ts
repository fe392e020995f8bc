import { type Palette, randomFrom, shade } from './palette.js';
import { pictureHeight as H, pictureWidth as W, Space } from './space.js';

type Random = () => number;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

/** Sky with soft clouds down to a height in the picture. */
function sky(space: Space, palette: Palette, random: Random, to: number): void {
  space.raw(
    rect(
      0,
      0,
      W,
      to,
      space.gradient(
        [
          [0, palette.skyTop],
          [1, palette.skyLow],
        ],
        'x2="0" y2="1"',
      ),
    ),
  );
  space.raw('<g filter="url(#light)" fill="#ffffff" fill-opacity="0.34">');
  for (let cloud = 0; cloud < 5; cloud++) {
    const x = random() * W;
    const y = to * (0.1 + random() * 0.45);
    for (let puff = 0; puff < 6; puff++) {
      const r = 34 + random() * 46;
      space.raw(
        `<ellipse cx="${x + puff * 48 - 120}" cy="${y + random() * 22}" rx="${r * 1.5}" ry="${r * 0.6}"/>`,
      );
    }
  }
  space.raw('</g>');
}

function tree(
  space: Space,
  random: Random,
  x: number,
  ground: number,
  size: number,
  color = '#4f7a4a',
): void {
  space.raw(
    `<ellipse cx="${x + size * 0.1}" cy="${ground}" rx="${size * 0.45}" ry="${size * 0.06}" fill="${space.glow('#14210f', 0.6)}"/>`,
  );
  space.raw(
    `<path d="M${x - size * 0.04} ${ground} L${x - size * 0.02} ${ground - size * 0.6} h${size * 0.045} L${x + size * 0.05} ${ground}Z" fill="#5c432f"/>`,
  );
  for (let leaf = 0; leaf < 34; leaf++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * size * 0.32;
    const lx = x + Math.cos(angle) * reach;
    const ly = ground - size * 0.72 + Math.sin(angle) * reach * 1.05;
    const tone = shade(
      color,
      random() * 0.24 - 0.12 + (lx < x ? 0.1 : -0.1) + (ly < ground - size * 0.75 ? 0.08 : -0.08),
    );
    space.raw(
      `<circle cx="${lx.toFixed(1)}" cy="${ly.toFixed(1)}" r="${(size * (0.07 + random() * 0.07)).toFixed(1)}" fill="${tone}"/>`,
    );
  }
}

function hedge(
  space: Space,
  random: Random,
  x0: number,
  x1: number,
  ground: number,
  height: number,
  color = '#4b7345',
): void {
  for (let x = x0; x < x1; x += height * 0.22) {
    for (let row = 0; row < 3; row++) {
      const r = height * (0.24 + random() * 0.14);
      space.raw(
        `<circle cx="${(x + random() * 12).toFixed(1)}" cy="${(ground - height * (0.78 - row * 0.28)).toFixed(1)}" r="${r.toFixed(1)}" fill="${shade(color, random() * 0.2 - 0.08 - row * 0.08)}"/>`,
      );
    }
  }
}

function lawn(space: Space, random: Random, from: number, color = '#7ba55c'): void {
  space.raw(
    rect(
      0,
      from,
      W,
      H - from,
      space.gradient(
        [
          [0, shade(color, 0.12)],
          [1, shade(color, -0.3)],
        ],
        'x2="0" y2="1"',
      ),
    ),
  );
  for (let blade = 0; blade < 900; blade++) {
    const y = from + 6 + Math.pow(random(), 0.7) * (H - from);
    const length = 4 + ((y - from) / (H - from)) * 20;
    const x = random() * W;
    space.raw(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)} l${(random() * 6 - 3).toFixed(1)} ${(-length).toFixed(1)}" stroke="${shade(color, random() * 0.4 - 0.25)}" stroke-width="2" stroke-opacity="0.7"/>`,
    );
  }
}

/** A glazed window with frame, reflection and sill, px. */
function pane(
  space: Space,
  palette: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  lit: boolean,
): void {
  const frame = '#f4f1ea';
  space.raw(
    rect(
      x - 6,
      y - 6,
      width + 12,
      height + 12,
      frame,
      `stroke="${shade(palette.facade, -0.35)}" stroke-width="2"`,
    ),
  );
  const glass = lit
    ? space.gradient(
        [
          [0, '#ffe2a4'],
          [1, '#e9b25e'],
        ],
        'x2="0" y2="1"',
      )
    : space.gradient(
        [
          [0, shade(palette.skyTop, -0.15)],
          [0.5, shade(palette.skyTop, 0.45)],
          [1, '#3c4a55'],
        ],
        'x2="0.6" y2="1"',
      );
  space.raw(rect(x, y, width, height, glass));
  space.raw(
    `<path d="M${x} ${y + height * 0.75} L${x + width * 0.6} ${y} h${width * 0.2} L${x} ${y + height}Z" fill="#ffffff" fill-opacity="0.22"/>`,
  );
  space.raw(rect(x + width / 2 - 3, y, 6, height, frame) + rect(x, y + height * 0.32, width, 5, frame));
  space.raw(rect(x - 12, y + height + 6, width + 24, 9, shade(palette.facade, -0.25)));
}

export function cityHouse(palette: Palette): string {
  const space = new Space();
  const random = randomFrom(palette.seed + 5);
  sky(space, palette, random, 760);
  for (const [x, width, height, color] of [
    [-80, 360, 560, shade(palette.facade, -0.3)],
    [1290, 420, 620, shade(palette.feature, -0.1)],
  ] as const) {
    space.raw(
      rect(
        x,
        900 - height,
        width,
        height,
        space.gradient([
          [0, shade(color, 0.1)],
          [1, shade(color, -0.15)],
        ]),
      ),
    );
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 3; column++)
        space.raw(
          rect(
            x + 50 + column * 115,
            950 - height + row * 105,
            46,
            66,
            shade(palette.skyTop, -0.25),
            'fill-opacity=\"0.75"',
          ),
        );
  }
  const left = 240;
  const right = 1330;
  const top = 170;
  space.raw(
    rect(
      left,
      top,
      right - left,
      740,
      space.gradient([
        [0, shade(palette.facade, 0.14)],
        [0.6, palette.facade],
        [1, shade(palette.facade, -0.16)],
      ]),
    ),
  );
  for (let speck = 0; speck < 1400; speck++)
    space.raw(
      rect(
        left + random() * (right - left - 8),
        top + random() * 730,
        4 + random() * 14,
        2,
        shade(palette.facade, random() * 0.3 - 0.2),
        'fill-opacity=\"0.35"',
      ),
    );
  space.raw(
    `<path d="M${left - 22} ${top} L${left + 70} 62 H${right - 70} L${right + 22} ${top}Z" fill="${space.gradient(
      [
        [0, shade(palette.roof, 0.15)],
        [1, shade(palette.roof, -0.2)],
      ],
      'x2="0" y2="1"',
    )}"/>`,
  );
  for (let x = left + 90; x < right - 80; x += 24)
    space.raw(
      `<line x1="${x}" y1="66" x2="${x - 20 + ((x - left) / (right - left)) * 40}" y2="${top}" stroke="${shade(palette.roof, -0.3)}" stroke-width="1.5" stroke-opacity="0.6"/>`,
    );
  space.raw(rect(left - 26, top - 6, right - left + 52, 20, shade(palette.facade, 0.4)));
  for (let floor = 0; floor < 4; floor++) {
    const y = top + 50 + floor * 142;
    for (let column = 0; column < 6; column++) {
      const x = left + 66 + column * 174;
      pane(space, palette, x, y, 84, 92, random() > 0.78);
      if (floor > 0 && (column === 1 || column === 4)) balcony(space, palette, random, x - 34, y + 62, 152);
    }
    if (floor === 2) space.raw(rect(left, y + 120, right - left, 10, shade(palette.facade, 0.35)));
  }
  space.raw(rect(left, 745, right - left, 170, shade(palette.facade, -0.35)));
  for (const x of [left + 60, left + 760]) {
    space.raw(
      rect(
        x,
        770,
        240,
        125,
        space.gradient(
          [
            [0, '#ffdf9e'],
            [1, '#7b6a4c'],
          ],
          'x2="0.5" y2="1"',
        ),
        'stroke="#2d2a28" stroke-width="8"',
      ),
    );
    space.raw(`<path d="M${x - 14} 768 h268 l22 42 h-312Z" fill="${palette.accent}"/>`);
    for (let stripe = 0; stripe < 6; stripe += 2)
      space.raw(`<path d="M${x + stripe * 44} 768 h44 l6 42 h-50Z" fill="#f6efe2" fill-opacity="0.85"/>`);
  }
  space.raw(
    rect(left + 470, 750, 150, 165, shade(palette.facade, 0.3)) +
      rect(left + 490, 768, 110, 147, shade(palette.wood, -0.2)) +
      rect(left + 508, 785, 32, 60, '#e8c87a') +
      rect(left + 550, 785, 32, 60, '#e8c87a'),
  );
  space.raw(
    rect(0, 905, W, 60, '#b9b3a9') +
      rect(0, 958, W, 8, '#8d877e') +
      rect(
        0,
        966,
        W,
        H - 966,
        space.gradient(
          [
            [0, '#6b6a68'],
            [1, '#4a4947'],
          ],
          'x2="0" y2="1"',
        ),
      ),
  );
  tree(space, random, 150, 930, 430);
  tree(space, random, 1450, 935, 400, '#5d8450');
  return space.svg(palette.mirrored);
}

function balcony(space: Space, palette: Palette, random: Random, x: number, y: number, width: number): void {
  space.raw(
    rect(x, y + 46, width, 12, shade(palette.facade, -0.4)) +
      rect(x + 8, y + 58, width, 16, '#000', 'fill-opacity=\"0.16"'),
  );
  for (let bar = 0; bar <= width; bar += 9)
    space.raw(rect(x + bar, y, 3, 46, palette.metal === '#3a3a3c' ? '#2c2c2e' : '#3c3f42'));
  space.raw(rect(x - 3, y - 4, width + 8, 6, '#2f3133'));
  for (let flower = 0; flower < 7; flower++)
    space.raw(
      `<circle cx="${x + 14 + random() * (width - 24)}" cy="${y - 8 - random() * 8}" r="8" fill="${flower % 2 ? palette.accent : '#5a7f4d'}"/>`,
    );
}

/** A city seen over the rail of a balcony. */
export function cityView(palette: Palette): string {
  const space = new Space();
  const random = randomFrom(palette.seed + 9);
  sky(space, palette, random, 700);
  space.raw(`<circle cx="1180" cy="330" r="330" fill="${space.glow('#fff3cf', 0.85)}"/>`);
  for (let layer = 0; layer < 4; layer++) {
    const base = 560 + layer * 75;
    for (let x = -60; x < W;) {
      const width = 70 + random() * 120;
      const height = 80 + random() * 150 - layer * 6;
      const color = shade(
        [palette.facade, palette.feature, shade(palette.facade, 0.3), shade(palette.accent, 0.1)][
          Math.floor(random() * 4)
        ]!,
        0.42 - layer * 0.17,
      );
      const y = base - height;
      space.raw(
        rect(
          x,
          y,
          width,
          H - y,
          space.gradient([
            [0, shade(color, 0.08)],
            [1, shade(color, -0.12)],
          ]),
        ),
      );
      space.raw(
        `<path d="M${x - 4} ${y} L${x + width * 0.2} ${y - 34} H${x + width * 0.8} L${x + width + 4} ${y}Z" fill="${shade(palette.roof, 0.36 - layer * 0.14)}"/>`,
      );
      for (let wy = y + 18; wy < y + height + 40; wy += 32)
        for (let wx = x + 12; wx < x + width - 16; wx += 27)
          space.raw(
            rect(wx, wy, 11, 17, random() > 0.8 ? '#ffdf9a' : shade(color, -0.35), 'fill-opacity=\"0.8"'),
          );
      x += width + 2;
    }
    if (layer === 1) {
      const color = shade(palette.feature, 0.2);
      space.raw(
        rect(
          420,
          250,
          62,
          400,
          space.gradient([
            [0, shade(color, 0.2)],
            [1, shade(color, -0.2)],
          ]),
        ) +
          `<path d="M408 250 L451 90 L494 250Z" fill="${shade('#5f8d80', 0.1)}"/>` +
          rect(448, 50, 5, 50, '#c9a24a'),
      );
    }
    space.raw(rect(0, base - 40, W, 120, palette.skyLow, 'fill-opacity=\"0.13"'));
    for (let bush = 0; bush < 12; bush++)
      space.raw(
        `<circle cx="${random() * W}" cy="${base + 20 + random() * 40}" r="${20 + random() * 26}" fill="${shade('#557d4c', random() * 0.3 - 0.1)}" fill-opacity="0.9"/>`,
      );
  }
  space.raw(
    rect(
      0,
      930,
      W,
      H - 930,
      space.gradient(
        [
          [0, shade(palette.wood, 0.15)],
          [1, shade(palette.wood, -0.3)],
        ],
        'x2="0" y2="1"',
      ),
    ),
  );
  for (let board = 0; board < 9; board++)
    space.raw(
      `<line x1="${board * 220 - 90}" y1="${H}" x2="${board * 150 + 200}" y2="930" stroke="${shade(palette.wood, -0.45)}" stroke-width="3"/>`,
    );
  for (let x = 0; x < W; x += 40) space.raw(rect(x, 620, 7, 330, '#34373a'));
  space.raw(
    rect(
      0,
      600,
      W,
      24,
      space.gradient(
        [
          [0, '#5b5f63'],
          [1, '#2a2c2e'],
        ],
        'x2="0" y2="1"',
      ),
    ) + rect(0, 935, W, 12, '#34373a'),
  );
  for (const x of [130, 1180]) {
    space.raw(rect(x, 640, 300, 80, shade(palette.accent, -0.1), 'rx="8"'));
    for (let flower = 0; flower < 40; flower++)
      space.raw(
        `<circle cx="${x + 10 + random() * 280}" cy="${645 - random() * 66}" r="${11 + random() * 9}" fill="${[palette.accent, shade(palette.accent, 0.45), '#5a8450', '#6d9a5a', '#f1ead8'][Math.floor(random() * 5)]}"/>`,
      );
  }
  return space.svg(palette.mirrored);
}

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

function flowers(
  space: Space,
  palette: Palette,
  random: Random,
  x0: number,
  x1: number,
  ground: number,
): void {
  for (let flower = 0; flower < (x1 - x0) / 3; flower++) {
    const x = x0 + random() * (x1 - x0);
    const y = ground - random() * 34;
    space.raw(
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(7 + random() * 8).toFixed(1)}" fill="${['#4f7d47', '#628f55', palette.accent, '#f3e9d3', '#d9738a'][Math.floor(random() * 5)]}"/>`,
    );
  }
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
