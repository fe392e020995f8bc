import { EntityManager } from '@mikro-orm/postgresql';
import { AdminAnalysesService } from '../../src/analyses/admin-analyses.service.js';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisCancelService } from '../../src/analyses/analysis-cancel.service.js';
import type { AnalysisConditions } from '../../src/analyses/analysis-conditions.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisStore } from '../../src/analyses/analysis-store.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import { Purchase } from '../../src/billing/purchase.entity.js';
import { CreditEntry } from '../../src/billing/credit-entry.entity.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import { operator } from '../../cli/operator.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { listAnalysis, longAgo } from '../support/listed-analyses.js';
import { addPurchase, unpaid } from '../support/purchases.js';
import { sampleResult } from '../support/results.js';
import { waitFor } from '../support/wait-for.js';

const actor = 'cli:test';
const nobody = '00000000-0000-4000-8000-000000000000';

/** A web process: what it puts in line stays there. */
let app: TestApp;
let cancelling: AnalysisCancelService;
let analyses: AnalysesService;
let store: AnalysisStore;
let links = 0;

beforeAll(async () => {
  app = await startTestApp({ ROLE: 'web', SCRAPING_HOST_MAP: 'exempelmaklaren.example=http://127.0.0.1:9' });
  cancelling = app.app.get(AnalysisCancelService, { strict: false });
  analyses = app.app.get(AnalysesService, { strict: false });
  store = app.app.get(AnalysisStore, { strict: false });
});
afterAll(() => app.close());

const em = () => app.app.get(EntityManager, { strict: false }).fork();
const read = (id: string) => em().findOneOrFail(Analysis, { id });
const actsOn = async (id: string) =>
  (await em().find(AuditEntry, { subject: `analysis:${id}` })).map(({ act, details, ...entry }) => ({
    actor: entry.actor,
    act,
    details,
  }));
const spent = (id: string) => em().count(CreditEntry, { reason: 'spend', reference: `analysis:${id}` });
const isInLine = async (id: string) =>
  (await app.app.get(QueueService, { strict: false }).pendingKeys(runAnalysis)).has(
    runAnalysis.key({ analysisId: id, attempt: 1 }),
  );
async function start(buyer: ApiClient): Promise<string> {
  links += 1;
  const url = `https://exempelmaklaren.example/objekt/gatan-${links}`;
  return (await analyses.start(buyer.userId, url)).view.id;
}
const find = async (conditions: AnalysisConditions, query = {}) => {
  const usual = { search: '', sort: 'created_at', order: 'desc', limit: 100 } as const;
  const service = app.app.get(AdminAnalysesService, { strict: false });
  return service.find(conditions, { ...usual, ...query });
};
const claim = async (id: string) => (await store.claim(id, 1, 'rules'))!.claim;

/** Runs both while somebody else has the row, so that they meet there. @returns how each ended */
async function meet(id: string, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const holding = em();
  await holding.begin();
  await holding.execute('select 1 from analyses where id = ? for update', [id]);
  const untilWaiting = (count: number) =>
    waitFor(async () => {
      const waiting = await em().execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === count;
    });
  const first = one();
  await untilWaiting(1);
  const second = other();
  await untilWaiting(2);
  await holding.commit();
  return Promise.allSettled([first, second]);
}

