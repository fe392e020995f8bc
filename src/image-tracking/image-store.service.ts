import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { CONFIG, type Config } from '../shared/config/config.js';
import { ImageNotFound } from './image-tracking.errors.js';
import type { TrackedImage } from './image-tracking.types.js';
import { stripJpegMetadata } from './jpeg-metadata.js';
import { maxPixels, sniffKind, type PictureHeader } from './picture-file.js';

/** Long side of a stored picture, px; enough for print and for reading a plan's figures. */
const maxSide = 2400;
/** Widths that pictures are served in, px. */
export const imageWidths = [160, 320, 640, 960, 1280, 1920] as const;

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly contentType: `image/${'jpeg' | 'png' | 'webp' | 'avif'}`;
}

export type StoredFacts = Pick<TrackedImage, 'sha256' | 'width' | 'height' | 'fileSize' | 'format'>;

/** Keeps pictures under the SHA-256 of their bytes, so that a report keeps its pictures when the advert is gone. */
@Injectable()
export class ImageStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Stores a picture upright, without private metadata and at most 2400 px long; its bytes stay as they are when
   * nothing of that asks for a change. The same picture twice is one file.
   */
  async put(bytes: Buffer, header: PictureHeader): Promise<StoredFacts> {
    const picture = await prepare(bytes, header);
    const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
    await this.write(this.pathOf(sha256), picture.bytes);
    return {
      sha256,
      width: picture.width,
      height: picture.height,
      fileSize: picture.bytes.length,
      format: picture.format,
    };
  }

  /** @throws ImageNotFound also for a name that is no SHA-256. */
  async open(sha256: string): Promise<StoredPicture> {
    const bytes = await this.read(sha256, this.pathOf(sha256));
    const kind = sniffKind(bytes);
    if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp' && kind !== 'avif')
      throw new ImageNotFound(sha256);
    return { bytes, contentType: `image/${kind}` };
  }

  /**
   * The picture as WebP, at the smallest of `imageWidths` that is at least `width` (the largest beyond that) and never
   * larger than the original. Made once, then read from disk.
   * @throws ImageNotFound
   */
  async resized(sha256: string, width: number): Promise<StoredPicture> {
    const snapped = imageWidths.find((each) => each >= width) ?? imageWidths.at(-1)!;
    const path = this.pathOf(sha256, snapped);
    const contentType = 'image/webp';
    const cached = await readIfThere(path);
    if (cached) return { bytes: cached, contentType };
    const original = await this.read(sha256, this.pathOf(sha256));
    const bytes = await sharp(original, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .resize({ width: snapped, withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer();
    await this.write(path, bytes);
    return { bytes, contentType };
  }

  async has(sha256: string): Promise<boolean> {
    return isThere(this.pathOf(sha256));
  }

  /** Removes a picture and its sizes; one that is not there is no fault. */
  async remove(sha256: string): Promise<void> {
    const paths = [this.pathOf(sha256), ...imageWidths.map((width) => this.pathOf(sha256, width))];
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  private pathOf(sha256: string, width?: number): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new ImageNotFound(sha256);
    const folders = [sha256.slice(0, 2), sha256.slice(2, 4)];
    return width === undefined
      ? join(this.config.imageDir, 'originals', ...folders, sha256)
      : join(this.config.imageDir, 'resized', String(width), ...folders, `${sha256}.webp`);
  }

  private async read(sha256: string, path: string): Promise<Buffer> {
    const bytes = await readIfThere(path);
    if (!bytes) throw new ImageNotFound(sha256);
    return bytes;
  }

  /** A reader never sees half a file: what has its final name is whole. */
  private async write(path: string, bytes: Buffer): Promise<void> {
    if (await isThere(path)) return;
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function prepare(
  bytes: Buffer,
  header: PictureHeader,
): Promise<Pick<TrackedImage, 'format' | 'width' | 'height'> & { bytes: Buffer }> {
  const tooLong = Math.max(header.width, header.height) > maxSide;
  const { kind, width, height } = header;
  if (kind !== 'gif' && !tooLong && !header.turned && !header.animated) {
    if (kind === 'jpeg') return { bytes: stripJpegMetadata(bytes), format: kind, width, height };
    if (!header.hasPrivateMetadata) return { bytes, format: kind, width, height };
  }
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  const format = kind === 'gif' ? 'png' : kind === 'avif' ? 'webp' : kind;
  const encoded =
    format === 'jpeg'
      ? picture.jpeg({ quality: 86 })
      : format === 'png'
        ? picture.png({ compressionLevel: 8 })
        : picture.webp({ quality: 86 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, format, width: info.width, height: info.height };
}
