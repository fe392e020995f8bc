import { Dice } from './dice.js';
import type { Drawing } from './other-drawings.js';

/**
 * Scenes with the straight lines and pale surfaces that make photos look like plans: tiles, blinds, cupboards, a house
 * with rows of windows. Drawn with soft light; `photographed` in wear.ts adds lens and sensor.
 */
export function photoLikeScene(dice: Dice): Drawing {
  const width = dice.whole(500, 1000);
  const height = Math.round(width * dice.between(0.6, 1.4));
  const base = dice.is(0.6)
    ? dice.color([20, 60], [0, 12], [72, 96])
    : dice.color([0, 360], [5, 45], [35, 80]);
  const body = [
    `<defs><linearGradient id="light" x1="${dice.next()}" y1="0" x2="${dice.next()}" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${dice.between(0, 0.5)}"/><stop offset=".6" stop-color="#000" stop-opacity="${dice.between(0, 0.12)}"/><stop offset="1" stop-color="#000" stop-opacity="${dice.between(0.1, 0.45)}"/></linearGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff" stop-opacity="${dice.between(0.3, 0.9)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><filter id="blur"><feGaussianBlur stdDeviation="${dice.between(3, 14)}"/></filter></defs>`,
    `<rect width="${width}" height="${height}" fill="${base}"/>`,
    dice.of([tiles, blinds, cupboards, houseFront])(dice, width, height, base),
  ];
  for (let k = dice.whole(1, 5); k > 0; k--) {
    const [x, y, w, h] = [
      dice.between(0, width),
      dice.between(0.2, 0.9) * height,
      dice.between(0.06, 0.4) * width,
      dice.between(0.05, 0.4) * height,
    ];
    const fill = dice.color([0, 360], [0, 50], [10, 95]);
    body.push(
      `<ellipse cx="${x}" cy="${y + h}" rx="${w * 0.7}" ry="${h * 0.3}" fill="#000" opacity=".3" filter="url(#blur)"/>`,
      dice.is(0.5)
        ? `<rect x="${x - w / 2}" y="${y}" width="${w}" height="${h}" rx="${dice.between(0, 30)}" fill="${fill}"/>`
        : `<ellipse cx="${x}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${fill}"/>`,
    );
  }
  body.push(
    `<rect width="${width}" height="${height}" fill="url(#light)"/><circle cx="${dice.next() * width}" cy="${dice.next() * height * 0.5}" r="${width * 0.5}" fill="url(#lamp)"/>`,
  );
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body.join('')}</svg>`,
  };
}

function tiles(dice: Dice, width: number, height: number): string {
  const size = dice.between(0.03, 0.14) * width;
  const ratio = dice.of([1, 1, 0.5, 2]);
  const drift = dice.between(-0.35, 0.35);
  const d: string[] = [];
  for (let x = -width; x < 2 * width; x += size) d.push(`M${x} 0L${x + drift * height} ${height}`);
  for (let y = 0; y < height * 1.5; y += size * ratio)
    d.push(`M0 ${y}L${width} ${y + drift * width * dice.between(0.9, 1)}`);
  const floor = height * dice.between(0.6, 0.95);
  return `<path d="${d.join('')}" stroke="${dice.of(['#999', '#bbb', '#666', '#eee'])}" stroke-width="${dice.between(0.8, 3)}"/><path d="M0 ${floor}H${width}V${height}H0Z" fill="${dice.color([20, 40], [5, 40], [25, 65])}"/>`;
}

function blinds(dice: Dice, width: number, height: number): string {
  const [x, y, w, h] = [width * 0.2, height * 0.08, width * dice.between(0.4, 0.7), height * 0.6];
  const step = dice.between(5, 16);
  let slats = '';
  for (let k = y; k < y + h; k += step)
    slats += `<rect x="${x}" y="${k}" width="${w}" height="${step * 0.6}" fill="${dice.color([30, 60], [0, 12], [70, 94])}"/>`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fdfdfd" stroke="#888" stroke-width="8"/>${slats}<path d="M0 ${height * 0.78}H${width}V${height}H0Z" fill="${dice.color([15, 45], [10, 50], [30, 70])}"/>`;
}

function cupboards(dice: Dice, width: number, height: number): string {
  const count = dice.whole(3, 9);
  const w = width / count;
  const fill = dice.color([20, 60], [0, 10], [85, 99]);
  let doors = '';
  for (let k = 0; k < count; k++) {
    doors += `<rect x="${k * w}" y="${height * 0.06}" width="${w - 2}" height="${height * 0.3}" fill="${fill}" stroke="#aaa" stroke-width="1.5"/><rect x="${k * w}" y="${height * 0.6}" width="${w - 2}" height="${height * 0.28}" fill="${fill}" stroke="#aaa" stroke-width="1.5"/><path d="M${k * w + w * 0.8} ${height * 0.63}v18" stroke="#444" stroke-width="3"/>`;
  }
  return `${doors}<rect y="${height * 0.56}" width="${width}" height="${height * 0.04}" fill="${dice.color([20, 40], [10, 45], [25, 60])}"/><path d="M0 ${height * 0.9}H${width}V${height}H0Z" fill="${dice.color([20, 40], [10, 45], [35, 65])}"/>`;
}

function houseFront(dice: Dice, width: number, height: number, base: string): string {
  const top = height * dice.between(0.1, 0.3);
  const lean = dice.between(-0.12, 0.12) * height;
  const [rows, columns] = [dice.whole(2, 7), dice.whole(3, 10)];
  let panes = '';
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      const x = ((i + 0.25) * width) / columns;
      const y = top + ((k + 0.2) * (height * 0.8 - top)) / rows + (lean * i) / columns;
      panes += `<rect x="${x}" y="${y}" width="${(width / columns) * 0.5}" height="${((height * 0.8 - top) / rows) * 0.6}" fill="${dice.color([190, 230], [5, 45], [15, 75])}" stroke="#eee" stroke-width="3"/>`;
    }
  }
  const sky = dice.color([195, 220], [10, 70], [70, 96]);
  return `<rect width="${width}" height="${top}" fill="${sky}"/><path d="M0 ${top}L${width} ${top + lean}V0H0Z" fill="${sky}"/><rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="${dice.is(0.3) ? '#f4f6f8' : dice.color([60, 130], [10, 45], [25, 55])}"/>${panes}<path d="M0 ${top}L${width} ${top + lean}" stroke="${base}" stroke-width="6"/>`;
}
