import pg from 'pg';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, PASSWORD, signUp, type ApiClient } from '../support/api-client.js';
import { addPeople } from '../bench/load/people.js';
import { startTestApp } from '../support/app.js';
import { startBillingStage } from '../support/billing-stage.js';
import { liveIn } from '../support/lived-in.js';
import { waitFor } from '../support/wait-for.js';

let adverts: AdvertServer;
beforeAll(async () => {
  adverts = await startAdvertServer();
});
afterAll(() => adverts.close());

describe('a process with few connections to PostgreSQL', () => {
  it('does all there is on a single one: nothing holds one while it waits for another', async () => {
    const stage = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText, DATABASE_POOL: '1' });
    try {
      const { person, home } = await liveIn(stage, adverts);
      for (const path of ['/analyses', `/analyses/${home}/report`, '/account/export', '/account/erasure'])
        expect([path, (await person.call('GET', path)).status]).toEqual([path, 200]);
    } finally {
      await stage.close();
    }
  }, 120_000);

  it('answers twenty at once with two', async () => {
    const app = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText, DATABASE_POOL: '2' });
    try {
      const person = await signUp(app.url);
      const slugs = ['storgatan-1-1001', 'storgatan-2-1002', 'storgatan-3-1003', 'storgatan-4-1004'];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0
            ? person.call('POST', '/analyses', { url: adverts.link(slugs[(index / 2) % 4]!) })
            : callAs(app.url)('POST', '/auth/login', {
                email: person.email,
                password: 'hemligt-lösenord',
              }),
        ),
      );
      expect(answers.filter(({ status }) => status >= 400).map(({ body }) => body)).toEqual([]);
    } finally {
      await app.close();
    }
  }, 60_000);

  it('says when to come again to whom it has none for in time: 429 where they hold it themselves, else 503', async () => {
    // Without the sweeps of a worker, which may wait for the table too, and go before the request to the only connection.
    const app = await startTestApp({ ROLE: 'web', DATABASE_POOL: '1' });
    const other = new pg.Client({ connectionString: app.config.databaseUrl });
    await other.connect();
    try {
      const [person, stranger] = [await signUp(app.url), await signUp(app.url)];
      await other.query('begin; lock table analyses in access exclusive mode');
      const held = person.call('GET', '/analyses');
      const waits = `select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database() and query like '%as key from analyses where%'`;
      const isHeld = async (): Promise<boolean> => {
        // Within a transaction, who waits is else told as it first was.
        await other.query('select pg_stat_clear_snapshot()');
        return (await other.query(waits)).rowCount === 1;
      };
      await waitFor(isHeld, { what: 'the held request' });
      const answers = await Promise.all(
        [person, stranger].map(({ call }) => call<{ code: string }>('GET', '/analyses')),
      );
      expect(
        answers.map(({ status, headers, body }) => [status, headers.get('retry-after'), body.code]),
      ).toEqual([
        [429, '5', 'too_much_at_once'],
        [503, '5', 'unavailable'],
      ]);
      // It is busy, and not without a database.
      expect((await callAs(app.url)('GET', '/health/ready')).status).toBe(200);
      await other.query('commit');
      expect((await held).status).toBe(200);
    } finally {
      await other.end();
      await app.close();
    }
  }, 60_000);

  it('ends a statement that takes too long, and says 503', async () => {
    const app = await startTestApp({ DATABASE_STATEMENT_LIMIT_S: '1' });
    const other = new pg.Client({ connectionString: app.config.databaseUrl });
    await other.connect();
    try {
      const person = await signUp(app.url);
      await other.query('begin; lock table analyses in access exclusive mode');
      expect((await person.call('GET', '/analyses')).status).toBe(503);
      await other.query('commit');
      expect((await person.call('GET', '/analyses')).status).toBe(200);
    } finally {
      await other.end();
      await app.close();
    }
  }, 60_000);
});

