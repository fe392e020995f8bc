import sharp from 'sharp';
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
