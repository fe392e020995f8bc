import { ImageNotFound } from '../image-tracking/image-tracking.errors.js';
import type { ImageStore } from '../image-tracking/image-store.service.js';

/** Of whole groups of three, so that the pieces of base64 put together are that of the whole. */
const PIECE_BYTES = 3 * 64 * 1024;

/**
 * Writes a JSON list of `{sha256, file}`: a data URL, or null of a picture that the store has lost. One picture is in
 * memory at a time, and text in pieces of 256 kB: all together may be more than a string can hold.
 * @throws ImageStoreUnavailable, the signal's reason, and what `write` throws
 */
export async function writePictures(
  names: Iterable<string>,
  images: ImageStore,
  { write, signal }: { write: (text: string) => Promise<void>; signal: AbortSignal | undefined },
): Promise<void> {
  let count = 0;
  await write('[');
  for (const sha256 of names) {
    signal?.throwIfAborted();
    await write(
      `${count++ === 0 ? '' : ','}\n    {\n      "sha256": ${JSON.stringify(sha256)},\n      "file": `,
    );
    const picture = await pictureOf(sha256, images);
    if (picture) {
      await write(`"data:${picture.contentType};base64,`);
      for (let at = 0; at < picture.bytes.length; at += PIECE_BYTES)
        await write(picture.bytes.toString('base64', at, at + PIECE_BYTES));
    }
    await write(`${picture ? '"' : 'null'}\n    }`);
  }
  await write(count === 0 ? ']' : '\n  ]');
}

async function pictureOf(sha256: string, images: ImageStore) {
  try {
    return await images.open(sha256);
  } catch (error) {
    if (error instanceof ImageNotFound) return undefined;
    throw error;
  }
}
