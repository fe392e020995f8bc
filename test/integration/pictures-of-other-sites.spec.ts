import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { UsersService } from '../../src/auth/users.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';

const advert = 'www.notar.se/kopa-bostad/objekt/OBJ12345_1234567890';
/** Both sites keep robots from these: a page's own pictures are parts of it all the same, another site's are not. */
const robots = { body: 'User-agent: *\nDisallow: /bilder/', headers: { 'content-type': 'text/plain' } };
const addresses = [
  'https://www.notar.se/bilder/1.jpg',
  'https://www.notar.se/bilder/leder-vidare.jpg',
  'https://cdn.example/2.jpg',
  'https://www.hemnet.se/bilder/3.jpg',
  'https://cdn.example/leder-till-portalen.jpg',
  'https://www.notar.se/bilder/leder-till-portalen.jpg',
];
const leadingTo = (address: string) => ({ status: 302, headers: { location: `https://${address}` } });

let pages: PageServer;
let app: TestApp;
beforeAll(async () => {
  pages = await startPageServer({
    'www.notar.se/robots.txt': robots,
    'www.hemnet.se/robots.txt': robots,
    [advert]: `<!doctype html><html><head><title>Provgatan 7</title></head><body><h1>Provgatan 7</h1><dl>
      <dt>Pris</dt><dd>3 500 000 kr</dd><dt>Antal rum</dt><dd>3 rum</dd><dt>Boarea</dt><dd>62 m²</dd></dl>
      <div class="gallery">${addresses
        .map((address) => `<img src="${address}" width="1200" height="800">`)
        .join('')}</div></body></html>`,
    'www.notar.se/bilder/leder-vidare.jpg': leadingTo('api.notar.se/bilder/4.jpg'),
    'api.notar.se/bilder/4.jpg': '',
    'cdn.example/2.jpg': '',
    'cdn.example/leder-till-portalen.jpg': leadingTo('www.hemnet.se/bilder/5.jpg'),
    'www.notar.se/bilder/leder-till-portalen.jpg': leadingTo('www.hemnet.se/bilder/6.jpg'),
  });
  app = await startTestApp({ ROLE: 'web', SCRAPING_HOST_MAP: pages.hostMapText });
});
afterAll(async () => {
  await app?.close();
  await pages?.close();
});

it("an advert's pictures are asked of another site by its rules, and of its own and of no site as they come", async () => {
  const { id } = await app.app
    .get(UsersService, { strict: false })
    .create({ email: 'bilder@test.example', password: 'hemligt', confirmed: true });
  const { view, attempt } = await app.app
    .get(AnalysesService, { strict: false })
    .start(id, `https://${advert}`, { enqueue: false });
  await app.app
    .get(AnalysisPipeline, { strict: false })
    .run({ analysisId: view.id, attempt }, { signal: AbortSignal.timeout(60_000), isFinal: () => true });
  const asked = pages.requests.map(({ host, path }) => host + path);
  expect(asked.filter((address) => /hemnet/.test(address))).toEqual(['www.hemnet.se/robots.txt']);
  expect(asked.filter((address) => /\.jpg$/.test(address)).sort()).toEqual([
    'api.notar.se/bilder/4.jpg',
    'cdn.example/2.jpg',
    'cdn.example/leder-till-portalen.jpg',
    'www.notar.se/bilder/1.jpg',
    'www.notar.se/bilder/leder-till-portalen.jpg',
    'www.notar.se/bilder/leder-vidare.jpg',
  ]);
});