describe('cancelling', () => {
  it('fails what is under way with a reason for its owner, takes its job away and is in the log', async () => {
    const buyer = await signUp(app.url);
    const id = await start(buyer);
    expect(await isInLine(id)).toBe(true);
    expect(await cancelling.cancel(id, actor)).toEqual({ attempt: 1 });
    await cancelling.dropJobs([{ id, attempt: 1 }]);
    expect(await isInLine(id)).toBe(false);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failureCode: 'called_off',
      failureReason:
        'Vi stoppade analysen innan den blev klar. Den har inte kostat något, och du kan starta om den.',
    });
    expect(await actsOn(id)).toEqual([
      { actor, act: 'analysis.cancel', details: { attempt: 1, statusBefore: 'processing' } },
    ]);
    expect((await analyses.retry({ ...operator, id: buyer.userId, isAdmin: false }, id)).attempt).toBe(2);
  });

  it('gives a report that was paid for back to its buyer, who read it all the while', async () => {
    const buyer = await signUp(app.url);
    const id = await listAnalysis(app, buyer);
    const report = async () => (await buyer.call('GET', `/analyses/${id}/report`)).status;
    await analyses.retry(operator, id, { force: true, actor });
    expect([(await read(id)).status, await report()]).toEqual(['processing', 200]);
    await cancelling.cancel(id, actor);
    expect(await read(id)).toMatchObject({
      status: 'completed',
      isPaid: true,
      failureCode: 'called_off',
      failureReason: expect.stringContaining('Vi stoppade analysen'),
    });
    expect(await report()).toBe(200);
    const { total } = await find({ status: 'failed', failedSince: new Date(Date.now() - 60_000), ids: [id] });
    expect(total).toBe(1);
    expect((await analyses.retry({ ...operator, id: buyer.userId, isAdmin: false }, id)).attempt).toBe(3);
  });

  it('leaves the jobs of others and of later attempts', async () => {
    const buyer = await signUp(app.url);
    const [ended, other] = [await start(buyer), await start(buyer)];
    await cancelling.dropJobs([
      { id: ended, attempt: 2 },
      { id: nobody, attempt: 1 },
    ]);
    expect([await isInLine(ended), await isInLine(other)]).toEqual([true, true]);
  });

  it('ends what nobody has moved for long as well', async () => {
    const buyer = await signUp(app.url);
    const id = await listAnalysis(app, buyer, { status: 'analyzing', updatedAt: longAgo() }, [{}]);
    await cancelling.cancel(id, actor);
    expect((await read(id)).status).toBe('failed');
    const runs = await em().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
    expect(runs.map(({ outcome, errorCode }) => [outcome, errorCode])).toEqual([
      ['lost', null],
      ['failed', 'called_off'],
    ]);
  });

  it('is refused for what is over or not there, and does nothing on trial', async () => {
    const buyer = await signUp(app.url);
    const [completed, failed] = [
      await listAnalysis(app, buyer),
      await listAnalysis(app, buyer, { status: 'failed' }),
    ];
    for (const [id, code] of [
      [completed, 'analysis_not_under_way'],
      [failed, 'analysis_not_under_way'],
      [nobody, 'analysis_not_found'],
    ] as const)
      await expect(cancelling.cancel(id, actor)).rejects.toMatchObject({ code });
    const id = await start(buyer);
    expect(await cancelling.cancel(id, actor, { dryRun: true })).toEqual({ attempt: 1 });
    expect((await read(id)).status).toBe('processing');
    for (const each of [completed, failed, id]) expect(await actsOn(each)).toEqual([]);
  });

  it.each([['the worker first'], ['the operator first']])(
    'in the moment of completion: one of them wins, and no report is spent on a failure (%s)',
    async (order) => {
      const buyer = await signUp(app.url);
      const id = await start(buyer);
      const run = await claim(id);
      const complete = () => store.complete(run, sampleResult(), {});
      const cancel = () => cancelling.cancel(id, actor);
      const ends =
        order === 'the worker first' ? await meet(id, complete, cancel) : await meet(id, cancel, complete);
      expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = ends.find((end) => end.status === 'rejected')!.reason as { code: string };
      const { status, isPaid } = await read(id);
      const facts = {
        status,
        isPaid,
        lost: lost.code,
        spent: await spent(id),
        acts: (await actsOn(id)).length,
      };
      expect([
        { status: 'completed', isPaid: true, lost: 'analysis_not_under_way', spent: 1, acts: 0 },
        { status: 'failed', isPaid: false, lost: 'run_superseded', spent: 0, acts: 1 },
      ]).toContainEqual(facts);
    },
  );
});

