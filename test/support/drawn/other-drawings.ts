import { Dice, sentence } from './dice.js';
import { facadeSheet } from './facades.js';

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const frame = (width: number, height: number, body: string, font = 'Liberation Sans'): Drawing => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}">${body}</svg>`,
});

/** Running text, headings and rows of facts; on a telephone's screen with bars, in a window, or as a page of paper. */
function textScreenshot(dice: Dice): Drawing {
  const isPhone = dice.is(0.4);
  const width = isPhone ? dice.whole(360, 720) : dice.whole(600, 1400);
  const height = Math.round(width * (isPhone ? dice.between(1.5, 2.2) : dice.between(0.5, 1.45)));
  const isDark = dice.is(0.15);
  const paper = isDark
    ? dice.of(['#111', '#1e1e1e', '#20262e'])
    : dice.of(['#fff', '#fff', '#fff', '#f7f7f7', '#faf6ee']);
  const ink = isDark ? '#ddd' : dice.of(['#000', '#222', '#333', '#444']);
  const accent = dice.color([0, 360], [40, 90], [30, 55]);
  const size = dice.between(0.014, 0.035) * width + (isPhone ? 8 : 2);
  const left = dice.between(0.03, 0.14) * width;
  const body = [`<rect width="${width}" height="${height}" fill="${paper}"/>`];
  let y = dice.between(0.02, 0.08) * height + size;
  if (dice.is(0.6)) {
    const bar = height * dice.between(0.03, 0.09);
    body.push(
      `<rect width="${width}" height="${bar}" fill="${dice.of([accent, '#eee', '#222', '#fff'])}"/><text x="${left}" y="${bar * 0.65}" font-size="${bar * 0.4}" fill="#888">${sentence(dice, 3)}</text><path d="M0 ${bar}H${width}" stroke="#bbb"/>`,
    );
    y += bar;
  }
  const columns = !isPhone && dice.is(0.25) ? 2 : 1;
  const columnWidth = (width - left * 2) / columns;
  const top = y;
  for (let column = 0; column < columns; column++) {
    const x = left + column * columnWidth * 1.02;
    for (y = top; y < height * dice.between(0.75, 1);) {
      const kind = dice.next();
      if (kind < 0.16) {
        y += size * 1.1;
        body.push(
          `<text x="${x}" y="${y}" font-size="${size * dice.between(1.3, 2)}" font-weight="bold" fill="${dice.is(0.3) ? accent : ink}">${sentence(dice, dice.whole(1, 4))}</text>`,
        );
        y += size * 1.2;
      } else if (kind < 0.5) {
        const rowHeight = size * dice.between(1.4, 2.4);
        const isRuled = dice.is(0.5);
        for (let k = dice.whole(2, 9); k > 0; k--, y += rowHeight) {
          const side = dice.is(0.8) ? x + columnWidth * 0.92 : x + columnWidth * 0.5;
          body.push(
            `<text x="${x}" y="${y}" font-size="${size}" fill="#777">${sentence(dice, 2)}</text><text x="${side}" y="${y}" font-size="${size}" text-anchor="end" fill="${ink}">${sentence(dice, dice.whole(1, 2))}</text>`,
          );
          if (isRuled)
            body.push(`<path d="M${x} ${y + rowHeight * 0.3}h${columnWidth * 0.92}" stroke="#ddd"/>`);
        }
      } else if (kind < 0.6) {
        body.push(
          `<rect x="${x}" y="${y}" width="${columnWidth * dice.between(0.3, 0.92)}" height="${size * 2.6}" rx="${dice.between(0, 16)}" fill="${dice.is(0.5) ? accent : 'none'}" stroke="${accent}"/><text x="${x + size}" y="${y + size * 1.65}" font-size="${size}" fill="${dice.is(0.5) ? '#fff' : ink}">${sentence(dice, 2)}</text>`,
        );
        y += size * 4;
      } else {
        const characters = Math.floor((columnWidth * 0.95) / (size * 0.5));
        for (let k = dice.whole(2, 10); k > 0; k--, y += size * 1.45) {
          const text = sentence(dice, 22).slice(
            0,
            k === 1 ? characters * dice.between(0.2, 0.9) : characters - dice.whole(0, 7),
          );
          body.push(`<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${text}</text>`);
        }
      }
      y += size * dice.between(0.6, 2);
    }
  }
  return frame(
    width,
    height,
    body.join(''),
    dice.of(['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'Liberation Mono']),
  );
}

/** A street map: streets that cut each other, blocks, water, parks, names and perhaps a pin. */
function map(dice: Dice): Drawing {
  const width = dice.whole(400, 1100);
  const height = Math.round(width * dice.between(0.55, 1.2));
  const isDark = dice.is(0.12);
  const ground = isDark ? '#242f3e' : dice.of(['#f2efe9', '#eeeeea', '#f5f3f0', '#e8e6df', '#fff']);
  const street = isDark ? '#38414e' : dice.of(['#fff', '#fff', '#fde9a8', '#ccc']);
  const far = Math.hypot(width, height);
  const body = [`<rect width="${width}" height="${height}" fill="${ground}"/>`];
  const blob = (fill: string) => {
    const [x, y, r] = [dice.between(0, width), dice.between(0, height), dice.between(0.08, 0.4) * width];
    const points = Array.from({ length: 10 }, (_, k) => {
      const reach = r * dice.between(0.6, 1.2);
      return `${x + reach * Math.cos((k * Math.PI) / 5)} ${y + reach * Math.sin((k * Math.PI) / 5)}`;
    });
    body.push(
      `<path d="M${points.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="20" stroke-linejoin="round"/>`,
    );
  };
  for (let k = dice.whole(0, 3); k > 0; k--)
    blob(isDark ? '#17263c' : dice.of(['#aad3df', '#a3ccff', '#9cc0f9']));
  for (let k = dice.whole(1, 4); k > 0; k--)
    blob(isDark ? '#263c3f' : dice.of(['#c8facc', '#cdebb0', '#d5e8c8', '#e0dfdf']));
  const turn = dice.between(0, Math.PI);
  const houses = dice.is(0.5);
  const count = dice.whole(8, 36);
  const roads: string[] = [];
  for (let k = 0; k < count; k++) {
    const angle =
      (dice.is(0.7) ? turn + (dice.is(0.5) ? Math.PI / 2 : 0) : dice.between(0, Math.PI)) +
      dice.between(-0.12, 0.12);
    const [x, y] = [dice.between(0, width), dice.between(0, height)];
    const [dx, dy] = [
      Math.cos(angle) * far * dice.between(0.2, 1),
      Math.sin(angle) * far * dice.between(0.2, 1),
    ];
    const bend = dice.between(-0.2, 0.2);
    const path = `M${x - dx} ${y - dy}Q${x - dy * bend} ${y + dx * bend} ${x + dx} ${y + dy}`;
    const roadWidth = dice.of([2, 4, 6, 9, 14]);
    roads.push(
      `<path d="${path}" stroke="#000" stroke-opacity=".22" stroke-width="${roadWidth + 2}" fill="none"/><path d="${path}" stroke="${roadWidth > 8 && !isDark ? dice.of(['#f9c66b', '#fcd6a4', '#fff', '#e892a2']) : street}" stroke-width="${roadWidth}" fill="none"/>`,
    );
  }
  if (houses) {
    for (let k = dice.whole(30, 160); k > 0; k--) {
      const [x, y] = [dice.between(0, width), dice.between(0, height)];
      body.push(
        `<rect x="${x}" y="${y}" width="${dice.between(6, 26)}" height="${dice.between(6, 26)}" transform="rotate(${(turn * 180) / Math.PI} ${x} ${y})" fill="${isDark ? '#2f3948' : '#d9d0c9'}" stroke="#b9a99c" stroke-width=".7"/>`,
      );
    }
  }
  body.push(...roads);
  for (let k = dice.whole(4, 30); k > 0; k--) {
    const [x, y] = [dice.between(0, width), dice.between(0, height)];
    body.push(
      `<text x="${x}" y="${y}" font-size="${dice.between(8, 17)}" fill="${isDark ? '#d59563' : '#555'}" stroke="${ground}" stroke-width="2" paint-order="stroke" transform="rotate(${dice.is(0.5) ? 0 : dice.between(-80, 80)} ${x} ${y})">${sentence(dice, dice.whole(1, 2))}</text>`,
    );
  }
  if (dice.is(0.6))
    body.push(
      `<g transform="translate(${width / 2},${height / 2}) scale(${dice.between(0.8, 2)})"><path d="M0 0C-4 -12 -12 -16 -12 -26A12 12 0 0 1 12 -26C12 -16 4 -12 0 0Z" fill="${dice.of(['#e53935', '#1e88e5', '#000', '#2e7d32'])}"/><circle cy="-26" r="4" fill="#fff"/></g>`,
    );
  return frame(width, height, body.join(''));
}

const energyColors = ['#00964b', '#52ae32', '#c8d200', '#ffed00', '#fbba00', '#ec6608', '#e3001b'];

/** The seven arrows of the energy declaration with text around them. */
function energySheet(dice: Dice): Drawing {
  const width = dice.whole(450, 1000);
  const height = Math.round(width * dice.between(0.8, 1.45));
  const body = [
    `<rect width="${width}" height="${height}" fill="#fff"/><text x="${width * 0.06}" y="${height * 0.08}" font-size="${width * 0.05}" font-weight="bold">${dice.of(['ENERGIDEKLARATION', 'Energideklaration', 'sammanfattning av', 'Energiklass'])}</text>`,
  ];
  const step = height * dice.between(0.05, 0.09);
  const top = height * dice.between(0.14, 0.3);
  const left = width * dice.between(0.06, 0.35);
  energyColors.forEach((fill, k) => {
    const length = width * (0.16 + 0.05 * k);
    const y = top + k * step;
    body.push(
      `<path d="M${left} ${y}h${length}l${step * 0.4} ${step * 0.42}l${-step * 0.4} ${step * 0.42}h${-length}Z" fill="${fill}"/><text x="${left + 8}" y="${y + step * 0.62}" font-size="${step * 0.5}" fill="#fff">${'ABCDEFG'[k]}</text>`,
    );
  });
  const y = top + dice.whole(0, 6) * step;
  body.push(
    `<path d="M${width * 0.92} ${y}h${-width * 0.14}l${-step * 0.4} ${step * 0.42}l${step * 0.4} ${step * 0.42}h${width * 0.14}Z" fill="#000"/>`,
  );
  for (let row = top + step * 8; row < height - 10; row += height * 0.028) {
    body.push(
      `<text x="${width * 0.06}" y="${row}" font-size="${width * 0.022}" fill="#222">${sentence(dice, dice.whole(3, 9))}</text>`,
    );
    if (dice.is(0.15)) body.push(`<path d="M${width * 0.06} ${row + 4}H${width * 0.94}" stroke="#999"/>`);
  }
  return frame(width, height, body.join(''));
}

/** A broker's or association's mark: a few shapes and a name. */
function logo(dice: Dice): Drawing {
  const width = dice.whole(300, 800);
  const height = Math.round(width * dice.between(0.35, 1));
  const color = () => dice.color([0, 360], [0, 90], [15, 65]);
  const isInverse = dice.is(0.4);
  const paper = isInverse ? color() : dice.of(['#fff', '#fff', '#f5f5f0']);
  const ink = isInverse ? '#fff' : color();
  const [x, y, r] = [
    width * dice.between(0.25, 0.5),
    height * dice.between(0.3, 0.5),
    height * dice.between(0.12, 0.3),
  ];
  const shapes = [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`,
    `<path d="M${x - r} ${y}L${x} ${y - r}L${x + r} ${y}V${y + r}H${x - r}Z" fill="${dice.is(0.5) ? ink : 'none'}" stroke="${ink}" stroke-width="${r / 6}"/>`,
    `<rect x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" rx="${dice.between(0, r)}" fill="${ink}"/>`,
    `<path d="M${x - r} ${y + r}L${x} ${y - r}L${x + r} ${y + r}Z" fill="${ink}"/>`,
  ];
  const name = sentence(dice, dice.whole(1, 2));
  return frame(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${paper}"/>${dice.of(shapes)}${dice.is(0.3) ? dice.of(shapes) : ''}<text x="${width / 2}" y="${height * 0.85}" text-anchor="middle" font-weight="bold" font-size="${Math.min(height * 0.16, (width * 1.5) / name.length)}" fill="${ink}">${name}</text>`,
    dice.of(['DejaVu Serif', 'Liberation Sans', 'Liberation Serif']),
  );
}

/** Bars, a curve or a table of figures with a heading. */
function chart(dice: Dice): Drawing {
  const width = dice.whole(450, 1000);
  const height = Math.round(width * dice.between(0.5, 0.9));
  const [left, top, w, h] = [width * 0.1, height * 0.15, width * 0.82, height * 0.68];
  const color = dice.color([0, 360], [30, 90], [35, 60]);
  const body = [
    `<rect width="${width}" height="${height}" fill="#fff"/><text x="${left}" y="${height * 0.09}" font-size="${height * 0.05}">${sentence(dice, 4)}</text>`,
  ];
  const rows = dice.whole(4, 9);
  for (let k = 0; k <= rows; k++)
    body.push(`<path d="M${left} ${top + (k * h) / rows}h${w}" stroke="#ccc"/>`);
  const columns = dice.whole(4, 12);
  const kind = dice.whole(0, 2);
  if (kind === 0)
    for (let k = 0; k < columns; k++) {
      const part = dice.next();
      body.push(
        `<rect x="${left + (k * w) / columns + 5}" y="${top + h * part}" width="${(w / columns) * 0.6}" height="${h * (1 - part)}" fill="${color}"/>`,
      );
    }
  if (kind === 1)
    body.push(
      `<polyline points="${Array.from({ length: 30 }, (_, k) => `${left + (k * w) / 29},${top + h * dice.between(0.2, 0.5) + (h * 0.4 * k) / 29}`).join(' ')}" fill="none" stroke="${color}" stroke-width="3"/>`,
    );
  if (kind === 2) {
    for (let i = 0; i <= columns; i++)
      body.push(`<path d="M${left + (i * w) / columns} ${top}v${h}" stroke="#ccc"/>`);
    for (let i = 0; i < columns; i++)
      for (let k = 0; k < rows; k++)
        body.push(
          `<text x="${left + ((i + 0.1) * w) / columns}" y="${top + ((k + 0.65) * h) / rows}" font-size="${Math.min(h / rows / 2.2, w / columns / 5)}">${dice.whole(1, 99999)}</text>`,
        );
  }
  for (let k = 0; k < columns; k++)
    body.push(
      `<text x="${left + (k * w) / columns}" y="${top + h + height * 0.05}" font-size="${height * 0.03}">${dice.whole(1950, 2030)}</text>`,
    );
  return frame(width, height, body.join(''));
}

/** Drawings that are no floor plans, by the name of their set. */
export const otherDrawings = {
  'drawn-facades': facadeSheet,
  'text-screenshots': textScreenshot,
  maps: map,
  'energy-sheets': energySheet,
  logos: logo,
  charts: chart,
} as const;
