import type { Readable } from 'node:stream';
import { PatientStream } from '../shared/http/patient-stream.js';

/** Bytes that are on their way at a time. */
const pieceBytes = 64 * 1024;
/** Milliseconds that a reader may keep us waiting beyond the pace of `PatientStream`: nobody else has a place meanwhile. */
const graceMs = 30_000;

/** A file in memory, and the stream it is read by. */
export interface PatientFile {
  readonly stream: Readable;
  /** Bytes in all. */
  readonly length: number;
  /** Milliseconds for which nothing of it has been read. */
  unreadMs(): number;
}

/** @param onEnd hears once that nothing of it is in memory: it was read, its reader left, or was too slow and was cut */
export function patientFile(file: Buffer, onEnd: () => void, grace = graceMs): PatientFile {
  const stream = new PatientStream(() => undefined, grace);
  void send(file, stream)
    // It is read no more.
    .catch(() => undefined)
    .finally(onEnd);
  return { stream: stream.readable, length: file.length, unreadMs: () => stream.unreadMs };
}

async function send(file: Buffer, stream: PatientStream): Promise<void> {
  for (let at = 0; at < file.length; at += pieceBytes) await stream.write(file.subarray(at, at + pieceBytes));
  await stream.end();
}
