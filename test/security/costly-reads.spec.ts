import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ComparedProperty, RawListingData, ReportView } from '../../src/analyses/analysis.types.js';
import { User } from '../../src/auth/user.entity.js';
import type { ReadDocument } from '../../src/scraping/document.types.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startCutProxy, type CutProxy } from '../support/cut-proxy.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { sampleResult } from '../support/results.js';
import { waitFor } from '../support/wait-for.js';

let base: TestDatabase;
let database: CutProxy;
let app: TestApp;
let owner: ApiClient;

beforeAll(async () => {
  base = await createTestDatabase();
  database = await startCutProxy(base.url);
  app = await startTestApp({ DATABASE_URL: database.url });
  owner = await signUp(app.url);
});
afterAll(async () => {
  await app?.close();
  await database?.close();
  await base?.drop();
});

const server = () => app.app.getHttpServer() as Server;

/** As long as the texts of six documents may be: 100 pages of 6,000 characters each. */
const longText = Array.from({ length: 100 }, (_, page) => `sida ${page} `.padEnd(6_000, 'stadga '));
const statutes: readonly ReadDocument[] = Array.from({ length: 6 }, (_, index) => ({
  name: `stadgar-${index}.pdf`,
  kind: 'statutes',
  outcome: 'read',
  handedIn: true,
  pages: longText,
}));
const annualReport: ReadDocument = {
  name: 'arsredovisning.pdf',
  kind: 'annual-report',
  outcome: 'read',
  handedIn: true,
  pages: [
    'Årsredovisning 2025\nBrf Provet 769600-1234',
    'Flerårsöversikt\t2025\t2024\nSparande per kvm totalyta, kr\t231\t204',
  ],
};

async function add(readDocuments: readonly ReadDocument[], person = owner): Promise<string> {
  const em = app.app.get(EntityManager).fork();
  const key = randomUUID();
  const link = { url: `https://x.se/${key}`, site: 'x', key, kind: 'broker' } as const;
  const analysis = new Analysis(em.getReference(User, person.userId), link);
  const rawListingData: RawListingData = { energyClass: 'D', address: 'Provgatan 5', readDocuments };
  Object.assign(analysis, {
    status: 'completed',
    isPaid: true,
    analysisResult: sampleResult(),
    rawListingData,
  });
  await em.persist(analysis).flush();
  return analysis.id;
}

/** The answer, and how many bytes the database gave for it. */
async function asked<T>(path: string): Promise<{ body: T; bytes: number }> {
  const before = database.answered;
  const { status, body } = await owner.call<T>('GET', path);
  expect(status).toBe(200);
  return { body, bytes: database.answered - before };
}

describe('what a page reads of the database does not grow with the texts of documents', () => {
  // Two analyses hold 7.2 MB of text; twice is room for what the server does on its own meanwhile.
  it('side by side', async () => {
    const compare = async (documents: readonly ReadDocument[]) =>
      asked<{ items: ComparedProperty[] }>(
        `/analyses/compare?ids=${await add(documents)},${await add(documents)}`,
      );
    const bare = await compare([]);
    const full = await compare(statutes);
    expect(full.body.items.map(({ energyClass }) => energyClass)).toEqual(['D', 'D']);
    expect(full.bytes).toBeLessThan(2 * bare.bytes);
  });

  it('in a report, but for an annual report, whose figures are read out of its pages', async () => {
    const report = async (documents: readonly ReadDocument[]) =>
      asked<ReportView>(`/analyses/${await add(documents)}/report`);
    const bare = await report([annualReport]);
    const full = await report([annualReport, ...statutes]);
    const [read, ...others] = full.body.listing.readDocuments;
    expect(read).toEqual(bare.body.listing.readDocuments[0]);
    expect(read!.figures).toMatchObject([{ name: 'savingsPerSqm', value: 231, page: 2 }]);
    expect(others.map(({ name, pageCount, figures }) => [name, pageCount, figures])).toEqual(
      statutes.map(({ name }) => [name, 100, []]),
    );
    expect(full.bytes).toBeLessThan(2 * bare.bytes);
  });
});

it('forgets those who hang up before their turn is asked for', async () => {
  const person = await signUp(app.url);
  const port = Number(new URL(app.url).port);
  let arrived = 0;
  const arrives = () => (arrived += 1);
  server().on('request', arrives);
  for (let count = 0; count < 60; count += 1)
    await new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `GET /api/analyses/stats HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${person.token}`;
        socket.write(`${head}\r\n\r\n`, () => socket.destroy());
      });
      socket.once('close', () => done());
    });
  await waitFor(() => arrived === 60, { what: 'the server to hear of all' });
  server().off('request', arrives);
  await waitFor(async () => (await person.call('GET', '/analyses/stats')).status === 200, {
    what: 'the turns of those who went away to be free',
  });
  const { status } = await person.call('GET', '/analyses/stats');
  expect(status).toBe(200);
});

