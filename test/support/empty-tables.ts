import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { postgresUrl, TEMPLATE } from './services-env.js';

type Rows = readonly { readonly table: string; readonly rows: string | null }[];
let migrated: Promise<Rows> | undefined;

/** Leaves what the migrations left: the rows that came with them, and no others. */
export async function emptyTables(orm: MikroORM): Promise<void> {
  migrated ??= readTemplate().catch((error: unknown) => {
    migrated = undefined;
    throw error;
  });
  const tables = await migrated;
  const names = tables.map(({ table }) => `"${table}"`).join(', ');
  const em = orm.em.fork();
  await em.transactional(async (em) => {
    // The log of acts refuses to be emptied, but for a replica.
    await em.execute('set local session_replication_role = replica');
    await em.execute(`truncate ${names} restart identity`);
    for (const { table, rows } of tables)
      if (rows) {
        const insert = `insert into "${table}" select * from json_populate_recordset(null::"${table}", ?)`;
        await em.execute(insert, [rows]);
      }
  });
}

async function readTemplate(): Promise<Rows> {
  const url = new URL(postgresUrl());
  url.pathname = `/${TEMPLATE}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables
        where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by 1`,
    );
    const read: { table: string; rows: string | null }[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: string | null }>(
        `select json_agg(t)::text as rows from "${name}" t`,
      );
      read.push({ table: name, rows: rows[0]!.rows });
    }
    return read;
  } finally {
    await client.end();
  }
}
