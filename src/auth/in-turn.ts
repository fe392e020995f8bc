import type { EntityManager } from '@mikro-orm/postgresql';
import { onBehalfOf } from '../shared/on-behalf-of.js';

/**
 * One at a time changes what opens a person's account (password, sessions, links of mails) until the transaction ends:
 * or a session born while others end, or by a password that is being replaced, would not be seen and live on. Taken
 * before the locks of rows, so that no two wait for each other.
 */
export async function inTurn(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions:${userId}`]);
}

/**
 * A transaction that waits for the person's turn, and takes no more connections for it than the person's own share, though
 * strangers at many networks ask for it: by its password, or by the token of its session.
 */
export function transactionOf<T>(
  em: EntityManager,
  userId: string,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return onBehalfOf(userId, () =>
    em.fork().transactional(async (em) => {
      await inTurn(em, userId);
      return work(em);
    }),
  );
}
