import { isCutOff, NoTurn } from '../shared/process-pool.js';
import { sharedProcesses } from '../shared/shared-processes.js';
import { workerProgram } from '../shared/worker-program.js';
import { asBuffer } from './as-buffer.js';
import { PictureRefused, PicturesBusy } from './image-tracking.errors.js';
import type { PictureHeader } from './picture-file.js';
import type { Look } from './picture-look.js';
import type { Prepared } from './prepare-for-store.js';

const limits = {
  /**
   * The slowest that headers let through take two seconds of a core, ordinary ones a tenth of one: a machine may be busy,
   * and a new process takes a second to start.
   */
  taskMs: 8_000,
  turnMs: 60_000,
  idleMs: 60_000,
  /** Bytes. An AVIF of 25 million pixels takes 530 MB, with ten bits and whole colours 700. */
  memory: 1_000_000_000,
  /** Whoever has pictures that take long leaves a process to the others. */
  ofPerson: 1,
};

const share = sharedProcesses(workerProgram(import.meta.url, './picture-worker'), limits);

/**
 * Decodes pictures of strangers in processes of their own: a small file may ask for seconds of work and for hundreds of
 * megabytes, and what decodes it does not stop when it is told to. All throw PicturesBusy when no turn comes,
 * PictureRefused for what takes too long or is damaged, and the reason of the signal.
 */
export class PictureProcesses {
  private readonly processes = share();

  /** See `lookAt`. */
  look(bytes: Buffer, pixelsLeft: number, signal?: AbortSignal): Promise<Look> {
    return this.run('look', { bytes, pixelsLeft }, signal);
  }

  /** See `prepareForStore`. */
  async prepare(bytes: Buffer, header: PictureHeader, signal?: AbortSignal): Promise<Prepared> {
    const prepared = await this.run<Prepared>('prepare', { bytes, header }, signal);
    return { ...prepared, bytes: asBuffer(prepared.bytes) };
  }

  /** A stored picture as WebP, at most so many px wide. */
  async webp(bytes: Buffer, width: number): Promise<Buffer> {
    return asBuffer(await this.run('webp', { bytes, width }));
  }

  /** A stored picture as JPEG, neither side longer than so many px. */
  async jpeg(bytes: Buffer, side: number, signal?: AbortSignal): Promise<Buffer> {
    return asBuffer(await this.run('jpeg', { bytes, side }, signal));
  }

  /** Ends the processes, once all who share them are done. */
  close(): Promise<void> {
    return this.processes.close();
  }

  private async run<T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> {
    try {
      return await this.processes.run<T>(name, task, signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof NoTurn) throw new PicturesBusy();
      throw new PictureRefused(isCutOff(error) ? tooSlow : 'Bilddatan är skadad', error);
    }
  }
}

/** It took more time or memory than any picture that people have. */
const tooSlow = 'Den tar för lång tid att läsa';
