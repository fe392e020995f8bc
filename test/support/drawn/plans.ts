import { type Dice, roomNames, sentence } from './dice.js';
import { furniture } from './furniture.js';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PlanStyle {
  readonly paper: string;
  readonly ink: string;
  /** Fill of the walls; `none` leaves two thin lines. */
  readonly wall: string;
  readonly outerWall: number;
  readonly innerWall: number;
  readonly rooms: readonly string[];
  readonly furnished: number;
  readonly furnitureFill: string;
  readonly labels: boolean;
  readonly measures: boolean;
  /** Pixels by which lines tremble, for plans drawn by hand. */
  readonly tremble: number;
  readonly shaded: boolean;
  /** Height of the walls in a plan with depth, in pixels; such a plan has lit rooms and textures too. */
  readonly depth: number;
}

const patterns = (id: string, dice: Dice, ink: string) => `<defs>
<pattern id="wood${id}" width="40" height="10" patternUnits="userSpaceOnUse"><rect width="40" height="10" fill="${dice.color([25, 45], [25, 60], [55, 82])}"/><path d="M0 0H40M${dice.whole(4, 36)} 0V10" stroke="${ink}" stroke-opacity=".25" fill="none"/></pattern>
<pattern id="tile${id}" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="${dice.color([0, 360], [0, 20], [75, 95])}"/><path d="M0 0H14M0 0V14" stroke="${ink}" stroke-opacity=".35" fill="none"/></pattern>
<pattern id="hatch${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="${ink}" stroke-width="1.6"/></pattern>
<pattern id="deck${id}" width="9" height="60" patternUnits="userSpaceOnUse"><path d="M0 0V60" stroke="${ink}" stroke-opacity=".5"/></pattern>
<filter id="soft${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="5" dy="7" stdDeviation="6" flood-opacity=".45"/></filter>
<filter id="grain${id}"><feTurbulence type="fractalNoise" baseFrequency="${dice.between(0.01, 0.2).toFixed(3)} ${dice.between(0.01, 0.4).toFixed(3)}" numOctaves="2" seed="${dice.whole(1, 999)}"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .2 0 0 0 0 .15 0 0 0 1.4 -.35"/></filter>
<radialGradient id="lamp${id}" cx=".4" cy=".35"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient></defs>`;

/** Splits a rectangle into rooms by walls from side to side, as homes are: the longer side first, near the middle. */
function split(dice: Dice, room: Room, least: number): Room[] {
  const { x, y, w, h } = room;
  const across = w > h ? true : h > w * 1.2 ? false : dice.is(0.5);
  const length = across ? w : h;
  if (length < least * 2.1 || (length < least * 3.5 && dice.is(0.3))) return [room];
  const cut = Math.round(
    dice.between(Math.max(0.3, least / length), Math.min(0.7, 1 - least / length)) * length,
  );
  const parts = across
    ? [
        { x, y, w: cut, h },
        { x: x + cut, y, w: w - cut, h },
      ]
    : [
        { x, y, w, h: cut },
        { x, y: y + cut, w, h: h - cut },
      ];
  return parts.flatMap((part) => split(dice, part, least));
}

