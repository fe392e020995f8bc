import { circle, colours, darker, ellipse, lighter, line, path, rect, space, svg, times } from './space.js';
import { chair, plant } from './things.js';

const facade = '#e6bd84';

/** A window of the courtyard's facade, upper left corner at x, y; now and then with a plant or a curtain. */
function pane(x, y, w, h, index) {
  return `${rect(x - 5, y - 5, w + 10, h + 10, '#fbf3e0')}${rect(x, y, w, h, index % 4 === 1 ? '#f6dfae' : '#91a9a6')}${path(`M${x} ${y + h * 0.7}L${x + w * 0.6} ${y}H${x + w * 0.9}L${x} ${y + h}z`, '#fff', 'opacity="0.22"')}${index % 3 === 0 ? rect(x, y, w * 0.26, h, '#fbf6ea', 'opacity="0.85"') + rect(x + w * 0.74, y, w * 0.26, h, '#fbf6ea', 'opacity="0.85"') : ''}${index % 5 === 2 ? circle(x + w * 0.3, y + h - 8, 10, colours.moss) : ''}${rect(x + w / 2 - 2.5, y, 5, h, '#fbf3e0')}${rect(x, y + h * 0.32, w, 4, '#fbf3e0')}${rect(x - 9, y + h + 5, w + 18, 5, darker(facade, 0.22))}`;
}

function balcony(x, y, w) {
  return `${rect(x - 4, y + 60, w + 8, 9, '#d8cdb8')}${rect(x, y, w, 62, '#6f8d7c')}${times(9, (i) => rect(x + 6 + (i * (w - 12)) / 9, y + 6, 3, 52, lighter('#6f8d7c', 0.22)))}${rect(x - 3, y - 4, w + 6, 6, colours.ink)}`;
}

function tree(x, y, size, leaf) {
  return `${path(`M${x - 7 * size} ${y}q4 -60 3 -${110 * size}h${9 * size}q-1 50 5 ${110 * size}z`, colours.walnut)}${circle(x, y - 150 * size, 78 * size, darker(leaf, 0.08))}${circle(x - 54 * size, y - 118 * size, 54 * size, leaf)}${circle(x + 52 * size, y - 124 * size, 58 * size, lighter(leaf, 0.08))}${circle(x + 8 * size, y - 190 * size, 52 * size, lighter(leaf, 0.14))}`;
}

export function courtyard() {
  const floors = [104, 236, 368, 500, 632];
  return svg(
    [
      rect(0, 0, 1500, 1000, 'url(#sky)'),
      ellipse(260, 74, 150, 24, '#fff', 'opacity="0.7"') +
        ellipse(1240, 50, 190, 22, '#fff', 'opacity="0.6"'),
      // The house.
      rect(130, 70, 1240, 756, facade),
      rect(130, 70, 1240, 756, 'url(#warm)'),
      path('M100 74L210 14H1290L1400 74z', colours.brick),
      rect(112, 68, 1276, 12, '#f3e2c2'),
      rect(130, 752, 1240, 74, darker(facade, 0.2)),
      floors.map((y, row) => [230, 400, 890, 1060, 1210].map((x, column) => pane(x, y, 72, 82, row * 5 + column)).join('')).join(''), // prettier-ignore
      // Stair windows in the middle, balconies to their right.
      floors
        .slice(0, 4)
        .map((y, row) => pane(588, y + 52, 56, 70, row * 7))
        .join(''),
      floors.map((y, row) => rect(738, y - 4, 64, 100, '#fbf3e0') + rect(744, y + 2, 52, 94, row % 2 ? '#f6dfae' : '#91a9a6') + rect(768, y + 2, 4, 94, '#fbf3e0') + balcony(706, y + 46, 130)).join(''), // prettier-ignore
      rect(572, 676, 86, 150, '#fbf3e0') + rect(580, 684, 70, 142, colours.spruce) + rect(588, 694, 25, 62, '#c9dcd6') + rect(618, 694, 25, 62, '#c9dcd6') + circle(642, 778, 4, colours.ochre), // prettier-ignore
      path('M556 674h118l-12 -20h-94z', colours.brick),
      // Yard.
      rect(0, 822, 1500, 178, '#a9bd8e'),
      path('M560 826h110L820 1000H430z', '#ddcfb4'),
      path('M0 850Q300 812 560 850L500 1000H0z', '#93ad7c'),
      path('M1500 846Q1150 806 730 848L860 1000H1500z', '#93ad7c'),
      tree(190, 900, 1.45, colours.moss),
      tree(1330, 914, 1.55, colours.leaf),
      tree(1075, 872, 0.7, colours.moss),
      [330, 392, 452].map((x, i) => circle(x, 868, 30 + i * 4, i % 2 ? colours.moss : '#6f9670') + circle(x + 8, 858, 5, colours.blush) + circle(x - 12, 866, 4, colours.white)).join(''), // prettier-ignore
      // Bench and bicycle.
      `<g transform="translate(880 905)">${rect(-80, -46, 160, 9, colours.walnut, 'rx="3"')}${rect(-80, -66, 160, 9, colours.walnut, 'rx="3"')}${rect(-84, -26, 168, 11, lighter(colours.walnut, 0.15), 'rx="3"')}${rect(-66, -20, 8, 34, colours.ink)}${rect(58, -20, 8, 34, colours.ink)}</g>`,
      `<g transform="translate(360 942)" fill="none" stroke="${colours.ink}" stroke-width="5">${'<circle cx="-46" cy="-30" r="31"/><circle cx="50" cy="-30" r="31"/>'}${line('M-46 -30L-16 -74H28L50 -30H4L-16 -74M4 -30L30 -76V-88M-16 -74v-12h-14M30 -88h18', colours.terracotta, 5.5)}</g>`,
      ellipse(190, 904, 150, 18, '#2b2118', 'opacity="0.16"') + ellipse(1330, 918, 160, 18, '#2b2118', 'opacity="0.16"'), // prettier-ignore
    ].join(''),
  );
}

