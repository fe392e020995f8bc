import type { AnalysisView, ReportView } from '../../src/analyses/analysis.types.js';
import { signUp } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';
import { waitFor } from '../support/wait-for.js';

const host = 'exempelmaklaren.example';
const links = (count: number, link: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => link(n));
const advert = `<!doctype html><html lang="sv"><head><title>Provgatan 5</title></head><body>
  <h1>Provgatan 5</h1><p>Luthagen, Uppsala kommun</p>
  <dl><dt>Pris</dt><dd>2 995 000 kr</dd><dt>Boarea</dt><dd>72,5 m²</dd><dt>Antal rum</dt><dd>3 rum</dd>
  <dt>Avgift</dt><dd>4 321 kr/mån</dd><dt>Upplåtelseform</dt><dd>Bostadsrätt</dd><dt>Byggår</dt><dd>1968</dd></dl>
  <h2>Beskrivning</h2><div class="description"><p>Trea nära ån med balkong mot gården och eftermiddagssol i köket.
  Köket är renoverat 2019 och badrummet 2016 i samband med stambytet.</p></div>
  ${links(12, (n) => `<img src="/bild/rum-${n}.jpg">`).join('')}
  <h2>Dokument</h2><ul>${links(8, (n) => `<li><a href="/dokument/${n}.pdf">Handling ${n}</a></li>`).join('')}</ul>
  </body></html>`;
const nothing = () => undefined;

let server: PageServer;
let app: TestApp;
beforeAll(async () => {
  server = await startPageServer({
    [`${host}/objekt/provgatan-5-3001`]: advert,
    ...Object.fromEntries(links(8, (n) => `${host}/dokument/${n}.pdf`).map((path) => [path, nothing])),
    ...Object.fromEntries(links(12, (n) => `${host}/bild/rum-${n}.jpg`).map((path) => [path, nothing])),
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
  expect(asked('/dokument/')).toBe(2);
  // Four at once, and as many again may begin before the fourth has been given up.
  expect(asked('/bild/')).toBeLessThanOrEqual(8);
}, 120_000);
