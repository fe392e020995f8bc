import type { ServerResponse } from 'node:http';
import type { AnalysisView } from '../../src/analyses/analysis.types.js';
import { advertWithPapers } from '../support/advert-with-papers.js';
import { signUp, type ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

const host = 'exempelmaklaren.example';
const paths = [1, 2, 3, 4].map((n) => `/objekt/provgatan-${n}-400${n}`);
const held: { path: string; answer: () => void }[] = [];

let server: PageServer;
let app: TestApp;
beforeAll(async () => {
  const hold = (path: string) => (_request: unknown, response: ServerResponse) => {
    const answer = () => {
      if (response.headersSent) return;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(advertWithPapers([], []));
    };
    held.push({ path, answer });
  };
  server = await startPageServer(Object.fromEntries(paths.map((path) => [host + path, hold(path)])));
  app = await startTestApp({ SCRAPING_HOST_MAP: server.hostMapText, ANALYSIS_CONCURRENCY: '8' });
});
afterAll(async () => {
  for (const { answer } of held) answer();
  await app?.close();
  await server?.close();
});

it('leaves a place to another beside one whose sites do not answer, and does all of theirs in the end', async () => {
  const start = async (client: ApiClient, path: string) => {
    const url = `https://${host}${path}`;
    const { id } = (await client.call<AnalysisView>('POST', '/analyses', { url })).body;
    return async () => (await client.call<AnalysisView>('GET', `/analyses/${id}`)).body.status;
  };
  const [many, other] = [await signUp(app.url), await signUp(app.url)];
  const theirs: (() => Promise<string>)[] = [];
  for (const path of paths.slice(0, 3)) theirs.push(await start(many, path));
  await waitFor(() => held.length >= 2);
  const last = await start(other, paths[3]!);
  await waitFor(() => held.some(({ path }) => path === paths[3]), { what: 'the page of the other' });
  expect(held).toHaveLength(3);
  held[2]!.answer();
  await waitFor(async () => (await last()) === 'completed', { timeoutMs: 20_000 });
  // There is a place again, and their third waits for one of theirs all the same.
  expect(held).toHaveLength(3);
  held[0]!.answer();
  await waitFor(() => held.length === 4, { timeoutMs: 20_000, what: 'their third page' });
  for (const { answer } of held) answer();
  const isDone = async () =>
    (await Promise.all(theirs.map((status) => status()))).every((s) => s === 'completed');
  await waitFor(isDone, { timeoutMs: 20_000, everyMs: 100 });
}, 90_000);
