import { circle, colours, darker, ellipse, lighter, line, path, rect, times } from './space.js';

/** Things to put into rooms, in centimetres, standing on y = 0 with x = 0 in their middle unless said otherwise. */

let clips = 0;

/** Trees beyond a window: w × h from the upper left corner. */
function outside(w, h) {
  const id = `view${(clips += 1)}`;
  return `<clipPath id="${id}">${rect(0, 0, w, h, '#000')}</clipPath><g clip-path="url(#${id})">
${rect(0, 0, w, h, 'url(#sky)')}
${rect(0, h * 0.34, w * 0.46, h, '#e3c9a3')}${times(3, (i) => times(2, (k) => rect(w * 0.08 + k * w * 0.19, h * 0.42 + i * h * 0.2, w * 0.09, h * 0.11, '#b99d78')))}
${circle(w * 0.86, h * 0.7, h * 0.34, colours.leaf)}${circle(w * 0.58, h * 0.92, h * 0.3, colours.moss)}${circle(w * 0.2, h * 1.06, h * 0.28, colours.moss)}${circle(w * 0.98, h * 0.96, h * 0.3, '#6f9670')}
</g>`;
}

/** A casement window on a wall, its upper left corner at x, y; two lights with a bar each. */
export function casement(x, y, w, h) {
  const white = colours.white;
  return `<g transform="translate(${x} ${y})">${rect(-8, -8, w + 16, h + 16, lighter(white, 0.2))}${rect(-8, -8, w + 16, h + 16, '#000', 'opacity="0.06"')}
${rect(-5, -5, w + 10, h + 10, white)}${outside(w, h)}
${rect(w / 2 - 4, 0, 8, h, white)}${rect(0, h * 0.3, w, 4, white)}${rect(0, 0, w, h, 'none', `stroke="${darker(white, 0.12)}" stroke-width="1.5"`)}
${rect(-14, h + 6, w + 28, 7, white)}${rect(-14, h + 13, w + 28, 3, '#2b2118', 'opacity="0.12"')}</g>`;
}

/** A glazed door down to the floor, its left edge at x. */
export function balconyDoor(x, w, h) {
  const white = colours.white;
  return `<g transform="translate(${x} ${-h})">${rect(-7, -7, w + 14, h + 7, darker(white, 0.06))}${rect(0, 0, w, h, white)}
<g transform="translate(10 12)">${outside(w - 20, h * 0.68)}</g>${rect(10, h * 0.3, w - 20, 4, white)}
${rect(12, h * 0.78, w - 24, h * 0.15, 'none', `stroke="${darker(white, 0.14)}" stroke-width="2"`)}${circle(w - 5, h * 0.55, 2.6, colours.ochre)}</g>`;
}

/** A sheer curtain hanging from y, its left edge at x. */
export const curtain = (x, y, w, h) =>
  path(
    `M${x} ${y}h${w}q-3 ${h / 2} 2 ${h}q-${w / 4} -5 -${w / 2} 0t-${w / 2} 0q4 -${h / 2} -2 -${h}z`,
    'url(#sheer)',
    'opacity="0.92"',
  ) + times(3, (i) => line(`M${x + (w * (i + 1)) / 4} ${y + 4}v${h - 10}`, '#d9c9ab', 1.2, 'opacity="0.7"'));

export function plant(size, leaf = colours.moss, pot = colours.terracotta) {
  const stem = (angle, long) =>
    `<g transform="rotate(${angle})">${line(`M0 0Q${angle / 9} ${-long / 2} 0 ${-long}`, darker(leaf), 2.2)}${path(`M0 ${-long - 26}q15 14 0 34q-15 -20 0 -34z`, angle % 2 ? lighter(leaf, 0.14) : leaf)}${path(`M0 ${-long * 0.62 - 12}q17 2 20 20q-17 0 -20 -20z`, leaf)}${path(`M0 ${-long * 0.45 - 12}q-17 2 -20 20q17 0 20 -20z`, lighter(leaf, 0.1))}</g>`;
  return `<g transform="scale(${size})">${ellipse(0, 0, 24, 5, '#2b2118', 'opacity="0.2"')}<g transform="translate(0 -34)">${[-38, -19, 0, 17, 37].map((angle, i) => stem(angle, 58 + ((i * 17) % 28))).join('')}</g>${path('M-19 -38h38l-5 38h-28z', pot)}${path('M-21 -42h42v9h-42z', lighter(pot, 0.14))}</g>`;
}

export function floorLamp(shade = colours.ochre) {
  return `${ellipse(0, 0, 17, 4, colours.ink)}${line('M0 -2V-138', colours.ink, 2.6)}${circle(0, -150, 46, '#fff0c4', 'opacity="0.5" filter="url(#glow)"')}${path('M-13 -172h26l11 36h-48z', shade)}${path('M-13 -172h26l11 36h-48z', '#fff', 'opacity="0.14"')}`;
}

