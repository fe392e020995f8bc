import { EntityManager } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { User } from '../../src/auth/user.entity.js';
import { takesRound } from '../../src/shared/database/rounds.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { waitFor } from '../support/wait-for.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';

const MINUTE = 60_000;

describe('a round of a timer', () => {
  let test: TestOrm;
  beforeEach(async () => (test = await openTestOrm()));
  afterEach(() => test.close());
  const take = (name: string) => takesRound(test.orm.em, name, MINUTE);
  const heldSeconds = async () => {
    const [row] = await test.orm.em
      .fork()
      .execute<{ left: string }[]>(
        `select extract(epoch from held_until - now()) as left from leases where name = 'round:a'`,
      );
    return Number(row!.left);
  };

  it('is done by one of all that come to it, and each timer has its own', async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => take('a')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await take('b')).toBe(true);
  });

  it('is over after three quarters of the time, also when who took it has died', async () => {
    expect(await take('a')).toBe(true);
    const left = await heldSeconds();
    expect(left).toBeGreaterThan(40);
    expect(left).toBeLessThanOrEqual(45);
    await test.orm.em.fork().execute(`update leases set held_until = now() - interval '1 second'`);
    expect(await take('a')).toBe(true);
    expect(await take('a')).toBe(false);
  });
});

describe('six processes whose timers come at the same moment', () => {
  let apps: TestApp[];
  beforeAll(async () => {
    const first = await startTestApp();
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => startTestApp({ ...first.env })));
    apps = [first, ...others];
  });
  afterAll(async () => {
    for (const app of apps.reverse()) await app.close();
  });

  it('put what was lost in line once', async () => {
    const [first] = apps as [TestApp];
    await first.app.get(QueueControl, { strict: false }).pause('analyses');
    const em = first.app.get(EntityManager).fork();
    const owner = new User('rundor@test.example', 'no password', null);
    const old = new Date(Date.now() - 2 * MINUTE);
    const lost = [1, 2, 3].map((key) => {
      const link = { url: `https://x.se/${key}`, site: 'x', key: `x:${key}`, kind: 'broker' } as const;
      return new Analysis(owner, link);
    });
    await em.persist([owner, ...lost]).flush();
    await em.execute('update analyses set updated_at = ?, started_at = ?', [old, old]);
    // The round of the start is over.
    await em.execute('delete from leases');

    // All that come to the rows see them at one moment, before any of them has put one in line.
    const holding = first.app.get(EntityManager).fork();
    await holding.begin();
    await holding.execute('lock table analyses in access exclusive mode');
    const rounds: Promise<unknown>[] = [];
    let ended = 0;
    for (const { app } of apps) {
      rounds.push(
        app
          .get(AnalysisSweep, { strict: false })
          .onInterval()
          .then(() => (ended += 1)),
      );
      // A job is named by the millisecond of its sweep.
      await sleep(2);
    }
    const isThere = async () => ended + (await waitingFor(em)) === apps.length;
    await waitFor(isThere, { what: 'all to come to the rows or to leave them to another' });
    await holding.commit();
    await Promise.all(rounds);

    const queue = first.app.get(QueueService, { strict: false });
    expect([...(await queue.pendingKeys(runAnalysis))].sort()).toEqual(
      lost.map(({ id }) => `${id}:1`).sort(),
    );
    const control = first.app.get(QueueControl, { strict: false });
    expect(await control.ids('analyses', 'waiting')).toHaveLength(lost.length);
  });
});

/** How many wait for a table. */
async function waitingFor(em: EntityManager): Promise<number> {
  const [{ waiting }] = await em.execute<[{ waiting: string }]>(
    `select count(*) as waiting from pg_locks where not granted and relation = 'analyses'::regclass`,
  );
  return Number(waiting);
}
