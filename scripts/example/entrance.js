import { circle, colours, darker, ellipse, lighter, line, path, rect, space, svg, times } from './space.js';
import { pendant, plant } from './things.js';

/** A panelled door of the thirties on a wall, its left edge at x, in centimetres. */
function door(x, w, h, fill, letter = false) {
  return `<g transform="translate(${x} ${-h})">${rect(-8, -8, w + 16, h + 8, lighter(fill, 0.35))}${rect(0, 0, w, h, fill)}${times(3, (i) => rect(11, 12 + (i * (h - 20)) / 3, w - 22, (h - 20) / 3 - 14, 'none', `stroke="${darker(fill, 0.22)}" stroke-width="2"`) + rect(14, 15 + (i * (h - 20)) / 3, w - 28, (h - 20) / 3 - 20, lighter(fill, 0.08)))}${circle(w - 7, h * 0.53, 2.8, colours.ochre)}${letter ? rect(w / 2 - 11, h * 0.63, 22, 5, colours.ochre, 'rx="1"') + rect(w / 2 - 9, h * 0.3, 18, 7, '#f7edd6', 'rx="1"') : ''}</g>`;
}

/** The lift's door: a pane of wired glass in green steel. */
function lift(x, w, h) {
  return `<g transform="translate(${x} ${-h})">${rect(-7, -7, w + 14, h + 7, '#d6c8ad')}${rect(0, 0, w, h, colours.spruce)}${rect(w / 2 - 13, 30, 26, 92, '#f6e3b4')}${times(4, (i) => line(`M${w / 2 - 13} ${48 + i * 18}h26`, '#c9a86a', 1))}${line(`M${w / 2} 30v92`, '#c9a86a', 1)}${rect(w - 15, 112, 5, 26, colours.ochre, 'rx="2"')}${rect(w + 12, 98, 9, 20, '#d6c8ad', 'rx="2"')}${circle(w + 16.5, 108, 2.6, colours.ochre)}</g>`;
}

/** From the front door, facing south: bathroom and closet to the left, coats to the right. */
export function hall() {
  const room = space({ wide: 2.2, depth: 4.2, back: 640, horizon: 400, eye: 1.45, middle: 1.12 });
  // Drawn the other way round and turned over.
  return svg(
    `<g transform="translate(1500 0) scale(-1 1)">${[
      room.shell({ wall: '#ead9c0', floor: '#c99c69', boards: 8 }),
      // The bedroom and the living room open at the far end.
      room.onBack(
        `${rect(10, -212, 88, 212, colours.white)}${rect(17, -205, 74, 205, '#f7edd8')}${rect(17, -205, 74, 205, 'url(#warm)')}${rect(26, -168, 44, 80, '#cfe3e6')}${circle(56, -96, 22, colours.leaf)}${rect(46, -168, 4, 80, colours.white)}${rect(17, -30, 74, 30, '#d2a774')}${rect(20, -70, 46, 44, colours.spruce, 'rx="6"')}${rect(17, -205, 8, 205, '#efe2ca')}`,
      ),
      room.onBack(door(126, 76, 204, '#f2e8d6')),
      room.poly([[0.2, 0, 3.85], [0.85, 0, 3.85], [1.05, 0, 2.3], [0.2, 0, 2.3]], '#fff3cf', 'opacity="0.45"'), // prettier-ignore
      // Runner.
      room.onFloor(0.62, 0.9, 1.62, 3.5, colours.spruce),
      room.onFloor(0.7, 0.95, 1.54, 3.44, 'none', `stroke="${colours.ochre}" stroke-width="4"`),
      times(6, (i) => room.onFloor(0.98, 1.15 + i * 0.37, 1.26, 1.32 + i * 0.37, '#e6d3ae')),
      // Right wall: bathroom and closet doors.
      room.onSide(2.195, 2.75, 3.6, 0, 2.1, colours.white),
      room.onSide(2.19, 2.82, 3.53, 0, 2.03, '#efe3cd'),
      room.onSide(2.185, 2.92, 3.43, 1.15, 1.88, 'none', 'stroke="#cdb994" stroke-width="3"'),
      room.onSide(2.185, 2.92, 3.43, 0.2, 0.98, 'none', 'stroke="#cdb994" stroke-width="3"'),
      room.onSide(2.195, 1.65, 2.5, 0, 2.1, colours.white),
      room.onSide(2.19, 1.72, 2.43, 0, 2.03, '#efe3cd'),
      room.onSide(2.185, 1.82, 2.33, 1.15, 1.88, 'none', 'stroke="#cdb994" stroke-width="3"'),
      room.onSide(2.185, 1.82, 2.33, 0.2, 0.98, 'none', 'stroke="#cdb994" stroke-width="3"'),
      // Left wall: hooks with coats, bench with shoes.
      room.onSide(0.01, 1.75, 3.25, 1.72, 1.82, colours.walnut),
      room.at(0.1, 3.05, path('M-9 -62q9 -8 18 0l7 66h-32z', colours.terracotta) + line('M0 -62V0', darker(colours.terracotta), 1.2), 1.1), // prettier-ignore
      room.at(0.12, 2.65, path('M-10 -62q10 -8 20 0l8 78h-36z', colours.spruce) + line('M0 -60V12', darker(colours.spruce), 1.2), 1.1), // prettier-ignore
      room.at(0.13, 2.28, path('M-10 -60q10 -8 20 0l7 54h-34z', colours.ochre) + path('M-6 -60q6 8 12 0l3 30q-9 6 -18 0z', '#e9dcc3'), 1.1), // prettier-ignore
      room.box(0, 0.4, 1.95, 0.4, 0.06, 1.25, colours.oak),
      room.box(0.32, 0, 2.0, 0.05, 0.4, 0.05, colours.walnut),
      room.box(0.32, 0, 3.1, 0.05, 0.4, 0.05, colours.walnut),
      room.at(0.2, 2.9, rect(-11, -7, 22, 7, colours.ink, 'rx="3"')),
      room.at(0.2, 2.35, rect(-11, -8, 22, 8, colours.brick, 'rx="3"')),
      room.at(0.2, 2.6, rect(-16, -11, 32, 11, colours.blush, 'rx="5"'), 0.46),
      room.at(1.98, 3.75, plant(0.62, colours.moss, colours.terracotta)),
      room.at(1.1, 2.6, pendant(34, colours.white, 0.8), 2.7),
    ].join('')}</g>`,
  );
}

