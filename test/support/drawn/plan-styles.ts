import { Dice, sentence } from './dice.js';
import { planSheet, type PlanStyle } from './plans.js';

const plain = (dice: Dice): PlanStyle => {
  const ink = dice.of(['#000', '#222', '#333', '#1a237e', '#0b5d2e', '#555', '#7a1f2b', '#0d6aa8']);
  const outerWall = dice.is(0.15) ? dice.between(18, 36) : dice.between(3, 18);
  return {
    paper: dice.of(['#fff', '#fff', '#fff', '#fdfdfb', '#f4f4f4', '#f7f3ea']),
    ink,
    wall: dice.of([ink, ink, '#000', '#777', 'none', `url(#hatch0)`]),
    outerWall,
    innerWall: outerWall * dice.between(0.4, 1),
    rooms: ['none'],
    furnished: dice.of([0, 0.3, 0.7]),
    furnitureFill: 'none',
    labels: dice.is(0.8),
    measures: dice.is(0.25),
    tremble: 0,
    shaded: false,
    depth: 0,
  };
};

const colored = (dice: Dice): PlanStyle => {
  const vivid = dice.is(0.4);
  const one = dice.is(0.4) ? dice.whole(0, 360) : undefined;
  const rooms = Array.from({ length: dice.whole(1, 7) }, () =>
    dice.color(
      one === undefined ? [0, 360] : [one - 15, one + 15],
      vivid ? [45, 95] : [12, 55],
      vivid ? [32, 75] : [65, 95],
    ),
  );
  return {
    ...plain(dice),
    rooms: dice.is(0.5) ? [...rooms, '#fff'] : rooms,
    wall: dice.of(['#000', '#222', '#444', '#666', '#8a8a8a', '#12127a', '#b58900', '#5d2a18']),
  };
};

const furnished = (dice: Dice): PlanStyle => ({
  ...plain(dice),
  rooms: dice.of([
    ['url(#wood#id)', 'url(#tile#id)', '#fff'],
    ['url(#wood#id)'],
    ['none'],
    ['#f2efe9', 'url(#tile#id)'],
    ['#fff', '#e9eef2'],
  ]),
  wall: dice.of(['#000', '#333', '#555', '#999']),
  furnished: 0.95,
  furnitureFill: dice.of(['#fff', '#eee', dice.color([0, 360], [10, 50], [60, 92]), 'none']),
  shaded: dice.is(0.4),
});

const dark = (dice: Dice): PlanStyle => {
  const paper = dice.color([200, 260], [0, 70], [4, 32]);
  const ink = dice.of(['#fff', '#ddd', '#e8d9a8', '#9fd3ff', '#bbb']);
  const rooms = dice.is(0.5)
    ? ['none']
    : [dice.color([0, 360], [0, 40], [18, 45]), dice.color([0, 360], [0, 40], [18, 45]), 'none'];
  return {
    ...plain(dice),
    paper: dice.is(0.3) ? dice.of(['#000', '#3c3c3c', '#4a4a4a', '#26282b']) : paper,
    ink,
    wall: dice.is(0.15) ? '#000' : ink,
    rooms,
  };
};

const byHand = (dice: Dice): PlanStyle => ({
  ...plain(dice),
  paper: dice.of(['#fff', '#fbfaf5', '#f3eedd', '#eef2f6']),
  ink: dice.of(['#333', '#1f3a93', '#555', '#222']),
  wall: dice.of(['#333', '#1f3a93', '#555', 'none']),
  outerWall: dice.between(2, 6),
  innerWall: dice.between(1.5, 4),
  tremble: dice.between(1.5, 5),
});

/** A plan with depth: thick walls with a lit side, textured floors, shadows, on white as the makers deliver them. */
const rendered = (dice: Dice): PlanStyle => ({
  ...plain(dice),
  paper: dice.of(['#fff', '#fff', '#f6f6f6', '#e9ecef']),
  ink: '#4a4037',
  wall: dice.of(['#f4f2ee', '#ddd', '#fafafa', '#3a3a3a']),
  outerWall: dice.between(12, 24),
  innerWall: dice.between(8, 14),
  rooms: ['url(#wood#id)', 'url(#wood#id)', 'url(#tile#id)', '#cdc6ba', '#b9a68d'],
  furnished: 1,
  furnitureFill: dice.color([15, 60], [5, 45], [35, 88]),
  labels: dice.is(0.2),
  shaded: true,
  depth: dice.of([0, 8, 16, 24, 36]),
});

