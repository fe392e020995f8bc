import { shade } from './palette.js';
import type { Room } from './room.js';

/** A framed picture of coloured shapes. */
export function painting(
  { space, palette, random, depth }: Room,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
): void {
  const z = depth - 0.02;
  space.panel(x0 + 0.03, x1 + 0.05, y0 - 0.06, y1 - 0.02, z, '#000000', 'fill-opacity="0.14"');
  space.panel(x0, x1, y0, y1, z, shade(palette.wood, -0.2));
  space.panel(x0 + 0.025, x1 - 0.025, y0 + 0.025, y1 - 0.025, z, '#f4efe6');
  const [left, top] = space.at([x0 + 0.1, y1 - 0.1, z]);
  const [right, bottom] = space.at([x1 - 0.1, y0 + 0.1, z]);
  const width = right - left;
  const height = bottom - top;
  const colors = [palette.accent, palette.feature, palette.textile, shade(palette.accent, 0.4)];
  for (let i = 0; i < 5; i++) {
    const color = colors[i % colors.length]!;
    const w = width * (0.25 + random() * 0.35);
    const h = height * (0.2 + random() * 0.35);
    const x = left + random() * (width - w);
    const y = top + random() * (height - h);
    space.raw(
      i % 2
        ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w * 0.1}" fill="${color}" fill-opacity="0.8"/>`
        : `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${color}" fill-opacity="0.85"/>`,
    );
  }
}

/** A potted plant of given height, m. */
export function plant(
  { space, palette, random }: Room,
  x: number,
  y: number,
  z: number,
  height: number,
): void {
  const scale = space.scale(z);
  const pot = height * 0.24;
  if (y === 0) space.shadow(x - pot * 0.7, x + pot, z - pot * 0.5, z + pot * 0.5, 0.4);
  const [cx, cy] = space.at([x, y + pot, z]);
  const size = height * scale;
  for (let i = 0; i < 15; i++) {
    const angle = (i / 14) * 150 - 75 + random() * 14 - 7;
    const length = size * (0.5 + random() * 0.32) * (1 - Math.abs(angle) / 260);
    const width = length * 0.17;
    const tone = shade(i % 3 === 0 ? '#3f6b46' : '#567f4f', random() * 0.3 - 0.15);
    space.raw(
      `<path d="M0 0 C ${-width} ${-length * 0.4} ${-width * 0.7} ${-length * 0.85} 0 ${-length} C ${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.4} 0 0Z" fill="${tone}" transform="translate(${cx} ${cy}) rotate(${angle})"/>`,
    );
  }
  const w = pot * scale * 0.52;
  const h = pot * scale;
  const clay = space.gradient([
    [0, shade(palette.accent, 0.15)],
    [1, shade(palette.accent, -0.3)],
  ]);
  space.raw(
    `<path d="M${cx - w} ${cy} L${cx + w} ${cy} L${cx + w * 0.75} ${cy + h} L${cx - w * 0.75} ${cy + h}Z" fill="${clay}"/>`,
  );
  space.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${w}" ry="${w * 0.22}" fill="${shade(palette.accent, -0.35)}"/>`,
  );
}

/** A lamp hanging from the ceiling, with its glow. */
export function pendant(
  { space, palette, height }: Room,
  x: number,
  y: number,
  z: number,
  radius: number,
): void {
  space.line([x, height, z], [x, y + radius, z], '#3a352f', 3);
  const [cx, cy] = space.at([x, y, z]);
  const r = radius * space.scale(z);
  space.raw(
    `<ellipse cx="${cx}" cy="${cy + r * 0.4}" rx="${r * 3}" ry="${r * 3}" fill="${space.glow('#ffe9b0', 0.55)}"/>`,
  );
  const shadeFill = space.gradient([
    [0, shade(palette.metal, 0.35)],
    [0.4, palette.metal],
    [1, shade(palette.metal, -0.35)],
  ]);
  space.raw(
    `<path d="M${cx - r} ${cy + r * 0.45} A ${r} ${r} 0 0 1 ${cx + r} ${cy + r * 0.45}Z" fill="${shadeFill}"/><ellipse cx="${cx}" cy="${cy + r * 0.45}" rx="${r}" ry="${r * 0.2}" fill="#fff3cf"/>`,
  );
}

/** A standing lamp with a cloth shade. */
export function floorLamp({ space, palette }: Room, x: number, z: number): void {
  space.shadow(x - 0.2, x + 0.25, z - 0.15, z + 0.15, 0.35);
  space.line([x, 0.02, z], [x, 1.45, z], palette.metal, 6);
  space.disc(x, 0.02, z, 0.16, shade(palette.metal, -0.2));
  const [cx, cy] = space.at([x, 1.6, z]);
  const s = space.scale(z);
  space.raw(
    `<ellipse cx="${cx}" cy="${cy}" rx="${s * 0.85}" ry="${s * 0.85}" fill="${space.glow('#ffe2a0', 0.6)}"/>`,
  );
  const cloth = space.gradient([
    [0, '#f3e3bd'],
    [0.5, '#fff6de'],
    [1, '#dcc493'],
  ]);
  space.raw(
    `<path d="M${cx - s * 0.15} ${cy - s * 0.18} L${cx + s * 0.15} ${cy - s * 0.18} L${cx + s * 0.24} ${cy + s * 0.16} L${cx - s * 0.24} ${cy + s * 0.16}Z" fill="${cloth}"/>`,
  );
}

/** A rug with a border and stripes. */
export function rug({ space, palette }: Room, x0: number, x1: number, z0: number, z1: number): void {
  const base = shade(palette.feature, 0.45);
  space.shadow(x0 - 0.03, x1 + 0.03, z0 - 0.04, z1, 0.25);
  space.polygon(
    [
      [x0, 0.01, z0],
      [x1, 0.01, z0],
      [x1, 0.01, z1],
      [x0, 0.01, z1],
    ],
    base,
  );
  for (let i = 1; i < 12; i++) {
    const z = z0 + ((z1 - z0) * i) / 12;
    space.line(
      [x0 + 0.15, 0.01, z],
      [x1 - 0.15, 0.01, z],
      i % 3 ? shade(base, -0.14) : shade(palette.accent, 0.2),
      i % 3 ? 3 : 6,
      'stroke-opacity="0.7"',
    );
  }
  space.polygon(
    [
      [x0 + 0.08, 0.01, z0 + 0.08],
      [x1 - 0.08, 0.01, z0 + 0.08],
      [x1 - 0.08, 0.01, z1 - 0.08],
      [x0 + 0.08, 0.01, z1 - 0.08],
    ],
    'none',
    `stroke="${shade(palette.textile, 0.2)}" stroke-width="4"`,
  );
}
