/** Size of every picture in its own units; drawn in one-point perspective with the vanishing point in the middle. */
export const width = 1500;
export const height = 1000;

export const colours = {
  paper: '#faf7f1',
  plaster: '#f3e9d8',
  sand: '#e8d9bf',
  oak: '#cfa26c',
  walnut: '#8b5e3c',
  spruce: '#1f5a45',
  moss: '#5d8566',
  leaf: '#86a878',
  mint: '#c9d8c5',
  ochre: '#dca54a',
  terracotta: '#c46f4e',
  blush: '#e7c3a8',
  brick: '#a85a43',
  sky: '#dcebec',
  steel: '#aab4b0',
  ink: '#2a332e',
  white: '#fffdf8',
};

/** A colour mixed with another, `share` of it from 0 to 1. */
export function mix(colour, other, share) {
  const part = (hex, at) => parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(colour, at) * (1 - share) + part(other, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
export const lighter = (colour, share = 0.25) => mix(colour, '#fff6e6', share);
export const darker = (colour, share = 0.18) => mix(colour, '#2b2118', share);

const round = (value) => Math.round(value * 10) / 10;
export const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
export const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, stroke, thickness, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/**
 * A room seen from the front: metres in, picture units out. `x` runs from the left wall, `y` up from the floor, `z`
 * away from the eye; the back wall stands at `depth`.
 */
export function space({ wide, high = 2.7, depth, eye = 1.4, back = 1000, horizon = 450, middle = wide / 2 }) {
  const focal = (back / wide) * depth;
  const point = (x, y, z) => [width / 2 + (focal * (x - middle)) / z, horizon - (focal * (y - eye)) / z];
  const poly = (points, fill, more = '') =>
    `<polygon points="${points
      .map((p) =>
        point(...p)
          .map(round)
          .join(','),
      )
      .join(' ')}" fill="${fill}" ${more}/>`;
  const near = 0.45;
  const onFloor = (x1, z1, x2, z2, fill, more) =>
    poly(
      [
        [x1, 0, z1],
        [x2, 0, z1],
        [x2, 0, z2],
        [x1, 0, z2],
      ],
      fill,
      more,
    );

  return {
    wide,
    high,
    depth,
    point,
    poly,
    onFloor,
    /** Anything drawn in centimetres standing upright at a place: right is +x, up is −y. */
    at(x, z, inner, y = 0) {
      const [left, top] = point(x, y, z);
      return `<g transform="translate(${round(left)} ${round(top)}) scale(${(focal / z / 100).toFixed(4)})">${inner}</g>`;
    },
    /** The back wall in centimetres from its lower left corner. */
    onBack(inner) {
      return this.at(0, depth, inner);
    },
    /** Four corners on a side wall: from `z1` to `z2`, `low` to `top`. */
    onSide(x, z1, z2, low, top, fill, more) {
      return poly(
        [
          [x, low, z1],
          [x, top, z1],
          [x, top, z2],
          [x, low, z2],
        ],
        fill,
        more,
      );
    },
    shadow(x, z, w, d, share = 0.22) {
      const [left, top] = point(x, 0, z);
      const scale = focal / z;
      return ellipse(
        left,
        top,
        w * scale,
        d * scale * 0.5,
        '#2b2118',
        `opacity="${share}" filter="url(#soft)"`,
      );
    },
    /** A block with its lower, left, front corner at x, y, z. */
    box(x, y, z, w, h, d, fill) {
      const corner = (i, j, k) => [x + i * w, y + j * h, z + k * d];
      const face = (corners, colour) =>
        poly(
          corners.map((c) => corner(...c)),
          colour,
        );
      const top = [[0, 1, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1]]; // prettier-ignore
      const under = [[0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]]; // prettier-ignore
      const left = [[0, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1]]; // prettier-ignore
      const right = [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]]; // prettier-ignore
      return [
        y + h < eye ? face(top, lighter(fill, 0.3)) : '',
        y > eye ? face(under, darker(fill, 0.3)) : '',
        x > middle ? face(left, darker(fill, 0.16)) : '',
        x + w < middle ? face(right, darker(fill, 0.16)) : '',
        face([[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]], fill), // prettier-ignore
      ].join('');
    },
    /** Walls, ceiling, skirting and a floor of boards; `floor` false leaves the floor to the caller. */
    shell({ wall = colours.plaster, floor = colours.oak, boards = 14, skirting = true } = {}) {
      const side = (x, colour) => this.onSide(x, near, depth, 0, high, colour);
      const lines = floor
        ? times(boards - 1, (i) => {
            const x = ((i + 1) * wide) / boards;
            const [x1, y1] = point(x, 0, near);
            const [x2, y2] = point(x, 0, depth);
            return line(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, darker(floor, 0.14), 1.6);
          })
        : '';
      const ends = floor
        ? times(boards, (i) =>
            times(6, (k) => {
              const z = depth - ((k + ((i * 37) % 10) / 10) * depth) / 6;
              if (z < near * 2) return '';
              const [x1, y1] = point((i * wide) / boards, 0, z);
              const [x2] = point(((i + 1) * wide) / boards, 0, z);
              return line(`M${round(x1)} ${round(y1)}H${round(x2)}`, darker(floor, 0.14), 1.4);
            }),
          )
        : '';
      const skirt = (x) => this.onSide(x, near, depth, 0, 0.11, lighter(wall, 0.6));
      return [
        poly([[0, high, near], [wide, high, near], [wide, high, depth], [0, high, depth]], lighter(wall, 0.75)), // prettier-ignore
        side(0, darker(wall, 0.07)),
        side(wide, darker(wall, 0.04)),
        this.onBack(rect(0, -high * 100, wide * 100, high * 100, wall)),
        floor ? onFloor(0, near, wide, depth, floor) + lines + ends : '',
        skirting
          ? skirt(0) + skirt(wide) + this.onBack(rect(0, -11, wide * 100, 11, lighter(wall, 0.6)))
          : '',
        skirting ? this.onBack(rect(0, -high * 100, wide * 100, 7, lighter(wall, 0.6))) : '',
      ].join('');
    },
  };
}

/** A finished picture. */
export function svg(inner) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>
<filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe3e6"/><stop offset="1" stop-color="#f6efdc"/></linearGradient>
<linearGradient id="sheer" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#f0e3cb"/></linearGradient>
<radialGradient id="edge" cx="0.5" cy="0.45" r="0.75"><stop offset="0.6" stop-color="#2b2118" stop-opacity="0"/><stop offset="1" stop-color="#2b2118" stop-opacity="0.16"/></radialGradient>
<linearGradient id="warm" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff1cf" stop-opacity="0.28"/><stop offset="0.6" stop-color="#fff1cf" stop-opacity="0"/></linearGradient>
</defs>
${inner}
<rect width="${width}" height="${height}" fill="url(#warm)"/>
<rect width="${width}" height="${height}" fill="url(#edge)"/>
</svg>`;
}