/** Plots, buildings, a road and trees from above, with figures: what adverts call situationsplan or tomtkarta. */
function sitePlan(dice: Dice) {
  const width = dice.whole(600, 1200);
  const height = Math.round(width * dice.between(0.65, 1.3));
  const ink = dice.of(['#000', '#333', '#444']);
  const isColored = dice.is(0.65);
  const [green, road, house] = isColored
    ? [dice.color([70, 140], [15, 50], [70, 92]), '#d7d7d7', dice.color([0, 45], [20, 70], [55, 80])]
    : ['#fff', '#fff', dice.of(['#ddd', '#bbb', 'url(#roof)'])];
  const out = [
    `<defs><pattern id="roof" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="${ink}"/></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${dice.is(0.6) ? '#fff' : green}"/><g transform="rotate(${dice.between(-18, 18)} ${width / 2} ${height / 2})">`,
  ];
  const [columns, rows] = dice.is(0.5) ? [1, 1] : [dice.whole(2, 4), dice.whole(1, 3)];
  const [left, top] = [width * 0.14, height * 0.12];
  const [w, h] = [(width * 0.72) / columns, (height * 0.66) / rows];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const corner = (x: number, y: number) => `${left + (i + x) * w},${top + (j + y) * h}`;
      const skew = dice.between(0, 0.06);
      out.push(
        `<polygon points="${corner(0, skew)} ${corner(1, 0)} ${corner(1 - skew, 1)} ${corner(0, 1 - skew)}" fill="${green}" stroke="${dice.of([ink, '#c00', ink])}" stroke-width="${dice.between(1, 4)}" ${dice.is(0.4) ? 'stroke-dasharray="14 5 3 5"' : ''}/>`,
      );
      const house0 = [
        dice.between(0.15, 0.4),
        dice.between(0.15, 0.4),
        dice.between(0.25, 0.45),
        dice.between(0.2, 0.4),
      ] as const;
      for (const [a, b, c, d] of [house0, [dice.between(0.6, 0.75), 0.7, 0.15, 0.15] as const]) {
        const [x, y] = [left + (i + a) * w, top + (j + b) * h];
        out.push(
          `<rect x="${x}" y="${y}" width="${c * w}" height="${d * h}" fill="${house}" stroke="${ink}" stroke-width="${dice.between(1.5, 4)}"/>`,
        );
        if (dice.is(0.5)) out.push(`<path d="M${x} ${y + (d * h) / 2}h${c * w}" stroke="${ink}"/>`);
      }
      out.push(
        `<text x="${left + (i + 0.5) * w}" y="${top + (j + 0.93) * h}" font-size="14" text-anchor="middle" fill="${ink}">${dice.is(0.5) ? `1:${dice.whole(2, 90)}` : `${dice.whole(400, 3000)} m²`}</text>`,
      );
      for (let k = dice.whole(0, 5); k > 0; k--)
        out.push(
          `<circle cx="${left + (i + dice.next()) * w}" cy="${top + (j + dice.next()) * h}" r="${dice.between(6, 18)}" fill="${isColored ? dice.color([90, 140], [25, 55], [40, 70]) : 'none'}" stroke="${ink}" stroke-width="1"/>`,
        );
    }
  }
  const y = height * 0.84;
  out.push(
    `<path d="M${-width} ${y}H${2 * width}v${height * 0.09}H${-width}" fill="${road}" stroke="${ink}"/><text x="${width / 2}" y="${y + height * 0.055}" font-size="16" text-anchor="middle" fill="${ink}">${dice.of(['Björkvägen', 'Storgatan', 'Ängsstigen', 'Infart'])}</text></g>`,
  );
  if (dice.is(0.5))
    out.push(
      `<text x="20" y="${height - 14}" font-size="13" fill="${ink}">Situationsplan 1:${dice.of([200, 400, 500])} ${sentence(dice, 4)}</text>`,
    );
  return {
    width,
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans">${out.join('')}</svg>`,
  };
}

const sheet = (style: (dice: Dice) => PlanStyle) => (dice: Dice) => planSheet(dice, style(dice));

/** Drawings that are floor plans, by the name of their set. A site plan counts: it shows the home from above to scale. */
export const planStyles = {
  'line-plans': sheet(plain),
  'coloured-plans': sheet(colored),
  'furnished-plans': sheet(furnished),
  'dark-plans': sheet(dark),
  'hand-drawn-plans': sheet(byHand),
  'rendered-plans': sheet(rendered),
  'site-plans': sitePlan,
} as const;
