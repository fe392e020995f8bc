import { circle, colours, darker, ellipse, lighter, line, path, rect, space, svg, times } from './space.js';
import { art, balconyDoor, casement, chair, curtain, cushion, floorLamp, pendant, plant, radiator, vase } from './things.js'; // prettier-ignore

/** Sofa facing the room: width in metres. */
function sofa(room, x, z, wide, fill) {
  const soft = lighter(fill, 0.1);
  return [
    room.shadow(x + wide / 2, z, wide * 0.56, 0.5),
    room.box(x + 0.05, 0, z + 0.62, wide - 0.1, 0.82, 0.2, darker(fill, 0.06)),
    room.box(x + 0.2, 0.12, z, wide - 0.4, 0.3, 0.7, fill),
    room.at(
      x + 0.2,
      z + 0.3,
      times(2, (i) =>
        rect(i * (wide * 50 - 20), -82, wide * 50 - 22, 42, i ? soft : lighter(fill, 0.16), 'rx="9"'),
      ),
    ),
    room.at(x + 0.2, z - 0.01, times(2, (i) => rect(i * (wide * 50 - 20), -54, wide * 50 - 21, 15, lighter(fill, 0.2), 'rx="6"'))), // prettier-ignore
    room.box(x, 0.1, z - 0.03, 0.22, 0.52, 0.86, soft),
    room.box(x + wide - 0.22, 0.1, z - 0.03, 0.22, 0.52, 0.86, soft),
    room.at(x, z - 0.03, line(`M6 0v-10M${wide * 100 - 6} 0v-10`, colours.walnut, 5)),
  ].join('');
}

export function livingRoom() {
  const room = space({ wide: 4.6, depth: 5.4, back: 1020, horizon: 420, eye: 1.42 });
  return svg(
    [
      room.shell({ wall: '#efe3cd', floor: '#d2a774' }),
      room.onBack(casement(160, -215, 140, 128) + radiator(170, -66, 122, 52) + balconyDoor(338, 78, 222)),
      room.onBack(curtain(134, -236, 34, 226) + curtain(306, -236, 22, 226) + line('M126 -238H446', colours.walnut, 3)), // prettier-ignore
      room.poly([[1.5, 0, 5.2], [2.9, 0, 5.2], [2.2, 0, 3.2], [0.7, 0, 3.2]], '#fff3cf', 'opacity="0.42"'), // prettier-ignore
      room.poly([[3.4, 0, 5.2], [4.1, 0, 5.2], [3.5, 0, 3.2], [2.75, 0, 3.2]], '#fff3cf', 'opacity="0.42"'), // prettier-ignore
      room.onBack(art(84, -200, 46, 60, 'hill')),
      room.at(0.36, 5.15, plant(1.12, colours.moss, colours.ochre)),
      // Rug.
      room.onFloor(0.75, 2.55, 3.5, 4.35, '#e9dcc3'),
      room.onFloor(0.86, 2.63, 3.39, 4.26, 'none', `stroke="${colours.terracotta}" stroke-width="5"`),
      room.onFloor(1.0, 2.74, 3.25, 4.14, 'none', `stroke="#d9b894" stroke-width="3"`),
      sofa(room, 0.28, 4.15, 2.2, colours.spruce),
      room.at(0.28, 4.2, cushion(32, -84, 38, 36, colours.ochre, -6) + cushion(150, -84, 38, 36, colours.blush, 7)), // prettier-ignore
      room.at(2.78, 4.65, floorLamp(colours.ochre)),
      // Desk by the right wall.
      room.box(3.78, 0.7, 3.0, 0.78, 0.04, 1.15, colours.oak),
      room.box(3.82, 0, 3.05, 0.04, 0.7, 0.04, colours.walnut),
      room.box(4.46, 0, 3.05, 0.04, 0.7, 0.04, colours.walnut),
      room.box(3.82, 0, 4.05, 0.04, 0.7, 0.04, colours.walnut),
      room.at(4.2, 3.4, rect(-18, -40, 36, 24, colours.ink, 'rx="2"') + rect(-16, -38, 32, 20, '#54655d') + rect(-5, -16, 10, 3, colours.ink) + rect(-2, -18, 4, 18, colours.ink), 0.62), // prettier-ignore
      room.at(3.62, 3.5, chair(colours.walnut, colours.terracotta)),
      // Table on the rug.
      room.shadow(2.05, 3.1, 0.62, 0.36, 0.26),
      room.at(2.05, 3.1, line('M-30 -4L-24 -36M30 -4L24 -36M0 -2V-36', colours.walnut, 4)),
      room.at(2.05, 3.1, ellipse(0, -36, 50, 13, darker(colours.oak, 0.2)) + ellipse(0, -39, 50, 13, lighter(colours.oak, 0.2)) + rect(-34, -46, 26, 4, colours.terracotta, 'transform="skewX(-18)"') + rect(-33, -50, 22, 4, colours.mint, 'transform="skewX(-18)"')), // prettier-ignore
      room.at(2.25, 3.1, vase(colours.white), 0.39),
      room.at(2.3, 3.6, pendant(42, colours.white, 1.1), 2.7),
    ].join(''),
  );
}

