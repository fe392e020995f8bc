import type { Client } from 'pg';

/** What one table takes: bytes on disk of its rows, of what of them is kept aside (TOAST), and of each index. */
export interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly heap: number;
  readonly toast: number;
  readonly indexes: Readonly<Record<string, number>>;
}

/** Belong to the service and not to its buyers. */
const shared = new Set([
  'mikro_orm_migrations',
  'products',
  'app_settings',
  'user_roles',
  'leases',
  'audit_entries',
]);

/** Texts that name one thing of one buyer or advert; ids do so anyhow. */
const names: Readonly<Record<string, readonly string[]>> = {
  users: ['email'],
  refresh_sessions: ['token_hash'],
  email_tokens: ['token_hash'],
  credit_entries: ['reference'],
  device_grants: ['device_hash'],
  mailbox_grants: ['mailbox_hash'],
  purchases: ['session_id', 'payment_intent_id'],
  stripe_events: ['id'],
  analysis_pictures: ['sha256'],
  shared_captures: ['listing_key'],
  site_readings: ['listing_key'],
  stored_reports: ['key'],
};

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Every row there is once more for each number from `from` to `to`, with ids, names and addresses of its own. */
export async function multiply(database: Client, from: number, to: number): Promise<void> {
  const { rows: columns } = await database.query<Column>(
    `select c.table_name as table, c.column_name as name, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.is_generated = 'NEVER' and c.is_identity = 'NO'
      order by c.ordinal_position`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => !shared.has(table));
  // The copies refer to each other as the originals do; nothing is gained by looking it all up.
  await database.query('set session_replication_role = replica');
  await database.query(`create temp table if not exists originals (name text primary key)`);
  for (const table of tables) {
    const own = columns.filter((column) => column.table === table);
    const list = own.map(({ name }) => `"${name}"`).join(', ');
    await database.query(
      `create temp table if not exists "original_${table}" as select ${list} from "${table}"`,
    );
    const values = own.map((column) => valueOf(column)).join(', ');
    await database.query(
      `insert into "${table}" (${list}) select ${values} from "original_${table}", generate_series($1::int, $2::int) k`,
      [from, to],
    );
  }
  await database.query('vacuum analyze');
}

function valueOf({ table, name, type }: Column): string {
  if (type === 'uuid') return `md5("${name}"::text || ':' || k)::uuid`;
  if (!names[table]?.includes(name)) return `"${name}"`;
  const isHash = `"${name}" ~ '^[0-9a-f]{64}$'`;
  return `case when ${isHash} then md5("${name}" || k) || md5(k || "${name}") else "${name}" || ':' || k end`;
}

/** All tables with rows, the largest first. */
export async function sizesOf(database: Client): Promise<TableSize[]> {
  const { rows } = await database.query<Omit<TableSize, 'rows'> & { total: number }>(
    `select c.relname as table, pg_relation_size(c.oid)::int8::float8 as heap,
       coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0)::float8 as toast,
       pg_total_relation_size(c.oid)::float8 as total,
       coalesce((select jsonb_object_agg(i.indexrelid::regclass::text, pg_relation_size(i.indexrelid))
                   from pg_index i where i.indrelid = c.oid), '{}') as indexes
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by total desc`,
  );
  const counted: TableSize[] = [];
  for (const { table, heap, toast, indexes } of rows) {
    const { rows: count } = await database.query<{ n: string }>(`select count(*) as n from "${table}"`);
    counted.push({ table, rows: Number(count[0]!.n), heap, toast, indexes });
  }
  return counted.filter((size) => size.rows > 0 && !shared.has(size.table));
}
