import { AnalysisEventsService } from '../../src/analyses/analysis-events.service.js';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisStore, type Claim } from '../../src/analyses/analysis-store.js';
import { AnalysisTimedOut, RunSuperseded } from '../../src/analyses/analysis.errors.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { RawListingData } from '../../src/analyses/analysis.types.js';
import { failUnfinished } from '../../src/analyses/fail-unfinished.js';
import { PreviewDay } from '../../src/analyses/preview-day.entity.js';
import { User } from '../../src/auth/user.entity.js';
import { CreditsService } from '../../src/billing/credits.service.js';
import type { TrackedImage } from '../../src/image-tracking/image-tracking.types.js';
import { connectTestRedis } from '../support/redis-client.js';
import { openTestOrm, type TestOrm } from '../support/orm.js';
import { sampleResult } from '../support/results.js';

describe('what a run writes', () => {
  let test: TestOrm;
  let redis: Awaited<ReturnType<typeof connectTestRedis>>;
  let credits: CreditsService;
  let store: AnalysisStore;
  let listings = 0;

  beforeAll(async () => {
    test = await openTestOrm();
    redis = await connectTestRedis();
    credits = new CreditsService(test.orm.em);
    store = new AnalysisStore(test.orm.em, credits, new AnalysisEventsService(redis));
  });
  afterAll(async () => {
    redis.destroy();
    await test.close();
  });

  async function newAnalysis(user: User): Promise<Analysis> {
    listings += 1;
    const url = `https://www.hemnet.se/bostad/x-${listings}`;
    const analysis = new Analysis(user, { url, site: 'hemnet', key: `hemnet:${listings}`, kind: 'portal' });
    await test.orm.em.fork().persist(analysis).flush();
    return analysis;
  }
  const read = (id: string) =>
    test.orm.em.fork().findOneOrFail(Analysis, { id }, { populate: ['analysisResult'] });
  const claim = async (id: string, attempt = 1) => (await store.claim(id, attempt, 'rules'))!.claim;

  it('belongs to the newest run only', async () => {
    const { id } = await newAnalysis(await test.newUser());
    const first = await claim(id);
    const second = await claim(id);
    expect(second.run).toBe(first.run + 1);

    await expect(store.saveStep(first, 'scraping_broker')).rejects.toThrow(RunSuperseded);
    await expect(store.complete(first, sampleResult(), {})).rejects.toThrow(RunSuperseded);
    expect((await read(id)).scrapingProgress).toEqual({ current_step: 'detecting_source' });

    await store.saveStep(second, 'scraping_broker');
    expect((await read(id)).scrapingProgress).toEqual({ current_step: 'scraping_broker' });
  });

  it('notes what writes the report, anew for each run, and nothing once it is started over', async () => {
    const { id } = await newAnalysis(await test.newUser());
    expect((await read(id)).analyst).toBeNull();
    for (const analyst of ['openai', 'rules'] as const) {
      await store.claim(id, 1, analyst);
      expect((await read(id)).analyst).toBe(analyst);
    }
    const em = test.orm.em.fork();
    const analysis = await em.findOneOrFail(Analysis, { id }, { populate: ['analysisResult'] });
    analysis.startOver(new Date());
    await em.flush();
    expect((await read(id)).analyst).toBeNull();
  });

  it('is refused for an attempt that was replaced, and after the end', async () => {
    const { id } = await newAnalysis(await test.newUser());
    expect(await store.claim(id, 2, 'rules')).toBeNull();
    const run = await claim(id);
    await store.complete(run, sampleResult(), {});
    expect(await store.claim(id, 1, 'rules')).toBeNull();
    await expect(store.fail(run, { code: 'x', userMessage: 'x' })).rejects.toThrow(RunSuperseded);
    expect((await read(id)).status).toBe('completed');
  });

  it('pays a completed report with one free report, and leaves it unpaid when none is left', async () => {
    const user = await test.newUser();
    for (let paid = 0; paid < 3; paid += 1) {
      const { id } = await newAnalysis(user);
      await store.complete(await claim(id), sampleResult(), {});
      expect((await read(id)).isPaid).toBe(true);
    }
    const { id } = await newAnalysis(user);
    await store.complete(await claim(id), sampleResult(), {});
    const preview = await read(id);
    expect([preview.status, preview.isPaid, preview.verdict, preview.redFlagsCount]).toEqual([
      'completed',
      false,
      'YELLOW',
      4,
    ]);
    expect(await credits.balance(user.id)).toEqual({ free: 0, credits: 0 });
    expect(await test.orm.em.fork().findOneOrFail(PreviewDay, { user })).toMatchObject({ used: 1 });
  });

  it('counts a preview that is made anew on the same day once, and on the next day again', async () => {
    const user = await test.newUser();
    for (let paid = 0; paid < 3; paid += 1) {
      await store.complete(await claim((await newAnalysis(user)).id), sampleResult(), {});
    }
    const { id } = await newAnalysis(user);
    const used = async () => (await test.orm.em.fork().findOneOrFail(PreviewDay, { user })).used;
    const completeAnew = async (attempt: number) => {
      const em = test.orm.em.fork();
      const analysis = await em.findOneOrFail(Analysis, { id });
      analysis.startOver(new Date());
      await em.flush();
      await store.complete(await claim(id, attempt), sampleResult(), {});
    };
    await store.complete(await claim(id), sampleResult(), {});
    await completeAnew(2);
    expect(await used()).toBe(1);
    const dayBefore = new Date(Date.now() - 24 * 3_600_000);
    await test.orm.em.fork().nativeUpdate(AnalysisRun, { analysis: id }, { endedAt: dayBefore });
    await completeAnew(3);
    expect(await used()).toBe(2);
  });

  it('spends nothing on a failure', async () => {
    const user = await test.newUser();
    const { id } = await newAnalysis(user);
    await store.fail(await claim(id), { code: 'listing_gone', userMessage: 'Annonsen är borttagen.' });
    expect(await read(id)).toMatchObject({
      status: 'failed',
      failureReason: 'Annonsen är borttagen.',
      isPaid: false,
    });
    expect(await credits.balance(user.id)).toEqual({ free: 3, credits: 0 });
    // Whoever is killed now has nothing left to write.
    const [run] = await test.orm.em.fork().find(AnalysisRun, { analysis: id });
    expect(run).toMatchObject({ outcome: 'failed', errorCode: 'listing_gone', endedAt: expect.any(Date) });
  });

  const timings = { capture: 900, report: 20_000 };
  const tokens = { input: 0, cachedInput: 0, output: 0 };
  const usedBy = async (user: User) => (await test.orm.em.fork().findOne(PreviewDay, { user }))?.used ?? 0;

  it('counts a run that had asked a model when it failed as a preview, once however often it is tried', async () => {
    const user = await test.newUser();
    const { id } = await newAnalysis(user);
    const used = () => usedBy(user);
    await store.endRun(await claim(id), { outcome: 'retried', timings, tokens: null, costUsd: null });
    expect(await used()).toBe(0);
    await store.endRun(await claim(id), { outcome: 'retried', timings, tokens });
    const last = await claim(id);
    await store.fail(last, { code: 'internal', userMessage: 'Det gick inte.' });
    await store.endRun(last, { outcome: 'failed', timings, tokens });
    expect(await used()).toBe(1);
    const em = test.orm.em.fork();
    (await em.findOneOrFail(Analysis, { id })).startOver(new Date());
    await em.flush();
    await store.complete(await claim(id, 2), sampleResult(), {});
    expect(await used()).toBe(1);
  });

  it('counts none that failed while it waited for its report, before a model was asked', async () => {
    const user = await test.newUser();
    const { id } = await newAnalysis(user);
    const run = await claim(id);
    await store.fail(run, { code: 'rules_busy', userMessage: 'Det gick inte.' });
    await store.endRun(run, { outcome: 'failed', timings, tokens: null, costUsd: null });
    expect(await usedBy(user)).toBe(0);
  });

  it('counts two runs of one analysis that end at the same time once', async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => test.newUser()));
    for (const user of users) {
      const { id } = await newAnalysis(user);
      const runs = [await claim(id), await claim(id)];
      await Promise.all(runs.map((run) => store.endRun(run, { outcome: 'superseded', timings, tokens })));
    }
    expect(await Promise.all(users.map(usedBy))).toEqual(users.map(() => 1));
  });

  it('notes nothing of a run whose owner was erased meanwhile', async () => {
    const user = await test.newUser();
    const run = await claim((await newAnalysis(user)).id);
    await test.orm.em.fork().nativeDelete(User, { id: user.id });
    await store.endRun(run, { outcome: 'superseded', timings, tokens });
    expect(await test.orm.em.fork().count(AnalysisRun, { analysis: run.analysisId })).toBe(0);
  });

  describe('beside a report that was paid for', () => {
    const [first, second] = ['a', 'b'].map((letter) => letter.repeat(64)) as [string, string];
    const listing = (address: string, sha256: string): RawListingData => ({
      address,
      trackedImages: [
        {
          url: 'https://x.example/1',
          sha256,
          kind: 'photo',
          confidence: 90,
          width: 9,
          height: 9,
          fileSize: 9,
        } as TrackedImage,
      ],
    });
    async function startedOver(user: User): Promise<string> {
      const { id } = await newAnalysis(user);
      const run = await claim(id);
      await store.saveWhole(run, listing('Storgatan 1', first));
      await store.complete(run, sampleResult(), {});
      const em = test.orm.em.fork();
      const populate = ['analysisResult', 'rawListingData'] as const;
      (await em.findOneOrFail(Analysis, { id }, { populate })).startOver(new Date());
      await em.flush();
      return id;
    }
    const shown = async (id: string) => {
      const em = test.orm.em.fork();
      const row = await em.findOneOrFail(
        Analysis,
        { id },
        { populate: ['analysisResult', 'rawListingData'] },
      );
      const { status, isPaid, address, image, verdict, failureCode, rawListingData, analysisResult } = row;
      const result = analysisResult?.verdict;
      return { status, isPaid, address, image, verdict, failureCode, read: rawListingData?.address, result };
    };
    const pictures = async (id: string) =>
      (await test.orm.em.fork().find(AnalysisPicture, { analysis: id })).map(({ sha256 }) => sha256).sort();
    const asItWas = {
      status: 'completed',
      isPaid: true,
      address: 'Storgatan 1',
      image: first,
      verdict: 'YELLOW',
      failureCode: null,
      read: 'Storgatan 1',
      result: 'YELLOW',
    };

    it.each([
      [
        'fails',
        'listing_gone',
        (run: Claim) => store.fail(run, { code: 'listing_gone', userMessage: 'Annonsen är borttagen.' }),
      ],
      [
        'is given up',
        'analysis_timed_out',
        ({ analysisId: id }: Claim) =>
          failUnfinished(test.orm.em.fork(), { id, attempt: 2 }, new AnalysisTimedOut()),
      ],
    ])('leaves it as it was when it %s, and tells why', async (_how, failureCode, end) => {
      const user = await test.newUser();
      const id = await startedOver(user);
      const run = await claim(id, 2);
      expect(await shown(id)).toEqual({ ...asItWas, status: 'processing' });
      await store.saveCapture(
        run,
        { listing: { address: 'Storgatan 2' }, provenance: {}, disagreements: [] } as never,
        [],
      );
      await store.saveWhole(run, listing('Storgatan 2', second));
      expect(await shown(id)).toEqual({ ...asItWas, status: 'analyzing' });
      expect(await pictures(id)).toEqual([first, second]);
      await end(run);
      expect(await shown(id)).toEqual({ ...asItWas, failureCode });
      expect((await read(id)).scrapingProgress).toEqual({ current_step: 'completed' });
      expect(await pictures(id)).toEqual([first]);
      expect(await credits.balance(user.id)).toEqual({ free: 2, credits: 0 });
      const runs = await test.orm.em.fork().find(AnalysisRun, { analysis: id, attempt: 2 });
      expect(runs.map(({ outcome }) => outcome)).toContain('failed');
    });

    it('takes its place once it is completed', async () => {
      const user = await test.newUser();
      const id = await startedOver(user);
      const run = await claim(id, 2);
      const raw = listing('Storgatan 2', second);
      await store.saveWhole(run, raw);
      await store.complete(run, sampleResult({ verdict: 'RED' }), raw);
      expect(await shown(id)).toEqual({
        ...asItWas,
        ...{ address: 'Storgatan 2', image: second, verdict: 'RED', read: 'Storgatan 2', result: 'RED' },
      });
      expect(await pictures(id)).toEqual([second]);
      expect(await credits.balance(user.id)).toEqual({ free: 2, credits: 0 });
    });
  });

  it('is thrown away when its owner was erased meanwhile', async () => {
    const user = await test.newUser();
    const run = await claim((await newAnalysis(user)).id);
    await test.orm.em.fork().nativeDelete(User, { id: user.id });
    await expect(store.complete(run, sampleResult(), {})).rejects.toThrow(RunSuperseded);
  });

  it('is thrown away when the analysis was deleted meanwhile', async () => {
    const user = await test.newUser();
    const { id } = await newAnalysis(user);
    const run = await claim(id);
    await test.orm.em.fork().nativeDelete(Analysis, { id });
    await expect(store.complete(run, sampleResult(), {})).rejects.toThrow(RunSuperseded);
    expect(await credits.balance(user.id)).toEqual({ free: 3, credits: 0 });
  });

  it('leaves a log line per run', async () => {
    const { id } = await newAnalysis(await test.newUser());
    const run = await claim(id);
    await store.endRun(run, { outcome: 'retried', errorCode: 'page_throttled', timings: { capture: 12 } });
    await store.endRun(await claim(id), { outcome: 'completed' });
    const runs = await test.orm.em.fork().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
    expect(runs.map(({ run, outcome, errorCode }) => [run, outcome, errorCode])).toEqual([
      [1, 'retried', 'page_throttled'],
      [2, 'completed', null],
    ]);
  });

  it('writes off the runs before it that never ended, until they say themselves what became of them', async () => {
    const { id } = await newAnalysis(await test.newUser());
    const first = await claim(id);
    await store.endRun(await claim(id), { outcome: 'retried', errorCode: 'page_throttled' });
    await claim(id);
    const outcomes = async () => {
      const runs = await test.orm.em.fork().find(AnalysisRun, { analysis: id }, { orderBy: { run: 'asc' } });
      return runs.map(({ outcome, endedAt }) => [outcome, endedAt === null]);
    };
    expect(await outcomes()).toEqual([
      ['lost', false],
      ['retried', false],
      [null, true],
    ]);
    await store.endRun(first, { outcome: 'superseded' });
    expect((await outcomes())[0]).toEqual(['superseded', false]);
  });
});
