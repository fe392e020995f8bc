import { EntityManager } from '@mikro-orm/postgresql';
import { AnalysesService } from '../../src/analyses/analyses.service.js';
import { AnalysisPipeline } from '../../src/analyses/analysis.pipeline.js';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { SharedCapture } from '../../src/analyses/shared-capture.entity.js';
import { StoredReport } from '../../src/analyses/stored-report.entity.js';
import { UsersService } from '../../src/auth/users.service.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { startPageServer, type PageServer } from '../support/page-server.js';

const hemnet = (slug: string) => `www.hemnet.se/bostad/${slug}`;
/** Three adverts, each with the link that people copy and one whose words somebody made up: sites answer to any. */
const stated = hemnet('lagenhet-3rum-ekbacken-vasterviks-kommun-provgatan-7-21000001');
const lying = hemnet('villa-9rum-ostermalm-stockholms-kommun-liegatan-1-21000001');
const silent = hemnet('lagenhet-3rum-ekbacken-vasterviks-kommun-provgatan-8-21000002');
const lyingSilent = hemnet('villa-9rum-ostermalm-stockholms-kommun-liegatan-2-21000002');
const led = hemnet('villa-9rum-ostermalm-stockholms-kommun-liegatan-3-21000002');
const victim = hemnet('lagenhet-3rum-ekbacken-vasterviks-kommun-provgatan-9-21000003');
const pointing = hemnet('lagenhet-3rum-ekbacken-vasterviks-kommun-provgatan-10-21000004');
/** Of a broker without a host that all of its adverts are at; the office's host may be anybody's who took over its name. */
const brokers = 'www.notar.se/kopa-bostad/objekt/OBJ12345_1234567890';
const office = brokers.replace('www.', 'gammal.');
const moved = brokers.replace('www.', 'flyttat.');
const phone = brokers.replace('www.', 'm.');

/** What the page itself leaves unsaid is what a link may fill in: the place, the kind and the street. */
const page = (price: string, canonical?: string) => `<!doctype html><html><head><title>Till salu</title>
  ${canonical ? `<link rel="canonical" href="https://${canonical}">` : ''}</head><body>
  <h1>Till salu</h1><p class="qa-property-price">${price} kr</p>
  <dl><dt>Antal rum</dt><dd>3 rum</dd><dt>Boarea</dt><dd>62 m²</dd><dt>Avgift</dt><dd>4 100 kr/mån</dd></dl>
  <p>Lägenheten säljs i befintligt skick. Stammarna är från 1968.</p></body></html>`;

let pages: PageServer;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  pages = await startPageServer({
    [stated]: page('1 950 000', stated),
    [lying]: page('1 950 000', stated),
    [silent]: page('2 050 000'),
    [lyingSilent]: page('2 050 000'),
    [led]: { status: 302, headers: { location: `https://${silent}` } },
    [victim]: page('3 000 000', victim),
    [pointing]: page('9 900 000', victim),
    [brokers]: page('3 500 000', brokers),
    [office]: page('9 900 000', brokers),
    [moved]: { status: 302, headers: { location: `https://${brokers}` } },
    [moved.replace('OBJ', 'vidare/OBJ')]: { status: 302, headers: { location: `https://${phone}` } },
    [phone]: page('9 900 000', brokers.replace('www.', '')),
    [brokers.replace('www.', '')]: page('3 500 000'),
  });
  app = await startTestApp({ ROLE: 'web', SCRAPING_HOST_MAP: pages.hostMapText });
});
afterAll(async () => {
  await app?.close();
  await pages?.close();
});

const em = () => app.app.get(EntityManager, { strict: false }).fork();
const forgetShared = async () => {
  await em().nativeDelete(SharedCapture, {});
  await em().nativeDelete(StoredReport, {});
};

/** The analysis of a new buyer who pastes the link. */
async function analyse(address: string): Promise<Analysis> {
  people += 1;
  const email = `poison${people}@test.example`;
  const user = await app.app
    .get(UsersService, { strict: false })
    .create({ email, password: 'hemligt', confirmed: true });
  const { view, attempt } = await app.app
    .get(AnalysesService, { strict: false })
    .start(user.id, `https://${address}`, { enqueue: false });
  await app.app
    .get(AnalysisPipeline, { strict: false })
    .run({ analysisId: view.id, attempt }, { signal: AbortSignal.timeout(60_000), isFinal: () => true });
  return em().findOneOrFail(Analysis, { id: view.id }, { populate: ['analysisResult', 'rawListingData'] });
}

/** What a buyer reads, without when and how fast it was made. */
const readBy = ({
  address,
  municipality,
  propertyType,
  rooms,
  rawListingData,
  analysisResult,
}: Analysis) => ({
  ...{ address, municipality, propertyType, rooms, rawListingData },
  result: { ...analysisResult, meta: null },
});

it.each([
  ['states its address', stated, lying],
  ['states none', silent, lyingSilent],
])(
  'a link with made-up words leaves nothing in what others read, when the page %s',
  async (_, link, made) => {
    await forgetShared();
    const alone = readBy(await analyse(link));
    expect(alone).toMatchObject({ municipality: 'Västervik', rooms: 3 });
    await forgetShared();
    await analyse(made);
    const after = readBy(await analyse(link));
    expect(after).toEqual(alone);
    expect(JSON.stringify(after)).not.toMatch(/stockholm|liegatan|östermalm|ostermalm/i);
  },
);

it('what a made-up link says is no disagreement with the page', async () => {
  await forgetShared();
  expect((await analyse(lying)).rawListingData!.disagreements).toEqual([]);
});

it.each([
  ['a page states', lying, stated],
  ['a site leads to', led, silent],
  ['another host of the site leads to', moved, brokers],
])('the address that %s serves the next who pastes it, without another reading', async (_, made, link) => {
  await forgetShared();
  await analyse(made);
  const before = pages.requests.length;
  expect(await analyse(link)).toMatchObject({ status: 'completed', rooms: 3 });
  expect(pages.requests.slice(before).filter(({ path }) => /2100000[12]|OBJ12345/.test(path))).toEqual([]);
});

it('an advert that calls itself another one is not given to who pastes that one', async () => {
  await forgetShared();
  await analyse(pointing);
  expect((await analyse(victim)).price).toBe(3_000_000);
});

it.each([
  ['another host of the site', office, brokers],
  [
    'another host of the site, led to from a third',
    moved.replace('OBJ', 'vidare/OBJ'),
    brokers.replace('www.', ''),
  ],
])('what %s serves is not given to who pastes the advert whose address it states', async (_, made, link) => {
  await forgetShared();
  expect((await analyse(link)).price).toBe(3_500_000);
  expect((await analyse(made)).price).toBe(9_900_000);
  expect((await analyse(link)).price).toBe(3_500_000);
  await forgetShared();
  await analyse(made);
  expect((await analyse(link)).price).toBe(3_500_000);
});
