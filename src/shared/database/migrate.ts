import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { recordAct } from '../audit/record-act.js';
import { ormConfig } from './database.js';

/** Any number, as long as it is ours: two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_236_101;

/**
 * Brings the schema to the newest migration, one process at a time.
 * @param actor who stands in the log, in which the migrations are then named; nobody for what the program does by itself
 * @returns the names of the migrations that ran
 */
export async function migrate(config: { databaseUrl: string }, actor?: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: config.databaseUrl });
  await lock.connect();
  const orm = await MikroORM.init({
    ...ormConfig({ ...config, entities: [AuditEntry] }),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await orm.em.fork().transactional(async (em) => {
      const done = await orm.migrator.up({ transaction: em.getTransactionContext()! });
      const migrations = done.map(({ name }) => name);
      if (actor && migrations.length > 0)
        await recordAct(em, { actor, act: 'database.migrate', details: { migrations } });
      return migrations;
    });
  } finally {
    await orm.close(true);
    await lock.end();
  }
}
