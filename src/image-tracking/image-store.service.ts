import { randomUUID, webcrypto } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { CONFIG, type Config } from '../shared/config/config.js';
import { type IsUsed, removeOldRooms, unusedFiles } from './image-store-sweep.js';
import { ImageNotFound } from './image-tracking.errors.js';
import type { TrackedImage } from './image-tracking.types.js';
import { stripJpegMetadata } from './jpeg-metadata.js';
import { stripPngMetadata } from './png-metadata.js';
import { maxPixels, sniffKind, type PictureHeader } from './picture-file.js';

/** Long side of a stored picture, px; enough for print and for reading a plan's figures. */
const maxSide = 2400;
/** Widths that pictures are served in, px. */
const imageWidths = [160, 320, 640, 960, 1280, 1920] as const;

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly contentType: `image/${'jpeg' | 'png' | 'webp' | 'avif'}`;
}

export interface WaitingRoom {
  /** Writes the bytes to a file and gives its path. */
  add(bytes: Buffer): Promise<string>;
  drop(): Promise<void>;
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
    const sha256 = await sha256Of(picture.bytes);
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

  /** When it was stored last; null when it is not there. */
  async storedAt(sha256: string): Promise<Date | null> {
    return stat(this.pathOf(sha256)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  /** Removes a picture and its sizes; one that is not there is no fault. */
  async remove(sha256: string): Promise<void> {
    const paths = [this.pathOf(sha256), ...imageWidths.map((width) => this.pathOf(sha256, width))];
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  /**
   * Removes pictures, with all their sizes, that no row names; what a killed process left unfinished or waiting for
   * more than an hour goes too. Walks the folders with few names in memory at a time.
   * @param isUsed which of the given names (at most 200) rows name
   * @param olderThanMs a picture stored, or stored again, since then is left: its row may not be written yet. Give at
   * least as long as a form or an analysis takes
   * @returns how many pictures were removed
   * @throws the signal's reason when aborted, and what `isUsed` throws; nothing more is removed then
   */
  async sweep(
    isUsed: IsUsed,
    olderThanMs: number,
    { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
  ): Promise<{ removed: number }> {
    const limits = { isUsed, olderThanMs, signal };
    let removed = 0;
    for await (const { sha256, path } of unusedFiles(join(this.config.imageDir, 'originals'), limits)) {
      if (sha256 === undefined) {
        await rm(path, { force: true });
        continue;
      }
      await this.remove(sha256);
      removed += 1;
    }
    for (const width of imageWidths) {
      const folder = join(this.config.imageDir, 'resized', String(width));
      for await (const { path } of unusedFiles(folder, limits)) await rm(path, { force: true });
    }
    await removeOldRooms(join(this.config.imageDir, 'waiting'));
    return { removed };
  }

  /**
   * A folder of its own for files that are not decided on yet; `drop` removes it with all that is in it. What a killed
   * process left behind goes when the next one is made.
   */
  async waitingRoom(): Promise<WaitingRoom> {
    const rooms = join(this.config.imageDir, 'waiting');
    await removeOldRooms(rooms);
    const folder = join(rooms, randomUUID());
    await mkdir(folder, { recursive: true });
    return {
      add: async (bytes) => {
        const file = join(folder, randomUUID());
        await writeFile(file, bytes);
        return file;
      },
      drop: () => rm(folder, { recursive: true, force: true }),
    };
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
    if (await touch(path)) return;
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

/** Hex SHA-256, worked out beside the event loop. */
export async function sha256Of(bytes: Buffer): Promise<string> {
  return Buffer.from(
    await webcrypto.subtle.digest(
      'SHA-256',
      new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) as Uint8Array<ArrayBuffer>,
    ),
  ).toString('hex');
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a file young, so that it is not swept away before its row is written; false when it is not there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
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
    const stripped =
      kind === 'jpeg'
        ? stripJpegMetadata(bytes)
        : kind === 'png'
          ? stripPngMetadata(bytes)
          : header.hasPrivateMetadata
            ? undefined
            : bytes;
    if (stripped) return { bytes: stripped, format: kind, width, height };
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
