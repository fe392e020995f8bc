import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';

/** How slowly an answer may be read before it is cut. */
const readingPace = {
  /** Milliseconds that its reader may keep us waiting in any case. */
  graceMs: 120_000,
  /** Beyond that, bytes a second: less than a line of 1 Mbit/s takes. */
  slowest: 100_000,
} as const;

/**
 * An answer on its way to somebody who may read slowly, or not at all: whoever writes waits, so no more than a piece of it is
 * in memory. Only time that is spent waiting for the reader counts, not what the writer needs for itself.
 */
export class PatientStream {
  private readonly stream = new PassThrough();
  private readonly ended = new AbortController();
  private patienceMs: number;
  private waitsSince: number | undefined;

  /**
   * @param onCut hears that the reader was too slow
   * @param graceMs when other than that of all
   */
  constructor(
    private readonly onCut: () => void,
    graceMs: number = readingPace.graceMs,
  ) {
    this.patienceMs = graceMs;
    this.stream.once('close', () => this.ended.abort());
    // Whoever sends it hears of a fault too; before they do, it would end the process.
    this.stream.on('error', () => undefined);
  }

  get readable(): Readable {
    return this.stream;
  }

  /** Aborts when it is read to its end, cut, or left by its reader. */
  get signal(): AbortSignal {
    return this.ended.signal;
  }

  /** Milliseconds for which nothing of it has been read, while there was something to read. */
  get unreadMs(): number {
    return this.waitsSince === undefined ? 0 : performance.now() - this.waitsSince;
  }

  /** Waits until there is room for more. @throws AbortError when it is read no more */
  async write(piece: string | Buffer): Promise<void> {
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    this.patienceMs += (bytes.length / readingPace.slowest) * 1_000;
    if (!this.stream.write(bytes)) await this.waitFor('drain');
  }

  /** Waits until all of it is read. */
  async end(): Promise<void> {
    this.stream.end();
    if (!this.stream.closed) await this.waitFor('close').catch(() => undefined);
  }

  /** The reader learns that this is not all of it. */
  breakOff(error: Error): void {
    this.stream.destroy(error);
  }

  private async waitFor(event: 'drain' | 'close'): Promise<void> {
    const since = performance.now();
    this.waitsSince = since;
    const late = setTimeout(() => {
      this.onCut();
      this.stream.destroy();
    }, this.patienceMs);
    try {
      await once(this.stream, event, { signal: this.signal });
    } finally {
      clearTimeout(late);
      this.waitsSince = undefined;
      this.patienceMs -= performance.now() - since;
    }
  }
}
