import { MikroORM } from '@mikro-orm/postgresql';
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { migrations } from '../../../../migrations/migrations.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { ormConfig } from '../database.js';
import type { BackupSummary } from './backup.js';
import { BackupDamaged, readFrames, type Head, type ReadFrame } from './frames.js';
import { copied, MIGRATIONS, readTables, withoutForeignKeys, withoutTriggers } from './tables.js';

/** The backup cannot go into this database; nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

export interface RestoreSummary extends BackupSummary {
  /** Migrations that ran after the rows were in, for they are newer than the backup. */
  readonly migrated: readonly string[];
}

export interface RestoreOptions {
  /** Stands in the log of acts. */
  readonly actor: string;
  /** Looks at the file alone, its digests included; no database is asked. */
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
  readonly onTable?: (table: string) => void;
}

/**
 * Brings a backup into an empty database, in one transaction: the schema of its day, its rows, the foreign keys over all
 * of them, then the newer migrations. Each table's digest and count have to be those of the backup.
 * @param file the packed backup
 * @throws RestoreRefused when the database is not empty or the backup newer than this program; BackupDamaged; the
 * signal's reason. Nothing of the backup is there then.
 */
export async function restore(
  { databaseUrl }: { readonly databaseUrl: string },
  file: Readable,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const frames = readFrames(pipeline(file, createGunzip(), () => undefined));
  const first = (await frames.next()).value as ReadFrame | undefined;
  if (first?.frame.frame !== 'head') throw new BackupDamaged('it does not begin as a backup does');
  const head = first.frame;
  const lines = createHash('sha256').update(first.line);
  const unknown = head.migrations.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new RestoreRefused(
      `the backup is of a newer release, with ${unknown.join(', ')}: restore it with that release`,
    );
  const summary = { createdAt: head.createdAt, schema: head.migrations.at(-1) ?? 'none' };
  const newer = migrations.filter(({ name }) => !head.migrations.includes(name)).map(({ name }) => name);
  if (options.dryRun) {
    const tables = await readAll(frames, lines, options, () => undefined);
    return { ...summary, tables, migrated: newer };
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'visningsklar restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    if ((await readTables(client)).length > 0)
      throw new RestoreRefused('the database is not empty: make a new one and name it in DATABASE_URL');
    const schema = await schemaSteps();
    await client.query(
      `create table ${MIGRATIONS} (id serial primary key, name varchar(255) not null, executed_at timestamptz(6) not null default current_timestamp(6))`,
    );
    for (const name of head.migrations) await schema(client, name);
    const setForeignKeys = await withoutForeignKeys(client);
    const setTriggers = await withoutTriggers(client);
    // Some migrations fill tables with what they begin with.
    for (const { name } of await readTables(client))
      await client.query(`delete from ${pg.escapeIdentifier(name)}`);
    const tables = await readAll(frames, lines, options, (table, columns) =>
      client.query(copyFrom(`copy ${copied({ name: table, columns })} from stdin`)),
    );
    for (const { name, value } of head.sequences)
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    await setForeignKeys();
    await setTriggers();
    for (const name of newer) {
      await schema(client, name);
      await client.query(`insert into ${MIGRATIONS} (name) values ($1)`, [name]);
    }
    await record(client, options.actor, head);
    await client.query('commit');
    return { ...summary, tables, migrated: newer };
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Sink = CopyStreamQuery | undefined;

/** Reads all tables to the end of the file. @param open where the rows of a table go, nowhere if undefined */
async function readAll(
  frames: AsyncGenerator<ReadFrame>,
  lines: Hash,
  { signal, onTable }: RestoreOptions,
  open: (table: string, columns: readonly string[]) => Sink,
): Promise<{ table: string; rows: number }[]> {
  const tables: { table: string; rows: number }[] = [];
  let under: { table: string; sink: Sink; digest: Hash } | undefined;
  for await (const { frame, line, bytes } of frames) {
    signal?.throwIfAborted();
    if (frame.frame === 'end') {
      if (under || frame.sha256 !== lines.digest('hex'))
        throw new BackupDamaged('its parts do not fit together');
      return tables;
    }
    lines.update(line);
    if (frame.frame === 'table') {
      const sink = open(frame.table, frame.columns);
      // Told where it is waited for; nobody may be waiting just then.
      sink?.on('error', () => undefined);
      under = { table: frame.table, sink, digest: createHash('sha256') };
    } else if (frame.frame === 'rows' && under) {
      for await (const piece of bytes) {
        under.digest.update(piece);
        await put(under.sink, piece);
      }
    } else if (frame.frame === 'table end' && under) {
      const { table, sink, digest } = under;
      if (digest.digest('hex') !== frame.sha256)
        throw new BackupDamaged(`the rows of ${table} are not those written`);
      sink?.end();
      if (sink) await finished(sink);
      if (sink && sink.rowCount !== frame.rows)
        throw new BackupDamaged(`${table} has ${sink.rowCount} rows instead of ${frame.rows}`);
      tables.push({ table, rows: frame.rows });
      under = undefined;
      onTable?.(table);
    } else throw new BackupDamaged('its parts are in no order');
  }
  throw new BackupDamaged('it ends in the middle');
}

/** @throws what PostgreSQL says of the rows */
async function put(sink: Sink, piece: Buffer): Promise<void> {
  if (!sink) return;
  if (sink.errored) throw sink.errored;
  if (!sink.write(piece)) await once(sink, 'drain');
}

/** What does one migration on a connection, in the transaction that is open there. */
async function schemaSteps(): Promise<(client: pg.Client, name: string) => Promise<void>> {
  const orm = await MikroORM.init({
    ...ormConfig({ databaseUrl: 'postgresql://none.invalid/none', entities: [AuditEntry] }),
    discovery: { warnWhenNoEntities: false },
  });
  return async (client, name) => {
    const { class: Step } = migrations.find((one) => one.name === name)! as { class: MigrationClass };
    const step = new Step(orm.em.getDriver(), orm.config);
    await step.up();
    for (const query of step.getQueries()) {
      if (typeof query !== 'string')
        throw new Error(`${name} does more than statements: it cannot be replayed`);
      // Nobody else uses these tables: what is made for not keeping anyone waiting need not stand alone.
      await client.query(query.replace(/\bindex concurrently\b/i, 'index'));
    }
  };
}

type MigrationClass = new (
  driver: unknown,
  config: unknown,
) => { up(): void | Promise<void>; getQueries(): unknown[] };

/** In the log of what the backup brought with it, where that is there. */
async function record(client: pg.Client, actor: string, { createdAt }: Head): Promise<void> {
  const entry = new AuditEntry({ actor, act: 'database.restore', details: { createdAt } });
  await client.query(
    'insert into audit_entries (id, created_at, actor, act, subject, details) values ($1, $2, $3, $4, null, $5)',
    [entry.id, entry.createdAt, entry.actor, entry.act, JSON.stringify(entry.details)],
  );
}