export function balconyView() {
  const room = space({ wide: 2.6, high: 2.6, depth: 3.3, back: 1060, horizon: 400, eye: 1.55 });
  const bars = times(40, (i) => rect(-90 + i * 11.3, -98, 2.4, 92, '#3d5a4c'));
  return svg(
    [
      rect(0, 0, 1500, 1000, 'url(#sky)'),
      ellipse(330, 90, 170, 26, '#fff', 'opacity="0.7"') +
        ellipse(1120, 150, 150, 20, '#fff', 'opacity="0.6"'),
      circle(1210, 150, 120, '#fff0c4', 'opacity="0.7" filter="url(#glow)"'),
      // The wing across the yard.
      rect(760, 190, 560, 500, '#d9a978') + path('M736 194L800 130H1284L1344 194z', darker(colours.brick, 0.05)), // prettier-ignore
      times(3, (r) => times(4, (c) => `<g opacity="0.92">${pane(806 + c * 130, 236 + r * 138, 56, 76, r * 3 + c)}</g>`)), // prettier-ignore
      rect(60, 250, 420, 440, '#e3c8a0') + path('M40 254L92 204H450L500 254z', colours.terracotta),
      times(3, (r) => times(3, (c) => pane(104 + c * 130, 296 + r * 126, 52, 70, r + c * 2))),
      rect(0, 600, 1500, 400, '#a9bd8e') + ellipse(360, 640, 620, 60, '#93ad7c') + ellipse(1180, 650, 560, 60, '#9cb585'), // prettier-ignore
      tree(600, 800, 1.9, colours.moss),
      tree(1290, 830, 1.7, colours.leaf),
      tree(110, 830, 1.6, '#6f9670'),
      tree(900, 850, 1.3, colours.leaf),
      // The balcony itself.
      room.onFloor(-0.9, 0.45, 3.5, 3.3, '#b99a78'),
      times(16, (i) => {
        const z = 0.85 + i * 0.16;
        const [x1, y1] = room.point(-0.9, 0, z);
        const [x2] = room.point(3.5, 0, z);
        return line(`M${x1} ${y1}H${x2}`, darker('#b99a78', 0.2), 2.4);
      }),
      room.at(
        0,
        3.3,
        `${bars}${rect(-94, -104, 450, 7, colours.walnut, 'rx="2"')}${rect(-94, -8, 450, 5, '#3d5a4c')}`,
      ),
      // Flower boxes on the rail.
      room.at(0.35, 3.2, `${rect(-36, -20, 72, 20, colours.terracotta, 'rx="2"')}${times(9, (i) => circle(-32 + i * 8, -24 - (i % 3) * 5, 7, i % 2 ? colours.moss : colours.leaf))}${times(6, (i) => circle(-28 + i * 11.4, -31 - (i % 2) * 5, 3.4, i % 2 ? colours.white : '#d98a6c'))}`, 0.78), // prettier-ignore
      room.at(2.25, 3.2, `${rect(-36, -20, 72, 20, colours.terracotta, 'rx="2"')}${times(9, (i) => circle(-32 + i * 8, -24 - (i % 3) * 5, 7, i % 2 ? colours.leaf : colours.moss))}${times(6, (i) => circle(-28 + i * 11.4, -31 - (i % 2) * 5, 3.4, i % 2 ? colours.ochre : colours.white))}`, 0.78), // prettier-ignore
      room.shadow(0.72, 2.3, 0.3, 0.2) + room.at(0.62, 2.4, chair(colours.spruce, colours.sand)),
      room.shadow(1.34, 2.3, 0.4, 0.25),
      room.at(1.34, 2.3, `${line('M-18 0L12 -68M18 0L-12 -68', colours.ink, 3)}${ellipse(0, -69, 33, 8, darker(colours.oak))}${ellipse(0, -71, 33, 8, lighter(colours.oak, 0.15))}`), // prettier-ignore
      room.at(1.22, 2.3, plant(0.26, colours.leaf, colours.white), 0.71),
      room.at(1.5, 2.28, rect(-5, -9, 10, 9, colours.terracotta, 'rx="2"') + line('M5 -6q5 0 4 4h-4', colours.terracotta, 1.6), 0.71), // prettier-ignore
      room.shadow(2.05, 2.3, 0.3, 0.2) + room.at(2.05, 2.35, chair(colours.spruce, colours.sand)),
      room.at(-0.1, 2.75, plant(0.95, colours.moss, colours.ochre)),
      room.poly(
        [
          [-0.3, 0, 2.2],
          [1.2, 0, 2.2],
          [0.7, 0, 1.1],
          [-0.3, 0, 1.1],
        ],
        '#fff3cf',
        'opacity="0.3"',
      ),
    ].join(''),
  );
}
