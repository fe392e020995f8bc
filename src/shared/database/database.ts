import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntityClass, type EventSubscriber } from '@mikro-orm/postgresql';
import { fileURLToPath } from 'node:url';
import { migrations } from '../../../migrations/migrations.js';

/**
 * The ORM's settings, the same for the server, the CLI and the tests.
 * Every request and job works on its own fork; the global context is refused.
 */
export function ormConfig(options: {
  databaseUrl: string;
  entities: EntityClass<unknown>[];
  subscribers?: EventSubscriber[];
}) {
  return defineConfig({
    clientUrl: options.databaseUrl,
    entities: options.entities,
    subscribers: options.subscribers ?? [],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    migrations: {
      path: fileURLToPath(new URL('../../../migrations', import.meta.url)),
      migrationsList: [...migrations],
      snapshot: false,
      silent: true,
    },
    // 2 pools a process (ours and none else); PostgreSQL allows 100 connections by default.
    pool: { min: 0, max: 10 },
    forceUtcTimezone: true,
  });
}
