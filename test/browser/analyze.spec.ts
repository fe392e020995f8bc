import type { Browser, BrowserContext } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { describeScreens, stageOf, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';

const url = 'https://www.hemnet.se/bostad/lagenhet-3rum-vattugrand-14-12345678';
const path = `/analyze?url=${encodeURIComponent(url)}`;
const underWay: Partial<Analysis> = {
  status: 'analyzing',
  isPaid: false,
  analysisResult: null,
  address: 'Vattugränd 14',
  photosCount: 23,
  floorplansCount: 1,
};
const failed: Partial<Analysis> = {
  ...underWay,
  status: 'failed',
  failureCode: 'analysis_failed',
  failureReason: null,
};

/** Opens the page of a link whose analysis this browser session has started before. */
async function follow(stage: Stage, fields: Partial<Analysis>): Promise<string> {
  const id = await stage.addAnalysis(await stage.signIn(), fields);
  await stage.context.addInitScript(`sessionStorage.setItem('visningsklar.analyze:${url}', '${id}')`);
  await stage.open(path);
  return id;
}
const meets = (name: string, text: string, answer: Parameters<Stage['page']['route']>[1]) => ({
  name,
  async show({ page, signIn, open }: Stage) {
    await signIn();
    await page.route('**/api/analyses', answer);
    await open(path);
    await page.getByText(text).first().waitFor();
  },
});

describeScreens('analyze', [
  {
    name: 'analyze-without-link',
    async show({ page, signIn, open }) {
      await signIn();
      await open('/analyze');
      await page.getByRole('heading', { name: 'Vilken bostad ska vi läsa?' }).waitFor();
    },
  },
  {
    name: 'analyze-wrong-link',
    async show({ page, signIn, open }) {
      await signIn();
      await open(`/analyze?url=${encodeURIComponent('https://example.com/inget')}`);
      await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    },
  },
  {
    name: 'analyze-under-way',
    async show(stage) {
      await follow(stage, underWay);
      const { page } = stage;
      await page.getByRole('heading', { name: 'Analyserar bostad...' }).waitFor();
      await page.getByText('Detta kan ta upp till en minut').waitFor();
      await page.getByText('23 bilder, 1 planritning').first().waitFor();
      await page.getByRole('link', { name: 'Gå till Mina Analyser' }).waitFor();
    },
  },
  {
    name: 'analyze-long-address',
    async show(stage) {
      const address = `Kungliga ${'Sjöstadsparksgatan '.repeat(9)}${'Ombyggnads'.repeat(4)} 12`;
      await follow(stage, { ...underWay, address });
      await stage.page.getByRole('heading', { name: 'Analyserar bostad...' }).waitFor();
      await stage.page.getByText('Ombyggnads').first().waitFor();
    },
  },
  meets('analyze-starting', 'Startar analys...', () => new Promise(() => undefined)),
  meets('analyze-offline', 'Försök igen', (route) => route.abort()),
  meets('analyze-refused', 'Länken leder ingenstans', (route) =>
    route.fulfill(problem(422, 'Länken leder ingenstans')),
  ),
  meets('analyze-not-started', 'Kunde inte analysera annonsen. Försök igen.', (route) =>
    route.fulfill(problem(500)),
  ),
]);

describe('following an analysis', () => {
  let adverts: AdvertServer;
  let app: TestApp;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    adverts = await startAdvertServer();
    app = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText });
    browser = await launchTestBrowser();
  });
  afterEach(() => context?.close());
  afterAll(async () => {
    await browser?.close();
    await app?.close();
    await adverts?.close();
  });

  async function stand(): Promise<Stage> {
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'sv-SE' });
    context.setDefaultTimeout(12_000);
    return stageOf({ app, adverts, context, page: await context.newPage(), isPhone: false });
  }

  it('asks a visitor to sign up, and says why', async () => {
    const { page, open } = await stand();
    await open(path);
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/auth' && searchParams.get('mode') === 'signup' && searchParams.get('next') === path,
    );
    await page.getByText('Inloggning krävs', { exact: true }).waitFor();
    await page.getByText('Du måste vara inloggad för att analysera bostäder.').waitFor();
  });

  it('goes to the report of what is completed and paid', async () => {
    const stage = await stand();
    const id = await follow(stage, { address: 'Vattugränd 14' });
    await stage.page.waitForURL(`${app.url}/report/${id}`);
  });

  it('goes to the payment of what is completed and unpaid', async () => {
    const stage = await stand();
    const id = await follow(stage, { address: 'Vattugränd 14', isPaid: false });
    await stage.page.getByText('Betalning krävs', { exact: true }).first().waitFor();
    await stage.page.getByText('Du har inga gratis rapporter kvar...').waitFor();
    await stage.page.waitForURL(`${app.url}/payment/${id}`);
  });

  it('tells that it failed and goes back to the start', async () => {
    const stage = await stand();
    await follow(stage, failed);
    await stage.page.getByText('Analysen misslyckades', { exact: true }).first().waitFor();
    await stage.page.getByText('Något gick fel under analysen. Försök igen.').first().waitFor();
    await stage.page.waitForURL(`${app.url}/`);
  });
});
