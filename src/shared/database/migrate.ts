import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ormConfig } from './database.js';

/** Any number, as long as it is ours: two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_236_101;

/**
 * Brings the schema to the newest migration, one process at a time.
 * @returns the names of the migrations that ran
 */
export async function migrate(config: { databaseUrl: string }): Promise<string[]> {
  const lock = new pg.Client({ connectionString: config.databaseUrl });
  await lock.connect();
  const orm = await MikroORM.init({
    ...ormConfig({ ...config, entities: [] }),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return (await orm.migrator.up()).map((migration) => migration.name);
  } finally {
    await orm.close(true);
    await lock.end();
  }
}
