import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startOpenAiServer, type OpenAiServer } from '../support/openai-server.js';
import { startOtlpCollector, type OtlpCollector, type SentSpan } from '../support/otlp-collector.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

let collector: OtlpCollector;
let adverts: AdvertServer;
let model: OpenAiServer;
let web: TestApp;
let worker: ServerProcess;

beforeAll(async () => {
  [collector, adverts, model] = await Promise.all([
    startOtlpCollector(),
    startAdvertServer(),
    startOpenAiServer(),
  ]);
  web = await startTestApp({
    ROLE: 'web',
    SCRAPING_HOST_MAP: adverts.hostMapText,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.baseUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  worker = await startServerProcess({ ...web.env, ROLE: 'worker' });
});
afterAll(async () => {
  await worker?.stop();
  await web?.close();
  await Promise.all([model?.close(), adverts?.close(), collector?.close()]);
});

it('shows a link from the request to the model as one trace, over two processes, and nobody in it', async () => {
  const buyer = await signUp(web.url, { email: 'anna.erasmusson@test.example' });
  const { body, headers } = await buyer.call<AnalysisView>('POST', '/analyses', {
    url: adverts.link('storgatan-1-1001'),
  });
  const id = body.id;
  const requestId = headers.get('x-request-id');
  const found = (name: string): SentSpan | undefined =>
    collector.spans.find(
      (span) =>
        span.name === name &&
        (span.attributes['visningsklar.analysisId'] === id ||
          span.attributes['visningsklar.requestId'] === requestId),
    );
  const names = ['POST /api/analyses', 'job run-analysis', 'capture', 'images', 'report', 'model request'];
  await waitFor(() => names.every((name) => found(name)), { timeoutMs: 25_000, what: 'all spans' });

  const [request, job, capture, images, report, asked] = names.map((name) => found(name)!);
  expect([request!.kind, job!.kind, asked!.kind]).toEqual([2, 5, 3]);
  expect(new Set(names.map((name) => found(name)!.traceId)).size).toBe(1);
  expect(job!.parentSpanId).toBe(request!.spanId);
  for (const step of [capture, images, report]) expect(step!.parentSpanId).toBe(job!.spanId);
  expect(asked!.parentSpanId).toBe(report!.spanId);
  for (const span of [capture, images, report, asked])
    expect(span!.attributes).toMatchObject({
      'visningsklar.analysisId': id,
      'visningsklar.attempt': 1,
      'visningsklar.run': 1,
      'visningsklar.job': 'run-analysis',
    });
  expect(request!.attributes).toMatchObject({
    'http.route': '/api/analyses',
    'http.request.method': 'POST',
    'http.response.status_code': 201,
  });
  const canaries = ['erasmusson', 'storgatan', 'exempelmaklaren', buyer.userId, buyer.token, '127.0.0.1'];
  expect(canaries.filter((canary) => collector.text().toLowerCase().includes(canary.toLowerCase()))).toEqual(
    [],
  );
});

it('tells by its code what stopped a step', async () => {
  const buyer = await signUp(web.url);
  await buyer.call('POST', '/analyses', { url: adverts.link('borttagen-1006') });
  const isFailed = ({ name, status }: SentSpan) => name === 'capture' && status === 2;
  await waitFor(() => collector.spans.some(isFailed), { timeoutMs: 25_000, what: 'the failed step' });
  expect(collector.spans.find(isFailed)!.attributes['error.type']).toBe('listing_gone');
});
