import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditEntry, type AuditedAct } from './audit-entry.entity.js';

/**
 * Writes an act into the log.
 * @param em of the transaction that does the act, so that neither is there without the other
 */
export async function recordAct(em: EntityManager, act: AuditedAct): Promise<void> {
  await em.persist(new AuditEntry(act)).flush();
}
