import pg from 'pg';
import { onBehalfOf } from '../../src/shared/on-behalf-of.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { waitFor } from '../support/wait-for.js';

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

describe('the ten connections of a process', () => {
  const work = async () => {
    await test.orm.em.fork().execute('select pg_sleep(0.3)');
  };
  /** Works until the administrator lets go. */
  const wait = async () => {
    await test.orm.em.fork().execute('select pg_advisory_xact_lock_shared(1)');
  };
  async function waiting(): Promise<number> {
    const { rowCount } = await administrator.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount!;
  }
  /** Whether so many of these are at work at once, and no more. */
  async function areAtOnce(count: number, begin: () => Promise<void>[]): Promise<void> {
    await administrator.query('select pg_advisory_lock(1)');
    const all = begin();
    try {
      await waitFor(async () => (await waiting()) >= count, { what: `${count} at work` });
      // What is asked for after them gets as far as PostgreSQL, by another connection.
      await test.orm.em.fork().execute('select 1');
      expect(await waiting()).toBe(count);
    } finally {
      await administrator.query('select pg_advisory_unlock(1)');
      await Promise.all(all);
    }
  }

  it('are three for one person at once, and all for what is done on nobody’s behalf', async () => {
    await areAtOnce(3, () => Array.from({ length: 6 }, () => onBehalfOf('a', wait)));
    await areAtOnce(9, () => Array.from({ length: 9 }, wait));
  });

  it('go to whoever waits in turn, though others asked for more before', async () => {
    const ended: string[] = [];
    const as = (person: string) => onBehalfOf(person, () => work().then(() => void ended.push(person)));
    const many = ['a', 'b', 'c', 'd'].flatMap((person) => Array.from({ length: 6 }, () => as(person)));
    const other = as('other');
    await Promise.all([...many, other]);
    // Ten of those before it, and some of the ten that work beside it.
    expect(ended.indexOf('other')).toBeLessThan(20);
  });
});
