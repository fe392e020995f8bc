import type { Browser, BrowserContext, Page } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { describeScreens, stageOf, type Stage } from '../support/screens.js';
import { problem } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);

const flat: Partial<Analysis> = {
  address: 'Vattugränd 14',
  municipality: 'Stockholm',
  propertyType: 'Lägenhet',
  price: 4_150_000,
  pricePerSqm: 58_042,
  monthlyFee: 5_240,
  livingArea: 71.5,
  rooms: 3,
  verdict: 'GREEN',
  confidence: 82,
  redFlagsCount: 0,
  createdAt: minutesAgo(30),
};
const villa: Partial<Analysis> = {
  address: 'Ekbacken 7',
  municipality: 'Örebro',
  propertyType: 'Villa',
  price: 4_950_000,
  operatingCost: 42_000,
  livingArea: 128,
  verdict: 'RED',
  confidence: 55,
  redFlagsCount: 5,
  isPaid: false,
  createdAt: minutesAgo(20),
};
const priceless: Partial<Analysis> = {
  address: 'Ågatan 3',
  municipality: 'Linköping',
  livingArea: 90,
  verdict: 'YELLOW',
  createdAt: minutesAgo(15),
};
const wordy: Partial<Analysis> = {
  address: `Kungliga ${'Sjöstadsparksgatan '.repeat(9)}${'Ombyggnads'.repeat(4)} 12`,
  propertyType: 'Flerbostadshusfasadrenoveringsobjektstyp',
};
const underWay: Partial<Analysis> = {
  status: 'analyzing',
  isPaid: false,
  analysisResult: null,
  address: 'Ringvägen 100',
  createdAt: minutesAgo(1),
};
const stale: Partial<Analysis> = { ...underWay, address: 'Stilla gatan 1', createdAt: minutesAgo(11) };
const failed: Partial<Analysis> = {
  ...underWay,
  status: 'failed',
  address: 'Felgatan 2',
  failureCode: 'analysis_failed',
  failureReason: 'Något gick fel hos oss.',
};

async function list(stage: Stage, ...homes: readonly Partial<Analysis>[]): Promise<ApiClient> {
  const person = await stage.signIn();
  for (const home of homes) await stage.addAnalysis(person, home);
  await stage.open('/dashboard');
  if (homes[0]) await cardOf(stage.page, homes[0].address!).waitFor();
  return person;
}
const cardOf = (page: Page, address: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: address, exact: true }) });
const shows = (name: string, ...homes: readonly Partial<Analysis>[]) => ({
  name,
  show: async (stage: Stage) => void (await list(stage, ...homes)),
});
const meets = (name: string, text: string, answer: Parameters<Page['route']>[1]) => ({
  name,
  async show({ page, signIn, open }: Stage) {
    await signIn();
    await page.route('**/api/analyses?*', answer);
    await open('/dashboard');
    await page.getByText(text).waitFor({ state: 'attached' });
  },
});

describeScreens('dashboard', [
  {
    name: 'dashboard-new',
    async show(stage) {
      await list(stage);
      await stage.page.getByRole('link', { name: 'Skapa din första analys' }).waitFor();
    },
  },
  shows('dashboard-one', flat),
  shows('dashboard-unpaid', villa),
  shows('dashboard-all-kinds', failed, flat, villa, priceless, underWay, stale),
  shows('dashboard-long-and-bare', flat, wordy, { createdAt: minutesAgo(5) }),
  {
    name: 'dashboard-choosing',
    async show(stage) {
      await list(stage, flat, villa, priceless);
      await stage.page.getByRole('button', { name: 'Jämför' }).click();
      await stage.page.getByRole('checkbox', { name: 'Jämför Ekbacken 7' }).check();
    },
  },
  {
    name: 'dashboard-no-match',
    async show(stage) {
      await list(stage, flat);
      await stage.page.getByRole('searchbox').fill('Kiruna');
      await stage.page.getByRole('heading', { name: 'Inga analyser hittades' }).waitFor();
    },
  },
  meets('dashboard-loading', 'Laddar dina analyser...', () => new Promise(() => undefined)),
  meets('dashboard-offline', 'Försök igen', (route) => route.abort()),
  meets('dashboard-failed', 'Analyserna kunde inte hämtas', (route) => route.fulfill(problem(500))),
]);

