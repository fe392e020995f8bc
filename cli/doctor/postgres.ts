import pg from 'pg';
import { migrations } from '../../migrations/migrations.js';
import { codeOf, reasonOf } from '../reason.js';
import { ok, since, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

/** The first whose extensions a database's owner may create, as `pg_trgm` has to be. */
const oldest = 130_000;
/** Milliseconds; sessions, webhooks and jobs compare times of both. */
const clockTolerance = 5_000;

const facts = `
  select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         extract(epoch from clock_timestamp())::float8 * 1000 as now,
         exists (select from pg_collation where collname = 'sv-x-icu') as swedish,
         to_regclass('mikro_orm_migrations') is not null as migrated`;

interface Facts {
  readonly version: string;
  readonly number: number;
  readonly now: number;
  readonly swedish: boolean;
  readonly migrated: boolean;
}

export const postgresProbe: Probe = { name: 'postgresql', reads: ['DATABASE_URL'], look };

async function look({ env, config, signal, limitMs }: Given): Promise<Finding[]> {
  if (!env['DATABASE_URL'])
    return [wrong('postgresql', 'DATABASE_URL is not set', 'set it, or run "npm start"')];
  const { host, pathname } = new URL(config.databaseUrl);
  const place = `${host}${pathname}`;
  const client = new pg.Client({ connectionString: config.databaseUrl, query_timeout: limitMs });
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void client.end().catch(() => undefined));
  const start = performance.now();
  try {
    await client.connect();
    const asked = performance.now();
    const { rows } = await client.query<Facts>(facts);
    const found = rows[0]!;
    const latency = since(asked);
    // The moment in the middle of the question, by our clock.
    const skew = found.now - (Date.now() - (performance.now() - asked) / 2);
    return [
      versionOf(found, `${place}, ${found.version}, connected in ${since(start)}, answers in ${latency}`),
      await migrationsOf(client, found),
      found.swedish
        ? ok('postgresql collation', 'sv-x-icu')
        : wrong(
            'postgresql collation',
            'sv-x-icu is missing',
            'use a PostgreSQL that is built with ICU, as those of postgresql.org and the distributions are',
          ),
      clockOf(skew),
    ];
  } catch (error) {
    if (signal.aborted) throw error;
    return [refused(place, error)];
  } finally {
    void client.end().catch(() => undefined);
  }
}

function versionOf({ version, number }: Facts, found: string): Finding {
  return number >= oldest
    ? ok('postgresql', found)
    : wrong('postgresql', `${version} is too old`, 'use PostgreSQL 13 or newer; 18 is what is tested');
}

async function migrationsOf(client: pg.Client, { migrated }: Facts): Promise<Finding> {
  const name = 'postgresql migrations';
  const done = migrated ? await namesOf(client) : new Set<string>();
  const pending = migrations.filter((one) => !done.has(one.name)).map((one) => one.name);
  const foreign = [...done].filter((one) => !migrations.some((known) => known.name === one));
  if (pending.length > 0)
    return wrong(name, `pending: ${pending.join(', ')}`, 'run "npx app-cli db migrate"');
  if (foreign.length > 0)
    return warning(name, `not of this release: ${foreign.join(', ')}`, 'run the release that made them');
  return ok(name, `all ${done.size} have run`);
}

async function namesOf(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  return new Set(rows.map(({ name }) => name));
}

function clockOf(skew: number): Finding {
  const found = `${Math.abs(Math.round(skew))} ms ${skew < 0 ? 'behind' : 'ahead of'} ours`;
  return Math.abs(skew) <= clockTolerance
    ? ok('postgresql clock', found)
    : wrong('postgresql clock', found, 'let both machines keep their time by NTP');
}

/** Whoever answers and refuses, or is not there at all, will do so until something is changed. */
function refused(place: string, error: unknown): Finding {
  const found = `${place}: ${reasonOf(error)}`;
  const code = codeOf(error);
  if (code === '3D000')
    return wrong('postgresql', found, 'create the database, then run "npx app-cli db migrate"');
  if (code === '28P01' || code === '28000')
    return wrong('postgresql', found, 'set user and password in DATABASE_URL right');
  return code === 'ETIMEDOUT' || code === 'EAI_AGAIN'
    ? unknown('postgresql', found, 'look at the network between here and there')
    : wrong('postgresql', found, 'start PostgreSQL there, or set DATABASE_URL right');
}
