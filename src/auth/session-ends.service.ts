import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/postgresql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { REDIS, type Redis } from '../shared/redis/redis.module.js';

/** The channel on which all processes hear whose sessions have ended: the user's id. */
export const SESSION_ENDS = 'session-ends';

/**
 * Tells all processes that sessions of a user have ended, for what stands open by them: a new request finds out by itself.
 * Told when the transaction is committed, so that whoever asks then finds them ended.
 */
@Injectable()
export class SessionEndsService implements EventSubscriber {
  private readonly logger = new Logger(SessionEndsService.name);
  /** Whose sessions ended in transactions that are not committed. */
  private readonly ended = new WeakMap<object, Set<string>>();

  constructor(
    em: EntityManager,
    @Inject(REDIS) private readonly redis: Redis,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  /** @param em of the outermost transaction in which they end */
  note(em: EntityManager, userId: string): void {
    const transaction = em.getTransactionContext<object>()!;
    this.ended.set(transaction, (this.ended.get(transaction) ?? new Set()).add(userId));
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    const users = transaction ? this.ended.get(transaction as object) : undefined;
    for (const userId of users ?? []) {
      await this.redis.publish(SESSION_ENDS, userId).catch((error: Error) => {
        // A stream lives five minutes at the most.
        this.logger.warn(`The end of sessions was not told: ${error.message}`);
      });
    }
  }
}
