import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { runAnalysis } from '../../src/analyses/run-analysis.job.js';
import { stockholmDay } from '../../src/shared/clock.js';
import { QueueControl } from '../../src/shared/queue/queue-control.service.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startOpenAiServer, type OpenAiBehaviour, type OpenAiServer } from '../support/openai-server.js';
import { waitFor } from '../support/wait-for.js';

describe('an analysis that a model writes', () => {
  let adverts: AdvertServer;
  let model: OpenAiServer;
  let app: TestApp;
  let behaviour: OpenAiBehaviour = { kind: 'good' };
  let whenAsked: (() => Promise<unknown>) | undefined;

  beforeAll(async () => {
    adverts = await startAdvertServer();
    model = await startOpenAiServer({
      answer: async () => {
        await whenAsked?.();
        return behaviour;
      },
    });
    app = await startTestApp({
      SCRAPING_HOST_MAP: adverts.hostMapText,
      OPENAI_API_KEY: model.apiKey,
      OPENAI_BASE_URL: model.baseUrl,
    });
  });
  afterAll(async () => {
    await app.close();
    await model.close();
    await adverts.close();
  });

  async function reportOf(slug: string): Promise<ReportView> {
    const client = await signUp(app.url);
    const { body } = await client.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) });
    const status = async () => (await client.call<AnalysisView>('GET', `/analyses/${body.id}`)).body.status;
    await waitFor(async () => ['completed', 'failed'].includes(await status()), {
      timeoutMs: 25_000,
      everyMs: 100,
    });
    const report = await client.call<ReportView>('GET', `/analyses/${body.id}/report`);
    expect(report.status).toBe(200);
    return report.body;
  }

  it('goes through requests that fit the published contract, pictures included', async () => {
    behaviour = { kind: 'good' };
    const { result } = await reportOf('storgatan-1-1001');
    expect(result.meta).toMatchObject({
      analyst: 'openai',
      label: 'AI-genererad analys',
      fallbackReason: null,
    });
    expect(model.violations).toEqual([]);
    expect(model.requests.length).toBeGreaterThan(0);
    expect(JSON.stringify(model.requests[0])).toContain('data:image/jpeg;base64,');
  });

  it('is written by the rules, and says so, while the model is down', async () => {
    behaviour = { kind: 'status', status: 500 };
    const { result } = await reportOf('storgatan-2-1002');
    expect(result.meta).toMatchObject({ analyst: 'rules', label: 'Regelbaserad analys' });
    expect(result.meta.fallbackReason!.length).toBeGreaterThan(10);
  });

  it('is stopped by its owner while the model is asked, without waiting for its answer', async () => {
    behaviour = { kind: 'hang' };
    const client = await signUp(app.url);
    const before = model.requests.length;
    const url = adverts.link('storgatan-3-1003');
    const { id } = (await client.call<AnalysisView>('POST', '/analyses', { url })).body;
    await waitFor(() => model.requests.length > before, { timeoutMs: 25_000, what: 'the model to be asked' });
    const stopped = await client.call<AnalysisView>('POST', `/analyses/${id}/cancel`);
    expect([stopped.status, stopped.body]).toMatchObject([
      200,
      { status: 'failed', failureCode: 'stopped', isPaid: false },
    ]);
    expect((await client.call('POST', `/analyses/${id}/cancel`)).status).toBe(409);
    const queues = app.app.get(QueueControl, { strict: false });
    await waitFor(async () => (await queues.pending(runAnalysis)).about(`${id}:1`).length === 0, {
      timeoutMs: 15_000,
      what: 'the run to end',
    });
    expect(model.requests.length - before).toBe(1);
    const { body } = await client.call<{ previews: unknown[] }>('GET', '/account/export');
    expect(body.previews).toEqual([{ day: stockholmDay(new Date()), used: 1 }]);
  });

  describe('and its owner deletes while the model is asked', () => {
    afterEach(() => (whenAsked = undefined));

    async function deletedMeanwhile(slug: string): Promise<void> {
      const client = await signUp(app.url);
      const before = model.requests.length;
      let isDeleted = false;
      let id = '';
      whenAsked = async () => {
        if (isDeleted) return;
        await waitFor(() => id !== '');
        expect((await client.call('DELETE', `/analyses/${id}`)).status).toBe(204);
        isDeleted = true;
      };
      id = (await client.call<AnalysisView>('POST', '/analyses', { url: adverts.link(slug) })).body.id;
      await waitFor(() => isDeleted, { timeoutMs: 25_000 });
      const queues = app.app.get(QueueControl, { strict: false });
      await waitFor(async () => (await queues.pending(runAnalysis)).about(`${id}:1`).length === 0, {
        timeoutMs: 15_000,
        what: 'the run to end',
      });
      expect(model.requests.length - before).toBe(1);
      const { body } = await client.call<{ previews: unknown[] }>('GET', '/account/export');
      expect(body.previews).toEqual([{ day: stockholmDay(new Date()), used: 1 }]);
    }

    it('asks nothing more of it, and is one of the day’s previews', async () => {
      behaviour = { kind: 'text', content: 'not a report' };
      await deletedMeanwhile('storgatan-3-1003');
    });

    it('does not wait for its answer', async () => {
      behaviour = { kind: 'hang' };
      await deletedMeanwhile('storgatan-4-1004');
    });
  });
});
