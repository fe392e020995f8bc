/**
 * The flat in metres from its north-western inner corner: 8.00 × 7.25 = 58.0 m², walls of 0.10 between the rooms
 * counted in, as Swedish practice measures (SS 21054). North is up.
 */
export const flat = { wide: 8, deep: 7.25, wall: 0.1 };
export const rooms = [
  { name: 'Kök', x: 0, y: 0, w: 3.6, h: 3.05 },
  { name: 'Hall', x: 3.7, y: 0, w: 2.2, h: 3.05 },
  { name: 'Bad', x: 6, y: 0, w: 2, h: 2 },
  { name: 'Klk', x: 6, y: 2.1, w: 2, h: 0.95 },
  { name: 'Vardagsrum', x: 0, y: 3.15, w: 4.6, h: 4.1 },
  { name: 'Sovrum', x: 4.7, y: 3.15, w: 3.3, h: 4.1 },
];

const scale = 100;
const ink = '#1c2420';
const thin = '#55605a';
const metres = (value, decimals) => value.toFixed(decimals).replace('.', ',');
const s = (value) => Math.round(value * scale * 10) / 10;
const box = (x, y, w, h, fill, more = '') =>
  `<rect x="${s(x)}" y="${s(y)}" width="${s(w)}" height="${s(h)}" fill="${fill}" ${more}/>`;
