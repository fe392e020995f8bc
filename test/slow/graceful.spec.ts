import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRedis } from '../../src/shared/redis/open-redis.js';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import { OwnServices } from '../support/own-services.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let services: OwnServices;
let adverts: AdvertServer;
const running: ServerProcess[] = [];

beforeAll(async () => {
  [services, adverts] = await Promise.all([OwnServices.start(), startAdvertServer()]);
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((process) => process.kill()));
  await services?.stop();
  await adverts?.close();
});

async function start(
  env: Readonly<Record<string, string>>,
  until?: 'ready' | 'live',
): Promise<ServerProcess> {
  const given = { ...services.env, SCRAPING_HOST_MAP: adverts.hostMapText, LOG_LEVEL: 'info', ...env };
  const process = await startServerProcess(given, [], until);
  running.push(process);
  return process;
}

const statusOf = async (url: string) =>
  (await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined))?.status;

/** A request whose body is on its way: it ends when `finish` is called, and has `begun` when the server has its head. */
function halfSent(url: string): {
  begun: Promise<void>;
  finish(): void;
  answer: Promise<number | undefined>;
} {
  const body = JSON.stringify({ email: 'ingen@test.example', password: 'fel lösenord' });
  const sent = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // Node asks the sender to go on when it hands the request to the application.
      expect: '100-continue',
    },
  });
  const begun = new Promise<void>((resolve) => {
    sent.once('continue', () => sent.write(body.slice(0, 10), () => resolve()));
  });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    sent.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode)));
    sent.once('error', reject);
  });
  return { begun, finish: () => void sent.end(body.slice(10)), answer };
}

function listen(url: string, person: ApiClient): { text(): string; ended: Promise<void> } {
  let text = '';
  const ended = (async () => {
    const live = await fetch(`${url}/api/analyses/events`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    for await (const chunk of live.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })();
  return { text: () => text, ended };
}

/** Whether somebody still takes connections there. */
const isOpen = (url: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true))).once('error', () => resolve(false));
  });

