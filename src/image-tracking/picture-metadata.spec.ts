import sharp from 'sharp';
import { stripJpegMetadata } from './jpeg-metadata.js';
import { stripPngMetadata } from './png-metadata.js';

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
