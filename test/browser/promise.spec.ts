import type { Browser, Page } from 'playwright';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { untilAtHand } from '../support/pages-at-hand.js';
import { waitFor } from '../support/wait-for.js';

/** With SCREENSHOTS=<folder> each page is also kept as a picture, to be looked at. */
const screenshots = process.env['SCREENSHOTS'];

describe.each([
  ['a phone', 390, 844],
  ['a desktop', 1280, 900],
])('the promise, on %s', (_name, width, height) => {
  let adverts: AdvertServer;
  let app: TestApp;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    adverts = await startAdvertServer();
    app = await startTestApp({ SCRAPING_HOST_MAP: adverts.hostMapText });
    browser = await launchTestBrowser();
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'sv-SE',
      reducedMotion: 'reduce',
    });
    // Shorter than the tests' own limit, so that a failure names the step that did not come.
    context.setDefaultTimeout(12_000);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    await adverts.close();
  });

  async function look(name: string): Promise<void> {
    const tooWide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    expect([name, tooWide]).toEqual([name, false]);
    if (!screenshots) return;
    mkdirSync(screenshots, { recursive: true });
    await page.screenshot({ path: join(screenshots, `${width}-${name}.png`), fullPage: true });
  }

  it('a visitor pastes a link and is asked to sign up, with the link kept', async () => {
    await page.goto(app.url);
    const analyse = page.getByRole('button', { name: 'Analysera' }).first();
    expect(await analyse.isDisabled()).toBe(true);
    const field = page.getByRole('textbox').first();

    await field.fill('https://www.blocket.se/annons/1');
    await analyse.click();
    await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    await field.fill('https://www.hemnet.se/bostader?location_ids=1');
    await analyse.click();
    await page.getByText('Det här är en söklista eller startsida').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    await field.fill(adverts.link('storgatan-1-1001'));
    await look('landing');
    await analyse.click();
    await page.waitForURL(/\/auth\?mode=signup/);
    await page.getByText('Du måste logga in för att analysera bostäder').first().waitFor();
    await look('signup');
  });

  it('signs up, after the form has said what is wrong', async () => {
    await page.getByLabel('E-post').fill('inte-en-adress');
    await page
      .getByLabel(/Lösenord/)
      .first()
      .fill('kort');
    await page.locator('button[type=submit]').click();
    await page.getByText('Ogiltig e-postadress').waitFor();
    await page.getByText('Lösenordet måste vara minst 6 tecken').waitFor();

    await page.getByLabel('E-post').fill(`vandrare${width}@test.example`);
    await page
      .getByLabel(/Lösenord/)
      .first()
      .fill('hemligt-lösenord');
    await page.locator('button[type=submit]').click();
  });

  it('follows the analysis to the report', async () => {
    await page.waitForURL(/\/analyze\?url=/);
    await page.getByText('Analyserar bostad...').waitFor();
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
    await page.getByRole('heading', { name: 'Storgatan 1' }).waitFor();
    await page
      .getByText(/Ser lovande ut|Granska noggrant|Allvarliga varningar/)
      .first()
      .waitFor();
    await look('report');

    for (const tab of ['Rum', 'Renovering', 'Detaljer', 'Frågor', 'Bilder', 'Översikt']) {
      await page.getByRole('tab', { name: tab }).click();
      await look(`report-${tab}`);
    }
  });

  it('shows the proof of a claim: the sentence of the advert', async () => {
    await page.locator('summary', { hasText: 'stor potential' }).click();
    await page.locator('summary', { hasText: 'Varför?' }).filter({ visible: true }).first().click();
    await page.locator('mark', { hasText: 'stor potential' }).filter({ visible: true }).first().waitFor();
    await look('report-proof');
  });

  it('gets the toast on the dashboard when another analysis is done', async () => {
    await page.goto(`${app.url}/home`);
    await page.getByText('Totalt analyser').waitFor();
    await look('home');
    const field = page.getByLabel('Länk till bostadsannonsen');
    await field.fill('https://www.booli.se/');
    await field.press('Enter');
    await page.getByRole('alert').getByText('Det här är en söklista eller startsida').first().waitFor();
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual([
      '/home',
      'https://www.booli.se/',
    ]);
    await look('home-fault');
    await page.goto(`${app.url}/analyze?url=${encodeURIComponent(adverts.link('langsam-1010'))}`);
    await page.getByRole('link', { name: 'Gå till Mina Analyser' }).click();
    await page.waitForURL(/\/dashboard/);
    await page.getByText('Analys klar!').waitFor({ timeout: 25_000 });
    await page.getByText('Storgatan 10').first().waitFor();
    await look('dashboard');
    await page.getByText('Visa rapport').first().click();
    await page.waitForURL(/\/report\//);
  });

  it('keeps its frame and finds its pages while the connection is gone', async () => {
    await page.goto(`${app.url}/dashboard`);
    await page.getByText('Storgatan 10').first().waitFor();
    await untilAtHand(page, '/home');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Hem', exact: true }).filter({ visible: true }).last().click();
    await page.waitForURL(/\/home/);
    await page
      .getByText(/Du är utan uppkoppling/)
      .first()
      .waitFor();
    await page
      .getByRole('link', { name: /Mina Analyser|Analyser/ })
      .filter({ visible: true })
      .first()
      .waitFor();
    await look('offline');
    await page.context().setOffline(false);
  });

  it('shows a page whose code was lost on its way, at once or when the connection is back', async () => {
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/home-page-'));
    await page.route(/\/assets\/(home|account)-page-.*\.js$/, (route) => route.abort());
    await page.goto(`${app.url}/dashboard`);
    // The browser keeps to a module that failed for as long as the document lives.
    await page.evaluate(`import(${JSON.stringify((await lost).url())}).catch(() => undefined)`);
    await page.unroute(/\/assets\/(home|account)-page-.*\.js$/);
    const menu = (name: RegExp) => page.getByRole('link', { name }).filter({ visible: true }).last();
    await menu(/^Hem$/).click();
    await page.getByText('Totalt analyser').waitFor();

    await page.route('**/assets/account-page-*.js', (route) => route.abort());
    await page.reload();
    await page.getByText('Totalt analyser').waitFor();
    await page.context().setOffline(true);
    await menu(/Konto$/).click();
    await page.getByRole('heading', { name: 'Sidan kunde inte hämtas' }).waitFor();
    await menu(/^Hem$/).waitFor();
    await look('page-lost');
    await page.unroute('**/assets/account-page-*.js');
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Mitt Konto' }).waitFor();
  });

  it('keeps a link that the server takes for no advert, with what is wrong, and starts the mended one', async () => {
    const startPage = 'https://www.notar.se/';
    await page.goto(`${app.url}/analyze?url=${encodeURIComponent(startPage)}`);
    const field = page.getByLabel('Länk till bostadsannonsen');
    await page.getByText('Måste vara en giltig bostadsannons-länk').waitFor();
    expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual(['/analyze', startPage]);
    await look('analyze-refused');
    // Pasted as a phone shares it, with words and lines around the link.
    const shared = `Kolla på den här!\n${adverts.link('storgatan-1-1001')}\nSkickat från min telefon`;
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(shared)});
      document.querySelector('input[type=url]').dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    })()`);
    expect(await field.inputValue()).toBe(adverts.link('storgatan-1-1001'));
    await field.press('Enter');
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
  });

  it('says why an analysis failed, and offers another try', async () => {
    await page.goto(`${app.url}/analyze?url=${encodeURIComponent(adverts.link('borttagen-1006'))}`);
    // The toast, in the specification's words.
    await page.getByText('Analysen misslyckades').waitFor({ timeout: 25_000 });
    await page.getByText('Annonsen är borttagen från exempelmaklaren.example.').waitFor();
    await page.getByText('Ett steg till').waitFor();
    expect(await page.getByText(/Öppna annonsen (och|i|,)/).count()).toBe(0);
    await look('analyze-gone');
    await page.goto(`${app.url}/dashboard`);
    await page
      .getByRole('button', { name: /Försök igen/ })
      .first()
      .waitFor();
    await look('dashboard-failed');
    expect(errors).toEqual([]);
  });

  it('stays signed out in a tab whose session is being restored while another tab signs out', async () => {
    await page.goto(app.url);
    const signOut = page.getByRole('button', { name: 'Logga ut' });
    await signOut.waitFor();

    const restoring = await page.context().newPage();
    let isAnswered = false;
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await restoring.route('**/api/auth/refresh', async (route) => {
      const response = await route.fetch();
      isAnswered = true;
      await isReleased;
      await route.fulfill({ response });
    });
    await restoring.goto(app.url);
    await waitFor(() => isAnswered, { what: 'the server to renew the session' });
    await signOut.click();
    await page.getByRole('link', { name: 'Logga in' }).first().waitFor();
    await page.close();

    const renewed = restoring.waitForResponse('**/api/auth/refresh');
    release();
    await (await renewed).finished();
    await restoring.getByRole('link', { name: 'Logga in' }).first().waitFor();
    expect(await restoring.evaluate("localStorage.getItem('visningsklar.session')")).toBeNull();
    await restoring.getByRole('link', { name: 'Logga in' }).first().click();
    await restoring.getByLabel('E-post').waitFor();
  });
});
