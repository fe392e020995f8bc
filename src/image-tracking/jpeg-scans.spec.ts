import sharp from 'sharp';
import { isUsualJpeg } from './jpeg-scans.js';

const segment = (marker: number, ...content: number[]) =>
  Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content]);
/** 8000 × 6000 pixels, three components sampled alike: 1000 × 750 blocks of each. */
const frame = (marker: number, factors = 0x11) =>
  segment(
    marker,
    8,
    6000 >> 8,
    6000 & 0xff,
    8000 >> 8,
    8000 & 0xff,
    3,
    1,
    0x11,
    0,
    2,
    factors,
    0,
    3,
    factors,
    0,
  );
/** Of the components given; coded data with a 0xFF, a restart and fill in it. */
const scan = (...ids: number[]) =>
  Buffer.concat([
    segment(0xda, ids.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0),
    Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 3, 0xff]),
  ]);
const jpeg = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 1, 0xff, 0xda, 0, 4),
    ...parts,
    Buffer.from([0xff, 0xd9]),
  ]);
const times = (count: number, part: Buffer) => Array.from({ length: count }, () => part);

it.each([
  ['written in one pass', {}],
  ['written in passes', { progressive: true }],
  ['written in passes, with whole colours', { progressive: true, chromaSubsampling: '4:4:4' }],
])('takes a JPEG %s', async (_how, options) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  expect(isUsualJpeg(await drawn.jpeg(options).toBuffer())).toBe(true);
});

it.each([
  ['baseline', 0xc0, true],
  ['extended', 0xc1, true],
  ['progressive', 0xc2, true],
  ['lossless', 0xc3, false],
  ['hierarchical', 0xc5, false],
  ['arithmetic', 0xc9, false],
  ['progressive and arithmetic', 0xca, false],
  ['lossless and arithmetic', 0xcb, false],
])('tells by its frame one that is %s', (_kind, marker, isUsual) => {
  expect(isUsualJpeg(jpeg(frame(marker), scan(1, 2, 3)))).toBe(isUsual);
});

it('refuses tables for arithmetic coding', () => {
  expect(isUsualJpeg(jpeg(frame(0xc0), segment(0xcc, 0, 1), scan(1, 2, 3)))).toBe(false);
});

it.each([
  // 3 × 750,000 blocks each.
  ['five scans of all colours read 11.25 million blocks', 5, [1, 2, 3], 0x11, true],
  ['six read 13.5', 6, [1, 2, 3], 0x11, false],
  ['sixteen scans of one read 12', 16, [2], 0x11, true],
  ['seventeen read 12.75', 17, [2], 0x11, false],
])('counts what the scans read: %s million', (_what, count, ids, factors, isUsual) => {
  expect(isUsualJpeg(jpeg(frame(0xc2, factors), ...times(count, scan(...ids))))).toBe(isUsual);
});

it('counts halved colours as a quarter: ten scans of all read 11.25 million blocks, eleven 12.4', () => {
  const halved = segment(
    0xc2,
    8,
    6000 >> 8,
    6000 & 0xff,
    8000 >> 8,
    8000 & 0xff,
    3,
    1,
    0x22,
    0,
    2,
    0x11,
    0,
    3,
    0x11,
    0,
  );
  expect(isUsualJpeg(jpeg(halved, ...times(10, scan(1, 2, 3))))).toBe(true);
  expect(isUsualJpeg(jpeg(halved, ...times(11, scan(1, 2, 3))))).toBe(false);
});

it('counts one pass for what comes whole in its first scan, and each scan of what comes colour by colour', () => {
  expect(isUsualJpeg(jpeg(frame(0xc0), ...times(40, scan(1, 2, 3))))).toBe(true);
  expect(isUsualJpeg(jpeg(frame(0xc0), scan(1), scan(2), scan(3)))).toBe(true);
  expect(isUsualJpeg(jpeg(frame(0xc0), ...times(17, scan(1))))).toBe(false);
});

it('counts nothing after the end, and leaves what is cut short to the decoder', () => {
  const end = Buffer.from([0xff, 0xd9]);
  expect(isUsualJpeg(jpeg(frame(0xc2), scan(1), end, ...times(40, scan(1, 2, 3))))).toBe(true);
  for (const cut of [2, 3, 5, 12, 20, 30]) expect(isUsualJpeg(jpeg(frame(0xc2)).subarray(0, cut))).toBe(true);
});