describe('what an operator begins', () => {
  const balance = async ({ userId }: ApiClient) =>
    app.app.get(CreditsService, { strict: false }).balance(userId);
  const complete = async (id: string, attempt: number) => {
    await store.complete((await store.claim(id, attempt, 'rules'))!.claim, sampleResult(), {});
    return (await read(id)).isPaid;
  };
  const previews = ({ userId }: ApiClient) => em().count(PreviewDay, { user: userId });

  it('spends neither a report nor a preview of its owner, who spends one by asking for it', async () => {
    const buyer = await signUp(app.url);
    const owner = { ...operator, id: buyer.userId, isAdmin: false };
    const preview = await listAnalysis(app, buyer, { status: 'completed', analysisResult: sampleResult() });
    await analyses.retry(operator, preview, { force: true, actor });
    expect(await complete(preview, 2)).toBe(false);
    const failed = await listAnalysis(app, buyer, { status: 'failed', isUnasked: true });
    await analyses.retry(operator, failed, { actor });
    expect(await complete(failed, 2)).toBe(false);
    const url = 'https://exempelmaklaren.example/objekt/oombedd-1';
    const { id: begun } = (await analyses.start(buyer.userId, url, { actor })).view;
    expect(await complete(begun, 1)).toBe(false);
    expect([await balance(buyer), await previews(buyer)]).toEqual([{ free: 3, credits: 0 }, 0]);

    expect((await analyses.unlock(owner, preview)).isPaid).toBe(true);
    await analyses.retry(operator, preview, { force: true, actor });
    expect(await complete(preview, 3)).toBe(true);
    const own = await listAnalysis(app, buyer, { status: 'failed', isUnasked: true });
    await analyses.retry(owner, own);
    expect(await complete(own, 2)).toBe(true);
    expect([await balance(buyer), await previews(buyer)]).toEqual([{ free: 1, credits: 0 }, 0]);
  });

  it('is paid for by who buys it meanwhile', async () => {
    const buyer = await signUp(app.url);
    const preview = await listAnalysis(app, buyer, { status: 'completed', analysisResult: sampleResult() });
    await analyses.retry(operator, preview, { force: true, actor });
    const { claim: run } = (await store.claim(preview, 2, 'rules'))!;
    const purchase = await addPurchase(app, buyer, { ...unpaid, status: 'pending', analysisId: preview });
    await em().transactional(async (settling) => {
      const settled = { status: 'completed', completedAt: new Date() } as const;
      Object.assign(await settling.findOneOrFail(Purchase, { id: purchase }), settled);
    });
    await store.complete(run, sampleResult(), {});
    expect([(await read(preview)).isPaid, await spent(preview)]).toEqual([true, 1]);
  });

  it('spends as its owner wished, when it failed for them', async () => {
    const buyer = await signUp(app.url);
    const failed = await listAnalysis(app, buyer, { status: 'failed' });
    await analyses.retry(operator, failed, { force: true, actor });
    expect(await complete(failed, 2)).toBe(true);
    expect(await balance(buyer)).toEqual({ free: 2, credits: 0 });
  });
});

describe('deleting by an operator', () => {
  it("takes anybody's, with its runs, keeps the books, and is in the log", async () => {
    const buyer = await signUp(app.url);
    const id = await start(buyer);
    await store.complete(await claim(id), sampleResult(), {});
    await analyses.remove(operator, id, { actor });
    expect(await em().count(Analysis, { id })).toBe(0);
    expect(await em().count(AnalysisRun, { analysis: id })).toBe(0);
    expect(await spent(id)).toBe(1);
    expect(await actsOn(id)).toEqual([
      {
        actor,
        act: 'analysis.delete',
        details: { statusBefore: 'completed', isPaid: true, attempt: 1 },
      },
    ]);
    await expect(analyses.remove(operator, id, { actor })).rejects.toMatchObject({
      code: 'analysis_not_found',
    });
  });

  it("is no buyer's: another's is not there for them, and their own goes without a line in the log", async () => {
    const [buyer, other] = [await signUp(app.url), await signUp(app.url)];
    const id = await start(buyer);
    expect((await other.call('DELETE', `/analyses/${id}`)).status).toBe(404);
    expect((await buyer.call('DELETE', `/analyses/${id}`)).status).toBe(204);
    expect(await em().count(Analysis, { id })).toBe(0);
    expect(await actsOn(id)).toEqual([]);
  });

  it('while it completes leaves no analysis, whoever is first', async () => {
    for (const isWorkerFirst of [true, false]) {
      const buyer = await signUp(app.url);
      const id = await start(buyer);
      const run = await claim(id);
      const complete = () => store.complete(run, sampleResult(), {});
      const remove = () => analyses.remove(operator, id, { actor });
      const ends = isWorkerFirst ? await meet(id, complete, remove) : await meet(id, remove, complete);
      const [completion, removal] = isWorkerFirst ? ends : [...ends].reverse();
      expect(removal!.status).toBe('fulfilled');
      expect(await em().count(Analysis, { id })).toBe(0);
      // Spent exactly when there was a moment in which it could be read.
      expect(await spent(id)).toBe(completion!.status === 'fulfilled' ? 1 : 0);
    }
  });
});