export function stairwell() {
  const room = space({ wide: 4.2, high: 3.1, depth: 5, back: 1080, horizon: 450, eye: 1.5 });
  const dado = '#7f9a86';
  const checks = times(12, (r) =>
    times(
      10,
      (c) =>
      room.onFloor(c * 0.42, 0.45 + r * 0.42, (c + 1) * 0.42, 0.45 + (r + 1) * 0.42, (r + c) % 2 ? '#e9dfcb' : '#5f6b62'), // prettier-ignore
    ),
  );
  const steps = times(9, (i) => {
    const high = 0.17 * (i + 1);
    const z = 2.5 + i * 0.27;
    return (
      room.poly([[2.75, high, z], [4.2, high, z], [4.2, high - 0.17, z], [2.75, high - 0.17, z]], '#d6c8ad') + // prettier-ignore
      room.poly(
        [
          [2.75, high, z],
          [4.2, high, z],
          [4.2, high, z + 0.27],
          [2.75, high, z + 0.27],
        ],
        '#efe5d0',
      ) + // prettier-ignore
      room.poly(
        [
          [2.75, 0, z],
          [2.75, high, z],
          [2.75, high, z + 0.27],
          [2.75, 0, z + 0.27],
        ],
        '#c2b392',
      )
    );
  });
  const rail = (x, y, z, yy, zz, thick) => {
    const [x1, y1] = room.point(x, y, z);
    const [x2, y2] = room.point(x, yy, zz);
    return line(`M${x1} ${y1}L${x2} ${y2}`, colours.ink, thick);
  };
  return svg(
    [
      room.shell({ wall: '#f1e6cf', floor: '#e9dfcb', boards: 1, skirting: false }),
      checks,
      room.onSide(0, 0.45, 5, 0, 1.25, dado) + room.onSide(4.2, 0.45, 5, 0, 1.25, darker(dado, 0.05)),
      room.onSide(0, 0.45, 5, 1.25, 1.29, colours.terracotta),
      room.onBack(`${rect(0, -125, 420, 125, lighter(dado, 0.06))}${rect(0, -129, 420, 4, colours.terracotta)}`), // prettier-ignore
      room.onBack(door(38, 88, 208, '#9a6b45', true) + lift(172, 84, 208)),
      // A round window over the stairs.
      room.onBack(`${circle(340, -232, 42, colours.white)}${circle(340, -232, 36, '#d5e6e6')}${circle(356, -212, 17, colours.leaf, 'opacity="0.8"')}${line('M340 -268V-196M304 -232H376', colours.white, 4)}`), // prettier-ignore
      room.poly(
        [
          [3.0, 0, 4.4],
          [3.7, 0, 4.4],
          [2.3, 0, 2.3],
          [1.5, 0, 2.3],
        ],
        '#fff3cf',
        'opacity="0.4"',
      ),
      steps,
      times(9, (i) => rail(2.75, 0.17 * (i + 1), 2.6 + i * 0.27, 0.17 * (i + 1) + 0.86, 2.6 + i * 0.27, 4)),
      rail(2.75, 1.03, 2.55, 2.4, 4.78, 11),
      (([x, y]) => circle(x, y, 15, colours.walnut))(room.point(2.75, 1.03, 2.55)),
      room.at(1.5, 4.9, ellipse(0, -3, 40, 6, '#8b5e3c') + rect(-38, -4, 76, 4, '#a97a50', 'rx="2"')),
      room.at(0.35, 4.5, plant(0.9, colours.moss, colours.ochre)),
      room.at(1.47, 4.0, `${line('M0 0V40', colours.ink, 1.6)}${circle(0, 56, 50, '#fff0c4', 'opacity="0.6" filter="url(#glow)"')}${circle(0, 56, 17, '#fffaf0')}`, 3.1), // prettier-ignore
    ].join(''),
  );
}
