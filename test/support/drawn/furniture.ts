import type { Dice } from './dice.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A bed, sofa, table, bath, stove, cupboards or stairs, seen from above, in a corner or the middle of a room. */
export function furniture(dice: Dice, room: Box, ink: string, fill: string, tremble: () => number): string {
  const pieces = Array.from({ length: dice.whole(1, 3) }, () => piece(dice, room, tremble));
  return `<g stroke="${ink}" stroke-width="${dice.between(0.8, 1.8)}" fill="${fill}">${pieces.join('')}</g>`;
}

function piece(dice: Dice, room: Box, t: () => number): string {
  const inset = Math.min(room.w, room.h) * 0.07;
  const size = Math.min(room.w, room.h) * dice.between(0.3, 0.5);
  const x = (dice.is(0.5) ? room.x + inset : room.x + room.w - inset - size) + t();
  const y = (dice.is(0.5) ? room.y + inset : room.y + room.h - inset - size) + t();
  const rect = (a: number, b: number, w: number, h: number, r = 0) =>
    `<rect x="${x + a * size + t()}" y="${y + b * size + t()}" width="${w * size}" height="${h * size}" rx="${r * size}"/>`;
  const circle = (a: number, b: number, r: number) =>
    `<circle cx="${x + a * size + t()}" cy="${y + b * size}" r="${r * size}"/>`;
  switch (dice.whole(0, 6)) {
    case 0:
      return (
        rect(0, 0, 1, 1) +
        rect(0.05, 0.05, 0.4, 0.2, 0.05) +
        rect(0.55, 0.05, 0.4, 0.2, 0.05) +
        rect(0, 0.35, 1, 0.65)
      );
    case 1:
      return (
        rect(0, 0, 1, 0.42, 0.06) + rect(0, 0, 1, 0.14) + rect(0, 0, 0.13, 0.42) + rect(0.87, 0, 0.13, 0.42)
      );
    case 2: {
      const seats = [0, 1, 2, 3, 4, 5].map((k) => {
        const angle = (k * Math.PI) / 3;
        return circle(0.5 + 0.42 * Math.cos(angle), 0.5 + 0.42 * Math.sin(angle), 0.1);
      });
      return seats.join('') + circle(0.5, 0.5, 0.32);
    }
    case 3:
      return rect(0, 0, 1, 0.5) + rect(0.05, 0.06, 0.9, 0.38, 0.16) + circle(0.82, 0.25, 0.03);
    case 4: {
      const hob =
        rect(0, 0, 0.4, 0.4) +
        circle(0.1, 0.1, 0.06) +
        circle(0.3, 0.1, 0.06) +
        circle(0.1, 0.3, 0.06) +
        circle(0.3, 0.3, 0.06);
      return hob + rect(0.4, 0, 0.5, 0.4) + rect(0.48, 0.08, 0.3, 0.24, 0.04) + rect(0.9, 0, 0.4, 0.4);
    }
    case 5:
      return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => rect(k * 0.13, 0, 0.13, 0.5)).join('');
    default:
      return (
        rect(0, 0, 0.25, 0.3, 0.04) +
        circle(0.125, 0.4, 0.12) +
        rect(0.5, 0, 0.35, 0.28, 0.1) +
        circle(0.68, 0.14, 0.04)
      );
  }
}
