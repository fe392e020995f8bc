import type { Config } from '../src/shared/config/config.js';
import { codeOf, reasonOf } from './reason.js';

/** Whoever types a command does not wait longer for an answer, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Looks whether database and Redis are there: a server waits for them as long as it takes, a command does not.
 * @throws Error of one line that names what does not answer or was never migrated, where, and what to do
 */
export async function findServices(config: Config): Promise<void> {
  const looks = await Promise.allSettled([findDatabase(config, { migrated: true }), findRedis(config)]);
  for (const look of looks) if (look.status === 'rejected') throw look.reason;
}

/**
 * @param migrated whether it has to have a schema as well
 * @throws Error of one line when PostgreSQL does not let us in at that address
 */
export async function findDatabase(
  {
    databaseUrl,
    embedded,
    variable = 'DATABASE_URL',
  }: Pick<Config, 'databaseUrl' | 'embedded'> & { readonly variable?: string },
  { migrated = false } = {},
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  let isMigrated: boolean;
  try {
    await client.connect();
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('mikro_orm_migrations') is not null as found`,
    );
    isMigrated = rows[0]!.found;
  } catch (cause) {
    throw unavailable('PostgreSQL', databaseUrl, variable, embedded, cause);
  } finally {
    void client.end().catch(() => undefined);
  }
  const { host, pathname } = new URL(databaseUrl);
  if (migrated && !isMigrated)
    throw new Error(
      `the database ${host}${pathname} (DATABASE_URL) has no tables yet: run "npx app-cli db migrate"`,
    );
}

async function findRedis({ redisUrl, embedded }: Config): Promise<void> {
  const { openRedis } = await import('../src/shared/redis/open-redis.js');
  const client = openRedis({
    url: redisUrl,
    socket: { reconnectStrategy: false, connectTimeout: PATIENCE_MS },
  });
  client.on('error', () => undefined);
  // Its own limit is for the connection alone, not for a server that then says nothing.
  const limit = setTimeout(() => client.destroy(), PATIENCE_MS);
  try {
    await client.connect();
  } catch (cause) {
    throw unavailable('Redis', redisUrl, 'REDIS_URL', embedded, cause);
  } finally {
    clearTimeout(limit);
  }
  client.destroy();
}

/** PostgreSQL or Redis lets nobody in. */
export class NoServices extends Error {
  /** It begins or ends at this moment: the same command may go well a moment later. */
  get isPassing(): boolean {
    return /^57P0/.test(codeOf(this.cause) ?? '') || /\bLOADING\b/.test(String(this.cause));
  }
}

function unavailable(
  name: string,
  url: string,
  variable: string,
  embedded: boolean,
  cause: unknown,
): NoServices {
  const remedy = embedded ? 'stop "npm start" and run it again' : `start it there, or set ${variable} right`;
  const message = `${name} does not answer at ${new URL(url).host} (${variable}): ${reasonOf(cause)}; ${remedy}`;
  return new NoServices(message, { cause });
}
