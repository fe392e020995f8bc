import { getQueueToken } from '@nestjs/bull';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Queue } from 'bull';
import { randomUUID } from 'node:crypto';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPicture } from '../../src/analyses/analysis-picture.entity.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { HeldPicture } from '../../src/analyses/held-picture.entity.js';
import { PictureSweep } from '../../src/analyses/picture-sweep.js';
import { ReportService } from '../../src/analyses/report.service.js';
import { SharedCapture } from '../../src/analyses/shared-capture.entity.js';
import { StoredReport } from '../../src/analyses/stored-report.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { ExperimentListService } from '../../src/experiments/experiment-list.service.js';
import { ExperimentRunner } from '../../src/experiments/experiment-runner.js';
import { ExperimentRuns, type RunClaim } from '../../src/experiments/experiment-runs.js';
import { ExperimentSweep } from '../../src/experiments/experiment-sweep.js';
import { ExperimentsService } from '../../src/experiments/experiments.service.js';
import { PromptExperimentResult } from '../../src/experiments/prompt-experiment-result.entity.js';
import { PromptExperiment } from '../../src/experiments/prompt-experiment.entity.js';
import { ImageStore } from '../../src/image-tracking/image-store.service.js';
import { promptTemplateIds } from '../../src/reports/reports.types.js';
import { AuditEntry } from '../../src/shared/audit/audit-entry.entity.js';
import type { CurrentUser } from '../../src/shared/http/access.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { toldCase } from '../support/openai-answers.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { waitFor } from '../support/wait-for.js';

