import { Logger } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';

/** What stands in memory of one request. */
export interface HeldBody {
  /** So many bytes of it stand there no more. */
  readonly letGo: (bytes: number) => void;
  /** None of it does. */
  readonly end: () => void;
}

/** Of what all may hold together, one place on the network may hold a quarter. */
const shareOfPlace = 4;

/** What is held of one request. */
interface Held {
  readonly place: string | undefined;
  bytes: number;
  /** The sum of the moments when they came, milliseconds: by it their age is known though each came at its own time. */
  moments: number;
}

/**
 * Bounds what stands in memory of requests that are not worked on yet, of all people together. Whoever sends slowly holds the most for
 * the longest: beyond the bound the connection is cut of the request whose bytes times the time for which they were held
 * are most, so those who send as fast as they can, or little, need not wait for others. What is worked on is not cut, however much
 * of it one place sends: so each place has a share, and beyond it its own requests are cut.
 */
export class HeldBodies {
  private readonly logger = new Logger(HeldBodies.name);
  private readonly held = new Map<IncomingMessage, Held>();
  private readonly ofPlaces = new Map<string, number>();
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

  /** Whether a place on the network holds its share: what else comes of it would be cut. */
  isFull(place: string): boolean {
    return (this.ofPlaces.get(place) ?? 0) >= this.most / shareOfPlace;
  }

  /**
   * Counts what has come of the request, and what comes until it ends.
   * @param place on the network that it comes from, which has a share; none without
   */
  hold(request: IncomingMessage, place?: string): HeldBody {
    const take = request.push.bind(request);
    request.push = (piece: Buffer | null) => {
      if (piece) this.add(request, piece.length);
      return take(piece);
    };
    this.held.set(request, { place, bytes: 0, moments: 0 });
    this.add(request, request.readableLength);
    return {
      letGo: (bytes) => {
        const own = this.held.get(request);
        if (!own || own.bytes === 0) return;
        // Which of them is not known. What is left is as old as all were.
        own.moments *= (own.bytes - bytes) / own.bytes;
        this.count(own, -bytes);
      },
      end: () => this.forget(request),
    };
  }

  private add(request: IncomingMessage, bytes: number): void {
    const own = this.held.get(request);
    if (!own) return;
    own.moments += bytes * performance.now();
    this.count(own, bytes);
    const { place } = own;
    if (place !== undefined)
      while ((this.ofPlaces.get(place) ?? 0) > this.most / shareOfPlace && this.cutLongest(place));
    while (this.bytes > this.most && this.cutLongest());
  }

  /** @returns false where nothing can be cut */
  private cutLongest(place?: string): boolean {
    const longest = this.longest(place);
    if (!longest) return false;
    this.forget(longest);
    longest.socket.destroy();
    this.logger.warn(
      'Too much of requests that wait is in memory: the one that held most for longest was cut',
    );
    return true;
  }

  /** @param place whose requests alone are looked at */
  private longest(place?: string): IncomingMessage | undefined {
    const now = performance.now();
    let longest: IncomingMessage | undefined;
    let most = -1;
    for (const [request, { bytes, moments, place: from }] of this.held) {
      if (place !== undefined && from !== place) continue;
      const byteTime = bytes * now - moments;
      if (this.isWorkedOn(request) || bytes === 0 || byteTime <= most) continue;
      longest = request;
      most = byteTime;
    }
    return longest;
  }

  private forget(request: IncomingMessage): void {
    const own = this.held.get(request);
    if (own) this.count(own, -own.bytes);
    this.held.delete(request);
  }

  private count(own: Held, bytes: number): void {
    own.bytes += bytes;
    this.bytes += bytes;
    if (own.place === undefined) return;
    const left = (this.ofPlaces.get(own.place) ?? 0) + bytes;
    if (left > 0) this.ofPlaces.set(own.place, left);
    else this.ofPlaces.delete(own.place);
  }
}
