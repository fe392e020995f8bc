import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './space.js';

let grain: Promise<Buffer> | undefined;

/** A picture as a camera would give it: faint grain, dimmed corners, JPEG. */
export async function renderPhoto(svg: string): Promise<Buffer> {
  grain ??= sharp({
    create: {
      width: pictureWidth,
      height: pictureHeight,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 16 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}"><defs><radialGradient id="v" cx="0.48" cy="0.46" r="0.75"><stop offset="0.55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .composite([{ input: Buffer.from(corners) }, { input: await grain, blend: 'soft-light' }])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** A drawing as brokers publish it: few colours, PNG. */
export async function renderDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 64 })
    .toBuffer();
}
