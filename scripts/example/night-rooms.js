import { circle, colours, darker, ellipse, lighter, line, path, rect, space, svg, times } from './space.js';
import { art, casement, curtain, cushion, plant, radiator } from './things.js';

export function bedroom() {
  const room = space({ wide: 3.3, depth: 5.0, back: 800, horizon: 400, eye: 1.5 });
  const linen = '#f3ead9';
  return svg(
    [
      room.shell({ wall: '#cfd8c8', floor: '#cfa271', boards: 11 }),
      room.onBack(casement(205, -212, 92, 122) + radiator(206, -66, 92, 50)),
      room.onBack(curtain(168, -236, 28, 226) + curtain(303, -236, 22, 226) + line('M160 -238H328', colours.walnut, 3)), // prettier-ignore
      room.onBack(art(30, -208, 46, 60, 'twig') + art(86, -208, 46, 60, 'arch')),
      room.poly([[2.05, 0, 4.5], [2.95, 0, 4.5], [2.85, 0, 2.6], [1.75, 0, 2.6]], '#fff3cf', 'opacity="0.4"'), // prettier-ignore
      room.onFloor(0.1, 1.95, 2.75, 3.3, '#e6d6bb'),
      room.onFloor(0.2, 2.03, 2.65, 3.22, 'none', `stroke="#c9a985" stroke-width="4"`),
      // Bed with its head at the back wall.
      room.at(1.95, 4.45, `${rect(-20, -48, 40, 46, colours.oak, 'rx="2"')}${line('M-20 -25h40', darker(colours.oak), 1.4)}${circle(0, -36, 1.6, colours.ink)}${circle(0, -13, 1.6, colours.ink)}`), // prettier-ignore
      room.at(1.95, 4.45, `${circle(0, -30, 34, '#fff0c4', 'opacity="0.55" filter="url(#glow)"')}${rect(-1.4, -24, 2.8, 24, colours.ink)}${path('M-9 -40h18l6 20h-30z', colours.white)}`, 0.48), // prettier-ignore
      room.box(0.1, 0, 4.42, 1.64, 1.08, 0.08, colours.walnut),
      room.shadow(0.92, 2.5, 1.0, 0.6),
      room.box(0.12, 0.12, 2.42, 1.6, 0.2, 1.98, colours.oak),
      room.box(0.14, 0.3, 2.45, 1.56, 0.22, 1.95, linen),
      room.at(0.14, 4.2, cushion(8, -92, 62, 38, colours.white) + cushion(84, -92, 62, 38, colours.white) + cushion(24, -82, 46, 30, colours.blush, -3) + cushion(90, -82, 46, 30, colours.spruce, 4)), // prettier-ignore
      room.box(0.1, 0.28, 2.4, 1.64, 0.28, 1.3, '#e3c4a4'),
      room.box(0.08, 0.2, 2.38, 1.68, 0.37, 0.62, colours.terracotta),
      room.at(0.08, 2.38, line('M8 -4v-32M28 -4v-32M48 -4v-32M68 -4v-32M88 -4v-32M108 -4v-32M128 -4v-32M148 -4v-32', darker(colours.terracotta, 0.12), 1.6)), // prettier-ignore
      room.at(0.12, 2.42, line('M8 0v-12M152 0v-12', colours.walnut, 6)),
      // Wardrobes along the right wall.
      room.box(2.72, 0, 2.15, 0.58, 2.3, 1.75, '#f4ecdd'),
      ...[0, 1, 2].map((i) => room.onSide(2.715, 2.15 + i * 0.583 + 0.02, 2.15 + (i + 1) * 0.583 - 0.02, 0.08, 2.24, '#efe5d2')), // prettier-ignore
      ...[0, 1, 2].map((i) =>
        room.onSide(2.71, 2.25 + i * 0.583, 2.28 + i * 0.583, 1.0, 1.24, colours.ochre),
      ),
      room.at(2.46, 4.75, plant(0.62, colours.leaf, colours.white)),
    ].join(''),
  );
}

