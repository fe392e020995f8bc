import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const decoders: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads an answer's body, decompressed as `content-encoding` says. Counts both the bytes on the wire and those that
 * come out of the decompressor, so a small bomb stops at the same cap as an endless body.
 * @throws what `tooLarge` makes, at the first byte over `maxBytes`; an Error for an unknown or broken encoding.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string | undefined,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const encoding = contentEncoding?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity' || encoding === '') return collect(body, maxBytes, tooLarge);
  const decoder = decoders[encoding]?.();
  if (!decoder) {
    body.on('error', () => undefined).destroy();
    throw new Error(`unknown content-encoding ${encoding}`);
  }
  let received = 0;
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) decoder.destroy(tooLarge());
  });
  body.on('error', (error) => decoder.destroy(error));
  body.pipe(decoder);
  try {
    return await collect(decoder, maxBytes, tooLarge);
  } finally {
    body.on('error', () => undefined).destroy();
  }
}

async function collect(stream: Readable, maxBytes: number, tooLarge: () => Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
