import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisSweep } from '../../src/analyses/analysis-sweep.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { GivenHandIn } from '../../src/analyses/hand-in.entity.js';
import { PictureSweep } from '../../src/analyses/picture-sweep.js';
import { ReportService } from '../../src/analyses/report.service.js';
import { Reuse } from '../../src/analyses/reuse.js';
import { SharedCapture } from '../../src/analyses/shared-capture.entity.js';
import { StoredReport } from '../../src/analyses/stored-report.entity.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { UsersService } from '../../src/auth/users.service.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';

const MINUTE = 60_000;
const admin: CurrentUser = { id: '00000000-0000-0000-0000-000000000000', email: 'admin', isAdmin: true };

/** A web process: what a test wants run it runs itself, so that it knows when it is over. */
describe('adverts that several buyers paste', () => {
  let adverts: AdvertServer;
  let model: OpenAiServer;
  let app: TestApp;
  let em: EntityManager;
  let analyses: AnalysesService;
  let behaviours: OpenAiBehaviour[];
  let people = 0;
  const slugs = ['storgatan-1-1001', 'storgatan-2-1002', 'storgatan-3-1003', 'storgatan-4-1004'];

  beforeAll(async () => {
    adverts = await startAdvertServer();
    model = await startOpenAiServer({
      answer: (_request, number) => behaviours[number] ?? { kind: 'good' },
      usage: () => ({ input: 20_000, cached: 8_000, output: 3_000 }),
    });
    app = await startTestApp({
      ROLE: 'web',
      SCRAPING_HOST_MAP: adverts.hostMapText,
      OPENAI_API_KEY: model.apiKey,
      OPENAI_BASE_URL: model.baseUrl,
    });
    em = app.app.get(EntityManager, { strict: false }).fork();
    analyses = app.app.get(AnalysesService, { strict: false });
  });
  afterAll(async () => {
    await app.close();
    await model.close();
    await adverts.close();
  });
  beforeEach(async () => {
    behaviours = [];
    await em.fork().nativeDelete(SharedCapture, {});
    await em.fork().nativeDelete(StoredReport, {});
    adverts.requests.length = 0;
    model.requests.length = 0;
  });

  async function newBuyer(): Promise<CurrentUser> {
    people += 1;
    const email = `buyer${people}@test.example`;
    const users = app.app.get(UsersService, { strict: false });
    const user = await users.create({ email, password: 'hemligt', confirmed: true });
    return { id: user.id, email, isAdmin: false };
  }
  /** Starts it for the buyer and runs it to its end in this process. */
  async function analyse(buyer: CurrentUser, slug: string, options: { handIns?: GivenHandIn[] } = {}) {
    const { view, attempt } = await analyses.start(buyer.id, adverts.link(slug), {
      enqueue: false,
      ...options,
    });
    return run(view.id, attempt);
  }
  async function run(id: string, attempt: number): Promise<Analysis> {
    const signal = AbortSignal.timeout(60_000);
    await app.app
      .get(AnalysisPipeline, { strict: false })
      .run({ analysisId: id, attempt }, { signal, isFinal: () => true });
    const populate = ['analysisResult', 'rawListingData'] as const;
    return em.fork().findOneOrFail(Analysis, { id }, { populate: [...populate] });
  }
  const asked = () => ({ pages: adverts.requests.length, model: model.requests.length });
  const lastRun = (analysis: string) =>
    em.fork().findOneOrFail(AnalysisRun, { analysis }, { orderBy: { run: 'desc' } });

  it('are read and written about once; the second buyer gets all of it at no cost', async () => {
    const [one, other] = [await newBuyer(), await newBuyer()];
    const first = await analyse(one, slugs[0]!);
    const before = asked();
    expect(before.pages).toBeGreaterThan(4);
    expect(before.model).toBe(1);
    // 12 000 × 0,75 + 8 000 × 0,075 + 3 000 × 4,5 millionths of a dollar.
    const tokens = { input: 20_000, cachedInput: 8_000, output: 3_000 };
    expect(await lastRun(first.id)).toMatchObject({ tokens, costUsd: 0.0231 });
    expect(first.analysisResult!.meta).toMatchObject({ reused: false, tokens, cost: { usd: 0.0231 } });
    expect(first.analysisResult!.meta.version).toMatch(/^[0-9a-f]{12}$/);

    const second = await analyse(other, slugs[0]!);
    expect(asked()).toEqual(before);
    expect(second).toMatchObject({ status: 'completed', isPaid: true, failureReason: null });
    expect(second.analysisResult!.meta).toMatchObject({
      analyst: 'openai',
      reused: true,
      tokens: null,
      cost: null,
      generatedAt: first.analysisResult!.meta.generatedAt,
      givenAt: expect.stringMatching(/Z$/),
      version: first.analysisResult!.meta.version,
    });
    expect({ ...second.analysisResult!, meta: null }).toEqual({ ...first.analysisResult!, meta: null });
    expect(second.rawListingData).toEqual(first.rawListingData);
    for (const column of [
      'address',
      'price',
      'image',
      'photosCount',
      'floorplansCount',
      'verdict',
    ] as const) {
      expect([column, second[column]]).toEqual([column, first[column]]);
    }
    expect(await lastRun(second.id)).toMatchObject({ outcome: 'completed', tokens: null, costUsd: null });

    // Pictures are shown to whoever has an analysis with them, and to nobody else.
    const sha256 = first.rawListingData!.trackedImages![0]!.sha256;
    const reports = app.app.get(ReportService, { strict: false });
    await expect(reports.checkPicture(other, sha256)).resolves.toBeUndefined();
    await expect(reports.checkPicture(await newBuyer(), sha256)).rejects.toMatchObject({ status: 404 });
  });

  it('are fetched and written about once by three at the same moment', async () => {
    await analyse(await newBuyer(), slugs[1]!);
    const once = asked();
    await em.fork().nativeDelete(SharedCapture, {});
    await em.fork().nativeDelete(StoredReport, {});
    adverts.requests.length = 0;
    model.requests.length = 0;

    const buyers = [await newBuyer(), await newBuyer(), await newBuyer()];
    const all = await Promise.all(buyers.map((buyer) => analyse(buyer, slugs[1]!)));
    expect(asked()).toEqual(once);
    expect(all.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    expect(all.filter(({ analysisResult }) => analysisResult!.meta.reused)).toHaveLength(2);
  });

  it('are read anew after the keep time, and the same content still has its report', async () => {
    await analyse(await newBuyer(), slugs[2]!);
    const before = asked();
    const old = new Date(Date.now() - 361 * MINUTE);
    await em.fork().nativeUpdate(SharedCapture, {}, { capturedAt: old });
    const later = await analyse(await newBuyer(), slugs[2]!);
    expect(asked()).toEqual({ pages: before.pages * 2, model: before.model });
    expect(later.analysisResult!.meta.reused).toBe(true);
  });

  it('are read anew when most of their pictures could not be had', async () => {
    // One of four pictures is one.
    await analyse(await newBuyer(), 'trasiga-bilder-1005');
    const before = asked();
    expect((await analyse(await newBuyer(), 'trasiga-bilder-1005')).status).toBe('completed');
    expect(asked()).toEqual({ pages: before.pages * 2, model: before.model });
  });

  it('are kept for nobody else when one of their pictures could not be had just then', async () => {
    const { rawListingData } = await analyse(await newBuyer(), 'saknad-bild-1018');
    expect(rawListingData!.trackedImages).toHaveLength(4);
    expect(await em.fork().count(SharedCapture, {})).toBe(0);
  });

  it('are read anew when one of their documents could not be had', async () => {
    const first = await analyse(await newBuyer(), 'saknad-handling-1009');
    expect(first.rawListingData?.readDocuments).toMatchObject([{ outcome: 'unreachable' }]);
    const before = asked();
    await analyse(await newBuyer(), 'saknad-handling-1009');
    expect(asked().pages).toBe(before.pages * 2);
  });

  it('are read once although one of their documents is gone', async () => {
    const first = await analyse(await newBuyer(), 'borttagen-handling-1017');
    expect(first.rawListingData?.readDocuments).toMatchObject([{ outcome: 'gone' }]);
    const before = asked();
    const second = await analyse(await newBuyer(), 'borttagen-handling-1017');
    expect(second.rawListingData?.readDocuments).toMatchObject([{ outcome: 'gone' }]);
    expect(asked()).toEqual(before);
  });

  it('are never shared when the operator keeps nothing', async () => {
    const settings = app.app.get(SettingsService, { strict: false });
    await settings.set('report_keep_minutes', '0', 'cli:test');
    try {
      await analyse(await newBuyer(), slugs[2]!);
      const before = asked();
      await analyse(await newBuyer(), slugs[2]!);
      expect(asked().pages).toBe(before.pages * 2);
      expect(await em.fork().count(SharedCapture, {})).toBe(0);
    } finally {
      await settings.set('report_keep_minutes', '360', 'cli:test');
    }
  });

  describe('by force', () => {
    it('are read and written anew, also after the sweep put them in line again, and what is kept is replaced', async () => {
      const first = await analyse(await newBuyer(), slugs[3]!);
      const before = asked();
      const { attempt } = await analyses.retry(admin, first.id, { force: true, enqueue: false });
      await em
        .fork()
        .nativeUpdate(Analysis, { id: first.id }, { updatedAt: new Date(Date.now() - 2 * MINUTE) });
      const swept = await app.app.get(AnalysisSweep, { strict: false }).sweep(new Date());
      expect(swept).toEqual({ requeued: 1, failed: 0 });
      const again = await run(first.id, attempt);
      expect(asked()).toEqual({ pages: before.pages * 2, model: before.model * 2 });
      expect(again.analysisResult!.meta.reused).toBe(false);

      const next = await analyse(await newBuyer(), slugs[3]!);
      expect(asked()).toEqual({ pages: before.pages * 2, model: before.model * 2 });
      expect(next.analysisResult!.meta.generatedAt).toBe(again.analysisResult!.meta.generatedAt);
      expect(again.analysisResult!.meta.generatedAt).not.toBe(first.analysisResult!.meta.generatedAt);
    });

    it('only as an admin: a buyer who starts a failed one over gets what is there', async () => {
      await analyse(await newBuyer(), slugs[3]!);
      const before = asked();
      const buyer = await newBuyer();
      const { view } = await analyses.start(buyer.id, adverts.link(slugs[3]!), { enqueue: false });
      await em.fork().nativeUpdate(Analysis, { id: view.id }, { status: 'failed' });
      const { attempt } = await analyses.retry(buyer, view.id, { force: true, enqueue: false });
      expect((await run(view.id, attempt)).status).toBe('completed');
      expect(asked()).toEqual(before);
    });
  });

  describe('what a buyer handed in', () => {
    const secret = 'Säljaren heter Sixten Hemligman och flyttar till Provstad.';
    const page: GivenHandIn = {
      kind: 'text',
      name: '',
      extraction: {
        listing: {
          address: 'Storgatan 1',
          rooms: 3,
          livingArea: 72.5,
          price: 2_995_000,
          description: secret,
        },
        provenance: {},
      },
    };

    it('is kept from all others, and the others get nothing of it', async () => {
      const [one, other] = [await newBuyer(), await newBuyer()];
      const own = await analyse(one, slugs[0]!, { handIns: [page] });
      expect(own.status).toBe('completed');
      expect(JSON.stringify(own.rawListingData)).toContain('Sixten Hemligman');
      expect(await em.fork().count(SharedCapture, {})).toBe(0);
      expect(await em.fork().count(StoredReport, {})).toBe(0);

      const before = asked();
      const theirs = await analyse(other, slugs[0]!);
      expect(asked().pages).toBeGreaterThan(before.pages);
      expect(asked().model).toBe(before.model + 1);
      expect(theirs.analysisResult!.meta.reused).toBe(false);
      for (const column of [theirs.rawListingData, theirs.analysisResult]) {
        expect(JSON.stringify(column)).not.toContain('Hemligman');
      }
    });

    it('keeps its analysis from taking what others left, also when it is a picture alone', async () => {
      await analyse(await newBuyer(), slugs[0]!);
      const before = asked();
      const sha256 = (await em.fork().findAll(AnalysisPicture, { limit: 1 }))[0]!.sha256;
      const picture: GivenHandIn = { kind: 'picture', name: 'kök.jpg', sha256 };
      const own = await analyse(await newBuyer(), slugs[0]!, { handIns: [picture] });
      expect(own.status).toBe('completed');
      expect(asked().pages).toBeGreaterThan(before.pages);
      expect(asked().model).toBe(before.model + 1);
      const shared = await em.fork().findAll(SharedCapture);
      expect(JSON.stringify(shared)).not.toContain('egen:');
      expect(await em.fork().count(StoredReport, {})).toBe(1);
    });
  });

  it("keep no report of the rules in a model's stead", async () => {
    behaviours = [{ kind: 'refuse' }];
    const first = await analyse(await newBuyer(), slugs[2]!);
    expect(first.analysisResult!.meta).toMatchObject({ analyst: 'rules', cost: { usd: 0.0231 } });
    expect(await lastRun(first.id)).toMatchObject({ costUsd: 0.0231 });
    expect(await em.fork().count(StoredReport, {})).toBe(0);
    const second = await analyse(await newBuyer(), slugs[2]!);
    expect(second.analysisResult!.meta).toMatchObject({ analyst: 'openai', reused: false });
    expect(model.requests).toHaveLength(2);
  });

  it('keep their pictures while the reading is kept, and no longer', async () => {
    const { rawListingData } = await analyse(await newBuyer(), slugs[1]!);
    const { sha256 } = rawListingData!.trackedImages![0]!;
    const store = app.app.get(ImageStore, { strict: false });
    const sweep = app.app.get(PictureSweep, { strict: false });
    await em.fork().nativeDelete(Analysis, {});
    await sweep.sweep(-1);
    expect((await store.open(sha256)).bytes.length).toBeGreaterThan(0);
    await em.fork().nativeDelete(SharedCapture, {});
    await sweep.sweep(-1);
    await expect(store.open(sha256)).rejects.toThrow();
  });

  it('are forgotten: readings after the keep time, reports unused for 30 days', async () => {
    await analyse(await newBuyer(), slugs[1]!);
    const reuse = app.app.get(Reuse, { strict: false });
    const days = (n: number) => new Date(Date.now() - n * 24 * 60 * MINUTE);
    await em.fork().nativeUpdate(StoredReport, {}, { usedAt: days(29.9), createdAt: days(90) });
    await reuse.purge(360);
    expect(await em.fork().count(SharedCapture, {})).toBe(1);
    expect(await em.fork().count(StoredReport, {})).toBe(1);
    await em.fork().nativeUpdate(SharedCapture, {}, { capturedAt: new Date(Date.now() - 361 * MINUTE) });
    await em.fork().nativeUpdate(StoredReport, {}, { usedAt: days(30.1) });
    await reuse.purge(360);
    expect(await em.fork().count(SharedCapture, {})).toBe(0);
    expect(await em.fork().count(StoredReport, {})).toBe(0);
  });

  it('tell what they cost to operators and to nobody else', async () => {
    const buyer = await newBuyer();
    const { id } = await analyse(buyer, slugs[0]!);
    const reports = app.app.get(ReportService, { strict: false });
    const { result } = await reports.report(buyer, id);
    expect(Object.keys(result.meta)).toEqual(expect.arrayContaining(['model', 'version', 'generatedAt']));
    // Nor is a buyer told that somebody else had the same written before.
    for (const ours of ['reused', 'executionTimeMs', 'givenAt']) expect(result.meta).not.toHaveProperty(ours);
    expect(result.meta).not.toHaveProperty('tokens');
    expect(result.meta).not.toHaveProperty('cost');
    const raw = await reports.raw(admin, id);
    expect(raw.analysisResult!.meta.cost).toEqual({ usd: 0.0231 });
    expect(raw.attempts[0]).toMatchObject({ costUsd: 0.0231, tokens: { cachedInput: 8_000 } });
    expect(await reports.costsUsd([id, buyer.id])).toEqual(new Map([[id, 0.0231]]));
  });

  it("respect the operator's ceiling", async () => {
    const settings = app.app.get(SettingsService, { strict: false });
    await settings.set('report_cost_ceiling_usd', '0.01', 'cli:test');
    try {
      const { analysisResult } = await analyse(await newBuyer(), slugs[3]!);
      expect(model.requests).toEqual([]);
      expect(analysisResult!.meta).toMatchObject({ analyst: 'rules', tokens: null, cost: null });
      expect(analysisResult!.meta.fallbackReason).toContain('AI-tjänsten');
      await settings.set('report_cost_ceiling_usd', '0.5', 'cli:test');
      const next = await analyse(await newBuyer(), slugs[3]!);
      expect(next.analysisResult!.meta).toMatchObject({ analyst: 'openai', reused: false });
    } finally {
      await settings.set('report_cost_ceiling_usd', '0.5', 'cli:test');
    }
  });

  it('are written about anew when the operator raised the ceiling: it may have left pictures out', async () => {
    const settings = app.app.get(SettingsService, { strict: false });
    await settings.set('report_cost_ceiling_usd', '0.4', 'cli:test');
    try {
      await analyse(await newBuyer(), slugs[3]!);
      expect((await analyse(await newBuyer(), slugs[3]!)).analysisResult!.meta.reused).toBe(true);
      expect(model.requests).toHaveLength(1);
      await settings.set('report_cost_ceiling_usd', '0.5', 'cli:test');
      const renewed = await analyse(await newBuyer(), slugs[3]!);
      expect(renewed.analysisResult!.meta).toMatchObject({ analyst: 'openai', reused: false });
      expect(model.requests).toHaveLength(2);
      expect((await analyse(await newBuyer(), slugs[3]!)).analysisResult!.meta.reused).toBe(true);
    } finally {
      await settings.set('report_cost_ceiling_usd', '0.5', 'cli:test');
    }
  });
});
