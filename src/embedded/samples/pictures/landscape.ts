import { type Palette, shade } from './palette.js';
import { type Space, pictureHeight as H, pictureWidth as W } from './space.js';

export type Random = () => number;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`;

/** Sky with soft clouds down to a height in the picture. */
export function sky(space: Space, palette: Palette, random: Random, to: number): void {
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

export function tree(
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

export function hedge(
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

export function lawn(space: Space, random: Random, from: number, color = '#7ba55c'): void {
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
export function pane(
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

export function flowers(
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