/** One storey as SVG in the box given. */
export function storey(dice: Dice, box: Room, style: PlanStyle, id: string): string {
  const { ink, wall, outerWall, innerWall } = style;
  const unit = Math.min(box.w, box.h);
  const wings: Room[] = [
    { x: box.x, y: box.y, w: box.w, h: dice.is(0.5) ? box.h : Math.round(box.h * dice.between(0.5, 0.75)) },
  ];
  if (wings[0]!.h < box.h) {
    const w = Math.round(box.w * dice.between(0.35, 0.75));
    wings.push({
      x: dice.is(0.5) ? box.x : box.x + box.w - w,
      y: box.y + wings[0]!.h,
      w,
      h: box.h - wings[0]!.h,
    });
  }
  const rooms = wings.flatMap((wing) => split(dice, wing, unit * dice.between(0.18, 0.34)));
  const t = () => (style.tremble ? dice.between(-style.tremble, style.tremble) : 0);
  const line = (x1: number, y1: number, x2: number, y2: number, width: number, color = wall) =>
    `<path d="M${x1 + t()} ${y1 + t()}L${(x1 + x2) / 2 + t()} ${(y1 + y2) / 2 + t()}L${x2 + t()} ${y2 + t()}" stroke="${color}" stroke-width="${width}" stroke-linecap="square" fill="none"/>`;
  const out: string[] = [patterns(id, dice, ink)];
  const floor = rooms.map(({ x, y, w, h }) => {
    const fill = dice.of(style.rooms).replace('#id', id);
    return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  });
  out.push(style.shaded ? `<g filter="url(#soft${id})">${floor.join('')}</g>` : floor.join(''));
  if (dice.is(0.35)) {
    const { x, w } = wings[0]!;
    const depth = unit * 0.16;
    out.push(
      `<rect x="${x + w * 0.2}" y="${box.y - depth}" width="${w * 0.4}" height="${depth}" fill="${dice.is(0.5) ? `url(#deck${id})` : 'none'}" stroke="${ink}" stroke-width="${Math.max(1, innerWall / 2)}"/>`,
    );
  }
  const openings: string[] = [];
  const walls: string[] = [];
  if (style.depth) {
    for (const { x, y, w, h } of wings)
      out.push(
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" filter="url(#grain${id})" opacity="${dice.between(0.2, 0.8)}"/>`,
      );
    for (const { x, y, w, h } of rooms)
      out.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#lamp${id})"/>`);
  }
  for (const room of rooms) {
    const { x, y, w, h } = room;
    if (dice.is(style.furnished)) {
      const pieces = furniture(
        dice,
        room,
        ink,
        style.depth ? dice.color([0, 360], [0, 45], [15, 92]) : style.furnitureFill,
        t,
      );
      out.push(
        style.depth
          ? `<g transform="translate(3 4)" style="filter:brightness(.4)" opacity=".35">${pieces}</g>${pieces}`
          : pieces,
      );
    }
    const sides = [
      [x, y, x + w, y],
      [x + w, y, x + w, y + h],
      [x, y + h, x + w, y + h],
      [x, y, x, y + h],
    ] as const;
    for (const [x1, y1, x2, y2] of sides) {
      const isOuter = isOutside(wings, (x1 + x2) / 2, (y1 + y2) / 2);
      const width = isOuter ? outerWall : innerWall;
      if (wall === 'none')
        out.push(
          line(x1, y1, x2, y2, width, ink),
          line(x1, y1, x2, y2, Math.max(0, width - 2.5), style.paper),
        );
      else if (wall.startsWith('url')) {
        const inner = Math.max(1, width - 2.5);
        walls.push(line(x1, y1, x2, y2, width, ink));
        walls.push(line(x1, y1, x2, y2, inner, style.paper), line(x1, y1, x2, y2, inner));
      } else walls.push(line(x1, y1, x2, y2, width));
      const length = Math.hypot(x2 - x1, y2 - y1);
      const gap = Math.min(length * 0.55, unit * dice.between(0.1, 0.16));
      const from = dice.between(0.15, 0.85 - gap / length);
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
      const [a, b] = [x1 + ux * length * from, y1 + uy * length * from];
      const [c, d] = [a + ux * gap, b + uy * gap];
      if (isOuter && dice.is(0.6)) {
        openings.push(line(a, b, c, d, width + 1, style.paper));
        for (const k of [-0.4, 0, 0.4])
          openings.push(
            line(a - uy * width * k, b + ux * width * k, c - uy * width * k, d + ux * width * k, 1.2, ink),
          );
      } else if (!isOuter && dice.is(0.45)) {
        openings.push(line(a, b, c, d, width + 1.5, style.rooms.includes('none') ? style.paper : '#fff'));
        const [ex, ey] = [a - uy * gap, b + ux * gap];
        if (dice.is(0.85))
          openings.push(
            `<path d="M${a + t()} ${b + t()}L${ex} ${ey}A${gap} ${gap} 0 0 0 ${c} ${d}" stroke="${ink}" stroke-width="1.3" fill="none"/>`,
          );
      }
    }
    if (style.labels && w > unit * 0.2) {
      const size = Math.max(8, Math.min(20, w / 8, unit / 18));
      const [cx, cy] = [x + w / 2, y + h / 2];
      out.push(
        `<text x="${cx}" y="${cy}" font-size="${size}" text-anchor="middle" fill="${ink}">${dice.of(roomNames)}</text>`,
      );
      if (dice.is(0.5))
        out.push(
          `<text x="${cx}" y="${cy + size * 1.2}" font-size="${size * 0.85}" text-anchor="middle" fill="${ink}">${dice.between(2, 40).toFixed(1)} m²</text>`,
        );
    }
  }
  // Walls with depth: dark copies below, each a step towards the viewer.
  for (let step = style.depth; step > 0; step -= 2) {
    out.push(
      `<g transform="translate(${step * 0.3} ${step})" style="filter:brightness(.6)">${walls.join('')}</g>`,
    );
  }
  out.push(...walls, ...openings);
  if (style.measures) {
    const y = box.y + box.h + 22;
    out.push(
      line(box.x, y, box.x + box.w, y, 1, ink),
      line(box.x - 18, box.y, box.x - 18, box.y + box.h, 1, ink),
    );
    for (let k = 0; k <= 5; k++)
      out.push(line(box.x + (box.w * k) / 5, y - 5, box.x + (box.w * k) / 5, y + 5, 1, ink));
    out.push(
      `<text x="${box.x + box.w / 2}" y="${y + 14}" font-size="11" text-anchor="middle" fill="${ink}">${dice.whole(3000, 15000)}</text>`,
    );
  }
  return out.join('');
}

/** Whether a wall's middle has a home on one side only. */
function isOutside(wings: Room[], x: number, y: number): boolean {
  const inside = (px: number, py: number) =>
    wings.some((r) => px > r.x && px < r.x + r.w && py > r.y && py < r.y + r.h);
  const near = [inside(x + 3, y), inside(x - 3, y), inside(x, y + 3), inside(x, y - 3)];
  return near.some((each) => !each) && !(near[0] && near[1]) !== !(near[2] && near[3]);
}

/** A whole sheet: one to three storeys, a title, perhaps a compass, a scale and a legend. */
export function planSheet(dice: Dice, style: PlanStyle): { svg: string; width: number; height: number } {
  const width = style.depth ? dice.whole(480, 760) : dice.whole(560, 1300);
  const height = Math.round(width * dice.between(0.6, 1.5));
  const font = dice.of(['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans Narrow']);
  const count = dice.is(0.8) ? 1 : dice.whole(2, 3);
  const across = width > height;
  // Some plans stand small in the middle of their sheet.
  const share = count === 1 && dice.is(0.2) ? dice.between(0.2, 0.34) : dice.between(0.04, 0.2) / count;
  const margin = share * Math.min(width, height) + 24 / count;
  const out: string[] = [];
  const cell = across
    ? { w: (width - margin) / count, h: height }
    : { w: width, h: (height - margin) / count };
  for (let i = 0; i < count; i++) {
    const left = (across ? i * cell.w : 0) + margin;
    const top = (across ? 0 : i * cell.h) + margin;
    const w = cell.w - margin - (across ? 0 : margin);
    const h = cell.h - margin - (across ? margin : 0);
    const used = { x: left, y: top, w: w * dice.between(0.75, 1), h: h * dice.between(0.75, 1) };
    out.push(storey(dice, used, style, String(i)));
    if (dice.is(0.5))
      out.push(
        `<text x="${left}" y="${top - 18}" font-size="${dice.whole(12, 24)}" fill="${style.ink}">${dice.of(['Plan 1', 'Entréplan', 'Övre plan', 'Källare', 'Våning 3 tr', 'First floor'])}</text>`,
      );
  }
  if (dice.is(0.5))
    out.push(
      `<text x="${width / 2}" y="${height - 10}" text-anchor="middle" font-size="${dice.whole(9, 15)}" fill="${style.ink}">${sentence(dice, dice.whole(3, 9))}</text>`,
    );
  if (dice.is(0.4))
    out.push(
      `<g transform="translate(${width - 40},${dice.is(0.5) ? 40 : height - 50})" stroke="${style.ink}" fill="none"><circle r="16"/><path d="M0 14V-14L-5 -5M0 -14L5 -5"/></g>`,
    );
  if (dice.is(0.2))
    out.push(
      `<rect x="6" y="6" width="${width - 12}" height="${height - 12}" fill="none" stroke="${style.ink}"/>`,
    );
  const turn = style.tremble ? dice.between(-2, 2) : 0;
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}"><rect width="${width}" height="${height}" fill="${style.paper}"/><g transform="rotate(${turn} ${width / 2} ${height / 2})">${out.join('')}</g></svg>`,
  };
}