const stroke = (d, thickness = 2, colour = thin, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" ${more}/>`;
const text = (x, y, size, words, more = '') =>
  `<text x="${s(x)}" y="${s(y)}" font-size="${size}" text-anchor="middle" ${more}>${words}</text>`;

/** An opening in a wall: the wall is broken, a leaf of `w` stands open and its swing is drawn. */
function door(x, y, w, turn) {
  const [long, arc] = [s(w), `M${s(w)} 0A${s(w)} ${s(w)} 0 0 1 0 ${s(w)}`];
  return `<g transform="translate(${s(x)} ${s(y)}) ${turn}">${stroke(`M0 0V${long}`, 4, ink)}${stroke(arc, 1.5)}</g>`;
}
const opening = (x, y, w, h) => box(x, y, w, h, '#fff');

/** A window in the outer wall: two panes between thick walls. */
function glazing(x, y, w, h) {
  const across = w > h;
  return `${box(x, y, w, h, '#fff', `stroke="${ink}" stroke-width="2"`)}${across ? stroke(`M${s(x)} ${s(y + h / 2)}h${s(w)}`, 2, ink) : stroke(`M${s(x + w / 2)} ${s(y)}v${s(h)}`, 2, ink)}`;
}

/** Where each room's name stands: middle and height, in metres. */
const names = {
  Kök: [2.1, 1.75],
  Hall: [4.58, 2.25],
  Bad: [7.35, 1.4],
  Vardagsrum: [2.3, 4.25],
  Sovrum: [6.85, 4.25],
};

function measures() {
  return rooms
    .map(({ name, x, y, w, h }) => {
      const place = names[name];
      const area = `${metres(w * h, 1)} m²`;
      if (!place) return text(x + w / 2, y + h / 2 + 0.08, 22, `${name} ${area}`, 'font-weight="600"');
      const [middle, at] = place;
      const size = w > 2.5 ? 1 : 0.8;
      return (
        text(middle, at, 32 * size, name, 'font-weight="600"') +
        text(middle, at + 0.33 * size, 26 * size, area) +
        text(middle, at + 0.62 * size, 21 * size, `${metres(w, 2)} × ${metres(h, 2)} m`, `fill="${thin}"`)
      );
    })
    .join('');
}

/** As in the pictures, so that both tell the same home. */
function furniture() {
  const round = (x, y, r) =>
    `<circle cx="${s(x)}" cy="${s(y)}" r="${s(r)}" fill="none" stroke="${thin}" stroke-width="2"/>`;
  const piece = (x, y, w, h) => box(x, y, w, h, 'none', `stroke="${thin}" stroke-width="2" rx="5"`);
  return [
    // Kitchen: sink, stove and fridge along the north wall, a table by the western window.
    piece(0.6, 0, 2.38, 0.6) + piece(2.98, 0, 0.6, 0.6) + piece(0.95, 0.1, 0.42, 0.4) + piece(1.52, 0.04, 0.56, 0.52), // prettier-ignore
    [1.66, 1.94].map((x) => [0.18, 0.42].map((y) => round(x, y, 0.09)).join('')).join(''),
    text(3.28, 0.38, 20, 'K/F') + piece(0.26, 1.1, 0.86, 0.92) + piece(1.15, 1.36, 0.36, 0.38),
    // Bath: basin, toilet and shower along the north wall, washing machine to the west.
    piece(7.32, 0, 0.68, 0.9) + stroke(`M${s(7.32)} 0L${s(8)} ${s(0.9)}M${s(8)} 0L${s(7.32)} ${s(0.9)}`, 1),
    piece(6.05, 0.02, 0.68, 0.46) + round(6.39, 0.25, 0.15) + piece(6.02, 0.58, 0.56, 0.56) + text(6.3, 0.93, 18, 'TM'), // prettier-ignore
    piece(6.86, 0.02, 0.36, 0.16) + `<ellipse cx="${s(7.04)}" cy="${s(0.38)}" rx="${s(0.16)}" ry="${s(0.2)}" fill="none" stroke="${thin}" stroke-width="2"/>`, // prettier-ignore
    // Hall: a bench under the coats; closet: a rail.
    piece(3.7, 0.7, 0.36, 1.25) + stroke(`M${s(7.9)} ${s(2.2)}V${s(2.95)}`, 6),
    // Living room: sofa before the window, table, desk by the western wall.
    piece(2.1, 6.3, 2.2, 0.86) + piece(2.1, 6.94, 2.2, 0.22) + round(2.6, 5.75, 0.42),
    piece(0.04, 5.0, 0.62, 1.15) + piece(0.7, 5.38, 0.36, 0.38),
    // Bedroom: bed with its head to the south, bedside table, wardrobes.
    piece(6.26, 5.2, 1.64, 2.03) + piece(6.42, 6.72, 0.62, 0.42) + piece(7.12, 6.72, 0.62, 0.42) + stroke(`M${s(6.26)} ${s(6.5)}H${s(7.9)}`), // prettier-ignore
    piece(5.86, 6.85, 0.38, 0.38) + piece(4.72, 4.75, 0.58, 1.75) + stroke(`M${s(4.72)} ${s(4.75)}L${s(5.3)} ${s(6.5)}`, 1), // prettier-ignore
  ].join('');
}

/** The drawn plan, black on white, to the measures above. */
export function floorPlan() {
  const { wide, deep, wall } = flat;
  const outer = 0.3;
  const partitions = [
    box(0, 3.05, wide, wall, ink),
    box(3.6, 0, wall, 3.05, ink),
    box(5.9, 0, wall, 3.05, ink),
    box(6, 2, 2, wall, ink),
    box(4.6, 3.15, wall, 4.1, ink),
  ].join('');
  const openings = [
    opening(0.9, 3.03, 1.6, 0.14),
    opening(3.58, 2.05, 0.14, 0.85) + door(3.6, 2.9, 0.85, 'rotate(180)'),
    opening(3.76, 3.03, 0.78, 0.14) + door(3.76, 3.15, 0.78, ''),
    opening(4.95, 3.03, 0.8, 0.14) + door(4.95, 3.15, 0.8, ''),
    opening(5.88, 1.25, 0.14, 0.7) + door(5.9, 1.95, 0.7, 'rotate(180)'),
    opening(5.88, 2.22, 0.14, 0.7) + door(5.9, 2.92, 0.7, 'rotate(180)'),
    opening(4.35, -0.32, 0.9, 0.34) + door(4.35, 0, 0.9, ''),
  ].join('');
  const windows = [
    glazing(-outer, 0.95, outer, 1.2),
    glazing(1.6, deep, 1.4, outer),
    glazing(0.44, deep, 0.78, outer),
    glazing(5.03, deep, 0.92, outer),
  ].join('');
  const balcony = `${box(0.2, deep + outer, 2.6, 1.2, '#fff', `stroke="${ink}" stroke-width="4"`)}${text(1.5, deep + outer + 0.58, 26, 'Balkong', 'font-weight="600"')}${text(1.5, deep + outer + 0.9, 20, '2,60 × 1,20 m', `fill="${thin}"`)}`;
  const across = -0.75;
  const size = [
    stroke(`M0 ${s(across)}H${s(wide)}M0 ${s(across - 0.1)}v20M${s(wide)} ${s(across - 0.1)}v20`, 2),
    `<rect x="${s(3.45)}" y="${s(across - 0.2)}" width="110" height="40" fill="#fff"/>${text(4, across + 0.08, 24, `${metres(wide, 2)} m`)}`,
    stroke(`M${s(8.75)} 0V${s(deep)}M${s(8.65)} 0h20M${s(8.65)} ${s(deep)}h20`, 2),
    `<rect x="${s(8.55)}" y="${s(3.1)}" width="40" height="110" fill="#fff"/><g transform="translate(${s(8.83)} ${s(3.63)}) rotate(-90)"><text font-size="24" text-anchor="middle">${metres(deep, 2)} m</text></g>`,
    `<g transform="translate(${s(-0.75)} ${s(8.2)})">${stroke('M0 40V-40M-16 -18L0 -42L16 -18', 3, ink)}<text y="70" font-size="24" text-anchor="middle">N</text></g>`,
    text(6.4, 8.15, 30, `Boarea ${metres(wide * deep, 0)} m²`, 'font-weight="600"'),
    text(6.4, 8.5, 22, 'Kvarnhjulsgatan 14, 3 tr', `fill="${thin}"`),
    text(6.4, 8.8, 20, 'Påhittad bostad', `fill="${thin}"`),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -130 1100 1060" width="1100" height="1060" font-family="'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif" fill="${ink}">
<rect x="-150" y="-130" width="1100" height="1060" fill="#fff"/>
${box(-outer, -outer, wide + 2 * outer, deep + 2 * outer, ink)}${box(0, 0, wide, deep, '#fff')}
${partitions}${openings}${windows}${balcony}${furniture()}${measures()}${size}
</svg>
`;
}
