import { shade } from './palette.js';

export const pictureWidth = 1600;
export const pictureHeight = 1067;

export type Point = readonly [x: number, y: number, z: number];

/** Metres in a room (x right, y up, z away) seen by a camera, drawn as SVG from the back to the front. */
export class Space {
  private readonly parts: string[] = [];
  private readonly definitions: string[] = [];
  private readonly focal = 1150;
  private readonly eye: Point;
  private readonly horizon: number;

  constructor(options: { eyeX?: number; eyeY?: number; horizon?: number } = {}) {
    this.eye = [options.eyeX ?? 0, options.eyeY ?? 1.4, -1];
    this.horizon = options.horizon ?? 0.46;
  }

  /** Where a point stands in the picture, px. */
  at([x, y, z]: Point): [number, number] {
    const scale = this.focal / (z - this.eye[2]);
    return [
      pictureWidth / 2 + (x - this.eye[0]) * scale,
      pictureHeight * this.horizon - (y - this.eye[1]) * scale,
    ];
  }

  /** Pixels per metre at a depth. */
  scale(z: number): number {
    return this.focal / (z - this.eye[2]);
  }

  raw(svg: string): this {
    this.parts.push(svg);
    return this;
  }

  polygon(points: readonly Point[], fill: string, more = ''): this {
    const path = points
      .map((point) =>
        this.at(point)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ');
    return this.raw(`<polygon points="${path}" fill="${fill}" ${more}/>`);
  }

  /** A gradient in the picture's own direction, to use as a fill. */
  gradient(
    stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
    direction = 'x2="1" y2="0"',
  ): string {
    const id = `g${this.definitions.length}`;
    const inner = stops
      .map(
        ([offset, color, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    this.definitions.push(`<linearGradient id="${id}" x1="0" y1="0" ${direction}>${inner}</linearGradient>`);
    return `url(#${id})`;
  }

  glow(color: string, opacity: number): string {
    const id = `g${this.definitions.length}`;
    this.definitions.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A box with softly rounded edges: the faces that the eye sees, lit from above. */
  box(
    x0: number,
    x1: number,
    y0: number,
    y1: number,
    z0: number,
    z1: number,
    color: string,
    round = 3,
  ): this {
    const soft = (fill: string) => `stroke="${fill}" stroke-width="${round}" stroke-linejoin="round"`;
    const side = shade(color, -0.28);
    if (this.eye[0] < x0)
      this.polygon(
        [
          [x0, y0, z0],
          [x0, y0, z1],
          [x0, y1, z1],
          [x0, y1, z0],
        ],
        side,
        soft(side),
      );
    if (this.eye[0] > x1)
      this.polygon(
        [
          [x1, y0, z0],
          [x1, y0, z1],
          [x1, y1, z1],
          [x1, y1, z0],
        ],
        side,
        soft(side),
      );
    if (this.eye[1] > y1) {
      const top = shade(color, 0.16);
      this.polygon(
        [
          [x0, y1, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        top,
        soft(top),
      );
    }
    if (this.eye[1] < y0) {
      const under = shade(color, -0.4);
      this.polygon(
        [
          [x0, y0, z0],
          [x1, y0, z0],
          [x1, y0, z1],
          [x0, y0, z1],
        ],
        under,
        soft(under),
      );
    }
    const front = this.gradient(
      [
        [0, shade(color, 0.05)],
        [1, shade(color, -0.12)],
      ],
      'x2="0" y2="1"',
    );
    return this.polygon(
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      front,
      `stroke="${shade(color, -0.04)}" stroke-width="${round}" stroke-linejoin="round"`,
    );
  }

  /** A rectangle facing the eye. */
  panel(x0: number, x1: number, y0: number, y1: number, z: number, fill: string, more = ''): this {
    return this.polygon(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
      more,
    );
  }

  /** A soft shadow lying on the floor; a gradient, because blurs are slow to draw. */
  shadow(x0: number, x1: number, z0: number, z1: number, opacity = 0.35): this {
    const [left, bottom] = this.at([x0, 0, z0]);
    const [right] = this.at([x1, 0, z0]);
    const [, top] = this.at([x0, 0, z1]);
    const rx = ((right - left) / 2) * 1.2;
    const ry = ((bottom - top) / 2) * 1.45;
    return this.raw(
      `<ellipse cx="${(left + right) / 2}" cy="${(bottom + top) / 2}" rx="${rx}" ry="${ry}" fill="${this.glow('#1c120a', Math.min(1, opacity * 1.7))}"/>`,
    );
  }

  /** The dimness of a corner between two surfaces. */
  corner(from: Point, to: Point): this {
    for (const width of [64, 44, 26, 12]) this.line(from, to, '#000000', width, 'stroke-opacity="0.022"');
    return this;
  }

  disc(x: number, y: number, z: number, radius: number, fill: string, more = '', flat = 0.32): this {
    const [cx, cy] = this.at([x, y, z]);
    const r = radius * this.scale(z);
    return this.raw(
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * flat).toFixed(1)}" fill="${fill}" ${more}/>`,
    );
  }

  line(from: Point, to: Point, color: string, width: number, more = ''): this {
    const [x1, y1] = this.at(from);
    const [x2, y2] = this.at(to);
    return this.raw(
      `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`,
    );
  }

  /** The whole picture. */
  svg(mirrored = false): string {
    const flip = mirrored ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"><defs>
<filter id="soft" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="light" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
${this.definitions.join('')}</defs><g${flip}>${this.parts.join('')}</g></svg>`;
  }
}
