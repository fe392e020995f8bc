import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { AnalysisRun } from '../../src/analyses/analysis-run.entity.js';
import { AnalysisStore } from '../../src/analyses/analysis-store.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { SiteReading } from '../../src/analyses/site-reading.entity.js';
import { ReportsService } from '../../src/reports/reports.service.js';
import { RulesBusy } from '../../src/reports/reports.errors.js';
import { UsersService } from '../../src/auth/users.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { waitFor } from '../support/wait-for.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';

/** A web process: what a test wants run it runs itself, so that it knows when it is over. */
describe('what is left in the log of a run', () => {
  let adverts: AdvertServer;
  let model: OpenAiServer;
  let app: TestApp;
  let answer: (number: number) => OpenAiBehaviour | Promise<OpenAiBehaviour>;
  const em = () => app.app.get(EntityManager, { strict: false }).fork();

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
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await adverts?.close();
  });
  beforeEach(async () => {
    answer = () => ({ kind: 'good' });
    model.requests.length = 0;
    await em().execute('truncate shared_captures, stored_reports, site_readings');
  });

  async function start(slug: string): Promise<string> {
    const users = app.app.get(UsersService, { strict: false });
    const email = `${randomUUID()}@test.example`;
    const { id } = await users.create({ email, password: 'hemligt', confirmed: true });
    const analyses = app.app.get(AnalysesService, { strict: false });
    return (await analyses.start(id, adverts.link(slug), { enqueue: false })).view.id;
  }
  const run = (
    analysisId: string,
    { signal = AbortSignal.timeout(60_000), isFinal = true, attempt = 1 } = {},
  ) =>
    app.app
      .get(AnalysisPipeline, { strict: false })
      .run({ analysisId, attempt }, { signal, isFinal: () => isFinal });
  const runsOf = (analysis: string) => em().find(AnalysisRun, { analysis }, { orderBy: { run: 'asc' } });

  it('says of one that would fail, while a newer one has the analysis, that it was superseded, and fails no job', async () => {
    const stop = new AbortController();
    let newer: Promise<unknown> | undefined;
    answer = async () => {
      // What the queue does with a job whose worker is held up: another worker takes it.
      newer = app.app.get(AnalysisStore, { strict: false }).claim(id, 1, 'rules');
      await newer;
      stop.abort(new DOMException('Too late', 'TimeoutError'));
      return { kind: 'hang' };
    };
    const id = await start('storgatan-2-1002');
    await run(id, { signal: stop.signal });
    // The run may notice before the newer one has its line in the log.
    await newer;
    expect((await runsOf(id)).map(({ outcome }) => outcome)).toEqual(['superseded', null]);
  });

  it('says why one failed with U+FFFD for what no text of the database holds', async () => {
    const id = await start('storgatan-1-1001');
    const signal = AbortSignal.abort(new Error('The page says \0'));
    await expect(run(id, { signal })).rejects.toThrow('The page says \0');
    expect(await runsOf(id)).toMatchObject([
      { outcome: 'failed', errorCode: 'interrupted', errorMessage: 'The page says \ufffd' },
    ]);
  });

  describe('of what a model took', () => {
    // One answer: 12 000 × 0,75 + 8 000 × 0,075 + 3 000 × 4,5 millionths of a dollar.
    const ofOneAnswer = { tokens: { input: 20_000, cachedInput: 8_000, output: 3_000 }, costUsd: 0.0231 };

    it('tells of the first answer when the deadline comes during the second', async () => {
      const deadline = new AbortController();
      answer = (number) => {
        if (number === 0) return { kind: 'text', content: 'Nej.' };
        deadline.abort(new DOMException('Too late', 'TimeoutError'));
        return { kind: 'hang' };
      };
      const id = await start('storgatan-1-1001');
      await expect(run(id, { signal: deadline.signal })).rejects.toThrow('Too late');
      expect(model.requests).toHaveLength(2);
      expect(await runsOf(id)).toEqual([
        expect.objectContaining({ ...ofOneAnswer, outcome: 'failed', errorCode: 'analysis_timed_out' }),
      ]);
    });

    it('tells of zeros when the deadline comes before the first answer, and of nothing before it is asked', async () => {
      const deadline = new AbortController();
      answer = () => {
        deadline.abort(new DOMException('Too late', 'TimeoutError'));
        return { kind: 'hang' };
      };
      const id = await start('storgatan-1-1001');
      await expect(run(id, { signal: deadline.signal })).rejects.toThrow('Too late');
      expect(model.requests).toHaveLength(1);
      const reports = app.app.get(ReportsService, { strict: false });
      const busy = jest.spyOn(reports, 'write').mockRejectedValue(new RulesBusy());
      const early = await start('storgatan-2-1002');
      await expect(run(early)).rejects.toThrow(RulesBusy);
      busy.mockRestore();
      const ofBoth = [...(await runsOf(id)), ...(await runsOf(early))];
      expect(ofBoth.map(({ outcome, tokens, tokenCount }) => [outcome, tokens, tokenCount])).toEqual([
        ['failed', { input: 0, cachedInput: 0, output: 0 }, 0],
        ['failed', null, null],
      ]);
      expect(ofBoth.every(({ reportMs }) => typeof reportMs === 'number')).toBe(true);
    });

    describe('when the report cannot be kept', () => {
      beforeEach(() =>
        em().execute(
          `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
           create trigger refused before update on analyses for each row when (new.status = 'completed')
             execute function refuse()`,
        ),
      );
      afterEach(() => em().execute('drop trigger refused on analyses'));

      it.each([
        [true, 'failed'],
        [false, 'retried'],
      ])('tells of it (final: %p)', async (isFinal, outcome) => {
        const id = await start('storgatan-2-1002');
        await expect(run(id, { isFinal })).rejects.toThrow('no');
        const written = { analyst: 'openai', template: 'default-v1', isReused: false, fellBack: false };
        expect(await runsOf(id)).toEqual([
          expect.objectContaining({
            ...ofOneAnswer,
            ...written,
            outcome,
            errorCode: 'internal',
            version: expect.stringMatching(/^[0-9a-f]{12}$/),
          }),
        ]);
      });

      it('tells of zeros where a model was asked in vain and the rules wrote it', async () => {
        answer = () => ({ kind: 'break' });
        const id = await start('storgatan-2-1002');
        await expect(run(id)).rejects.toThrow('no');
        const tokens = { input: 0, cachedInput: 0, output: 0 };
        expect(await runsOf(id)).toMatchObject([
          { tokens, analyst: 'rules', fellBack: true, outcome: 'failed' },
        ]);
      });
    });

    it('tells of it when a newer run took the analysis meanwhile', async () => {
      const id = await start('storgatan-3-1003');
      const store = app.app.get(AnalysisStore, { strict: false });
      let taken: ReturnType<AnalysisStore['claim']> | undefined;
      const checked = jest.spyOn(store, 'isHeld');
      answer = async () => {
        // Right after a check, a second before the next: else that breaks off the request before it is answered.
        const before = checked.mock.results.length;
        await waitFor(() => checked.mock.results.length > before, { what: 'a check' });
        await checked.mock.results.at(-1)!.value;
        taken = store.claim(id, 1, 'rules');
        await taken;
        return { kind: 'text', content: 'Nej.' };
      };
      await run(id);
      checked.mockRestore();
      expect((await taken)!.claim.run).toBe(2);
      const [first, second] = await runsOf(id);
      // It is not asked to repair what nobody would keep.
      expect(model.requests).toHaveLength(1);
      expect(first).toMatchObject({ ...ofOneAnswer, outcome: 'superseded', analyst: null });
      expect(second).toMatchObject({ outcome: null, tokens: null, costUsd: null });
    });
  });

  describe('of how the site answered', () => {
    const readings = async () =>
      (await em().find(SiteReading, {})).map(({ site, answer: told }) => [site, told]);
    const site = 'exempelmaklaren.example';

    it('counts a refusal once it is final, and one advert once a day', async () => {
      const id = await start('blockerad-1007');
      for (let tries = 3; tries > 0; tries--) await expect(run(id, { isFinal: false })).rejects.toThrow();
      expect(await readings()).toEqual([]);
      await expect(run(id)).rejects.toThrow();
      expect(await readings()).toEqual([[site, 'blocked']]);
      await expect(run(await start('blockerad-1007'))).rejects.toThrow();
      expect(await readings()).toEqual([[site, 'blocked']]);
      await expect(run(await start('borttagen-1006'))).rejects.toThrow();
      expect((await readings()).sort()).toEqual([
        [site, 'blocked'],
        [site, 'gone'],
      ]);
    });

    it('neither stops a report nor hides why there is none when it cannot be counted', async () => {
      await em().execute('alter table site_readings rename to site_readings_away');
      try {
        const read = await start('storgatan-4-1004');
        await run(read);
        expect((await em().findOneOrFail(Analysis, read)).status).toBe('completed');
        const refused = await start('blockerad-1007');
        await expect(run(refused)).rejects.toMatchObject({ code: 'page_blocked' });
        expect(await em().findOneOrFail(Analysis, refused)).toMatchObject({ failureCode: 'page_blocked' });
      } finally {
        await em().execute('alter table site_readings_away rename to site_readings');
      }
    });
  });
});
