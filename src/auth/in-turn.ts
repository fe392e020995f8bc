import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * One at a time changes what opens a person's account (password, sessions, links of mails) until the transaction ends:
 * or a session born while others end, or by a password that is being replaced, would not be seen and live on. Taken
 * before the locks of rows, so that no two wait for each other.
 */
export async function inTurn(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions:${userId}`]);
}