describe('the list of analyses', () => {
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
    context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'sv-SE',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(12_000);
    return stageOf({ app, adverts, context, page: await context.newPage(), isPhone: false });
  }
  const headings = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

  it('writes the figures of a card short, with the running cost where there is no fee', async () => {
    const stage = await stand();
    await list(stage, flat, villa, priceless);
    const textOf = async (address: string) =>
      (await cardOf(stage.page, address).innerText()).replace(/\s+/g, ' ');
    const first = await textOf('Vattugränd 14');
    for (const part of ['Betald', 'Ser lovande ut', '4,15 M kr', '58 k kr', 'Avgift/mån 5,2 k kr'])
      expect(first).toContain(part);
    const second = await textOf('Ekbacken 7');
    for (const part of ['Kräver betalning', 'Allvarliga varningar', 'Drift/år 42 k kr'])
      expect(second).toContain(part);
    expect(await textOf('Ågatan 3')).toContain('Pris saknas');
  });

  it('sorts by each order and turns it, what is unknown last', async () => {
    const stage = await stand();
    await list(stage, flat, villa, priceless);
    const { page } = stage;
    const [first, second, third] = ['Vattugränd 14', 'Ekbacken 7', 'Ågatan 3'];
    const expectOrder = async (...order: (string | undefined)[]): Promise<void> => {
      await waitFor(async () => (await headings(page)).join() === order.join(), {
        what: `the order ${order.join()}`,
      });
    };
    await expectOrder(third, second, first);
    const options = page.locator('.ant-select-item-option');
    const sorter = page.getByRole('combobox', { name: 'Sortera efter' });
    const choose = async (label: string): Promise<void> => {
      await sorter.click();
      await options.filter({ hasText: label }).click();
      await options.first().waitFor({ state: 'hidden' });
    };
    await sorter.click();
    await options.first().waitFor();
    expect(await options.allTextContents()).toEqual(['Nyast', 'Pris', 'Storlek', 'Bedömning', 'Adress']);
    await page.keyboard.press('Escape');
    await options.first().waitFor({ state: 'hidden' });
    await choose('Pris');
    await expectOrder(second, first, third);
    await page.getByRole('button', { name: /^Fallande ordning/ }).click();
    await expectOrder(first, second, third);
    await choose('Storlek');
    await expectOrder(second, third, first);
    await choose('Bedömning');
    await expectOrder(first, third, second);
    // å comes after z in Swedish.
    await choose('Adress');
    await expectOrder(second, first, third);
  });

  it('searches address and municipality', async () => {
    const stage = await stand();
    await list(stage, flat, villa);
    const { page } = stage;
    await page.getByRole('searchbox').fill('örebro');
    await cardOf(page, 'Vattugränd 14').waitFor({ state: 'detached' });
    expect(await headings(page)).toEqual(['Ekbacken 7']);
    await page.getByRole('searchbox').fill('vattu');
    await cardOf(page, 'Vattugränd 14').waitFor();
  });

  it('lets two or three be compared and forgets them when it is called off', async () => {
    const stage = await stand();
    await list(stage, flat, villa, priceless, { ...flat, address: 'Fjärde gatan 4' });
    const { page } = stage;
    const box = (address: string) => page.getByRole('checkbox', { name: `Jämför ${address}` });
    const bar = page.getByRole('region', { name: 'Jämförelse' });
    const go = bar.getByRole('button', { name: 'Jämför' });
    await page.getByRole('button', { name: 'Jämför' }).click();
    await box('Vattugränd 14').check();
    expect(await go.isDisabled()).toBe(true);
    await box('Ekbacken 7').check();
    expect(await go.isEnabled()).toBe(true);
    await box('Ågatan 3').check();
    expect(await box('Fjärde gatan 4').isDisabled()).toBe(true);
    await bar.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: 'Jämför' }).click();
    expect(await box('Ekbacken 7').isChecked()).toBe(false);
    await box('Ekbacken 7').check();
    await box('Vattugränd 14').check();
    await go.click();
    await page.waitForURL(/\/compare\?ids=/);
    await page.getByText('2 fastigheter', { exact: true }).waitFor();
  });

  it('shows what stood still for ten minutes as failed, tries it again and takes away', async () => {
    const stage = await stand();
    await list(stage, stale, failed, underWay);
    const { page } = stage;
    await cardOf(page, 'Stilla gatan 1').getByText('Misslyckades').waitFor();
    await cardOf(page, 'Ringvägen 100').getByRole('progressbar').waitFor();
    await page
      .getByText('Analysen kunde inte slutföras. Försök igen eller kontakta support')
      .first()
      .waitFor();
    await cardOf(page, 'Felgatan 2').getByRole('button', { name: 'Ta bort' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Ta bort' }).click();
    await page.getByText('Analysen har tagits bort').waitFor();
    await cardOf(page, 'Felgatan 2').waitFor({ state: 'detached' });
    await page.route('**/retry', (route) => route.fulfill(problem(500)));
    await cardOf(page, 'Stilla gatan 1').getByRole('button', { name: 'Försök igen' }).click();
    await page.getByText('Fel', { exact: true }).waitFor();
  });
});
