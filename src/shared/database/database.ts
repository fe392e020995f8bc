import type { MigrationObject } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntityClass, type EventSubscriber } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { migrations } from '../../../migrations/migrations.js';
import { shareFairly } from './shared-pool.js';

const logger = new Logger('Database');

/** How long somebody may wait for one of the pool's connections, milliseconds: as long as a person waits. */
const ACQUIRE_MS = 5_000;
/** A transaction that does nothing for so long has lost its program, and holds what others wait for, milliseconds. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/** What a process may take of PostgreSQL. */
export interface DatabaseLimits {
  /** Connections at once. */
  readonly databasePool: number;
  /** Milliseconds that a statement may take; 0 is without limit. */
  readonly statementLimitMs: number;
}

/**
 * The ORM's settings, the same for the server, the CLI and the tests.
 * Every request and job works on its own fork; the global context is refused. Whoever finds no free connection in time,
 * or whose statement takes too long, is told so by an error that `serviceAway` knows.
 */
export function ormConfig(
  options: {
    databaseUrl: string;
    entities: EntityClass<unknown>[];
    subscribers?: EventSubscriber[];
    /** Instead of all that there are. */
    migrations?: readonly MigrationObject[];
  } & Partial<DatabaseLimits>,
) {
  return defineConfig({
    clientUrl: options.databaseUrl,
    entities: options.entities,
    subscribers: options.subscribers ?? [],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      path: fileURLToPath(new URL('../../../migrations', import.meta.url)),
      migrationsList: [...(options.migrations ?? migrations)],
      snapshot: false,
      silent: true,
    },
    pool: { min: 0, max: options.databasePool ?? 10 },
    driverOptions: {
      // The ORM takes host, name and password out of the address and drops what it says of TLS (`sslmode`).
      connectionString: options.databaseUrl,
      connectionTimeoutMillis: ACQUIRE_MS,
      onPoolCreated: (pool: Pool) => shareFairly(pool, ACQUIRE_MS),
      statement_timeout: options.statementLimitMs ?? 60_000,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      application_name: 'visningsklar',
      keepAlive: true,
    },
    forceUtcTimezone: true,
    // Broken connections and the like: its own way is the console, past the log.
    logger: (message) => logger.warn(message),
    colors: false,
  });
}
