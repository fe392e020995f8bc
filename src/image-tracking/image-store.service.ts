import { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../shared/app-error.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { BucketStorage } from './bucket-storage.js';
import { FolderStorage } from './folder-storage.js';
import { type IsUsed, unusedObjects } from './image-store-sweep.js';
import { ImageNotFound, ImageStoreUnavailable } from './image-tracking.errors.js';
import type { TrackedImage } from './image-tracking.types.js';
import { sniffKind, type PictureHeader } from './picture-file.js';
import { PictureProcesses } from './picture-processes.js';
import type { PictureStorage } from './picture-storage.js';
import { openWaitingRoom, removeOldRooms, type WaitingRoom } from './waiting-room.js';

/** Widths that pictures are served in, px. */
const imageWidths = [160, 320, 640, 960, 1280, 1920] as const;

export interface StoredPicture {
  readonly bytes: Buffer;
  readonly contentType: `image/${'jpeg' | 'png' | 'webp' | 'avif'}`;
}

export type StoredFacts = Pick<TrackedImage, 'sha256' | 'width' | 'height' | 'fileSize' | 'format'>;

export interface PreparedPicture {
  readonly bytes: Buffer;
  readonly facts: StoredFacts;
}

/**
 * Keeps pictures under the SHA-256 of their bytes, so that a report keeps its pictures when the advert is gone: in a
 * folder, or in a bucket that machines share. Every method but the sweep throws ImageStoreUnavailable when that place fails.
 */
@Injectable()
export class ImageStore implements OnApplicationShutdown {
  private readonly logger = new Logger(ImageStore.name);
  private readonly storage: PictureStorage;
  private readonly bucket: BucketStorage | undefined;
  /** Of this machine, whichever storage there is. */
  private readonly rooms: string;
  /** Sizes that are being read or made, by their keys. */
  private readonly served = new Map<string, Promise<Buffer>>();
  private readonly processes = new PictureProcesses();

  constructor(@Inject(CONFIG) { imageDir, imageBucket }: Config) {
    this.bucket = imageBucket && new BucketStorage(imageBucket);
    this.storage = this.bucket ?? new FolderStorage(imageDir);
    this.rooms = join(imageDir, 'waiting');
  }

  /** Not earlier: while modules are destroyed, the queue still lets its last jobs end. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.bucket?.close(), this.processes.close()]);
  }

  /**
   * Stores a picture upright, without private metadata and at most 2400 px long; its bytes stay as they are when
   * nothing of that asks for a change. The same picture twice is stored once.
   * @throws as `prepare`
   */
  async put(given: Buffer, header: PictureHeader, signal?: AbortSignal): Promise<StoredFacts> {
    const { bytes, facts } = await this.prepare(given, header, signal);
    await this.write(facts.sha256, bytes);
    return facts;
  }

  /**
   * A picture as `put` would store it, which is not stored yet.
   * @throws PictureRefused for what takes too long, PicturesBusy, and the signal's reason
   */
  async prepare(given: Buffer, header: PictureHeader, signal?: AbortSignal): Promise<PreparedPicture> {
    const made = await this.processes.prepare(given, header, signal);
    const { bytes, width, height, format } = made;
    return { bytes, facts: { sha256: await sha256Of(bytes), width, height, fileSize: bytes.length, format } };
  }

  /** Stores a prepared picture under its SHA-256. */
  async write(sha256: string, bytes: Buffer): Promise<void> {
    await reached(this.storage.write(keyOf(sha256), bytes));
  }

  /** @throws ImageNotFound also for a name that is no SHA-256. */
  async open(sha256: string): Promise<StoredPicture> {
    const bytes = await this.original(sha256);
    const kind = sniffKind(bytes);
    if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp' && kind !== 'avif')
      throw new ImageNotFound(sha256);
    return { bytes, contentType: `image/${kind}` };
  }

  /**
   * The picture as WebP, at the smallest of `imageWidths` that is at least `width` (the largest beyond that) and never
   * larger than the original. Made once, however many ask at once, then read; people take turns.
   * @throws ImageNotFound, PictureRefused, PicturesBusy
   */
  async resized(sha256: string, width: number): Promise<StoredPicture> {
    const snapped = imageWidths.find((each) => each >= width) ?? imageWidths.at(-1)!;
    const key = keyOf(sha256, snapped);
    // Whoever asks meanwhile is given the same: a page asks for a size as often as it is opened.
    let bytes = this.served.get(key);
    if (!bytes) {
      bytes = this.readOrMake(sha256, snapped).finally(() => this.served.delete(key));
      this.served.set(key, bytes);
    }
    return { bytes: await bytes, contentType: 'image/webp' };
  }

  /**
   * The picture as JPEG, upright and on white, neither side longer than so many px.
   * @throws as `resized`, and the signal's reason
   */
  async jpeg(sha256: string, side: number, signal?: AbortSignal): Promise<Buffer> {
    return this.processes.jpeg(await this.original(sha256), side, signal);
  }

  async has(sha256: string): Promise<boolean> {
    return (await this.storedAt(sha256)) !== null;
  }

  /** The latest moment at which it can have been stored last; null when it is not there. */
  async storedAt(sha256: string): Promise<Date | null> {
    return reached(this.storage.storedAt(keyOf(sha256)));
  }

  /** Removes a picture and its sizes; one that is not there is no fault. */
  async remove(sha256: string): Promise<void> {
    const keys = [keyOf(sha256), ...imageWidths.map((width) => keyOf(sha256, width))];
    await reached(Promise.all(keys.map((key) => this.storage.remove(key))));
  }

  /**
   * Removes pictures, with all their sizes, that no row names; what a killed process left unfinished or waiting for
   * more than an hour goes too. Few names are in memory at a time.
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
    for await (const unused of unusedObjects(this.storage, 'originals/', limits)) {
      if (unused.sha256 === undefined) {
        await unused.remove();
        continue;
      }
      await this.remove(unused.sha256);
      removed += 1;
    }
    for (const width of imageWidths)
      for await (const unused of unusedObjects(this.storage, `resized/${width}/`, limits))
        await unused.remove();
    await removeOldRooms(this.rooms);
    return { removed };
  }

  /**
   * A folder of its own for files that are not decided on yet; `drop` removes it with all that is in it. What a killed
   * process left behind goes when the next one is made.
   */
  async waitingRoom(): Promise<WaitingRoom> {
    await removeOldRooms(this.rooms);
    const room = await reached(openWaitingRoom(this.rooms));
    return {
      ...room,
      add: (bytes) => reached(room.add(bytes)),
      read: (file) => reached(room.read(file)),
    };
  }

  private async readOrMake(sha256: string, width: number): Promise<Buffer> {
    const key = keyOf(sha256, width);
    const kept = await reached(this.storage.read(key));
    if (kept) return kept;
    const bytes = await this.processes.webp(await this.original(sha256), width);
    // It is made anew the next time: whoever wants to see it sees it.
    await this.storage
      .write(key, bytes)
      .catch((error: unknown) => this.logger.warn(`A size was not kept: ${(error as Error).message}`));
    return bytes;
  }

  private async original(sha256: string): Promise<Buffer> {
    const bytes = await reached(this.storage.read(keyOf(sha256)));
    if (!bytes) throw new ImageNotFound(sha256);
    return bytes;
  }
}

/** @throws ImageNotFound for a name that is no SHA-256 */
function keyOf(sha256: string, width?: number): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new ImageNotFound(sha256);
  const place = `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
  return width === undefined ? `originals/${place}` : `resized/${width}/${place}.webp`;
}

/** @throws ImageStoreUnavailable for every fault of the place */
async function reached<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : new ImageStoreUnavailable(cause);
  });
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