export function bathroom() {
  const room = space({ wide: 2, high: 2.5, depth: 3.6, back: 690, horizon: 390, eye: 1.45, middle: 1.02 });
  const tile = '#f3efe4';
  const grout = '#d8d0bf';
  const border = '#b9987a';
  const rows = 12;
  const step = 2.5 / rows;
  const sideTiles = (x) =>
    times(rows, (r) =>
      times(
        9,
        (c) =>
        room.onSide(x, 0.72 + c * 0.32, 0.72 + (c + 1) * 0.32 - 0.012, r * step + 0.006, (r + 1) * step - 0.006, r === 6 ? border : (r + c) % 5 ? tile : '#ece6d8'), // prettier-ignore
      ),
    );
  const floorTiles = times(16, (r) =>
    times(
      10,
      (c) =>
      room.onFloor(c * 0.2 + 0.006, 0.45 + r * 0.2, (c + 1) * 0.2 - 0.006, 0.45 + (r + 1) * 0.2 - 0.012, (r + c) % 2 ? '#9aa79f' : '#a8b4ab'), // prettier-ignore
    ),
  );
  return svg(
    [
      room.shell({ wall: grout, floor: null, skirting: false }),
      room.onFloor(0, 0.45, 2, 3.6, '#7f8b84') + floorTiles,
      sideTiles(0) + sideTiles(2),
      room.onBack(
        times(rows, (r) =>
          times(10, (c) =>
            rect(c * 20 + 0.5, -(r + 1) * step * 100 + 0.5, 19, step * 100 - 1, r === 6 ? border : (r * 3 + c) % 5 ? tile : '#ece6d8'), // prettier-ignore
          ),
        ) + times(10, (c) => `${circle(c * 20 + 10, -6.5 * step * 100, 4.4, '#d9bd9c')}${circle(c * 20 + 10, -6.5 * step * 100, 2, border)}`), // prettier-ignore
      ),
      // Basin, cabinet and mirror.
      room.onBack(
        `${circle(58, -168, 52, '#fff6df', 'opacity="0.6" filter="url(#glow)"')}${rect(26, -204, 64, 66, '#e7eeea', 'rx="3"')}${path('M30 -150L66 -200H82L38 -140H30z', '#fff', 'opacity="0.6"')}${rect(34, -214, 48, 6, '#fff8e4', 'rx="3"')}`,
      ),
      room.box(0.26, 0.24, 2.72, 0.64, 0.5, 0.46, '#8fa594'),
      room.at(0.26, 2.72, `${line('M32 -72V-26', '#758a7b', 1.4)}${circle(27, -56, 1.6, colours.ochre)}${circle(37, -56, 1.6, colours.ochre)}`), // prettier-ignore
      room.box(0.22, 0.74, 2.68, 0.72, 0.1, 0.5, colours.white),
      room.at(0.58, 3.0, `${line('M0 0V-15q0 -6 8 -5', colours.steel, 3)}`, 0.84),
      room.at(0.36, 2.95, rect(-4, -15, 8, 15, colours.terracotta, 'rx="2"') + rect(-1.5, -19, 3, 5, colours.ink), 0.84), // prettier-ignore
      room.at(0.84, 2.95, plant(0.2, colours.leaf, colours.white), 0.84),
      // Toilet.
      room.shadow(1.22, 2.55, 0.22, 0.3),
      room.box(1.05, 0.42, 2.98, 0.36, 0.42, 0.18, '#fbf8f0'),
      room.at(1.23, 2.62, `${path('M-13 0h26l4 -16h-34z', '#efe9dc')}${path('M-20 -40h40q2 22 -10 28h-20q-12 -6 -10 -28z', '#fbf8f0')}${ellipse(0, -41, 21, 8, '#fffdf8')}${ellipse(0, -41, 21, 8, 'none', 'stroke="#ddd5c5" stroke-width="1.4"')}`), // prettier-ignore
      // Shower corner to the right, behind glass.
      room.at(1.78, 3.15, `${line('M0 -86V-206q0 -8 -10 -8h-12', colours.steel, 2.6)}${ellipse(-22, -212, 10, 2.6, colours.steel)}${rect(-6, -104, 12, 6, colours.steel, 'rx="2"')}${rect(-16, -126, 32, 3, '#cfd6d2')}${rect(-11, -140, 6, 14, colours.spruce, 'rx="1.5"')}${rect(-2, -138, 6, 12, colours.ochre, 'rx="1.5"')}`), // prettier-ignore
      room.poly([[1.46, 0.02, 3.15], [1.46, 2.0, 3.15], [1.46, 2.0, 2.2], [1.46, 0.02, 2.2]], '#dff0ee', 'opacity="0.42" stroke="#aab4b0" stroke-width="4"'), // prettier-ignore
      room.at(1.72, 2.6, ellipse(0, -1, 8, 2.4, '#6d7a73') + ellipse(0, -1, 5, 1.4, '#a9b5ae')),
      // Washing machine in front to the left, towels on the right wall.
      room.box(0.04, 0, 1.85, 0.56, 0.84, 0.56, '#f8f5ec'),
      room.at(0.32, 1.85, `${circle(0, -42, 20, '#cfd6d2')}${circle(0, -42, 15, '#5b6a66')}${circle(-4, -46, 6, '#fff', 'opacity="0.25"')}${rect(-24, -80, 48, 10, '#ece7da', 'rx="1"')}${circle(16, -75, 3.4, colours.steel)}`), // prettier-ignore
      room.at(0.3, 2.1, `${rect(-20, -14, 40, 7, colours.blush, 'rx="3"')}${rect(-19, -7, 38, 7, colours.mint, 'rx="3"')}`, 0.84), // prettier-ignore
      room.onSide(1.985, 1.5, 2.05, 0.86, 1.62, colours.terracotta),
      room.onSide(1.98, 1.5, 2.05, 0.94, 1.0, lighter(colours.terracotta, 0.4)),
      room.onSide(1.98, 1.42, 2.12, 1.62, 1.65, colours.steel),
      room.onFloor(0.55, 1.75, 1.3, 2.3, '#e8d9bf'),
      room.onFloor(0.6, 1.79, 1.25, 2.26, 'none', 'stroke="#fbf6ea" stroke-width="4"'),
    ].join(''),
  );
}
