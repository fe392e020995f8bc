import type { ClientBase, Pool } from 'pg';
import { migrations } from '../../../migrations/migrations.js';

/** PostgreSQL's word for a table that is not there. */
const UNDEFINED_TABLE = '42P01';

/**
 * The migrations of this program that the database has not seen, in their order; all of them where there is no table at
 * all. Those that only the database knows are no hindrance: a newer program brought them, and they take nothing away.
 * @throws what the connection throws
 */
export async function pendingMigrations(client: Pick<ClientBase | Pool, 'query'>): Promise<string[]> {
  const applied = await client.query<{ name: string }>('select name from mikro_orm_migrations').then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    (error: { code?: string }) => {
      if (error.code === UNDEFINED_TABLE) return new Set<string>();
      throw error;
    },
  );
  return migrations.flatMap(({ name }) => (applied.has(name) ? [] : [name]));
}

/** What to say of a schema that is too old. */
export function tooOld(pending: readonly string[]): string {
  const [first, ...more] = pending;
  const others = more.length > 0 ? ` and ${more.length} more` : '';
  return `the migration ${first}${others} has not run: run "npx app-cli db migrate"`;
}
