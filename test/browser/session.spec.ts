import type { Browser, BrowserContext, Page } from 'playwright';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { launchTestBrowser } from '../support/browser.js';
import { stageOf, type Stage } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const password = 'hemligt-lösenord';
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
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sv-SE' });
  context.setDefaultTimeout(12_000);
  return stageOf({ app, adverts, context, page: await context.newPage(), isPhone: true });
}
const linkField = (page: Page) => page.getByLabel('Länk till bostadsannonsen');

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByText('Du har loggats ut. Logga in så fortsätter du där du var.').waitFor();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord', { exact: true }).fill(password);
  await page.locator('button[type=submit]').click();
}

/** From now on the server takes none of the tokens that the page has until it renews them. */
async function expireToken(page: Page): Promise<() => number> {
  let refused = 0;
  let isRenewed = false;
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/auth/refresh') isRenewed = true;
    if (isRenewed || pathname.startsWith('/api/auth/refresh') || pathname === '/api/meta')
      return route.fallback();
    refused += 1;
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { status: 401, code: 'unauthorized', detail: 'Logga in igen.' },
    });
  });
  return () => refused;
}

/** A person with a page open on a phone, signed in through the form so that the browser holds real cookies. */
async function signUpAt(path: string): Promise<{ stage: Stage; email: string }> {
  const stage = await stand();
  const email = `session${Math.random().toString(36).slice(2)}@test.example`;
  const { page } = stage;
  await stage.open(`/auth?mode=signup&next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-post').fill(email);
  await page
    .getByLabel(/Lösenord/)
    .first()
    .fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${app.url}${path}`);
  return { stage, email };
}
const forgetSession = () => context.clearCookies({ name: 'refresh_token' });

describe('a session that runs out', () => {
  it('is renewed in the middle of an act, which goes on', async () => {
    const { stage } = await signUpAt('/home');
    const { page } = stage;
    await linkField(page).fill(adverts.link('storgatan-1-1001'));
    const refused = await expireToken(page);
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
    expect(refused()).toBeGreaterThan(0);
  });

  it('leads to sign in and on to the link that was sent, when it cannot be renewed', async () => {
    const { stage, email } = await signUpAt('/home');
    const { page } = stage;
    await linkField(page).fill(adverts.link('storgatan-2-1002'));
    await forgetSession();
    await expireToken(page);
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/auth\?mode=login&ended=1&next=%2Fanalyze/);
    await page.unrouteAll();
    await logIn(page, email);
    await page.waitForURL(/\/(analyze\?url=|report\/)/);
  });

  it('keeps a typed link when another tab signs out, and shows it after signing in again', async () => {
    const { stage, email } = await signUpAt('/home');
    const { page } = stage;
    const typed = 'https://www.hemnet.se/bostad/halv';
    await linkField(page).fill(typed);
    const other = await context.newPage();
    await other.goto(`${app.url}/account`);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await other.waitForURL(`${app.url}/`);

    await page.waitForURL(/\/auth\?mode=login&ended=1&next=%2Fhome/);
    await logIn(page, email);
    await page.waitForURL(`${app.url}/home`);
    expect(await linkField(page).inputValue()).toBe(typed);
    // Sent, it is no longer waiting.
    await linkField(page).fill(adverts.link('storgatan-1-1001'));
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/(analyze\?url=|report\/)/);
    await page.goto(`${app.url}/home`);
    await page.getByText('Totalt analyser').waitFor();
    expect(await linkField(page).inputValue()).toBe('');
  });

  it('signs a second tab in when one does', async () => {
    const { stage } = await signUpAt('/home');
    const other = await context.newPage();
    await other.goto(`${app.url}/account`);
    await other.getByRole('button', { name: 'Logga ut' }).click();
    await other.waitForURL(`${app.url}/`);
    await stage.page.waitForURL(/ended=1/);
    await other.goto(`${app.url}/auth?mode=signup`);
    await other.getByLabel('E-post').fill(`andra${Math.random().toString(36).slice(2)}@test.example`);
    await other
      .getByLabel(/Lösenord/)
      .first()
      .fill(password);
    await other.locator('button[type=submit]').click();
    await other.waitForURL(`${app.url}/dashboard`);
    await stage.page.waitForURL(`${app.url}/home`);
    await linkField(stage.page).waitFor();
  });
});

describe('a server that does not answer', () => {
  const paths = ['/home', '/dashboard', '/account', '/report/:id', '/payment/:id', '/buy'];

  it.each(paths)('leaves a way on at %s, when it restarts before the page is shown', async (path) => {
    const stage = await stand();
    const { page } = stage;
    const person = await stage.signIn();
    const id = await stage.addAnalysis(person, { isPaid: path !== '/payment/:id' });
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'restarting' }));
    await stage.open(path.replace(':id', id));
    await page.getByRole('heading', { level: 1, name: 'Vi får inget svar just nu' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByText('Vi får inget svar just nu').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path.replace(':id', id));
  });

  it.each(paths)('at %s comes back by itself with the connection', async (path) => {
    const stage = await stand();
    const { page } = stage;
    const person = await stage.signIn();
    const id = await stage.addAnalysis(person, { isPaid: path !== '/payment/:id' });
    // The document comes from the server, its calls do not.
    await page.addInitScript(
      "if (!sessionStorage.getItem('online')) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => sessionStorage.getItem('online') === 'yes' })",
    );
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await stage.open(path.replace(':id', id));
    await page.getByRole('heading', { level: 1, name: 'Du är utan uppkoppling' }).waitFor();
    await page.getByText('Du är utan uppkoppling. Det du ser kan vara gammalt.').waitFor();
    await page.unrouteAll();
    await page.evaluate("sessionStorage.setItem('online', 'yes'); dispatchEvent(new Event('online'))");
    await page.getByText('Du är utan uppkoppling').first().waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  it('takes nothing from the field, and the act can be done again', async () => {
    const stage = await stand();
    const { page } = stage;
    await stage.signIn();
    await stage.open('/home');
    await page.getByText('Totalt analyser').waitFor();
    await context.setOffline(true);
    await linkField(page).fill(adverts.link('storgatan-1-1001'));
    await page.getByText('Du är utan uppkoppling. Det du ser kan vara gammalt.').waitFor();
    await context.setOffline(false);
    await waitFor(async () => (await page.getByText('Det du ser kan vara gammalt').count()) === 0);
    expect(await linkField(page).inputValue()).toBe(adverts.link('storgatan-1-1001'));
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/report\/[0-9a-f-]{36}/, { timeout: 25_000 });
  });
});