describe('choosing', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day, 12));
  let owner: ApiClient;
  let ids: Record<string, string>;
  beforeAll(async () => {
    owner = await signUp(app.url);
    const hemnet = 'https://www.hemnet.se/bostad/1';
    ids = {
      green: await listAnalysis(app, owner, { createdAt: at(1), verdict: 'GREEN', startedAt: at(1) }),
      unpaid: await listAnalysis(app, owner, {
        createdAt: at(2),
        status: 'completed',
        isPaid: false,
        hemnetUrl: hemnet,
      }),
      failed: await listAnalysis(app, owner, { createdAt: at(3), status: 'failed', updatedAt: at(5) }, [
        { costUsd: 0.02, endedAt: at(5) },
      ]),
      stuck: await listAnalysis(app, owner, {
        createdAt: at(4),
        startedAt: at(4),
        status: 'scraped',
        updatedAt: at(4),
      }),
      running: await listAnalysis(app, owner, { createdAt: at(5), status: 'analyzing' }),
    };
    await listAnalysis(app, await signUp(app.url), { createdAt: at(6), hemnetUrl: 'https://nothemnet.se/1' });
  });

  const names = async (conditions: AnalysisConditions) => {
    const { items } = await find({ userId: owner.userId, ...conditions });
    return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  it.each<[AnalysisConditions, string[]]>([
    [{}, ['running', 'stuck', 'failed', 'unpaid', 'green']],
    [{ status: 'completed' }, ['unpaid', 'green']],
    [{ status: 'scraped' }, ['stuck']],
    [{ status: 'unfinished' }, ['running', 'stuck']],
    [{ status: 'stuck' }, ['stuck']],
    [{ isPaid: true, status: 'completed' }, ['green']],
    [{ isPaid: false }, ['running', 'stuck', 'failed', 'unpaid']],
    [{ verdict: 'GREEN' }, ['green']],
    [{ host: 'hemnet.se' }, ['unpaid']],
    [{ host: 'www.hemnet.se' }, ['unpaid']],
    [{ host: 'net.se' }, []],
    [{ host: 'www_hemnet.se' }, []],
    [{ since: at(2), until: at(4) }, ['failed', 'unpaid']],
    [{ failedSince: at(5) }, ['failed']],
    [{ failedSince: new Date(at(5).getTime() + 1) }, []],
    [{ status: 'unfinished', startedBefore: at(5) }, ['stuck']],
  ])('by %j finds %j', async (conditions, expected) => {
    expect(await names(conditions)).toEqual(expected);
  });

  it('tells when one failed and what it took, of as many as are asked for', async () => {
    const { total, items } = await find({ ids: [ids['failed']!, ids['green']!, nobody] });
    expect([total, items.length]).toEqual([2, 2]);
    expect(items[0]).toMatchObject({ id: ids['failed'], failedAt: at(5).toISOString(), costUsd: 0.02 });
    expect(items[1]).toMatchObject({
      id: ids['green'],
      failedAt: null,
      startedAt: at(1).toISOString(),
      userEmail: owner.email,
    });
    const few = await find({ userId: owner.userId }, { limit: 2 });
    expect([few.total, few.items.length]).toEqual([5, 2]);
  });
});
