import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
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

  beforeAll(async () => {
    adverts = await startAdvertServer();
    model = await startOpenAiServer({ answer: () => behaviour });
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
});
