import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openRedis } from '../redis/open-redis.js';
import type { Config } from '../config/config.js';
import { pendingMigrations, tooOld } from '../database/pending-migrations.js';

const PATIENCE_MS = 3_000;
const PAUSE_MS = 500;
/** Wrong password or name, no such database: waiting mends none of them. */
const FOR_GOOD = new Set(['28P01', '28000', '3D000']);
const REFUSED = /^(WRONGPASS|NOAUTH|ERR AUTH|NOPERM)/;

/** The process cannot start, as its message says on one line. */
export class ServicesMissing extends Error {
  override name = 'ServicesMissing';
}

/**
 * Waits until PostgreSQL answers with all migrations of this program applied, and Redis answers.
 * @param options.say is told, in one line, what is waited for, whenever that changes
 * @throws ServicesMissing when one of them refuses us for good, and when `config.startLimitMs` have passed
 */
export async function waitForServices(
  config: Pick<Config, 'databaseUrl' | 'redisUrl' | 'startLimitMs'>,
  options: { say: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const deadline = Date.now() + config.startLimitMs;
  for (let said = ''; ;) {
    const missing = (await Promise.all([askDatabase(config), askRedis(config)])).flat();
    if (missing.length === 0) return;
    const words = missing.join('; ');
    if (Date.now() >= deadline)
      throw new ServicesMissing(`Gave up after ${Math.round(config.startLimitMs / 1000)} s: ${words}.`);
    if (words !== said) options.say(`Waiting: ${words}.`);
    said = words;
    await sleep(PAUSE_MS, undefined, { signal: options.signal });
  }
}

async function askDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  const { host, pathname } = new URL(databaseUrl);
  try {
    await client.connect();
    const pending = await pendingMigrations(client);
    return pending.length > 0 ? [`the database ${host}${pathname} is too old: ${tooOld(pending)}`] : [];
  } catch (error) {
    const words = `PostgreSQL does not let us in at ${host}${pathname} (DATABASE_URL): ${reasonOf(error)}`;
    if (FOR_GOOD.has(String((error as { code?: unknown }).code))) throw new ServicesMissing(`${words}.`);
    return [words];
  } finally {
    void client.end().catch(() => undefined);
  }
}

async function askRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<string[]> {
  const client = openRedis({
    url: redisUrl,
    socket: { reconnectStrategy: false, connectTimeout: PATIENCE_MS },
  });
  client.on('error', () => undefined);
  // Its own limit is for the connection alone, not for a server that then says nothing.
  const limit = setTimeout(() => client.destroy(), PATIENCE_MS);
  try {
    await client.connect();
    await client.ping();
    return [];
  } catch (error) {
    const words = `Redis does not let us in at ${new URL(redisUrl).host} (REDIS_URL): ${reasonOf(error)}`;
    if (REFUSED.test((error as Error).message)) throw new ServicesMissing(`${words}.`);
    return [words];
  } finally {
    clearTimeout(limit);
    if (client.isOpen) client.destroy();
  }
}

/** A refused connection to a name of several addresses has its reason inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || String(error)).split('\n')[0]!;
}
