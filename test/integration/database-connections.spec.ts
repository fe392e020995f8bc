import pg from 'pg';
import { openTestOrm, type TestOrm } from '../support/orm.js';

let test: TestOrm;
let administrator: pg.Client;

beforeAll(async () => {
  test = await openTestOrm();
  administrator = new pg.Client({ connectionString: test.databaseUrl });
  await administrator.connect();
});
afterAll(async () => {
  await administrator.end();
  await test.close();
});

/** A transaction whose connection is lost when it comes to `end`, as when PostgreSQL is restarted. */
async function cutOff(end: () => void): Promise<void> {
  await test.orm.em.fork().transactional(async (transaction) => {
    const [row] = await transaction.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    await administrator.query('select pg_terminate_backend($1)', [row!.pid]);
    end();
  });
}

const byCommit = (): void => undefined;
const byRollback = (): never => {
  throw new Error('own fault');
};

describe('connections that are lost', () => {
  it.each([
    ['commit', byCommit],
    ['rollback', byRollback],
  ])('at %s make room for new ones, more of them than the pool holds', async (_end, end) => {
    for (let times = 0; times < 12; times += 1) await expect(cutOff(end)).rejects.toThrow();
    await expect(test.orm.em.fork().execute('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });
});
