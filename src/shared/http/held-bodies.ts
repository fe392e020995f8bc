import { Logger } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** What stands in memory of one request. */
export interface HeldBody {
  /** So many bytes of it stand there no more. */
  readonly letGo: (bytes: number) => void;
  /** None of it does. */
  readonly end: () => void;
}

/** What is held of one request. */
interface Held {
  bytes: number;
  /** The sum of the moments when they came, milliseconds: by it their age is known though each came at its own time. */
  moments: number;
}

/**
 * Bounds what stands in memory of requests that are not worked on yet, of all people together. Whoever sends slowly holds the most for
 * the longest: beyond the bound the connection is cut of the request whose bytes times the time for which they were held
 * are most, so those who send as fast as they can, or little, need not wait for others.
 */
export class HeldBodies {
  private readonly logger = new Logger(HeldBodies.name);
  private readonly held = new Map<IncomingMessage, Held>();
  private bytes = 0;

  /**
   * @param most bytes of all together
   * @param isWorkedOn whether a request is being worked on, so that its cut would free nothing: once it has come whole,
   *   unless told otherwise
   */
  constructor(
    private readonly most: number,
    private readonly isWorkedOn = (request: IncomingMessage) => request.complete,
  ) {}

  /** Counts what has come of the request, and what comes until it ends. */
  hold(request: IncomingMessage): HeldBody {
    const take = request.push.bind(request);
    request.push = (piece: Buffer | null) => {
      if (piece) this.add(request, piece.length);
      return take(piece);
    };
    this.held.set(request, { bytes: 0, moments: 0 });
    this.add(request, request.readableLength);
    return {
      letGo: (bytes) => {
        const own = this.held.get(request);
        if (!own || own.bytes === 0) return;
        // Which of them is not known. What is left is as old as all were.
        own.moments *= (own.bytes - bytes) / own.bytes;
        own.bytes -= bytes;
        this.bytes -= bytes;
      },
      end: () => this.forget(request),
    };
  }

  private add(request: IncomingMessage, bytes: number): void {
    const own = this.held.get(request);
    if (!own) return;
    own.bytes += bytes;
    own.moments += bytes * performance.now();
    this.bytes += bytes;
    while (this.bytes > this.most) {
      const longest = this.longest();
      if (!longest) return;
      this.forget(longest);
      longest.socket.destroy();
      this.logger.warn(
        'Too much of requests that wait is in memory: the one that held most for longest was cut',
      );
    }
  }

  private longest(): IncomingMessage | undefined {
    const now = performance.now();
    let longest: IncomingMessage | undefined;
    let most = -1;
    for (const [request, { bytes, moments }] of this.held) {
      const byteTime = bytes * now - moments;
      if (this.isWorkedOn(request) || bytes === 0 || byteTime <= most) continue;
      longest = request;
      most = byteTime;
    }
    return longest;
  }

  private forget(request: IncomingMessage): void {
    this.bytes -= this.held.get(request)?.bytes ?? 0;
    this.held.delete(request);
  }
}
