import { Redis } from 'ioredis';

type Kind = 'client' | 'subscriber' | 'bclient';

/**
 * Bull's connections to Redis, of one process: commands of all queues go by one, what is announced comes by another, and
 * each queue that takes jobs has one on which it waits for the next.
 */
export class QueueConnections {
  private readonly shared = new Map<Kind, Redis>();
  private readonly waiting: Redis[] = [];

  /** What Bull calls as its `createClient`. */
  opener(redisUrl: string): (kind: Kind) => Redis {
    return (kind) => {
      const known = this.shared.get(kind);
      if (known) return known;
      // Bull demands it of those that only listen or wait: they hold on for as long as Redis is away.
      const patient = kind === 'client' ? {} : { maxRetriesPerRequest: null, enableReadyCheck: false };
      const opened = new Redis(redisUrl, patient);
      // Each queue listens for the same few things.
      opened.setMaxListeners(0);
      if (kind === 'bclient') this.waiting.push(opened);
      else this.shared.set(kind, opened);
      return opened;
    };
  }

  /** After the queues: none of them closes what it shares. */
  async close(): Promise<void> {
    for (const one of this.waiting) one.disconnect();
    // What was sent is answered first, unless Redis is away.
    await Promise.all(
      [...this.shared.values()].map(async (one) => {
        if (one.status === 'ready') await one.quit().catch(() => undefined);
        one.disconnect();
      }),
    );
  }
}
