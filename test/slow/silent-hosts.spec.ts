import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { advertWithPapers } from '../support/advert-with-papers.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

const host = 'exempelmaklaren.example';
const links = (count: number, link: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => link(n));
const pictures = links(12, (n) => `/bild/rum-${n}.jpg`);
const documents = links(8, (n) => `/dokument/${n}.pdf`);
const advert = advertWithPapers(
  pictures,
  documents.map((address) => [address, `Handling ${address}`]),
);
const nothing = () => undefined;

let server: PageServer;
let app: TestApp;
beforeAll(async () => {
  server = await startPageServer({
    [`${host}/objekt/provgatan-5-3001`]: advert,
    ...Object.fromEntries([...pictures, ...documents].map((path) => [`${host}${path}`, nothing])),
  });
  app = await startTestApp({ SCRAPING_HOST_MAP: server.hostMapText });
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

it('asks silent hosts for few documents and pictures, once, and writes the report without them', async () => {
  const client = await signUp(app.url);
  const url = `https://${host}/objekt/provgatan-5-3001`;
  const { body } = await client.call<AnalysisView>('POST', '/analyses', { url });
  const path = `/analyses/${body.id}`;
  await waitFor(async () => (await client.call<AnalysisView>('GET', path)).body.status === 'completed', {
    timeoutMs: 100_000,
    everyMs: 200,
    what: 'the analysis to be completed',
  });
  const { listing } = (await client.call<ReportView>('GET', `${path}/report`)).body;
  expect(listing.readDocuments.map(({ outcome }) => outcome)).toEqual(links(8, () => 'unreachable'));
  expect(listing.unreadPictures).toBe(12);
  const asked = (folder: string) => server.requests.filter(({ path: at }) => at.startsWith(folder)).length;
  // Two at once, and a third may begin between the ends of the first two.
  expect(asked('/dokument/')).toBeLessThanOrEqual(3);
  // Four at once, and as many again may begin before the fourth has been given up.
  expect(asked('/bild/')).toBeLessThanOrEqual(8);
}, 120_000);
