import { letter, textWidth } from './lettering.js';

type Furniture = 'sofa' | 'table' | 'kitchen' | 'bed' | 'bath' | 'stairs';

/** A home from above, in metres from its upper left corner. */
export interface PlanDrawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly rooms: readonly {
    readonly name: string;
    /** m². */
    readonly area: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly furniture: readonly Furniture[];
  }[];
  /** Doors 0.9 m wide in the wall that runs along x or y. */
  readonly doors: readonly { readonly x: number; readonly y: number; readonly along: 'x' | 'y' }[];
  readonly windows: readonly {
    readonly x: number;
    readonly y: number;
    readonly along: 'x' | 'y';
    readonly length: number;
  }[];
}

const ink = '#1f2326';
const thin = '#8a9094';
const pixelsWide = 1500;
const margin = 110;
const doorWidth = 0.9;

/** A floor plan as Swedish brokers publish it: black walls, door swings, windows, furniture, names and m². */
export function drawPlan(plan: PlanDrawing): string {
  const scale = (pixelsWide - 2 * margin) / plan.width;
  const height = Math.round(plan.height * scale + 2 * margin + 90);
  const X = (metres: number) => margin + metres * scale;
  const Y = (metres: number) => margin + metres * scale;
  const parts: string[] = [];
  const outer = 0.3 * scale;
  for (const { x, y, width, height: tall } of plan.rooms) {
    parts.push(
      `<rect x="${X(x)}" y="${Y(y)}" width="${width * scale}" height="${tall * scale}" fill="#fff" stroke="${ink}" stroke-width="${0.12 * scale}"/>`,
    );
  }
  parts.push(
    ...outline(plan).map(
      ([x0, y0, x1, y1]) =>
        `<line x1="${X(x0)}" y1="${Y(y0)}" x2="${X(x1)}" y2="${Y(y1)}" stroke="${ink}" stroke-width="${outer}" stroke-linecap="square"/>`,
    ),
  );
  for (const { x, y, along, length } of plan.windows) {
    const [w, h] = along === 'x' ? [length * scale, outer] : [outer, length * scale];
    const left = X(x) - (along === 'y' ? outer / 2 : 0);
    const top = Y(y) - (along === 'x' ? outer / 2 : 0);
    const middle = along === 'x' ? `M${left} ${top + h / 2}h${w}` : `M${left + w / 2} ${top}v${h}`;
    parts.push(
      `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="${middle}" stroke="${ink}" stroke-width="3"/>`,
    );
  }
  const opening = doorWidth * scale;
  for (const { x, y, along } of plan.doors) {
    const onX = along === 'x';
    const gap = outer * 1.1;
    const [left, top] = [X(x), Y(y)];
    parts.push(
      onX
        ? `<rect x="${left}" y="${top - gap / 2}" width="${opening}" height="${gap}" fill="#fff"/>`
        : `<rect x="${left - gap / 2}" y="${top}" width="${gap}" height="${opening}" fill="#fff"/>`,
    );
    parts.push(
      onX
        ? `<path d="M${left} ${top}v${opening}A${opening} ${opening} 0 0 0 ${left + opening} ${top}" fill="none" stroke="${ink}" stroke-width="3"/>`
        : `<path d="M${left} ${top}h${-opening}A${opening} ${opening} 0 0 0 ${left} ${top + opening}" fill="none" stroke="${ink}" stroke-width="3"/>`,
    );
  }
  for (const room of plan.rooms) {
    const box = { x: X(room.x), y: Y(room.y), width: room.width * scale, height: room.height * scale };
    for (const piece of room.furniture) parts.push(furnish(piece, box, scale));
    const size = Math.min(24, (box.width - 24) / (textWidth(room.name, 1) + 0.01));
    const area = `${String(room.area).replace('.', ',')} m²`;
    const wide = Math.max(textWidth(room.name, size), textWidth(area, size * 0.8)) + 16;
    const besideBed = room.furniture.includes('bed') ? 1.9 * scale : 0;
    const fits = box.width - besideBed >= wide;
    const cx = box.x + (box.width + (fits ? besideBed : 0)) / 2;
    const cy = box.y + box.height * (fits ? 0.55 : 0.26);
    if (box.width > wide + 8)
      parts.push(
        `<rect x="${cx - wide / 2}" y="${cy - size - 14}" width="${wide}" height="${size * 2.1 + 22}" fill="#fff"/>`,
      );
    parts.push(letter(room.name, cx, cy - size, size, ink) + letter(area, cx, cy + 12, size * 0.8, ink));
  }
  parts.push(letter(plan.title, pixelsWide / 2, height - 78, 22, ink));
  for (let metre = 0; metre <= 5; metre++)
    parts.push(
      `<path d="M${margin + metre * scale * 0.5} ${height - 28}v-12" stroke="${ink}" stroke-width="3"/>`,
    );
  parts.push(
    `<path d="M${margin} ${height - 34}h${2.5 * scale}" stroke="${ink}" stroke-width="3"/>`,
    letter('0', margin - 24, height - 42, 14, ink),
    letter('2,5 M', margin + 2.5 * scale + 44, height - 42, 14, ink),
  );
  const [nx, ny] = [pixelsWide - 62, height - 74];
  parts.push(
    `<circle cx="${nx}" cy="${ny + 16}" r="30" fill="none" stroke="${ink}" stroke-width="3"/><path d="M${nx} ${ny - 12}l11 40l-11 -9l-11 9Z" fill="${ink}"/>`,
    letter('N', nx, ny - 44, 16, ink),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide}" height="${height}" viewBox="0 0 ${pixelsWide} ${height}"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
}