describe('a server that is asked to end', () => {
  it('is not ready at once, serves on, answers what is under way and sends live pages elsewhere', async () => {
    const web = await start({ ROLE: 'web', DRAIN_DELAY_S: '2' });
    const person = await signUp(web.url);
    const live = listen(web.url, person);
    await waitFor(() => live.text().includes('heartbeat'));
    const slow = halfSent(web.url);
    await slow.begun;

    const ending = web.stop();
    await waitFor(async () => (await statusOf(`${web.url}/api/health/ready`)) === 503);
    expect(await statusOf(`${web.url}/api/health/live`)).toBe(200);
    const served = await fetch(`${web.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: 'hemligt-lösenord' }),
    });
    // A proxy that keeps connections asks another process the next time.
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    expect(live.text()).not.toContain('retry:');

    await waitFor(async () => !(await isOpen(web.url)));
    await live.ended;
    const [, pause] = /^retry: (\d+)$/m.exec(live.text())!;
    expect(Number(pause)).toBeLessThanOrEqual(1_000);
    slow.finish();
    expect(await slow.answer).toBe(401);
    await ending;
    expect(await web.ended).toEqual({ code: 0, signal: null });
  }, 60_000);

  it('cuts what takes longer than it may, and says so', async () => {
    const web = await start({ ROLE: 'web', DRAIN_DELAY_S: '0', DRAIN_LIMIT_S: '1' });
    const slow = halfSent(web.url);
    const cut = expect(slow.answer).rejects.toThrow('socket hang up');
    await slow.begun;
    await web.stop();
    await cut;
    expect((await web.ended).code).toBe(0);
    expect(web.output()).toContain('1 requests were cut');
  }, 60_000);
});

describe('a worker that is asked to end', () => {
  it('hands an analysis under way to another, which finishes it in the same attempt, for one report', async () => {
    const web = await start({ ROLE: 'web' });
    const first = await start({ ROLE: 'worker', DRAIN_LIMIT_S: '0' });
    const person = await signUp(web.url);
    const live = listen(web.url, person);
    live.ended.catch(() => undefined);
    const { body } = await person.call<AnalysisView>('POST', '/analyses', {
      url: adverts.link('vantar-1014'),
    });
    await waitFor(() => live.text().includes('scraping'), { timeoutMs: 20_000 });
    await first.stop();
    expect((await first.ended).code).toBe(0);
    const between = await person.call<AnalysisView>('GET', `/analyses/${body.id}`);
    expect(between.body.status).toBe('processing');

    const second = await start({ ROLE: 'worker' });
    const answering = setInterval(() => adverts.release(), 100);
    const status = async () => (await person.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status;
    await waitFor(async () => ['completed', 'failed'].includes(await status()), {
      timeoutMs: 40_000,
      what: 'the analysis to end',
    }).finally(() => clearInterval(answering));
    expect(await status()).toBe('completed');
    expect(live.text()).not.toContain('"status":"failed"');
    const { rows } = await services.query(
      `select a.attempt, (select count(*)::int from credit_entries c where c.user_id = a.user_id and amount < 0) as spent
         from analyses a where id = $1`,
      [body.id],
    );
    expect(rows).toEqual([{ attempt: 1, spent: 1 }]);
    await second.stop();
    await web.stop();
    await live.ended.catch(() => undefined);
  }, 120_000);
});

describe('a start before its services', () => {
  it('is alive and not ready while it waits, and ready when they are there', async () => {
    let web: ServerProcess | undefined;
    await services.restartRedis(async () => {
      web = await start({ ROLE: 'web' }, 'live');
      const statuses = async () => [
        await statusOf(`${web!.url}/api/health/live`),
        await statusOf(`${web!.url}/api/health/ready`),
      ];
      expect(await statuses()).toEqual([200, 503]);
      const told = 'Waiting: Redis does not let us in at 127.0.0.1:';
      await waitFor(() => web!.output().includes(told), { timeoutMs: 30_000, what: told });
      expect(await statuses()).toEqual([200, 503]);
    });
    await waitFor(() => web!.isReady(), { timeoutMs: 30_000, what: 'the server to be ready' });
    await web!.stop();
  }, 120_000);

  it('gives up after its time, with one line that says for what', async () => {
    const failed = startServerProcess({
      ...services.env,
      ROLE: 'web',
      LOG_LEVEL: 'fatal',
      // On a busy machine seconds pass before either service has answered.
      START_LIMIT_S: '10',
      DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    });
    const said = await failed.then(
      () => '',
      (error: Error) => error.message.split('\n').filter((line) => /FATAL/.test(line)),
    );
    expect(said).toEqual([
      expect.stringMatching(
        /Gave up after 10 s: PostgreSQL does not let us in at 127\.0\.0\.1:1\/none \(DATABASE_URL\): connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
      ),
    ]);
  }, 60_000);
});

describe('while a service restarts', () => {
  it.each(['postgres', 'redis'] as const)(
    'answers 503 with Retry-After and never 500, and is ready again by itself (%s)',
    async (which) => {
      const web = await start({ ROLE: 'all', LOG_LEVEL: 'fatal' });
      const person = await signUp(web.url);
      const seen = new Map<string, number>();
      let isOver = false;
      const asking = Array.from({ length: 6 }, async (_, index) => {
        while (!isOver) {
          const answer = await (index % 3 === 0
            ? person.call('GET', '/analyses')
            : index % 3 === 1
              ? person.call('POST', '/analyses', { url: adverts.link('storgatan-1-1001') })
              : callAs(web.url)('POST', '/auth/login', {
                  email: person.email,
                  password: 'hemligt-lösenord',
                }));
          const key = `${answer.status}${answer.status === 503 ? ` ${answer.headers.get('retry-after')}` : ''}`;
          seen.set(key, (seen.get(key) ?? 0) + 1);
          await sleep(20);
        }
      });
      const answers = () => [...seen.values()].reduce((sum, times) => sum + times, 0);
      /** Enough for each kind of request to have come several times. */
      const thirtyMore = () => {
        const before = answers();
        return waitFor(() => answers() >= before + 30, { timeoutMs: 30_000, what: 'thirty more answers' });
      };
      const away = async () => {
        await waitFor(async () => (await statusOf(`${web.url}/api/health/ready`)) === 503);
        await thirtyMore();
      };
      await (which === 'postgres' ? services.restartPostgres(away) : services.restartRedis(away));
      await waitFor(async () => (await statusOf(`${web.url}/api/health/ready`)) === 200, {
        timeoutMs: 20_000,
      });
      await thirtyMore();
      isOver = true;
      await Promise.all(asking);
      const statuses = [...seen.keys()];
      expect(statuses.filter((status) => status.startsWith('5'))).toEqual(['503 5']);
      expect(statuses).toContain('200');
      expect((await person.call('GET', '/analyses')).status).toBe(200);
      await web.stop();
    },
    120_000,
  );
});

it('is not ready while Redis answers but takes no writes: full, or another one’s copy', async () => {
  const web = await start({ ROLE: 'web' });
  const redis = openRedis({ url: services.env['REDIS_URL']! });
  await redis.connect();
  const readyIs = (status: number) =>
    waitFor(async () => (await statusOf(`${web.url}/api/health/ready`)) === status);
  const isSaid = (times: number) =>
    waitFor(() => web.output().split('Not ready: redis: takes no writes').length === times + 1);
  try {
    await redis.configSet('maxmemory', '1mb');
    await readyIs(503);
    await isSaid(1);
    await redis.configSet('maxmemory', '0');
    await readyIs(200);
    await redis.sendCommand(['REPLICAOF', '127.0.0.1', '1']);
    await readyIs(503);
    await isSaid(2);
    await redis.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    await readyIs(200);
  } finally {
    await redis.configSet('maxmemory', '0');
    await redis.sendCommand(['REPLICAOF', 'NO', 'ONE']);
    redis.destroy();
    await web.stop();
  }
}, 60_000);
