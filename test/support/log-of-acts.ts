import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';

/** Lets acts have been done at another time, which the log takes from nobody who cannot switch its guard off. */
export function setBackActs(em: EntityManager, which: Partial<AuditEntry>, createdAt: Date): Promise<void> {
  return em.transactional(async (em) => {
    await em.execute('set local session_replication_role = replica');
    await em.nativeUpdate(AuditEntry, which, { createdAt });
  });
}