/** The parts of room edges that no other room touches: the outer walls. */
function outline({ rooms }: PlanDrawing): [number, number, number, number][] {
  const step = 0.1;
  const covered = (x: number, y: number) =>
    rooms.some((room) => x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height);
  const lines: [number, number, number, number][] = [];
  for (const { x, y, width, height } of rooms) {
    for (const [edgeY, outside] of [
      [y, -0.05],
      [y + height, 0.05],
    ] as const) {
      for (let at = x; at < x + width - step / 2; at += step) {
        if (!covered(at + step / 2, edgeY + outside))
          lines.push([at, edgeY, Math.min(at + step, x + width), edgeY]);
      }
    }
    for (const [edgeX, outside] of [
      [x, -0.05],
      [x + width, 0.05],
    ] as const) {
      for (let at = y; at < y + height - step / 2; at += step) {
        if (!covered(edgeX + outside, at + step / 2))
          lines.push([edgeX, at, edgeX, Math.min(at + step, y + height)]);
      }
    }
  }
  return lines;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function furnish(piece: Furniture, { x, y, width, height }: Box, scale: number): string {
  const m = (metres: number) => metres * scale;
  const rect = (left: number, top: number, w: number, h: number, r = 4) =>
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" rx="${r}" fill="#fff" stroke="${thin}" stroke-width="2.5"/>`;
  const inset = m(0.2);
  switch (piece) {
    case 'sofa': {
      const left = x + inset;
      const top = y + height - m(1.15);
      return (
        rect(left, top, m(2), m(0.9), 10) +
        rect(left + m(0.15), top, m(0.85), m(0.65), 8) +
        rect(left + m(1), top, m(0.85), m(0.65), 8)
      );
    }
    case 'table': {
      const cx = x + width - m(0.95);
      const cy = y + m(1.05);
      const seats = [
        [-0.28, -0.72],
        [0.28 - 0.3, -0.72],
        [-0.28, 0.42],
        [0.28 - 0.3, 0.42],
      ] as const;
      return (
        seats.map(([dx, dy]) => rect(cx + m(dx), cy + m(dy), m(0.3), m(0.3), 6)).join('') +
        rect(cx - m(0.5), cy - m(0.38), m(1), m(0.76), 4)
      );
    }
    case 'kitchen': {
      const top = y + m(0.1);
      const left = x + m(0.1);
      const length = Math.min(width - m(0.2), m(3.2));
      const hob = left + length * 0.62;
      const rings = [
        [0.15, 0.16],
        [0.4, 0.16],
        [0.15, 0.4],
        [0.4, 0.4],
      ].map(
        ([dx, dy]) =>
          `<circle cx="${hob + m(dx!)}" cy="${top + m(dy!)}" r="${m(0.09)}" fill="none" stroke="${thin}" stroke-width="2.5"/>`,
      );
      return (
        rect(left, top, length, m(0.6), 2) +
        rect(left + m(0.7), top + m(0.1), m(0.7), m(0.4), 8) +
        rect(hob, top + m(0.03), m(0.56), m(0.52), 2) +
        rings.join('') +
        rect(left, top, m(0.6), m(0.6), 2) +
        `<path d="M${left} ${top}l${m(0.6)} ${m(0.6)}" stroke="${thin}" stroke-width="2.5"/>`
      );
    }
    case 'bed': {
      const left = x + inset;
      const wide = Math.min(m(1.6), width - 2 * inset);
      const top = y + height - m(2.05) - m(0.12);
      const long = Math.min(m(2.05), height - m(0.3));
      const from = Math.max(top, y + m(0.15));
      return (
        rect(left, from, wide, long, 6) +
        rect(left + wide * 0.06, from + m(0.1), wide * 0.4, m(0.35), 8) +
        rect(left + wide * 0.54, from + m(0.1), wide * 0.4, m(0.35), 8) +
        `<path d="M${left} ${from + m(0.65)}h${wide}" stroke="${thin}" stroke-width="2.5"/>`
      );
    }
    case 'bath': {
      const right = x + width - m(0.15);
      const bottom = y + height - m(0.12);
      const basin = rect(x + m(0.15), y + height - m(0.5), m(0.55), m(0.38), 12);
      return (
        `${basin}<ellipse cx="${right - m(0.22)}" cy="${bottom - m(0.4)}" rx="${m(0.18)}" ry="${m(0.24)}" fill="#fff" stroke="${thin}" stroke-width="2.5"/>` +
        rect(right - m(0.42), bottom - m(0.16), m(0.4), m(0.16), 3)
      );
    }
    case 'stairs': {
      const left = x + width - m(1.05);
      const treads = Array.from(
        { length: 9 },
        (_, tread) => `M${left} ${y + m(0.2) + tread * m(0.24)}h${m(0.9)}`,
      ).join('');
      return `<path d="${treads}M${left} ${y + m(0.2)}v${m(1.92)}M${left + m(0.9)} ${y + m(0.2)}v${m(1.92)}" fill="none" stroke="${thin}" stroke-width="2.5"/>`;
    }
  }
}
