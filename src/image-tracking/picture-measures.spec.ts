import { measurePicture, type Pixels } from './picture-measures.js';

/** A grey picture with the lightness (0–255) that `at` gives for each pixel. */
function picture(width: number, height: number, at: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.fill(at(x, y), (y * width + x) * 3, (y * width + x) * 3 + 3);
  }
  return { data, width, height };
}

const isOnFrame = (x: number, y: number) =>
  x >= 32 && x < 96 && y >= 32 && y < 96 && !(x >= 36 && x < 92 && y >= 36 && y < 92);
/** One closed room of 56 × 56 px within lines of 4 px, in the middle of a sheet of 128 × 128. */
const room = (paper = 255, ink = 0) => picture(128, 128, (x, y) => (isOnFrame(x, y) ? ink : paper));

it('finds nothing in one even grey', () => {
  expect(measurePicture(picture(64, 48, () => 51))).toMatchObject({
    edgeDensity: 0,
    colorVariance: 0,
    brightness: 0.2,
    saturation: 0,
    colorEntropy: 0,
    topColorShare: 1,
    flatShare: 1,
    textureShare: 0,
    paperShare: 1,
    inkShare: 0,
    enclosedShare: 0,
    surround: 1,
  });
});

describe('half black, half white', () => {
  // Sobel answers in the two columns along the border, on 62 of 64 rows and columns (the outermost have none).
  const along = {
    edgeDensity: 2 / 62,
    hardEdgeShare: 1,
    straightEdgeShare: 50 / 62,
    longEdgeShare: 22 / 62,
    axisBalance: 0,
  };

  it.each([
    ['upright', picture(64, 64, (x) => (x < 32 ? 0 : 255))],
    ['level', picture(64, 64, (_x, y) => (y < 32 ? 0 : 255))],
  ])('has one hard straight %s edge, the largest spread and middle lightness', (_name, pixels) => {
    const measures = measurePicture(pixels);
    for (const [name, value] of Object.entries(along))
      expect([name, measures[name as 'edgeDensity']]).toEqual([name, value]);
    expect(measures.colorVariance).toBe(1);
    expect(measures.brightness).toBe(0.5);
    expect(measures.squareShare).toBe(1);
    expect(measures.slantShare).toBe(0);
  });

  it('calls an edge at 45° slanting to nothing but itself', () => {
    const { straightEdgeShare, squareShare } = measurePicture(picture(64, 64, (x, y) => (x < y ? 0 : 255)));
    expect(straightEdgeShare).toBe(0);
    expect(squareShare).toBe(1);
  });
});

it('tells colours: full saturation and one strong colour', () => {
  const red = {
    data: new Uint8Array(64 * 64 * 3).map((_, k) => (k % 3 === 0 ? 255 : 0)),
    width: 64,
    height: 64,
  };
  expect(measurePicture(red)).toMatchObject({ saturation: 1, vividShare: 1, tintShare: 0, whiteShare: 0 });
});

describe('a closed room', () => {
  // At half the size the room is 28 × 28, of which the last row and column border on the line.
  const inside = (27 * 27) / (64 * 64);

  it('is an enclosed area that fills its rectangle', () => {
    const { largestEnclosed, enclosedShare } = measurePicture(room());
    expect(largestEnclosed).toBe(inside);
    expect(enclosedShare).toBeGreaterThanOrEqual(inside);
  });

  it('is none when a door stands open', () => {
    const open = picture(128, 128, (x, y) => (isOnFrame(x, y) && !(y < 48 && x >= 56 && x < 72) ? 0 : 255));
    expect(measurePicture(open).largestEnclosed).toBeLessThan(inside / 4);
  });

  it('is the same on a dark sheet with light lines', () => {
    const { largestEnclosed, paperShare, inkShare } = measurePicture(room(0, 255));
    const bright = measurePicture(room());
    expect([largestEnclosed, paperShare, inkShare]).toEqual([inside, bright.paperShare, bright.inkShare]);
  });

  it('is the same on a grey sheet with darker lines, and in light that falls off to one side', () => {
    expect(measurePicture(room(70, 10)).largestEnclosed).toBe(inside);
    const shaded = picture(128, 128, (x, y) => (isOnFrame(x, y) ? 0.1 : 1) * (240 - x / 3));
    const measures = measurePicture(shaded);
    expect(measures.largestEnclosed).toBe(inside);
    expect(measures.paperShare).toBeGreaterThan(0.85);
  });
});

it('sees rows of text: eight lines of ink with paper between', () => {
  const text = picture(128, 128, (x, y) => (x >= 20 && x < 108 && y % 16 >= 4 && y % 16 < 10 ? 0 : 255));
  // At half the size ink stands on 3 of 8 rows, from row 2 to row 60: 24 of 59.
  expect(measurePicture(text)).toMatchObject({
    emptyRows: 35 / 59,
    rowBreaks: 14 / 32,
    emptyColumns: 0,
    columnBreaks: 0,
  });
});