/** A run of kitchen fronts: doors from x, each `w` wide, between the heights low and top, in centimetres. */
const fronts = (x, count, w, low, top, fill) =>
  times(
    count,
    (i) =>
      rect(x + i * w + 0.6, -top, w - 1.2, top - low, fill, 'rx="1"') +
      rect(
        x + i * w + 5,
        -top + 5,
        w - 10,
        top - low - 10,
        'none',
        `stroke="${darker(fill, 0.13)}" stroke-width="1.2"`,
      ) + // prettier-ignore
      circle(x + i * w + (i % 2 ? 7 : w - 7), -(low > 100 ? low + 9 : top - 9), 1.8, colours.ochre),
  );

export function kitchen() {
  const room = space({ wide: 3.6, depth: 4.6, back: 860, horizon: 400, eye: 1.45 });
  const front = '#dfe5d6';
  const tile = (x, y) => rect(x, y, 14.2, 9.2, (x + y) % 3 ? '#fbf6ea' : '#f4ecdb', 'rx="0.6"');
  return svg(
    [
      room.shell({ wall: '#f1e7d5', floor: '#caa06d', boards: 12 }),
      // The window to the west on the left wall.
      room.onSide(0, 1.85, 3.15, 0.86, 2.28, colours.white),
      room.onSide(0, 1.95, 3.05, 0.95, 2.2, '#d5e6e6'),
      room.onSide(0, 1.95, 2.6, 0.95, 1.5, colours.leaf),
      room.onSide(0, 2.4, 3.05, 0.95, 1.35, colours.moss),
      room.onSide(0, 2.46, 2.53, 0.95, 2.2, colours.white),
      room.onSide(0, 1.95, 3.05, 1.82, 1.87, colours.white),
      room.poly([[0.1, 0, 3.0], [0.1, 0, 2.0], [1.9, 0, 1.75], [1.9, 0, 2.75]], '#fff3cf', 'opacity="0.45"'), // prettier-ignore
      // Back wall: tiles, upper cupboards, hood, tall fridge.
      room.onBack(
        `${rect(60, -142, 238, 54, '#e6dcc8')}${times(5, (r) => times(17, (c) => (c * 14.8 + (r % 2 ? 7 : 0) > 224 ? '' : tile(60 + c * 14.8 + (r % 2 ? 7 : 0), -142 + r * 10.6))))}` +
          fronts(60, 2, 45, 142, 228, front) +
          `${rect(152, -228, 56, 62, '#e9eee3')}${path('M146 -166h68l4 14h-76z', colours.steel)}${rect(142, -152, 76, 4, darker(colours.steel))}` +
          fronts(208, 2, 45, 142, 228, front) +
          `${rect(298, -228, 58, 228, '#f4f1e8')}${rect(298, -150, 58, 1.6, '#c9c5b8')}${rect(304, -142, 2.4, 44, '#b8b4a6', 'rx="1"')}${rect(304, -196, 2.4, 34, '#b8b4a6', 'rx="1"')}${rect(296, -232, 62, 4, darker(front, 0.12))}` +
          `${rect(60, -232, 238, 4, darker(front, 0.12))}`,
      ),
      // Base cupboards with worktop, stove in the middle.
      room.box(0.6, 0.1, 4.02, 2.38, 0.76, 0.58, front),
      room.box(0.6, 0, 4.06, 2.38, 0.1, 0.5, darker(front, 0.4)),
      room.at(0, 4.02, fronts(60, 2, 46, 12, 84, front) + fronts(208, 2, 45, 12, 84, front) + `${rect(152, -86, 56, 76, '#f7f5ee')}${rect(157, -70, 46, 38, '#3c4541', 'rx="2"')}${rect(160, -67, 40, 32, '#58645e', 'rx="1"')}${rect(157, -76, 46, 2.4, colours.steel)}${times(4, (i) => circle(163 + i * 11.5, -81, 2, '#4d5651'))}`), // prettier-ignore
      room.box(0.58, 0.86, 3.99, 0.94, 0.04, 0.6, colours.oak),
      room.box(2.08, 0.86, 3.99, 0.9, 0.04, 0.6, colours.oak),
      room.box(1.52, 0.86, 3.99, 0.56, 0.04, 0.6, '#3c4541'),
      room.at(0.9, 4.3, rect(-13, -34, 26, 34, colours.walnut, 'rx="3" transform="rotate(-5)"') + rect(6, -26, 20, 26, colours.oak, 'rx="3" transform="rotate(4)"'), 0.9), // prettier-ignore
      room.at(1.32, 4.25, line('M0 0V-22q0 -9 9 -9q8 0 8 8', colours.steel, 2.6), 0.9),
      room.at(1.85, 4.25, `${path('M-15 -16h30l-3 16h-24z', colours.terracotta)}${rect(-16, -18, 32, 3, lighter(colours.terracotta))}${rect(-3, -22, 6, 4, colours.terracotta)}${line('M-15 -12h-6M15 -12h6', colours.terracotta, 3)}`, 0.9), // prettier-ignore
      room.at(2.36, 4.25, `${path('M-15 -9q15 12 30 0l-4 9h-22z', colours.white)}${circle(-6, -11, 5.4, colours.ochre)}${circle(4, -12, 5.4, colours.terracotta)}`, 0.9), // prettier-ignore
      room.at(2.74, 4.3, plant(0.46, colours.leaf, colours.white), 0.9),
      // Rug and table by the window.
      room.onFloor(1.7, 2.1, 3.2, 3.1, '#b9c4ab'),
      room.onFloor(1.78, 2.16, 3.12, 3.04, 'none', 'stroke="#efe6d2" stroke-width="4"'),
      room.at(0.55, 3.02, chair(colours.walnut, colours.sand)),
      room.shadow(0.72, 2.35, 0.6, 0.5),
      room.at(0.72, 2.3, line('M-38 0L-34 -70M38 0L34 -70', colours.walnut, 4.5)),
      room.box(0.26, 0.7, 1.95, 0.92, 0.04, 0.86, colours.oak),
      room.at(0.72, 2.4, vase(colours.spruce), 0.74),
      room.at(0.46, 2.2, ellipse(0, -1, 11, 3.2, colours.white) + ellipse(0, -2, 6, 1.6, '#e6dcc8'), 0.74),
      room.at(1.0, 2.25, rect(-4, -10, 8, 10, colours.blush, 'rx="2"'), 0.74),
      room.at(1.42, 2.15, chair(colours.walnut, colours.sand)),
      room.at(0.72, 2.45, pendant(48, colours.terracotta, 0.72), 2.7),
    ].join(''),
  );
}
