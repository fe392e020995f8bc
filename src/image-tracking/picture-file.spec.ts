import sharp, { type Sharp } from 'sharp';
import { decodeSmall, readHeader, sniffKind } from './picture-file.js';

const blank = (width: number, height: number, background = '#c00') =>
  sharp({ create: { width, height, channels: 3, background } });

it.each([
  ['jpeg', () => blank(20, 20).jpeg().toBuffer()],
  ['png', () => blank(20, 20).png().toBuffer()],
  ['webp', () => blank(20, 20).webp().toBuffer()],
  ['gif', () => blank(20, 20).gif().toBuffer()],
  ['avif', () => blank(20, 20).avif().toBuffer()],
  ['svg', async () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['pdf', async () => Buffer.from('%PDF-1.7\n')],
  ['text', async () => Buffer.from('<!doctype html><title>Nej</title>')],
  ['unknown', async () => Buffer.from([0, 1, 2, 3])],
  ['unknown', async () => Buffer.alloc(0)],
])('tells %s by its first bytes', async (kind, make) => {
  expect(sniffKind(await make())).toBe(kind);
});

it('reads the size as shown, after the turn the camera asks for', async () => {
  const turned = await blank(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await readHeader(turned, 'jpeg')).toMatchObject({
    width: 30,
    height: 40,
    turned: true,
    animated: false,
  });
});

it.each([
  ['plain', (picture: Sharp) => picture.jpeg(), false],
  ['written in passes', (picture: Sharp) => picture.jpeg({ progressive: true }), false],
  ['with a colour profile', (picture: Sharp) => picture.withIccProfile('srgb').jpeg(), false],
  ['with Exif', (picture: Sharp) => picture.withExif({ IFD0: { Artist: 'Eva' } }).jpeg(), true],
])('reads the size of a JPEG %s, and whether it tells of people', async (_how, write, hasPrivateMetadata) => {
  const bytes = await write(blank(40, 30)).toBuffer();
  expect(await readHeader(bytes, 'jpeg')).toEqual({
    kind: 'jpeg',
    width: 40,
    height: 30,
    turned: false,
    animated: false,
    hasPrivateMetadata,
  });
});

it('refuses a JPEG that ends before its picture, or whose size is nothing', async () => {
  const bytes = await blank(40, 30).jpeg().toBuffer();
  await expect(readHeader(bytes.subarray(0, 100), 'jpeg')).rejects.toThrow();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0, 0x00, 0x11));
  bytes.writeUInt16BE(0, frame + 7);
  await expect(readHeader(bytes, 'jpeg')).rejects.toThrow();
});

describe('decodes', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s to 256 px on the long side, in three channels',
    async (format) => {
      const bytes = await blank(640, 320).toFormat(format).toBuffer();
      const { data, width, height } = await decodeSmall(bytes);
      expect([width, height, data.length]).toEqual([256, 128, 256 * 128 * 3]);
    },
  );

  it('upright, so that the top stays the top', async () => {
    const top = await blank(300, 100, '#00f').png().toBuffer();
    const drawn = blank(300, 600, '#fff')
      .composite([{ input: top, left: 0, top: 0 }])
      .png();
    // Stored lying on its right side, with the orientation that turns it back.
    const lying = sharp(
      await sharp(await drawn.toBuffer())
        .rotate(270)
        .toBuffer(),
    );
    const { data, width, height } = await decodeSmall(
      await lying.withMetadata({ orientation: 6 }).png().toBuffer(),
    );
    expect([width, height]).toEqual([128, 256]);
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
    expect([...data.subarray(-3)]).toEqual([255, 255, 255]);
  });

  it('grey and transparent pictures to colours on white', async () => {
    const grey = await blank(300, 300, '#808080').greyscale().png().toBuffer();
    expect([...(await decodeSmall(grey)).data.subarray(0, 3)]).toEqual([128, 128, 128]);
    const clear = sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } });
    expect([...(await decodeSmall(await clear.png().toBuffer())).data.subarray(0, 3)]).toEqual([
      255, 255, 255,
    ]);
  });

  it('nothing that is cut short or has more than 50 million pixels', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer();
    await expect(decodeSmall(whole.subarray(0, whole.length / 2))).rejects.toThrow();
    const huge = await blank(8000, 6251).png({ compressionLevel: 9 }).toBuffer();
    await expect(decodeSmall(huge)).rejects.toThrow(/pixel limit/);
  });
});
