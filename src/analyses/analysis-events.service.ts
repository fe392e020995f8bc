import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Observable } from 'rxjs';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';
import type { AnalysisEvent } from './analysis.types.js';

/** An event with its place in the user's stream (`<ms>-<n>`). */
export interface NumberedEvent {
  readonly id: string;
  readonly event: AnalysisEvent;
}

const CHANNEL = 'analysis-events';
/** How far back a client may resume. */
const KEPT_EVENTS = 500;
const KEPT_SECONDS = 3600;

/**
 * Live updates across server processes: each event is added to the user's Redis stream (so that a client can resume)
 * and announced on one channel that every process listens to.
 */
@Injectable()
export class AnalysisEventsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(AnalysisEventsService.name);
  private readonly listeners = new Map<string, Set<(event: NumberedEvent) => void>>();
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
      if (lost) this.resetAll();
      lost = false;
    });
    await subscriber.connect();
    await subscriber.subscribe(CHANNEL, (message) => {
      const { userId, id, event } = JSON.parse(message) as NumberedEvent & { userId: string };
      for (const listener of this.listeners.get(userId) ?? []) listener({ id, event });
    });
    this.subscriber = subscriber;
  }

  onModuleDestroy(): void {
    if (this.subscriber?.isOpen) this.subscriber.destroy();
  }

  /** Tells the user's open pages; a lost event is no loss of data, so a failing Redis is only logged. */
  async publish(userId: string, event: AnalysisEvent): Promise<void> {
    const key = streamKey(userId);
    try {
      const id = await this.redis.xAdd(
        key,
        '*',
        { event: JSON.stringify(event) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT_EVENTS } },
      );
      await this.redis.expire(key, KEPT_SECONDS);
      await this.redis.publish(CHANNEL, JSON.stringify({ userId, id, event }));
    } catch (error) {
      this.logger.warn(`An event was not announced: ${(error as Error).message}`);
    }
  }

  /** The user's events from now on, after those missed since `lastEventId`; `reset` when these are no longer kept. */
  stream(userId: string, lastEventId: string | undefined): Observable<NumberedEvent> {
    return new Observable((observer) => {
      let caughtUp = false;
      let last = lastEventId ?? '0-0';
      const early: NumberedEvent[] = [];
      const emit = (numbered: NumberedEvent) => {
        if (numbered.id && !isAfter(numbered.id, last)) return;
        if (numbered.id) last = numbered.id;
        observer.next(numbered);
      };
      const listener = (numbered: NumberedEvent) => (caughtUp ? emit(numbered) : early.push(numbered));
      this.listen(userId, listener);
      this.missed(userId, lastEventId)
        .then((missed) => {
          for (const numbered of [...missed, ...early]) emit(numbered);
          caughtUp = true;
        })
        .catch((error: unknown) => observer.error(error));
      return () => this.unlisten(userId, listener);
    });
  }

  private async missed(userId: string, lastEventId: string | undefined): Promise<NumberedEvent[]> {
    if (!lastEventId || !/^\d+-\d+$/.test(lastEventId)) return [];
    const entries = (await this.redis.xRange(streamKey(userId), lastEventId, '+')) ?? [];
    if (entries[0]?.id !== lastEventId) return [{ id: '', event: { type: 'reset' } }];
    return entries
      .slice(1)
      .map(({ id, message }) => ({ id, event: JSON.parse(message['event']!) as AnalysisEvent }));
  }

  private listen(userId: string, listener: (event: NumberedEvent) => void): void {
    const listeners = this.listeners.get(userId) ?? new Set();
    this.listeners.set(userId, listeners.add(listener));
  }

  private unlisten(userId: string, listener: (event: NumberedEvent) => void): void {
    const listeners = this.listeners.get(userId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.listeners.delete(userId);
  }

  private resetAll(): void {
    for (const listeners of this.listeners.values()) {
      for (const listener of listeners) listener({ id: '', event: { type: 'reset' } });
    }
  }
}

function streamKey(userId: string): string {
  return `analysis-events:${userId}`;
}

function isAfter(id: string, other: string): boolean {
  const [ms = 0, n = 0] = id.split('-').map(Number);
  const [otherMs = 0, otherN = 0] = other.split('-').map(Number);
  return ms > otherMs || (ms === otherMs && n > otherN);
}
