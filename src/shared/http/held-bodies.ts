import type { IncomingMessage } from 'node:http';

/** What stands in memory of one request. */
export interface HeldBody {
  /** So many bytes of it stand there no more. */
  readonly letGo: (bytes: number) => void;
  /** None of it does. */
  readonly end: () => void;
}

/**
 * Bounds what stands in memory of unfinished requests, of all people together. Whoever sends slowly holds the most for
 * the longest: beyond the bound the connection is cut of the request that has held its bytes for longest, so those who
 * send as fast as they can need not wait for others.
 */
export class HeldBodies {
  /** By the time since when they hold what they do, the earliest first. */
  private readonly held = new Map<IncomingMessage, number>();
  private bytes = 0;

  /** @param most bytes of all together */
  constructor(private readonly most: number) {}

  /** Counts what has come of the request, and what comes until it ends. */
  hold(request: IncomingMessage): HeldBody {
    const take = request.push.bind(request);
    request.push = (piece: Buffer | null) => {
      if (piece) this.add(request, piece.length);
      return take(piece);
    };
    this.held.set(request, 0);
    this.add(request, request.readableLength);
    return {
      letGo: (bytes) => {
        const own = this.forget(request);
        if (own === undefined) return;
        this.held.set(request, own - bytes);
        this.bytes += own - bytes;
      },
      end: () => void this.forget(request),
    };
  }

  private add(request: IncomingMessage, bytes: number): void {
    const own = this.held.get(request);
    if (own === undefined) return;
    this.held.set(request, own + bytes);
    this.bytes += bytes;
    for (const longest of this.held.keys()) {
      if (this.bytes <= this.most) return;
      // What came whole is being worked on: a cut would free nothing.
      if (longest.complete) continue;
      this.forget(longest);
      longest.socket.destroy();
    }
  }

  /** @returns what it held; undefined when it was forgotten before */
  private forget(request: IncomingMessage): number | undefined {
    const own = this.held.get(request);
    this.held.delete(request);
    this.bytes -= own ?? 0;
    return own;
  }
}
