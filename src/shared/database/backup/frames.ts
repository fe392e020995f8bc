import type { Readable } from 'node:stream';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A piece of a backup: one line of JSON, and after the line of `rows` as many bytes as it says. */
export const frameSchema = z.discriminatedUnion('frame', [
  z.object({
    frame: z.literal('head'),
    /** Of the file; a program reads those that it knows. */
    format: z.literal(1),
    /** ISO 8601: the moment whose rows are in it. */
    createdAt: z.string(),
    /** Of the server that it was taken from. */
    postgres: z.string(),
    /** The migrations that the rows fit, in their order. */
    migrations: z.array(z.string()),
    sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  z.object({ frame: z.literal('table'), table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({
    frame: z.literal('rows'),
    bytes: z
      .number()
      .int()
      .positive()
      .max(2 ** 30),
  }),
  /** Ends a table; the digest is of all bytes of its rows. */
  z.object({ frame: z.literal('table end'), rows: z.number().int().min(0), sha256 }),
  /** Ends the file; the digest is of all lines before it. */
  z.object({ frame: z.literal('end'), sha256 }),
]);

export type Frame = z.infer<typeof frameSchema>;
export type Head = Extract<Frame, { frame: 'head' }>;

/** The file ends too early, or its bytes are not those that were written. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged';
}

/** The line that a frame begins with. */
export const lineOf = (frame: Frame): string => `${JSON.stringify(frame)}\n`;

/** A frame as it was read. */
export interface ReadFrame {
  readonly frame: Frame;
  /** The line as it stands. */
  readonly line: string;
  /** Of `rows`, piece by piece; to be read before the next frame is asked for. */
  readonly bytes: AsyncIterable<Buffer>;
}

const LONGEST_LINE = 1024 * 1024;

/**
 * Frames one after the other, never more than a piece of them in memory.
 * @throws BackupDamaged for what is no backup, or half of one
 */
export async function* readFrames(source: Readable): AsyncGenerator<ReadFrame> {
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const next = await pieces.next().catch((cause: unknown) => {
      throw new BackupDamaged('it cannot be unpacked to its end', { cause });
    });
    if (next.done) return false;
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
    return true;
  };
  for (;;) {
    let end = rest.indexOf(0x0a);
    while (end === -1 && rest.length < LONGEST_LINE && (await more())) end = rest.indexOf(0x0a);
    if (end === -1 && rest.length === 0) return;
    if (end === -1) throw new BackupDamaged('it ends in the middle, or is no backup');
    const line = rest.subarray(0, end + 1).toString('utf8');
    rest = rest.subarray(end + 1);
    const frame = parse(line);
    let left = frame.frame === 'rows' ? frame.bytes : 0;
    const bytes = async function* (): AsyncGenerator<Buffer> {
      while (left > 0) {
        if (rest.length === 0 && !(await more())) throw new BackupDamaged('it ends in the middle');
        const piece = rest.subarray(0, left);
        rest = rest.subarray(piece.length);
        left -= piece.length;
        yield piece;
      }
    };
    yield { frame, line, bytes: bytes() };
  }
}

function parse(line: string): Frame {
  try {
    return frameSchema.parse(JSON.parse(line));
  } catch (cause) {
    throw new BackupDamaged('it is no backup of ours, or of a newer release', { cause });
  }
}