describe('of what costs, one person has two at work at once', () => {
  const acts = () =>
    [
      ['GET', '/account/purchases'],
      ['GET', `/analyses/compare?ids=${id},${other}`],
      ['GET', `/analyses/${id}/report`],
      ['POST', `/analyses/${id}/unlock`],
    ] as const;
  /** Of other parts of the product, which hold or wait for the same row, or count what is theirs. */
  const others = () =>
    [
      ['POST', `/account/purchases/${randomUUID()}/withdraw`, { reports: 1, amount: 0 }],
      ['GET', '/account/purchases'],
      ['GET', '/account/erasure'],
      ['DELETE', '/account', { password: 'hemligt-lösenord', seen: 'nothing' }],
      ['POST', '/checkout/credits', { productKey: 'none', termsAccepted: true }],
      ['POST', '/checkout/analysis', { analysisId: id, termsAccepted: true }],
      ['POST', '/checkout/confirm', { sessionId: 'cs_none' }],
    ] as const;
  let [id, other] = ['', ''];
  let holder: pg.Client;
  let person: ApiClient;
  let answers: { status: number; retryAfter: string | null }[];
  let asking: Promise<void>[];
  /** Answers of the server that nobody has taken or hung up on. */
  const open = new Set<ServerResponse>();
  const arrives = (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  };
  beforeAll(() => void server().on('request', arrives));
  afterAll(() => void server().off('request', arrives));

  let hangUp: AbortController;
  /** An unlock of the person's that can be hung up on. */
  const unlock = () =>
    asking.push(
      fetch(`${app.url}/api/analyses/${id}/unlock`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        signal: hangUp.signal,
      }).then(
        async (answer) => {
          await answer.arrayBuffer();
          answers.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
        },
        (error: unknown) => {
          if (!hangUp.signal.aborted) throw error;
        },
      ),
    );
  const ask = (method: string, path: string, body?: object) =>
    asking.push(
      person.call(method, path, body).then(({ status, headers }) => {
        answers.push({ status, retryAfter: headers.get('retry-after') });
      }),
    );
  const waiting = async () => {
    const query = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%from users%'`;
    return (await app.app.get(EntityManager).fork().execute(query)).length;
  };

  /** Two unlocks that cannot go on: their person's row is held. */
  beforeEach(async () => {
    person = await signUp(app.url);
    [id, other] = [await add([], person), await add([], person)];
    [answers, asking, hangUp] = [[], [], new AbortController()];
    holder = new pg.Client({ connectionString: base.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from users where id = $1 for update', [person.userId]);
    for (let count = 0; count < 2; count += 1) unlock();
    await waitFor(async () => (await waiting()) === 2, { what: 'two unlocks at work' });
  });
  afterEach(() => holder.end());

  it('and thirty in line, whichever they are; more are told to come again, and nobody else is', async () => {
    for (let round = 0; round < 8; round += 1) for (const [method, path] of acts()) ask(method, path);
    await waitFor(() => answers.length === 2, { what: 'the two beyond the line to be answered' });
    const refused = { status: 429, retryAfter: '5' };
    expect(answers).toEqual([refused, refused]);
    expect(await waiting()).toBe(2);

    const stranger = await signUp(app.url);
    expect((await stranger.call('GET', '/analyses/stats')).status).toBe(200);
    expect((await person.call('GET', '/auth/me')).status).toBe(200);

    await holder.query('rollback');
    await Promise.all(asking);
    expect(answers).toHaveLength(34);
    expect(answers.slice(2).filter(({ status }) => status === 429)).toEqual([]);
    for (const [method, path] of acts()) ask(method, path);
    await Promise.all(asking);
    expect(answers.slice(34).filter(({ status }) => status === 429)).toEqual([]);
  });

  it('whatever they ask for: no part of the product has places of its own', async () => {
    for (const [method, path, body] of others()) ask(method, path, body);
    await waitFor(() => answers.length === others().length, {
      timeoutMs: 20_000,
      what: 'all to have waited in vain',
    });
    expect(answers).toEqual(others().map(() => ({ status: 429, retryAfter: '5' })));
    expect(await waiting()).toBe(2);
    await holder.query('rollback');
    await Promise.all(asking);
  });

  it('but lists and single rows, which have a line of their own: twenty pages may read theirs anew', async () => {
    const reads = ['/analyses?limit=100', `/analyses/${id}`, '/analyses/stats', '/account/sessions'];
    for (let page = 0; page < 20; page += 1) for (const path of reads) ask('GET', path);
    await waitFor(() => answers.length === 80, { timeoutMs: 20_000, what: 'all to be answered' });
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await waiting()).toBe(2);
    await holder.query('rollback');
    await Promise.all(asking);
  });

  it('also when they hang up, until the work that they began has ended', async () => {
    // The second time those who are at work have hung up before, and both places are still taken.
    for (let times = 0; times < 2; times += 1) {
      for (let count = 0; count < 31; count += 1) unlock();
      await waitFor(() => answers.length === 1, { what: 'the one beyond a full line to be answered' });
      expect(answers).toEqual([{ status: 429, retryAfter: '5' }]);
      expect(await waiting()).toBe(2);
      hangUp.abort();
      await waitFor(() => open.size === 0, { what: 'the server to hear that they hung up' });
      await Promise.all(asking);
      [answers, asking, hangUp] = [[], [], new AbortController()];
    }
    await holder.query('rollback');
    for (let count = 0; count < 4; count += 1) unlock();
    await Promise.all(asking);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('and who waits in vain is told so in Swedish', async () => {
    const { status, body, headers } = await person.call('GET', '/account/purchases');
    expect([status, headers.get('retry-after'), body]).toEqual([
      429,
      '5',
      expect.objectContaining({
        code: 'too_much_at_once',
        detail: 'Du har för mycket på gång samtidigt. Vänta några sekunder och försök igen.',
      }),
    ]);
    expect(answers).toEqual([]);
    await holder.query('rollback');
    await Promise.all(asking);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });
});
