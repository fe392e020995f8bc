import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { postgresUrl, TEMPLATE } from './services-env.js';

export interface TestDatabase {
  readonly url: string;
  /** Removes it, ending the connections that are still open. */
  drop(): Promise<void>;
}

async function asAdministrator(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A fresh database with the newest schema and nothing in it, a copy of the migrated template.
 * @param template of PostgreSQL's own for one without any table
 */
export async function createTestDatabase(
  template: 'template1' | typeof TEMPLATE = TEMPLATE,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const url = new URL(postgresUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdministrator(`drop database if exists ${name} with (force)`) };
}