/** A web process: what a test wants run it runs itself, so that it knows when it is over. */
describe('experiments with prompts', () => {
  let adverts: AdvertServer;
  let model: OpenAiServer;
  let app: TestApp;
  let em: EntityManager;
  let analyses: AnalysesService;
  let experiments: ExperimentsService;
  let runs: ExperimentRuns;
  let admin: CurrentUser;
  let buyer: CurrentUser;
  let answer: (number: number) => OpenAiBehaviour;
  const good: OpenAiBehaviour = { kind: 'good' };

  beforeAll(async () => {
    adverts = await startAdvertServer();
    model = await startOpenAiServer({
      answer: (_request, number) => answer(number),
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
    experiments = app.app.get(ExperimentsService, { strict: false });
    runs = app.app.get(ExperimentRuns, { strict: false });
    admin = { ...(await newPerson('admin')), isAdmin: true };
    buyer = await newPerson('buyer');
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await adverts?.close();
  });
  beforeEach(async () => {
    answer = () => good;
    await em.fork().nativeDelete(HeldPicture, {});
    await em.fork().nativeDelete(PromptExperiment, {});
    model.requests.length = 0;
  });

  async function newPerson(name: string): Promise<CurrentUser> {
    const email = `${name}@test.example`;
    const users = app.app.get(UsersService, { strict: false });
    const { id } = await users.create({ email, password: 'hemligt', confirmed: true });
    return { id, email, isAdmin: false };
  }
  /** A completed analysis of the buyer's, read from the advert anew. */
  async function analysed(slug: string): Promise<Analysis> {
    await em.fork().nativeDelete(SharedCapture, {});
    await em.fork().nativeDelete(StoredReport, {});
    const { view, attempt } = await analyses.start(buyer.id, adverts.link(slug), { enqueue: false });
    await app.app
      .get(AnalysisPipeline, { strict: false })
      .run({ analysisId: view.id, attempt }, { signal: AbortSignal.timeout(60_000), isFinal: () => true });
    const populate = ['analysisResult', 'rawListingData'] as const;
    const analysis = await em.fork().findOneOrFail(Analysis, { id: view.id }, { populate: [...populate] });
    expect(analysis.status).toBe('completed');
    model.requests.length = 0;
    return analysis;
  }
  let home: Promise<Analysis> | undefined;
  const aHome = () => (home ??= analysed('storgatan-1-1001'));
  const start = (
    analysisId: string,
    repeats = 1,
    promptIds = promptTemplateIds as readonly ['default-v1', 'unbiased-v1'],
  ) => experiments.start(admin.id, { analysisId, promptIds, repeats });
  const work = (id: string, signal = AbortSignal.timeout(60_000)) =>
    app.app.get(ExperimentRunner, { strict: false }).run(id, signal);
  const view = (id: string) => app.app.get(ExperimentListService, { strict: false }).view(id);
  const left = async (id: string) => ({
    experiments: await em.fork().count(PromptExperiment, { id }),
    runs: await em.fork().count(PromptExperimentResult, { experiment: id }),
    pictures: await em.fork().count(HeldPicture, { holder: id }),
  });
  /** As if the worker of this run had been killed half a minute and a second ago. */
  const kill = (claim: RunClaim) =>
    em
      .fork()
      .execute(
        `update prompt_experiment_results set touched_at = touched_at - interval '31 seconds' where id = ?`,
        [claim.id],
      );

  describe('the home that they are about', () => {
    it('stays what it was when the analysis is started over, its pictures too', async () => {
      const analysis = await analysed('storgatan-2-1002');
      const shown = analysis.rawListingData!.trackedImages!.map(({ sha256 }) => sha256);
      expect(shown.length).toBeGreaterThan(2);
      const id = await start(analysis.id);
      await analyses.retry(admin, analysis.id, { force: true, enqueue: false });
      const em2 = em.fork();
      expect((await em2.findOneOrFail(Analysis, { id: analysis.id })).status).toBe('processing');
      await em2.nativeDelete(AnalysisPicture, { analysis });
      await em2.nativeDelete(SharedCapture, {});
      const sweep = app.app.get(PictureSweep, { strict: false });
      const store = app.app.get(ImageStore, { strict: false });
      await sweep.sweep(-1);

      await work(id);
      expect((await view(id)).summary).toEqual({ succeeded: 2, total: 2 });
      for (const request of model.requests) {
        const { listing, pictures } = toldCase(request);
        expect([listing['address'], listing['price'], pictures.length]).toEqual([
          'Storgatan 2',
          2_995_000,
          shown.length,
        ]);
      }
      const reports = app.app.get(ReportService, { strict: false });
      await expect(reports.checkPicture(admin, shown[0]!)).resolves.toBeUndefined();
      await expect(reports.checkPicture(buyer, shown[0]!)).rejects.toMatchObject({ status: 404 });

      await experiments.remove(admin.id, id);
      expect(await left(id)).toEqual({ experiments: 0, runs: 0, pictures: 0 });
      await sweep.sweep(-1);
      await expect(store.open(shown[0]!)).rejects.toThrow();
    });

    it('is written about by the rules of the day of its own report, at the price of today', async () => {
      const { id: analysisId, analysisResult } = await aHome();
      const generatedAt = '2026-02-28T23:30:00.000Z';
      const earlier = { ...analysisResult!, meta: { ...analysisResult!.meta, generatedAt } };
      await em.fork().nativeUpdate(Analysis, { id: analysisId }, { analysisResult: earlier });
      const id = await start(analysisId);
      await em.fork().nativeUpdate(Analysis, { id: analysisId }, { analysisResult });
      await work(id);
      // Half past eleven in the evening of UTC is the next day in Stockholm.
      const { day, runs } = await view(id);
      expect(day).toBe('2026-03-01');
      expect(JSON.stringify(model.requests[0]!.messages)).toContain('I dag är det 2026-03-01.');
      // The model's price is known from April on: 12 000 × 0,75 + 8 000 × 0,075 + 3 000 × 4,5 millionths.
      expect(runs.map(({ costUsd, tokensUsed }) => [costUsd, tokensUsed])).toEqual([
        [0.0231, 23_000],
        [0.0231, 23_000],
      ]);
    });

    it('takes its experiments along when it is erased, and a run under way writes nothing', async () => {
      const analysis = await analysed('storgatan-3-1003');
      const id = await start(analysis.id);
      const claim = (await runs.claim(id))!;
      expect((await left(id)).pictures).toBeGreaterThan(2);
      await analyses.remove(buyer, analysis.id);
      expect(await left(id)).toEqual({ experiments: 0, runs: 0, pictures: 0 });
      expect(await runs.touch(claim)).toBe(false);
      await runs.end(claim, { failureReason: null, resultData: null, executionTimeMs: 1 });
      await work(id);
      expect(model.requests).toHaveLength(0);
    });
  });

  describe('the runs', () => {
    it('are taken up again after a killed worker, and what was done is not done again', async () => {
      const id = await start((await aHome()).id, 2);
      const first = (await runs.claim(id))!;
      await runs.end(first, { failureReason: null, resultData: null, executionTimeMs: 1 });
      const killed = (await runs.claim(id))!;
      expect([first.promptId, killed.promptId]).toEqual(['default-v1', 'unbiased-v1']);
      await kill(killed);
      await work(id);
      // Four runs, one of them done before.
      expect(model.requests).toHaveLength(3);
      const { status, summary, ended } = await view(id);
      expect([status, summary, ended]).toEqual(['completed', { succeeded: 4, total: 4 }, 4]);

      // The one who was thought dead comes back too late.
      expect(await runs.touch(killed)).toBe(false);
      await runs.end(killed, { failureReason: 'för sent', resultData: null, executionTimeMs: 1 });
      expect((await view(id)).summary).toEqual({ succeeded: 4, total: 4 });
      await work(id);
      expect(model.requests).toHaveLength(3);
    });

    it('are left to the worker that has them, and waited for', async () => {
      const id = await start((await aHome()).id);
      const others = (await runs.claim(id))!;
      let isDone = false;
      const working = work(id).then(() => (isDone = true));
      await waitFor(async () => (await view(id)).ended === 1);
      expect(isDone).toBe(false);
      await runs.end(others, { failureReason: 'Prov.', resultData: null, executionTimeMs: 1 });
      await working;
      expect(model.requests).toHaveLength(1);
    });

    it('return to the line when the worker is stopped', async () => {
      answer = () => ({ kind: 'hang' });
      const id = await start((await aHome()).id);
      const stop = new AbortController();
      const working = work(id, stop.signal);
      await waitFor(() => model.requests.length === 2);
      expect((await view(id)).status).toBe('running');
      stop.abort(new Error('shutdown'));
      await expect(working).rejects.toThrow('shutdown');
      expect((await view(id)).runs.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
      answer = () => good;
      await work(id);
      expect((await view(id)).summary).toEqual({ succeeded: 2, total: 2 });
    });

    it('may be given back any number of times: a worker that is stopped is no try', async () => {
      const id = await start((await aHome()).id);
      for (let restart = 1; restart <= 7; restart += 1) {
        const claim = (await runs.claim(id))!;
        expect([claim.promptId, claim.tries]).toEqual(['default-v1', 1]);
        await runs.release(claim);
      }
      await work(id);
      expect((await view(id)).summary).toEqual({ succeeded: 2, total: 2 });
    });

    it('that no worker survives are given up, and the others done', async () => {
      const id = await start((await aHome()).id);
      for (let tries = 1; tries <= 5; tries += 1) {
        const claim = (await runs.claim(id))!;
        expect([claim.promptId, claim.tries]).toEqual(['default-v1', tries]);
        await kill(claim);
      }
      await work(id);
      expect((await view(id)).runs.map(({ status, failureReason }) => [status, failureReason])).toEqual([
        ['failed', 'Körningen avbröts gång på gång och försöks inte igen.'],
        ['completed', null],
      ]);
    });

    it('are written anew each, kept for nobody and cost the buyer nothing', async () => {
      const analysis = await aHome();
      await em.fork().nativeDelete(StoredReport, {});
      const entries = () => em.fork().execute('select * from credit_entries order by id');
      const before = await entries();
      const id = await start(analysis.id, 3);
      await work(id);
      expect(model.requests).toHaveLength(6);
      expect(await em.fork().count(StoredReport, {})).toBe(0);
      expect(await entries()).toEqual(before);
      const now = await em
        .fork()
        .findOneOrFail(Analysis, { id: analysis.id }, { populate: ['analysisResult'] });
      expect([now.updatedAt, now.run, now.analysisResult]).toEqual([
        analysis.updatedAt,
        analysis.run,
        analysis.analysisResult,
      ]);
    });
  });

  describe('the line', () => {
    it('holds three experiments at most, also when four are asked for at once', async () => {
      const { id } = await aHome();
      const asked = await Promise.allSettled(Array.from({ length: 4 }, () => start(id)));
      const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
      expect(refused).toEqual([expect.objectContaining({ status: 429, code: 'experiments_busy' })]);
      const [one] = await em.fork().find(PromptExperiment, {});
      await experiments.remove(admin.id, one!.id);
      await expect(start(id)).resolves.toEqual(expect.any(String));
    });

    it('gets an experiment back whose job was lost, and leaves alone what waits or is over', async () => {
      const queue = app.app.get<Queue>(getQueueToken('experiments'), { strict: false });
      const sweep = app.app.get(ExperimentSweep, { strict: false });
      await queue.empty();
      const id = await start((await aHome()).id);
      const later = new Date(Date.now() + 61_000);
      expect(await sweep.sweep(later)).toBe(0);
      await queue.empty();
      expect(await sweep.sweep(new Date())).toBe(0);
      expect(await sweep.sweep(later)).toBe(1);
      expect((await queue.getWaiting()).map(({ data }) => (data as { key: string }).key)).toEqual([id]);
      await queue.empty();
      await work(id);
      expect(await sweep.sweep(later)).toBe(0);
    });
  });

  it('are refused for what is not there and for what is not completed, and leave nothing', async () => {
    await expect(start(randomUUID())).rejects.toMatchObject({ status: 404, code: 'analysis_not_found' });
    const { view: begun } = await analyses.start(buyer.id, adverts.link('storgatan-4-1004'), {
      enqueue: false,
    });
    await expect(start(begun.id)).rejects.toMatchObject({ status: 409, code: 'analysis_not_completed' });
    expect(await em.fork().count(PromptExperiment, {})).toBe(0);
    expect(await em.fork().count(HeldPicture, {})).toBe(0);
  });

  it('are logged when they are begun and when they are erased', async () => {
    const { id: analysisId } = await aHome();
    const id = await start(analysisId, 2);
    await experiments.remove(admin.id, id);
    const acts = await em
      .fork()
      .find(AuditEntry, { subject: `experiment:${id}` }, { orderBy: { act: 'asc' } });
    expect(acts.map(({ actor, act, details }) => [actor, act, details])).toEqual([
      [
        `user:${admin.id}`,
        'experiment.delete',
        { analysisId, promptIds: ['default-v1', 'unbiased-v1'], repeats: 2, status: 'waiting' },
      ],
      [
        `user:${admin.id}`,
        'experiment.run',
        {
          analysisId,
          promptIds: ['default-v1', 'unbiased-v1'],
          repeats: 2,
          model: app.config.openai!.model,
        },
      ],
    ]);
    await expect(experiments.remove(admin.id, id)).rejects.toMatchObject({ status: 404 });
  });

  it('are erased by one of two who do it at once, and stand in the log once', async () => {
    const id = await start((await aHome()).id);
    const holding = em.fork();
    await holding.begin();
    await holding.execute('select 1 from prompt_experiments where id = ? for update', [id]);
    const both = Promise.allSettled([experiments.remove(admin.id, id), experiments.remove(admin.id, id)]);
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await waitFor(async () => (await em.fork().execute(waiting)).length === 2, { what: 'both to wait' });
    await holding.commit();
    const refused = (await both).flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toEqual([expect.objectContaining({ status: 404, code: 'experiment_not_found' })]);
    const erasures = { subject: `experiment:${id}`, act: 'experiment.delete' };
    expect(await em.fork().count(AuditEntry, erasures)).toBe(1);
  });
});

describe('an experiment without a model', () => {
  let adverts: AdvertServer;
  let app: TestApp;
  beforeAll(async () => {
    adverts = await startAdvertServer();
    app = await startTestApp({ ROLE: 'web', SCRAPING_HOST_MAP: adverts.hostMapText });
  });
  afterAll(async () => {
    await app?.close();
    await adverts?.close();
  });

  it('says so in each run, and keeps what the rules wrote', async () => {
    const get = <T>(service: new (...args: never[]) => T): T => app.app.get(service, { strict: false });
    const person = { email: 'a@test.example', password: 'hemligt', confirmed: true };
    const { id: userId } = await get(UsersService).create(person);
    const { view, attempt } = await get(AnalysesService).start(userId, adverts.link('storgatan-1-1001'), {
      enqueue: false,
    });
    const signal = AbortSignal.timeout(60_000);
    await get(AnalysisPipeline).run({ analysisId: view.id, attempt }, { signal, isFinal: () => true });
    const request = { analysisId: view.id, promptIds: promptTemplateIds, repeats: 1 };
    const id = await get(ExperimentsService).start(userId, request);
    await get(ExperimentRunner).run(id, signal);
    const { status, summary, model, runs } = await get(ExperimentListService).view(id);
    expect([status, summary, model]).toEqual(['failed', { succeeded: 0, total: 2 }, null]);
    for (const run of runs) {
      expect(run).toMatchObject({
        status: 'failed',
        failureReason: 'Ingen modell är inkopplad. Rapporten är skriven med fasta regler.',
        tokensUsed: null,
        costUsd: null,
        result: { meta: { analyst: 'rules', template: null }, confidence: expect.anything() },
      });
      expect(run.uncertainties!.items.length).toBe(run.result!.missingInfoDetails.length);
    }
  });
});
