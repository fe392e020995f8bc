import pg from 'pg';
import type { GaugeSource, MetricsService } from '../../src/shared/metrics/metrics.service.js';
import { ServiceGauges } from '../../src/shared/metrics/service-gauges.js';
import type { Redis } from '../../src/shared/redis/redis.module.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { waitFor } from '../support/wait-for.js';

let test: TestOrm;
const open: pg.Client[] = [];
beforeEach(async () => (test = await openTestOrm()));
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
  await test.close();
});

async function begin(options: { replication?: 'database' } = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.databaseUrl, ...options } as pg.ClientConfig);
  await client.connect();
  open.push(client);
  await client.query('begin');
  return client;
}

async function longest(): Promise<number> {
  const sources: GaugeSource[] = [];
  const metrics = { add: (source: GaugeSource) => sources.push(source) } as unknown as MetricsService;
  new ServiceGauges(metrics, test.orm.em, {} as Redis).onModuleInit();
  const readings = await sources.find(({ name }) => name === 'postgres')!.read();
  return readings.find(({ gauge }) => gauge === 'postgres_longest_transaction_seconds')!.value;
}

describe('the longest transaction', () => {
  it('is the oldest that a client has open, and none once it is over', async () => {
    expect(await longest()).toBe(0);
    const first = await begin();
    await begin();
    const { rows } = await first.query<{ age: number }>(
      'select extract(epoch from clock_timestamp() - now())::float8 as age',
    );
    expect(await longest()).toBeGreaterThanOrEqual(rows[0]!.age);
    for (const client of open) await client.query('rollback');
    expect(await longest()).toBe(0);
  });

  it('is none of what PostgreSQL runs beside its clients', async () => {
    // Vacuuming comes when it likes. A sender of changes is no client either, and who works for it shows a transaction.
    const sender = await begin({ replication: 'database' });
    await sender.query('set debug_parallel_query = on');
    const working = expect(sender.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    const beside = () =>
      test.orm.em.fork().execute<{ kind: string }[]>(
        `select backend_type as kind from pg_stat_activity
          where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
      );
    try {
      const isBeside = async () => (await beside()).some(({ kind }) => kind === 'parallel worker');
      await waitFor(isBeside, { what: 'a transaction beside the clients' });
      expect(await longest()).toBe(0);
    } finally {
      await test.orm.em.fork().execute(
        `select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and backend_type = 'walsender'`,
      );
      await working;
    }
  });
});
