import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';

const unguarded = 'set local session_replication_role = replica';

/** Takes all acts out of the log, which only those can who may switch its guard off. */
export function emptyLog(em: EntityManager): Promise<void> {
  return em.transactional(async (em) => {
    await em.execute(unguarded);
    await em.execute('truncate audit_entries');
  });
}

/** Lets acts have been done at another time, which the log takes from nobody who cannot switch its guard off. */
export function setBackActs(em: EntityManager, which: Partial<AuditEntry>, createdAt: Date): Promise<void> {
  return em.transactional(async (em) => {
    await em.execute(unguarded);
    await em.nativeUpdate(AuditEntry, which, { createdAt });
  });
}
