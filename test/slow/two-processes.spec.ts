import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

describe('a web process and a worker process on one database and Redis', () => {
  let adverts: AdvertServer;
  let web: TestApp;
  let worker: ServerProcess;

  beforeAll(async () => {
    adverts = await startAdvertServer();
    web = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText, ROLE: 'web' });
    worker = await startServerProcess({ ...web.env, ROLE: 'worker' });
  });
  afterAll(async () => {
    await worker.stop();
    await web.close();
    await adverts.close();
  });

  it('share the work, and live events cross', async () => {
    const client = await signUp(web.url);
    const live = await fetch(`${web.url}/api/analyses/events`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    let text = '';
    const reader = live.body!.pipeThrough(new TextDecoderStream()).getReader();
    const reading = (async () => {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += chunk.value;
    })();

    const { body } = await client.call<AnalysisView>('POST', '/analyses', {
      url: adverts.link('storgatan-1-1001'),
    });
    await waitFor(() => text.includes('"status":"completed"'), { timeoutMs: 25_000, what: 'the live event' });
    await reader.cancel();
    await reading;
    expect(text).toContain('"step":"scraping_broker"');

    const report = await client.call<ReportView>('GET', `/analyses/${body.id}/report`);
    expect(report.body.analysis.status).toBe('completed');
    const picture = `${web.url}/api/images/${report.body.listing.photos[0]!.sha256}`;
    expect((await fetch(picture, { headers: { cookie: client.cookies } })).status).toBe(200);
  });
});
