import { PassThrough, type Duplex, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchTimeout, ResponseTooLarge } from './http.errors.js';

const decoders: Record<string, () => Duplex> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What a page or a picture never unpacks to, however repetitive it is; small texts may. */
const unpacking = { mostTimes: 100, beyondBytes: 1_000_000 };
/** Below this an answer only holds its connection. */
const progress = { everyMs: 5_000, leastBytes: 256 };

export interface Answer {
  /** Lower-case names. */
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Readable;
}

/**
 * Reads an answer's body, decompressed as `content-encoding` says. Counts both the bytes on the wire and those that
 * come out of the decompressor, so a small bomb stops at the same cap as an endless body, or earlier by its ratio.
 * @param onReceived told of each part of the wire's bytes; what it throws ends the reading
 * @throws ResponseTooLarge at the first byte over `maxBytes` or when one is announced; FetchTimeout when less than
 * 256 bytes come in five seconds; an Error for an unknown, repeated or broken encoding
 */
export async function readBody(
  { headers, body }: Answer,
  url: string,
  maxBytes: number,
  onReceived?: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  let unpacked = 0;
  let seen = 0;
  const refuse = (error: Error): never => {
    body.on('error', () => undefined).destroy();
    throw error;
  };
  if (Number(headers['content-length']) > maxBytes) refuse(new ResponseTooLarge(url, maxBytes));
  const encoding =
    String(headers['content-encoding'] ?? '')
      .trim()
      .toLowerCase() || 'identity';
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]!() : undefined;
  if (!decoder) return refuse(new Error(`unknown content-encoding ${encoding}`));

  const watch = setInterval(() => {
    if (received - seen < progress.leastBytes) {
      const slow = `sent less than ${progress.leastBytes} bytes in`;
      body.destroy(new FetchTimeout(url, progress.everyMs, undefined, slow));
    }
    seen = received;
  }, progress.everyMs);
  try {
    await pipeline(
      body,
      async function* (wire: AsyncIterable<Buffer>) {
        for await (const chunk of wire) {
          received += chunk.length;
          onReceived?.(chunk.length);
          if (received > maxBytes) throw new ResponseTooLarge(url, maxBytes);
          yield chunk;
        }
      },
      decoder,
      async (plain: AsyncIterable<Buffer>) => {
        for await (const chunk of plain) {
          unpacked += chunk.length;
          if (unpacked > maxBytes) throw new ResponseTooLarge(url, maxBytes);
          if (unpacked > unpacking.beyondBytes && unpacked > received * unpacking.mostTimes)
            throw new ResponseTooLarge(url, unpacking.mostTimes, 'times its packed size');
          chunks.push(chunk);
        }
      },
    );
  } finally {
    clearInterval(watch);
    body.on('error', () => undefined).destroy();
  }
  return Buffer.concat(chunks);
}
