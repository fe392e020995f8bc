import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import type { RawAnalysis, RawListingData, ReportView } from '../../src/analyses/analysis.types.js';
import { UsersService } from '../../src/auth/users.service.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import { callAs, signUp, type ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/app.js';
import { addReport } from '../support/report-stage.js';
import { fullFlat } from '../support/report-homes.js';
import { stageOf } from '../support/screens.js';
import { setBackActs } from '../support/log-of-acts.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: ApiClient;
let buyer: ApiClient;
beforeAll(async () => {
  app = await sharedApp();
  [admin, buyer] = await Promise.all([signUp(app.url), signUp(app.url)]);
  await app.app.get(UsersService, { strict: false }).makeAdmin(admin.email);
});
afterAll(() => app?.close());

const em = () => app.app.get(EntityManager).fork();
const entries = (id: string) => em().find(AuditEntry, { subject: `analysis:${id}` });
const raw = (id: string, caller = admin) => caller.call<RawAnalysis>('GET', `/analyses/${id}/raw`);

describe('everything about an analysis', () => {
  it('is told to administrators alone', async () => {
    const id = await addReport(app, buyer, { listing: fullFlat() });
    expect((await callAs(app.url)('GET', `/analyses/${id}/raw`)).status).toBe(401);
    const refused = await buyer.call<{ code: string }>('GET', `/analyses/${id}/raw`);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await entries(id)).toEqual([]);
    for (const unknown of [randomUUID(), 'not-an-id']) {
      const { status, body } = await admin.call<{ detail: string }>('GET', `/analyses/${unknown}/raw`);
      expect([status, body.detail]).toEqual([404, 'Analysen hittades inte']);
    }
  });

  it('is the listing as it was read, the whole result, and each run with what it cost', async () => {
    const kept: Partial<RawListingData> = {
      provenance: { price: { url: 'https://exempelmaklaren.example/a', reader: 'json-ld' } },
      unread: [{ url: 'https://exempelmaklaren.example/b', code: 'page_blocked' }],
    };
    const id = await addReport(app, buyer, { listing: fullFlat(), photos: 1, raw: kept });
    const manager = em();
    const analysis = await manager.findOneOrFail(Analysis, id);
    const [first, second] = [new AnalysisRun(analysis, 1, 1), new AnalysisRun(analysis, 2, 2)];
    Object.assign(first, {
      startedAt: new Date('2026-11-01T10:00:00Z'),
      endedAt: new Date('2026-11-01T10:00:09Z'),
      outcome: 'failed',
      errorCode: 'page_blocked',
      errorMessage: 'The page asked who we are',
      timings: { capture: 9000 },
    });
    Object.assign(second, {
      startedAt: new Date('2026-11-01T11:00:00Z'),
      timings: { capture: 1200, images: 800 },
      tokens: { input: 5000, cachedInput: 1000, output: 700 },
      costUsd: 0.0123,
    });
    await manager.persist([second, first]).flush();

    const { status, body } = await raw(id);
    expect(status).toBe(200);
    expect(body.analysis).toMatchObject({ id, status: 'completed', address: 'Vattugränd 14' });
    expect(body.rawListingData).toMatchObject({ ...kept, address: 'Vattugränd 14' });
    expect(body.rawListingData!.trackedImages).toHaveLength(1);
    expect(body.analysisResult!.meta).toHaveProperty('tokens');
    expect(body.attempts).toEqual([
      {
        id: first.id,
        attempt: 1,
        run: 1,
        startedAt: '2026-11-01T10:00:00.000Z',
        endedAt: '2026-11-01T10:00:09.000Z',
        outcome: 'failed',
        errorCode: 'page_blocked',
        errorMessage: 'The page asked who we are',
        timings: { capture: 9000 },
        tokens: null,
        costUsd: null,
      },
      {
        id: second.id,
        attempt: 2,
        run: 2,
        startedAt: '2026-11-01T11:00:00.000Z',
        endedAt: null,
        outcome: null,
        errorCode: null,
        errorMessage: null,
        timings: { capture: 1200, images: 800 },
        tokens: { input: 5000, cachedInput: 1000, output: 700 },
        costUsd: 0.0123,
      },
    ]);
  });

  it('is as it was written by hand, which its report reads', async () => {
    const byHand = { monthlyFee: '3 450 kr/mån', constructionYear: '1962', yearBuilt: undefined };
    const id = await addReport(app, buyer, { listing: fullFlat(), raw: byHand as never });
    expect((await raw(id)).body.rawListingData).toMatchObject({ monthlyFee: '3 450 kr/mån' });
    const { body } = await buyer.call<ReportView>('GET', `/analyses/${id}/report`);
    expect(body.listing).toMatchObject({ monthlyFee: 3_450, yearBuilt: 1962 });
    expect(body.listing).not.toHaveProperty('constructionYear');
  });

  it('is there of one that has read nothing yet', async () => {
    const stage = stageOf({ app } as never);
    const id = await stage.addAnalysis(buyer, { status: 'processing', isPaid: false, analysisResult: null });
    expect((await raw(id)).body).toMatchObject({
      analysis: { status: 'processing', progress: { percent: 5, step: 'detecting_source' } },
      rawListingData: null,
      analysisResult: null,
      attempts: [],
    });
  });
});

describe('the log of who opened it', () => {
  it('names the administrator once, however often it is asked for, and again later', async () => {
    const id = await addReport(app, buyer, { listing: fullFlat() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => raw(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [entry, ...more] = await entries(id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor: `user:${admin.userId}`, act: 'analysis.open-raw', details: {} });

    const other = await signUp(app.url);
    await app.app.get(UsersService, { strict: false }).makeAdmin(other.email);
    await raw(id, other);
    expect(await entries(id)).toHaveLength(2);

    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const setBack = (createdAt: Date) => setBackActs(em(), { id: entry!.id }, createdAt);
    await setBack(minutesAgo(9));
    await raw(id);
    expect(await entries(id)).toHaveLength(2);
    await setBack(minutesAgo(11));
    await raw(id);
    expect(await entries(id)).toHaveLength(3);
  });

  it('says nothing of an administrator’s own analyses', async () => {
    const id = await addReport(app, admin, { listing: fullFlat() });
    expect((await raw(id)).status).toBe(200);
    expect(await entries(id)).toEqual([]);
  });
});
