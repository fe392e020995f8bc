import { MikroORM } from '@mikro-orm/postgresql';
import { AuditEntry, type AuditedAct } from '../../audit/audit-entry.entity.js';
import { recordAct } from '../../audit/record-act.js';
import { ormConfig } from '../database.js';

/** Writes into the log of acts what is done without the rest of the services. */
export async function recordAlone(config: { databaseUrl: string }, act: AuditedAct): Promise<void> {
  const orm = await MikroORM.init(ormConfig({ databaseUrl: config.databaseUrl, entities: [AuditEntry] }));
  try {
    await recordAct(orm.em.fork(), act);
  } finally {
    await orm.close(true);
  }
}
