import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrations } from '../../../migrations/migrations.js';
import { AppError } from '../app-error.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { recordAct } from '../audit/record-act.js';
import { ormConfig } from './database.js';

/** Any number, as long as it is ours: two processes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_236_101;
/** A lock that was not had in time, and a deadlock. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

/** Requests that want a table which a migration waits for wait behind it: it gives up its place after so long. */
const LOCK_LIMIT_MS = 2_000;
/** Then they have their turn, milliseconds. */
const PAUSE_MS = 1_000;
const TRIES = 60;
/** Between two looks whether another process has ended its migrations, milliseconds. */
const ASK_AGAIN_MS = 200;

/** Others held what a migration needs for as long as it was tried. */
export class MigrationBlocked extends AppError {
  constructor(names: readonly string[], cause: unknown) {
    super({
      code: 'migration_blocked',
      status: 503,
      retry: 'later',
      userMessage: `Other transactions held the tables that ${names.join(', ')} needs, each time it was tried; nothing of it was changed: see who in pg_stat_activity, and run it again.`,
      cause,
    });
  }
}

export interface MigrateOptions {
  /** Who stands in the log, in which the migrations are then named; nobody for what the program does by itself. */
  readonly actor?: string | undefined;
  /** Instead of all that there are. */
  readonly list?: readonly MigrationObject[];
  /** How often one that others are in the way of is tried; about once in three seconds. */
  readonly tries?: number;
}

/**
 * Brings the schema to the newest migration, one process at a time, while others use the database. Migrations are done
 * together or not at all, up to one that says it is not transactional, as `create index concurrently` must: that one is
 * done alone, and once more from its beginning after a failure.
 * @returns the names of the migrations that ran
 * @throws MigrationBlocked; what the database's driver says when it goes away meanwhile
 */
export async function migrate(
  config: { databaseUrl: string },
  { actor, list = migrations, tries = TRIES }: MigrateOptions = {},
): Promise<string[]> {
  const session = new pg.Client({ connectionString: config.databaseUrl, application_name: 'migrate' });
  // A connection that is lost between two statements would end the process; the next statement tells of it.
  session.on('error', () => undefined);
  await session.connect();
  const orm = await MikroORM.init({
    ...ormConfig({ ...config, entities: [AuditEntry], migrations: list, statementLimitMs: 0 }),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await takeTurn(session);
    const pending = (await orm.migrator.getPending()).map(({ name }) => name);
    for (const { names, alone } of batchesOf(pending, list, orm)) {
      if (alone) await runAlone(session, orm, alone, names[0]!, actor);
      else
        await patiently(names, tries, async () => {
          // The lock goes with its session.
          await session.query('select 1');
          await runTogether(orm, names, actor);
        });
    }
    return pending;
  } finally {
    await orm.close(true);
    await session.end();
  }
}

/**
 * Asks again and again: a statement that waits for the lock holds a snapshot, and `create index concurrently`, by whoever
 * has the lock, waits for all of those.
 */
async function takeTurn(session: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await session.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]!.isOurs) return;
    await sleep(ASK_AGAIN_MS);
  }
}

interface Batch {
  readonly names: string[];
  /** The statements of one that cannot be part of a transaction. */
  readonly alone?: readonly string[];
}

function batchesOf(pending: readonly string[], list: readonly MigrationObject[], orm: MikroORM): Batch[] {
  const batches: Batch[] = [];
  for (const name of pending) {
    const { class: Class } = list.find((one) => one.name === name)!;
    const migration = new (Class as new (...args: unknown[]) => Migration)(orm.driver, orm.config);
    const last = batches.at(-1);
    if (!migration.isTransactional()) {
      void migration.up();
      batches.push({ names: [name], alone: migration.getQueries().map(String) });
    } else if (last && !last.alone) last.names.push(name);
    else batches.push({ names: [name] });
  }
  return batches;
}

async function runTogether(orm: MikroORM, names: string[], actor: string | undefined): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`set local lock_timeout = ${LOCK_LIMIT_MS}`);
    await orm.migrator.up({ migrations: names, transaction: em.getTransactionContext()! });
    if (actor) await recordAct(em, { actor, act: 'database.migrate', details: { migrations: names } });
  });
}

/** Waits for others without keeping anyone waiting, as its statements are made for it. */
async function runAlone(
  session: pg.Client,
  orm: MikroORM,
  statements: readonly string[],
  name: string,
  actor: string | undefined,
): Promise<void> {
  for (const statement of statements) await session.query(statement);
  await orm.em.fork().transactional(async (em) => {
    await em.execute('insert into mikro_orm_migrations (name, executed_at) values (?, now())', [name]);
    if (actor) await recordAct(em, { actor, act: 'database.migrate', details: { migrations: [name] } });
  });
}

async function patiently(names: string[], tries: number, run: () => Promise<void>): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!IN_THE_WAY.has(String((error as { code?: unknown }).code))) throw error;
      if (left <= 1) throw new MigrationBlocked(names, error);
      await sleep(PAUSE_MS);
    }
  }
}

/** One migration of this program or of the database. */
export interface MigrationState {
  readonly name: string;
  /** `unknown`: the database has it, this program does not. */
  readonly state: 'applied' | 'pending' | 'unknown';
  /** ISO 8601; null while pending. */
  readonly executedAt: string | null;
}

/** All migrations in their order, the unknown ones last. Changes nothing, also in a database without tables. */
export async function migrationStates(config: { databaseUrl: string }): Promise<MigrationState[]> {
  const applied = new Map(
    (await executed(config)).map(({ name, executed_at: at }) => [name, at.toISOString()]),
  );
  const known = migrations.map(({ name }) => name);
  const unknown = [...applied.keys()].filter((name) => !known.includes(name));
  return [...known, ...unknown].map((name) => ({
    name,
    state: unknown.includes(name) ? 'unknown' : applied.has(name) ? 'applied' : 'pending',
    executedAt: applied.get(name) ?? null,
  }));
}

async function executed({ databaseUrl }: { databaseUrl: string }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows: found } = await client.query(
      `select 1 where to_regclass('mikro_orm_migrations') is not null`,
    );
    if (found.length === 0) return [];
    const { rows } = await client.query<{ name: string; executed_at: Date }>(
      'select name, executed_at from mikro_orm_migrations order by id',
    );
    return rows;
  } finally {
    await client.end();
  }
}