describe('one person whose requests wait', () => {
  /** As its services see it: a proxy names the networks that people come from. */
  const startSmallApp = () => startTestApp({ ROLE: 'web', DATABASE_POOL: '4', TRUSTED_PROXIES: '127.0.0.1' });
  /** Has all that changes the person's sessions wait, until what it returns is called. */
  async function holdSessionsOf(databaseUrl: string, { userId }: ApiClient) {
    const other = new pg.Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('select pg_advisory_lock(hashtextextended($1, 0))', [`sessions:${userId}`]);
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await other.query('set stats_fetch_consistency = none');
    return {
      waiting: async () => (await other.query(waits)).rowCount!,
      end: () => other.end(),
    };
  }

  it('leaves connections to others, whatever they ask for', async () => {
    const app = await startSmallApp();
    const [many, other] = [await signUp(app.url), await signUp(app.url)];
    const held = await holdSessionsOf(app.config.databaseUrl, many);
    try {
      const ended = Array.from({ length: 8 }, () => many.call('DELETE', '/account/sessions'));
      await waitFor(async () => (await held.waiting()) > 0, { what: 'the first that waits' });
      expect((await other.call('GET', '/analyses')).status).toBe(200);
      expect(await held.waiting()).toBe(1);
      await held.end();
      expect(new Set((await Promise.all(ended)).map(({ status }) => status))).toEqual(new Set([204]));
    } finally {
      await held.end();
      await app.close();
    }
  }, 60_000);

  it('leaves them also where it logs in and renews, from many networks', async () => {
    const app = await startSmallApp();
    const [many, other] = [await signUp(app.url), await signUp(app.url)];
    const held = await holdSessionsOf(app.config.databaseUrl, many);
    const from = (network: number, path: string, { email, cookies }: ApiClient) =>
      fetch(`${app.url}/api/auth/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${network}`,
          ...(path === 'refresh' && { cookie: cookies }),
        },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
    try {
      const asked = Array.from({ length: 8 }, (_, n) => from(n, n % 2 ? 'login' : 'refresh', many));
      await waitFor(async () => (await held.waiting()) > 0, { what: 'the first that waits' });
      expect((await from(9, 'login', other)).status).toBe(200);
      expect(await held.waiting()).toBe(1);
      await held.end();
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    } finally {
      await held.end();
      await app.close();
    }
  }, 60_000);
});

it('a thousand pages that listen take no connections of their own', async () => {
  const app = await startTestApp({ ROLE: 'web', TRUSTED_PROXIES: '127.0.0.1' });
  const redis = openRedis({ url: app.config.redisUrl });
  const postgres = new pg.Client({ connectionString: app.config.databaseUrl });
  await Promise.all([redis.connect(), postgres.connect()]);
  const space = new URL(app.config.redisUrl).pathname.slice(1);
  const redisConnections = async () => {
    const list = String(await redis.sendCommand(['CLIENT', 'LIST']));
    return list.split('\n').filter((line) => line.includes(` db=${space} `)).length - 1;
  };
  const databaseConnections = async () => {
    const { rowCount } = await postgres.query(
      'select 1 from pg_stat_activity where datname = current_database()',
    );
    return rowCount! - 1;
  };
  const listening = new AbortController();
  const open = ({ token }: { token: string }) =>
    fetch(`${app.url}/api/analyses/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: listening.signal,
    });
  try {
    const people = await addPeople(postgres, app.config.jwtSecret, 50);
    const before = await redisConnections();
    // Commands, what is announced, and the queue's commands.
    expect(before).toBe(3);
    // The first is open before the others: which of many at once arrives first, nobody knows.
    const first = await open(people[0]!);
    const pages = [first];
    // Fewer at once than may wait in line of one network.
    for (let from = 1; from < 1_000; from += 111)
      pages.push(
        ...(await Promise.all(Array.from({ length: 111 }, (_, index) => open(people[(from + index) % 50]!)))),
      );
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(1_000);
    expect(await redisConnections()).toBe(before);
    // The pool, and the one that looks whether PostgreSQL is there.
    expect(await databaseConnections()).toBeLessThanOrEqual(app.config.databasePool + 1);
    // The first of twenty makes room for the next one, and knows when to come again.
    await open(people[0]!);
    expect(await first.text()).toMatch(/^retry: 60000$/m);
  } finally {
    listening.abort();
    redis.destroy();
    await postgres.end();
    await app.close();
  }
}, 60_000);
