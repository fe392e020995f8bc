import sharp from 'sharp';
import { holdsPictureAlone } from './avif-boxes.js';
import { stripJpegMetadata } from './jpeg-metadata.js';
import { readHeader } from './picture-file.js';
import { stripPngMetadata } from './png-metadata.js';
import { prepareForStore } from './prepare-for-store.js';
import { stripWebpMetadata } from './webp-metadata.js';

const secret = 'Hemlig plats';
const picture = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each([false, true])('a JPEG, progressive: %s', (progressive) => {
  let plain: Buffer;
  beforeAll(async () => {
    plain = await picture().jpeg({ progressive }).toBuffer();
  });

  it('stays as it is when it tells nothing', () => expect(stripJpegMetadata(plain)).toEqual(plain));

  it('loses Exif, comments and further pictures after its end', async () => {
    const withExif = await sharp(plain)
      .withExif({ IFD0: { Artist: secret } })
      .jpeg({ progressive })
      .toBuffer();
    // A comment segment: marker, length with its own two bytes, text.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
    const full = Buffer.concat([
      withExif.subarray(0, 2),
      comment,
      withExif.subarray(2),
      withExif,
      Buffer.from(secret),
    ]);
    expect(full.toString('latin1').split(secret)).toHaveLength(5);
    const stripped = stripJpegMetadata(full)!;
    expect(stripped.includes(secret)).toBe(false);
    expect(await pixels(stripped)).toEqual(await pixels(withExif));
  });

  it('keeps its colour profile', async () => {
    const profiled = await sharp(plain).withIccProfile('p3').jpeg({ progressive }).toBuffer();
    const stripped = stripJpegMetadata(profiled)!;
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(profiled).metadata()).icc);
  });
});

it('a JPEG whose segments cannot be followed is not passed on', () => {
  expect(stripJpegMetadata(Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2, 9, 9, 9]))).toBeUndefined();
});

it('a PNG loses its texts and what follows its end, and keeps its pixels', async () => {
  const plain = await picture().png().toBuffer();
  const text = Buffer.concat([
    Buffer.from([0, 0, 0, secret.length]),
    Buffer.from(`tEXt${secret}`),
    Buffer.alloc(4),
  ]);
  // The header chunk ends at byte 33: signature 8, then length, name, 13 bytes and checksum.
  const full = Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33), Buffer.from(secret)]);
  expect(stripPngMetadata(full)).toEqual(plain);
  expect(stripPngMetadata(plain.subarray(0, 100))).toBeUndefined();
});

/** A chunk of a RIFF file: name, length, text, and a byte that makes it even. */
function riffChunk(name: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([Buffer.from(name), length, Buffer.from(text), Buffer.alloc(text.length % 2)]);
}

it('a PNG loses chunks that nobody knows, and keeps its transparency and its colour profile', async () => {
  const plain = await picture().ensureAlpha(0.5).withIccProfile('p3').png().toBuffer();
  const unknown = Buffer.concat([
    Buffer.from([0, 0, 0, secret.length]),
    Buffer.from(`viSn${secret}`),
    Buffer.alloc(4),
  ]);
  const stripped = stripPngMetadata(Buffer.concat([plain.subarray(0, 33), unknown, plain.subarray(33)]))!;
  expect(stripped.includes(secret)).toBe(false);
  expect(await pixels(stripped)).toEqual(await pixels(plain));
  expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(plain).metadata()).icc);
});

it('a JPEG loses application data under the numbers of JFIF and Adobe that are neither', async () => {
  const plain = await picture().jpeg().toBuffer();
  const segment = (marker: number) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, secret.length + 2]), Buffer.from(secret)]);
  const full = Buffer.concat([plain.subarray(0, 2), segment(0xe0), segment(0xee), plain.subarray(2)]);
  expect(stripJpegMetadata(full)).toEqual(plain);
});

describe.each([
  ['lossy', { lossless: false }],
  ['lossless', { lossless: true }],
])('a WebP, %s', (_kind, options) => {
  it('stays as it is when it tells nothing', async () => {
    const plain = await picture().webp(options).toBuffer();
    expect(stripWebpMetadata(plain)).toEqual(plain);
  });

  it('loses Exif, unknown chunks and what follows its end, and keeps its pixels and profile', async () => {
    const plain = await picture()
      .ensureAlpha(0.5)
      .withIccProfile('p3')
      .withExif({ IFD0: { Artist: secret } })
      .webp(options)
      .toBuffer();
    const whole = Buffer.concat([plain, riffChunk('viSn', secret)]);
    whole.writeUInt32LE(whole.length - 8, 4);
    const full = Buffer.concat([whole, Buffer.from(secret)]);
    expect(full.toString('latin1').split(secret)).toHaveLength(4);
    const stripped = stripWebpMetadata(full)!;
    expect(stripped.includes(secret)).toBe(false);
    expect(stripped.readUInt32LE(4)).toBe(stripped.length - 8);
    expect(await pixels(stripped)).toEqual(await pixels(plain));
    const { icc, exif } = await sharp(stripped).metadata();
    expect(icc).toEqual((await sharp(plain).metadata()).icc);
    expect(exif).toBeUndefined();
  });
});

it('a WebP whose chunks cannot be followed is not passed on', async () => {
  const plain = await picture().webp().toBuffer();
  expect(stripWebpMetadata(plain.subarray(0, 100))).toBeUndefined();
  expect(
    stripWebpMetadata(Buffer.concat([plain.subarray(0, 12), riffChunk('viSn', secret)])),
  ).toBeUndefined();
});

it('an AVIF is passed on as it is only when it holds nothing beside its picture', async () => {
  const plain = await picture().avif().toBuffer();
  expect(holdsPictureAlone(plain)).toBe(true);
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + secret.length]), Buffer.from(`uuid${secret}`)]);
  expect(holdsPictureAlone(Buffer.concat([plain, box]))).toBe(false);
  expect(holdsPictureAlone(Buffer.concat([plain, Buffer.from(secret)]))).toBe(false);
});

it('the store takes a WebP and an AVIF without what they hold beside their picture', async () => {
  const webp = Buffer.concat([await picture().webp().toBuffer(), riffChunk('viSn', secret)]);
  webp.writeUInt32LE(webp.length - 8, 4);
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + secret.length]), Buffer.from(`uuid${secret}`)]);
  const avif = Buffer.concat([await picture().avif().toBuffer(), box]);
  for (const [kind, bytes] of [
    ['webp', webp],
    ['avif', avif],
  ] as const) {
    const stored = await prepareForStore(bytes, await readHeader(bytes, kind));
    expect(stored.bytes.includes(secret)).toBe(false);
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  }
});
