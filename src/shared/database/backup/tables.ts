import type { ClientBase } from 'pg';
import pg from 'pg';

/** Where MikroORM writes down which migrations have run. */
export const MIGRATIONS = 'mikro_orm_migrations';

const quoted = pg.escapeIdentifier;

/** A table with the columns that hold what was written; generated ones follow from them. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** All tables of ours, by name. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`,
  );
  return rows;
}

/** Counters of ours, with the last number that each gave; those that gave none are left out. */
export async function readSequences(client: ClientBase): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** `"users" ("id", "email")`, for COPY. */
export const copied = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map((column) => quoted(column)).join(', ')})`;

/**
 * Takes the foreign keys away, so that tables may be filled in any order.
 * @returns what sets them again, looking at all rows
 */
export async function withoutForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

/**
 * Keeps triggers from adding to rows that are brought back as they were, whichever table is filled first.
 * @returns what has them act again
 */
export async function withoutTriggers(client: ClientBase): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `select t.tgrelid::regclass::text as table, t.tgname as name
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O'
        and c.relnamespace = 'public'::regnamespace order by t.oid`,
  );
  const set = async (act: 'enable' | 'disable') => {
    for (const { table, name } of triggers)
      await client.query(`alter table ${table} ${act} trigger ${quoted(name)}`);
  };
  await set('disable');
  return () => set('enable');
}
