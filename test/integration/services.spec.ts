import pg from 'pg';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { createTestDatabase } from '../support/database.js';
import { createTestRedis } from '../support/redis.js';

describe('the services of the tests', () => {
  it('gives each test a database of its own with the migrated schema', async () => {
    const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const client = new pg.Client({ connectionString: one.url });
    await client.connect();
    const version = await client.query<{ server_version: string }>('show server_version');
    expect(version.rows[0]?.server_version).toMatch(/^18\./);
    const tables = await client.query(`select 1 from pg_tables where tablename = 'mikro_orm_migrations'`);
    expect(tables.rowCount).toBe(1);
    await client.query('create table only_here (id int)');
    await client.end();

    const other = new pg.Client({ connectionString: two.url });
    await other.connect();
    await expect(other.query('select * from only_here')).rejects.toThrow('does not exist');
    await other.end();
    await Promise.all([one.drop(), two.drop()]);
  });

  it('gives each test an empty Redis of its own', async () => {
    const [one, two] = await Promise.all([createTestRedis(), createTestRedis()]);
    const client = openRedis({ url: one });
    const other = openRedis({ url: two });
    await Promise.all([client.connect(), other.connect()]);
    await client.set('here', 'yes');
    expect(await client.get('here')).toBe('yes');
    expect(await other.dbSize()).toBe(0);
    await Promise.all([client.close(), other.close()]);
  });
});
