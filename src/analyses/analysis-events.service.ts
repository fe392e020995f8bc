import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Observable } from 'rxjs';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';
import { Turns } from '../shared/turns.js';
import type { AnalysisEvent } from './analysis.types.js';
import { SESSION_ENDS } from '../auth/session-ends.service.js';
import { OpenPages, type LiveEvent, type OpenPage } from './open-pages.js';

/** A message to a page: what happened, and the place in the user's stream (`<ms>-<n>`) up to which it is informed. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: AnalysisEvent | { readonly type: 'heartbeat' };
  /** The last message of a page that is to come again, after so many milliseconds. */
  readonly comeAgainMs?: number;
}

const CHANNEL = 'analysis-events';
/** How far back a client may resume: what is kept is fetched and told at once, to as many pages as come. */
const KEPT_EVENTS = 50;
const KEPT_SECONDS = 3600;
/** Bytes. A card has some thousand, but for what somebody wrote into a link. */
const LARGEST_EVENT = 2_048;
/** Analyses whose revisions are remembered. More than anybody changes in an hour; then all are forgotten. */
const TOLD_ANALYSES = 500;
/** Pages that fetch what they missed at once: whatever is counted goes over the same connection, and waits behind them. */
const RESUMED_AT_ONCE = 4;
/** Proxies close silent connections after a minute or less. */
const HEARTBEAT_MS = 20_000;
/** A page that gives way to newer ones comes again after this time, or they would drive each other out without end. */
const GIVES_WAY_MS = 60_000;

const RESET: AnalysisEvent = { type: 'reset' };

/**
 * One step for Redis, so that events are announced in the order in which they stand in the stream, and none after a
 * newer one of the same analysis: whoever tells it may have been held up since it read the row.
 */
const PUBLISH = `
  if redis.call('EXISTS', KEYS[3]) == 1 then return false end
  local told = redis.call('HGET', KEYS[4], ARGV[5])
  if told and tonumber(told) >= tonumber(ARGV[6]) then return false end
  if not told and redis.call('HLEN', KEYS[4]) >= tonumber(ARGV[7]) then redis.call('DEL', KEYS[4]) end
  redis.call('HSET', KEYS[4], ARGV[5], ARGV[6])
  redis.call('EXPIRE', KEYS[4], ARGV[4])
  local id = redis.call('XADD', KEYS[1], 'MAXLEN', ARGV[3], '*', 'event', ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  redis.call('PUBLISH', KEYS[2], cjson.encode({ userId = ARGV[1], id = id, event = ARGV[2] }))
  return id`;

/** A run that was under way may still tell of itself: while `ARGV[2]` seconds pass nobody hears it. */
const END = `
  redis.call('DEL', KEYS[1], KEYS[4])
  redis.call('SET', KEYS[3], '1', 'EX', ARGV[2])
  redis.call('PUBLISH', KEYS[2], cjson.encode({ userId = ARGV[1] }))`;

/**
 * Live updates across server processes: each event is added to the user's Redis stream (so that a client can resume)
 * and announced on one channel that every process listens to.
 */
