import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { advertWithPapers } from '../support/advert-with-papers.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

const host = 'exempelmaklaren.example';
const names = Array.from({ length: 8 }, (_, index) => `handling-${index + 1}`);
const advert = advertWithPapers(
  ['/bild/kok.jpg', '/bild/rum.jpg'],
  names.map((name) => [`/dokument/${name}.pdf`, name]),
);

let server: PageServer;
let app: TestApp;
beforeAll(async () => {
  // Just within what one document may hold, 20 MB: eight are 156 MB.
  const large = { body: Buffer.alloc(19_500_000, 'x'), headers: { 'content-type': 'application/pdf' } };
  server = await startPageServer({
    [`${host}/objekt/provgatan-5-3001`]: advert,
    ...Object.fromEntries(names.map((name) => [`${host}/dokument/${name}.pdf`, large])),
    [`${host}/bild/kok.jpg`]: large,
    [`${host}/bild/rum.jpg`]: large,
  });
  app = await startTestApp({ SCRAPING_HOST_MAP: server.hostMapText });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

it('fetches at most 75 MB of documents for an analysis, then its pictures, and tells what could not be had', async () => {
  const client = await signUp(app.url);
  const started = await client.call<AnalysisView>('POST', '/analyses', {
    url: `https://${host}/objekt/provgatan-5-3001`,
  });
  const path = `/analyses/${started.body.id}`;
  await waitFor(async () => (await client.call<AnalysisView>('GET', path)).body.status === 'completed', {
    timeoutMs: 45_000,
    everyMs: 100,
    what: 'the analysis to be completed',
  });
  const { listing } = (await client.call<ReportView>('GET', `${path}/report`)).body;
  // Three are 58.5 MB, and two that are fetched at once share what is left; after them no other is asked for.
  const outcomes = listing.readDocuments.map(({ outcome }) => outcome);
  const whole = outcomes.filter((outcome) => outcome === 'not_pdf').length;
  expect([2, 3]).toContain(whole);
  expect(outcomes.filter((outcome) => outcome === 'unreachable')).toHaveLength(8 - whole);
  const asked = (folder: string) => server.requests.filter(({ path }) => path.startsWith(folder)).length;
  // Another may have begun before the rest was used up.
  expect([4, 5]).toContain(asked('/dokument/'));
  expect(asked('/bild/')).toBe(2);
  expect(listing.photos).toEqual([]);
  expect(listing.unreadPictures).toBe(2);
});
