import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { Socket } from 'node:net';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { lineOf, type Frame } from './frames.js';
import { copied, MIGRATIONS, readSequences, readTables, type Table } from './tables.js';

/** What a backup holds. */
export interface BackupSummary {
  /** ISO 8601 */
  readonly createdAt: string;
  /** The newest migration that its rows fit. */
  readonly schema: string;
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
}

/**
 * Writes all rows of a database as they stood at one moment, while others go on writing, packed by gzip. Nothing but a
 * piece of a table is ever in memory.
 * @param write takes the file's bytes, one piece after the other
 * @param options.signal stops between two pieces; what was written is no backup then
 * @param options.onTable told of each table that is done
 * @throws the signal's reason; what PostgreSQL says
 */
export async function backUp(
  { databaseUrl }: { readonly databaseUrl: string },
  write: (bytes: Uint8Array) => Promise<void>,
  options: { signal?: AbortSignal; onTable?: (table: string) => void } = {},
): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'visningsklar backup' });
  client.on('error', () => undefined);
  await client.connect();
  const tables: { table: string; rows: number }[] = [];
  const done = (table: string, rows: number): void => {
    tables.push({ table, rows });
    options.onTable?.(table);
  };
  let isWhole = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { head, frames } = await snapshot(client, done);
    const packed = pipeline(Readable.from(frames, { objectMode: false }), createGzip(), () => undefined);
    for await (const piece of packed) {
      options.signal?.throwIfAborted();
      await write(piece as Buffer);
    }
    isWhole = true;
    return { createdAt: head.createdAt, schema: head.migrations.at(-1) ?? 'none', tables };
  } finally {
    await leave(client, isWhole);
  }
}

/** Ends a connection; in the middle of a COPY it is cut, for it would be copied to its end first. */
async function leave(client: pg.Client, isIdle: boolean): Promise<void> {
  if (isIdle) return client.end();
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy();
}

async function snapshot(client: pg.Client, done: (table: string, rows: number) => void) {
  const all = await readTables(client);
  const { rows: ran } = all.some(({ name }) => name === MIGRATIONS)
    ? await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by id`)
    : { rows: [] };
  const { rows: now } = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  const head = {
    frame: 'head',
    format: 1,
    createdAt: now[0]!.at.toISOString(),
    postgres: now[0]!.version,
    migrations: ran.map(({ name }) => name),
    sequences: await readSequences(client),
  } as const;
  return { head, frames: frames(client, head, all, done) };
}

/** PostgreSQL sends row by row; each piece costs a line. */
const BULK = 64 * 1024;

async function* inBulk(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const row of rows) {
    held.push(row);
    size += row.length;
    if (size < BULK) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}

async function* frames(
  client: pg.Client,
  head: Frame,
  tables: readonly Table[],
  done: (table: string, rows: number) => void,
): AsyncGenerator<Buffer> {
  const lines = createHash('sha256');
  const line = (frame: Frame): Buffer => {
    const text = lineOf(frame);
    lines.update(text);
    return Buffer.from(text);
  };
  yield line(head);
  for (const table of tables) {
    yield line({ frame: 'table', table: table.name, columns: [...table.columns] });
    const digest = createHash('sha256');
    const stream = client.query(copyTo(`copy ${copied(table)} to stdout`));
    for await (const piece of inBulk(stream as AsyncIterable<Buffer>)) {
      digest.update(piece);
      yield line({ frame: 'rows', bytes: piece.length });
      yield piece;
    }
    yield line({ frame: 'table end', rows: stream.rowCount, sha256: digest.digest('hex') });
    done(table.name, stream.rowCount);
  }
  yield Buffer.from(lineOf({ frame: 'end', sha256: lines.digest('hex') }));
}
