import sharp from 'sharp';
import { guardProcess } from '../shared/guard-process.js';
import { asBuffer } from './as-buffer.js';
import { maxPixels, type PictureHeader } from './picture-file.js';
import { type Look, lookAt } from './picture-look.js';
import { type Prepared, prepareForStore } from './prepare-for-store.js';

guardProcess();
// No picture comes twice.
sharp.cache(false);

/** What a Buffer is once it has come from another process. */
type Sent = Uint8Array<ArrayBuffer>;

/** The tasks of the processes that decode pictures; see `PictureProcesses`. */
export function look({ bytes, pixelsLeft }: { bytes: Sent; pixelsLeft: number }): Promise<Look> {
  return lookAt(asBuffer(bytes), pixelsLeft);
}

export function prepare({ bytes, header }: { bytes: Sent; header: PictureHeader }): Promise<Prepared> {
  return prepareForStore(asBuffer(bytes), header);
}

/** A stored picture as WebP, at most so wide. */
export function webp({ bytes, width }: { bytes: Sent; width: number }): Promise<Buffer> {
  return opened(bytes)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer();
}

/** A stored picture as JPEG, upright and on white, neither side longer. */
export function jpeg({ bytes, side }: { bytes: Sent; side: number }): Promise<Buffer> {
  return opened(bytes)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const opened = (bytes: Sent) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' });
