import { type Random, rect, sky, tree, pane } from './landscape.js';
import { type Palette, shade, randomFrom } from './palette.js';
import { Space, pictureHeight as H, pictureWidth as W } from './space.js';

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