@Injectable()
export class AnalysisEventsService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(AnalysisEventsService.name);
  private readonly pages = new OpenPages();
  private readonly resuming = new Turns(RESUMED_AT_ONCE);
  private subscriber: Redis | undefined;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async onModuleInit(): Promise<void> {
    const subscriber = this.redis.duplicate();
    let lost = false;
    subscriber.on('error', (error: Error) => {
      lost = true;
      this.logger.warn(error.message);
    });
    // What was announced while the connection was down is gone: every client reads its lists anew.
    subscriber.on('ready', () => {
      if (lost) {
        for (const page of this.pages.all()) {
          page.check();
          page.next({ event: RESET });
        }
      }
      lost = false;
    });
    await subscriber.connect();
    await subscriber.subscribe(CHANNEL, (message) => {
      const { userId, ...told } = JSON.parse(message) as { userId: string; id?: string; event?: string };
      if (told.id === undefined || told.event === undefined) {
        for (const page of this.pages.of(userId)) page.end();
        return;
      }
      const live = { id: told.id, event: JSON.parse(told.event) as AnalysisEvent };
      for (const page of this.pages.of(userId)) page.next(live);
    });
    await subscriber.subscribe(SESSION_ENDS, (userId) => {
      for (const page of this.pages.of(userId)) page.check();
    });
    this.subscriber = subscriber;
  }

  onApplicationShutdown(): void {
    if (this.subscriber?.isOpen) this.subscriber.destroy();
  }

  /** Open pages that listen at this process. */
  get listening(): number {
    return this.pages.count;
  }

  /**
   * Tells the user's open pages, unless they were told of this or a later revision of the analysis. They are told to read
   * it themselves where the event is larger than may be kept.
   * @returns false when Redis did not take it, which is logged
   */
  async publish(
    userId: string,
    event: AnalysisEvent,
    { id, revision }: { id: string; revision: number },
  ): Promise<boolean> {
    const whole = JSON.stringify(event);
    const changed: AnalysisEvent = { type: 'changed', id };
    const told = Buffer.byteLength(whole) <= LARGEST_EVENT ? whole : JSON.stringify(changed);
    const limits = [String(KEPT_EVENTS), String(KEPT_SECONDS)];
    try {
      await this.redis.eval(PUBLISH, {
        keys: keysOf(userId),
        arguments: [userId, told, ...limits, id, String(revision), String(TOLD_ANALYSES)],
      });
      return true;
    } catch (error) {
      this.logger.warn(`An event was not announced: ${(error as Error).message}`);
      return false;
    }
  }

  /** Closes the pages that listen for a user who is gone, on all processes, and forgets what they were told. */
  async end(userId: string): Promise<void> {
    try {
      await this.redis.eval(END, { keys: keysOf(userId), arguments: [userId, String(KEPT_SECONDS)] });
    } catch (error) {
      // A stream is as old as its sign-in at the most, and its events expire.
      this.logger.warn(`The pages of a user were not closed: ${(error as Error).message}`);
    }
  }

  /**
   * The user's events from now on, after those missed since `lastEventId`; `reset` when these are no longer kept.
   * Every message carries the place up to which the page is informed, heartbeats too, so that it can always resume.
   * Ends when the user has more pages than one may have here, and newer ones; and with its session.
   * @param isLive whether the session of the page still lives; asked at the start too, for it may end while the page opens
   */
  stream(
    userId: string,
    lastEventId: string | undefined,
    isLive: () => Promise<boolean>,
  ): Observable<NumberedEvent> {
    return new Observable((observer) => {
      let last: string | undefined;
      const early: LiveEvent[] = [];
      const emit = ({ id, event }: LiveEvent) => {
        if (id !== undefined) {
          if (!isAfter(id, last!)) return;
          last = id;
        }
        observer.next({ id: last!, event });
      };
      const page: OpenPage = {
        next: (live) => void (last === undefined ? early.push(live) : emit(live)),
        end: () => observer.complete(),
        check: () =>
          void isLive()
            .catch(() => false)
            .then((lives) => void (lives || observer.complete())),
        giveWay: () => {
          if (last !== undefined)
            observer.next({ id: last, event: { type: 'heartbeat' }, comeAgainMs: GIVES_WAY_MS });
          observer.complete();
        },
      };
      const beat = () => last !== undefined && observer.next({ id: last, event: { type: 'heartbeat' } });
      this.pages.add(userId, page);
      const heartbeat = setInterval(beat, HEARTBEAT_MS);
      Promise.all([this.missed(userId, lastEventId), isLive()])
        .then(([missed, lives]) => {
          if (!lives) {
            observer.complete();
            return;
          }
          // What came while the stream was asked is news to a fresh page, also when the stream already holds it.
          last = missed.resumed || early.length === 0 ? missed.from : '0-0';
          for (const live of [...missed.events, ...early]) emit(live);
          beat();
        })
        .catch((error: unknown) => observer.error(error));
      return () => {
        clearInterval(heartbeat);
        this.pages.remove(userId, page);
      };
    });
  }

  private async missed(
    userId: string,
    lastEventId: string | undefined,
  ): Promise<{ resumed: boolean; from: string; events: LiveEvent[] }> {
    const key = streamKey(userId);
    if (lastEventId && isPlace(lastEventId)) {
      const entries = (await this.resuming.run(() => this.redis.xRange(key, lastEventId, '+'))) ?? [];
      if (entries[0]?.id === lastEventId) {
        const events = entries
          .slice(1)
          .map(({ id, message }) => ({ id, event: JSON.parse(message['event']!) as AnalysisEvent }));
        return { resumed: true, from: lastEventId, events };
      }
    }
    const [newest] = (await this.redis.xRevRange(key, '+', '-', { COUNT: 1 })) ?? [];
    return {
      resumed: false,
      from: newest?.id ?? '0-0',
      events: lastEventId ? [{ event: RESET }] : [],
    };
  }
}

function streamKey(userId: string): string {
  return `analysis-events:${userId}`;
}

/** The user's stream, the channel of all, the mark of a user who is gone, and what was told of each analysis. */
function keysOf(userId: string): string[] {
  const stream = streamKey(userId);
  return [stream, CHANNEL, `${stream}:ended`, `${stream}:revisions`];
}

/** Whether Redis can read it as a place in a stream: two numbers of 64 bits. */
function isPlace(id: string): boolean {
  return /^\d{1,20}-\d{1,20}$/.test(id) && id.split('-').every((part) => BigInt(part) < 2n ** 64n);
}

function isAfter(id: string, other: string): boolean {
  const [ms = 0, n = 0] = id.split('-').map(Number);
  const [otherMs = 0, otherN = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && n > otherN);
}