/** A lamp on a cord from the ceiling at y = 0. */
export function pendant(drop, shade = colours.spruce, size = 1) {
  return `${line(`M0 0V${drop}`, colours.ink, 1.4)}${circle(0, drop + 26 * size, 44 * size, '#fff0c4', 'opacity="0.45" filter="url(#glow)"')}<g transform="translate(0 ${drop}) scale(${size})">${path('M-6 0h12q25 8 27 28h-66q2 -20 27 -28z', shade)}${ellipse(0, 28, 33, 4, '#fff0c4')}</g>`;
}

/** A framed picture, upper left corner at x, y. */
export function art(x, y, w, h, kind = 'hill') {
  const inner = {
    hill: `${circle(w * 0.68, h * 0.34, w * 0.15, colours.ochre)}${path(`M0 ${h * 0.7}Q${w * 0.3} ${h * 0.4} ${w * 0.6} ${h * 0.68}T${w} ${h * 0.6}V${h}H0z`, colours.moss)}${path(`M0 ${h * 0.86}Q${w * 0.4} ${h * 0.62} ${w} ${h * 0.84}V${h}H0z`, colours.spruce)}`,
    arch: `${path(`M${w * 0.22} ${h}V${h * 0.5}a${w * 0.28} ${w * 0.28} 0 0 1 ${w * 0.56} 0V${h}z`, colours.terracotta)}${path(`M${w * 0.36} ${h}V${h * 0.55}a${w * 0.14} ${w * 0.14} 0 0 1 ${w * 0.28} 0V${h}z`, colours.blush)}`,
    twig: `${line(`M${w * 0.5} ${h * 0.88}V${h * 0.16}`, colours.spruce, 2)}${times(4, (i) => `${ellipse(w * 0.36, h * (0.3 + i * 0.14), w * 0.13, h * 0.04, colours.moss, `transform="rotate(24 ${w * 0.36} ${h * (0.3 + i * 0.14)})"`)}${ellipse(w * 0.64, h * (0.3 + i * 0.14), w * 0.13, h * 0.04, colours.leaf, `transform="rotate(-24 ${w * 0.64} ${h * (0.3 + i * 0.14)})"`)}`)}`,
  }[kind];
  return `<g transform="translate(${x} ${y})">${rect(2, 3, w, h, '#2b2118', 'opacity="0.16"')}${rect(0, 0, w, h, colours.walnut)}<svg x="3" y="3" width="${w - 6}" height="${h - 6}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${rect(0, 0, w, h, colours.paper)}${inner}</svg></g>`;
}

/** A radiator under a window, upper left corner at x, y. */
export const radiator = (x, y, w, h) =>
  times(Math.round(w / 9), (i) => rect(x + i * 9, y, 7.4, h, i % 2 ? '#f2ead9' : '#faf4e6', 'rx="2.5"')) +
  rect(x, y + h * 0.14, w - 2, 2, '#d9cdb4') +
  rect(x, y + h * 0.84, w - 2, 2, '#d9cdb4');

export const cushion = (x, y, w, h, fill, turn = 0) =>
  rect(x, y, w, h, fill, `rx="${w / 5}" transform="rotate(${turn} ${x + w / 2} ${y + h})"`) +
  rect(x, y, w, h, '#fff', `rx="${w / 5}" opacity="0.08" transform="rotate(${turn} ${x + w / 2} ${y + h})"`);

/** A wooden chair seen from the back or the front. */
export function chair(wood = colours.oak, seat = colours.sand) {
  return `${line('M-18 0L-15 -46M18 0L15 -46', darker(wood, 0.1), 4)}${line('M-15 -44V-84M15 -44V-84', wood, 4)}${path('M-19 -88q19 -9 38 0v15q-19 -7 -38 0z', wood)}${line('M-15 -60h30', wood, 3)}${path('M-21 -48h42l3 8h-48z', seat)}${rect(-22, -41, 44, 4, darker(seat, 0.2), 'rx="2"')}`;
}

export const vase = (fill, twig = true) =>
  `${twig ? `${line('M0 -24Q-4 -46 -13 -58M0 -24Q2 -50 8 -66M0 -24Q6 -40 18 -50', colours.moss, 1.6)}${[[-13, -58], [8, -66], [18, -50], [-7, -47], [5, -52]].map(([x, y]) => circle(x, y, 3.6, colours.ochre)).join('')}` : ''}${path('M-5 -26h10q1 6 5 10q3 12 -4 16h-12q-7 -4 -4 -16q4 -4 5 -10z', fill)}`; // prettier-ignore
