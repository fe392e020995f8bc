import sharp from 'sharp';
import { drawPicture } from '../../test/support/drawn/drawn-sets.js';
import { classifyPicture } from './floorplan-classifier.js';
import { decodeSmall } from './picture-file.js';
import { measurePicture } from './picture-measures.js';

const listed = { listedAsFloorplan: true };
const unlisted = { listedAsFloorplan: false };
const measure = async (bytes: Buffer) => measurePicture(await decodeSmall(bytes));
const fromSvg = async (body: string) =>
  measure(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" font-family="Liberation Sans">${body}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );

/** Five rooms with doors, windows, a name in each, in the colours given. */
const plan = (paper: string, ink: string, floors: readonly string[]) => {
  const rooms = [
    [120, 80, 260, 200, 'Kök'],
    [380, 80, 300, 200, 'Vardagsrum'],
    [120, 280, 180, 240, 'Sovrum'],
    [300, 280, 160, 240, 'Hall'],
    [460, 280, 220, 240, 'Bad'],
  ] as const;
  const drawn = rooms.map(
    ([x, y, w, h, name], k) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${floors[k % floors.length]}" stroke="${ink}" stroke-width="9"/><text x="${x + w / 2}" y="${y + h / 2}" font-size="18" text-anchor="middle" fill="${ink}">${name}</text>`,
  );
  const door = (x: number, y: number) =>
    `<path d="M${x} ${y}v-9h48v9z" fill="${floors[0]}"/><path d="M${x} ${y}v48a48 48 0 0 0 48-48" fill="none" stroke="${ink}" stroke-width="2"/>`;
  return `<rect width="800" height="600" fill="${paper}"/>${drawn.join('')}${door(200, 284)}${door(350, 284)}${door(540, 284)}`;
};

const textPage = `<rect width="800" height="600" fill="#fff"/>${Array.from({ length: 22 }, (_, k) => `<text x="60" y="${60 + k * 24}" font-size="17">Bostaden ligger lugnt med ljust kök, rymligt vardagsrum och nära till skola ${k}</text>`).join('')}`;

it.each([
  ['black lines on white', plan('#fff', '#111', ['none'])],
  ['coloured rooms', plan('#fff', '#333', ['#f6d7a8', '#b9d9ee', '#cfe6b8'])],
  ['light lines on dark', plan('#1d2530', '#e8e8e8', ['#1d2530'])],
  ['dark lines on dark grey', plan('#4a4a4a', '#000', ['#4a4a4a'])],
])('calls a plan with %s a floor plan, and says what speaks for it', async (_name, svg) => {
  const { isFloorplan, reason } = classifyPicture(await fromSvg(svg), unlisted);
  expect(isFloorplan).toBe(true);
  expect(reason).toMatch(
    /^Planritning( \(osäkert\))?: (\d+ % av ytan är slutna rum, )?\d+ % av kanterna är raka$/,
  );
});

it('counts a page of text as a photo and says so, whatever the advert says', async () => {
  const measures = await fromSvg(textPage);
  expect(classifyPicture(measures, unlisted)).toMatchObject({
    isFloorplan: false,
    reason: expect.stringMatching(
      /^Ingen planritning, räknas som foto: \d+ % av ytan är helt jämn, \d+ % av kanterna är raka$/,
    ),
  });
  expect(classifyPicture(measures, listed)).toMatchObject({
    isFloorplan: false,
    reason: expect.stringMatching(/Annonsen kallar bilden planritning$/),
  });
});

it.each([
  ['coloured-plans', true],
  ['furnished-plans', true],
  ['hand-drawn-plans', true],
  ['text-screenshots', false],
  ['energy-sheets', false],
  ['maps', false],
  ['logos', false],
  ['drawn-facades', false],
] as const)('tells invented %s, of which at least nine in ten must be right', async (style, expected) => {
  const verdicts = [];
  for (let seed = 501; seed <= 510; seed++) {
    verdicts.push(classifyPicture(await measure((await drawPicture(style, seed)).bytes), unlisted));
  }
  const right = verdicts.filter(({ isFloorplan }) => isFloorplan === expected);
  expect(right.length).toBeGreaterThanOrEqual(9);
  for (const { confidence } of verdicts) {
    expect(confidence).toBeGreaterThanOrEqual(50);
    expect(confidence).toBeLessThanOrEqual(100);
  }
});

it('tells scenes of straight lines, which take long to draw, from plans', async () => {
  for (const seed of [501, 502]) {
    const { bytes } = await drawPicture('straight-lined-scenes', seed);
    expect(classifyPicture(await measure(bytes), unlisted).isFloorplan).toBe(false);
  }
});

it('grows surer of a plan that the advert lists as one, and less sure of what it does not look like', async () => {
  const drawn = await fromSvg(plan('#fff', '#111', ['none']));
  expect(classifyPicture(drawn, listed).confidence).toBeGreaterThanOrEqual(
    classifyPicture(drawn, unlisted).confidence,
  );
  const text = await fromSvg(textPage);
  expect(classifyPicture(text, listed).confidence).toBeLessThanOrEqual(
    classifyPicture(text, unlisted).confidence,
  );
});
