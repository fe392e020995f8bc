import type { Page } from 'playwright';
import { acts } from '../support/page-acts.js';
import { linkField, signedInAt, text } from '../support/page-readings.js';
import { phone, useStages, type Stage } from '../support/screens.js';
import { sell } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const password = 'hemligt-lösenord';

const stand = (): Promise<Stage> => stages.stand(phone);
const endedNote = (page: Page) => page.getByText('Du har loggats ut. Logga in så fortsätter du där du var.');
const forgetSession = ({ context }: Stage): Promise<void> => context.clearCookies({ name: 'refresh_token' });

async function logIn(page: Page, email: string): Promise<void> {
  await endedNote(page).waitFor();
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Signs a new person up by the form, so that the browser holds nothing but what the product left there. */
async function signUpAt({ page, open }: Stage, path: string): Promise<{ email: string }> {
  const email = `session${Math.random().toString(36).slice(2)}@test.example`;
  await open(`/auth?mode=signup&next=${encodeURIComponent(path)}`);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Lösenord').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${stages.app.url}${path}`);
  return { email };
}

async function logOutIn(tab: Page): Promise<void> {
  await tab.goto(`${stages.app.url}/account`);
  await tab.getByRole('button', { name: 'Logga ut' }).click();
  await tab.waitForURL(`${stages.app.url}/`);
}

/** From now on the server takes none of the tokens that the page has until it renews them. */
async function expireToken(page: Page): Promise<() => number> {
  let refused = 0;
  let isRenewed = false;
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/auth/refresh') isRenewed = true;
    if (isRenewed || pathname === '/api/meta' || pathname.startsWith('/api/products'))
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

describe('a session that runs out', () => {
  it.each(acts)('is renewed in the middle of $act, which goes on', async (act) => {
    const stage = await stand();
    const { page } = stage;
    await sell(page);
    await act.prepare(stage);
    await act.button(page).waitFor();
    const refused = await expireToken(page);
    await act.button(page).click();
    await act.done(page);
    expect(refused()).toBeGreaterThan(0);
  });

  it('leads to sign in and on to the link that was sent, when it cannot be renewed', async () => {
    const stage = await stand();
    const { page } = stage;
    const { email } = await stage.signIn();
    await stage.open('/home');
    await linkField(page).fill(stage.adverts.link('storgatan-2-1002'));
    await forgetSession(stage);
    await expireToken(page);
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/auth\?mode=login&ended=1&next=%2Fanalyze/);
    await page.getByRole('button', { name: 'Logga in', exact: true }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'Kunde inte analysera' }).count()).toBe(0);
    await page.unrouteAll();
    await logIn(page, email);
    await page.waitForURL(/\/(analyze\?url=|report\/)/);
  });

  it('leads to sign in and back to the list with what was sought there', async () => {
    const stage = await stand();
    const { page } = stage;
    // What the page asks for by itself must have come, or its refusal ends the session before the act.
    const live = page.waitForResponse('**/api/analyses/events');
    const { email } = await signedInAt('/dashboard')(stage);
    await live;
    await text('Vattugränd 14')(page).waitFor();
    await forgetSession(stage);
    await expireToken(page);
    await page.getByRole('searchbox').fill('vattu');
    await page.waitForURL(/\/auth\?mode=login&ended=1&next=/);
    // The page's code must have come: a request under way is lost when its route is taken away.
    await endedNote(page).waitFor();
    await page.unrouteAll();
    await logIn(page, email);
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await text('Vattugränd 14')(page).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('vattu');
  });

  it('keeps a typed link when another tab signs out, and shows it after signing in again', async () => {
    const stage = await stand();
    const { page, context } = stage;
    const { email } = await signUpAt(stage, '/home');
    const typed = 'https://www.hemnet.se/bostad/halv';
    await linkField(page).fill(typed);
    await logOutIn(await context.newPage());
    await page.waitForURL(/\/auth\?mode=login&ended=1&next=%2Fhome/);
    await logIn(page, email);
    await page.waitForURL(`${stages.app.url}/home`);
    expect(await linkField(page).inputValue()).toBe(typed);
    // Sent, it is no longer waiting.
    await linkField(page).fill(stage.adverts.link('storgatan-1-1001'));
    await page.getByRole('button', { name: 'Analysera' }).click();
    await page.waitForURL(/\/(analyze\?url=|report\/)/);
    await page.goto(`${stages.app.url}/home`);
    await page.getByText('Totalt analyser').waitFor();
    expect(await linkField(page).inputValue()).toBe('');
  });

  it('signs a second tab in when one does', async () => {
    const stage = await stand();
    const { page, context } = stage;
    const { email } = await signUpAt(stage, '/home');
    const other = await context.newPage();
    await logOutIn(other);
    await page.waitForURL(/ended=1/);
    await other.goto(`${stages.app.url}/auth?mode=login`);
    await other.getByLabel('E-post').fill(email);
    await other.getByLabel('Lösenord').fill(password);
    await other.locator('button[type=submit]').click();
    await other.waitForURL(`${stages.app.url}/dashboard`);
    await page.waitForURL(`${stages.app.url}/home`);
    await linkField(page).waitFor();
  });

  it('stays over in a tab that is being restored while another signs out', async () => {
    const stage = await stand();
    const { page, context, open, app } = stage;
    await signUpAt(stage, '/home');
    await open('/');
    const signOut = page.getByRole('button', { name: 'Logga ut' });
    await signOut.waitFor();

    const restoring = await context.newPage();
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

describe('signing in', () => {
  it('leads a visitor on to what was asked for last, and keeps the link that was pasted before', async () => {
    const { page, open, adverts } = await stand();
    await sell(page);
    await open('/');
    await page.getByRole('textbox').first().fill(adverts.link('storgatan-3-1003'));
    await page.getByRole('button', { name: 'Analysera' }).first().click();
    await page.getByText('Din länk är sparad. Analysen startar när kontot är klart.').waitFor();
    await open('/pricing');
    await page.getByRole('link', { name: 'Köp nu' }).nth(1).click();
    await page.waitForURL(/\/auth\?mode=signup&next=%2Fbuy%3Fproduct%3Dpackage-3-reports$/);
    await page.getByLabel('E-post').fill('sist@test.example');
    await page.getByLabel('Lösenord').fill(password);
    expect(await page.getByText('Analysen startar när kontot är klart.').count()).toBe(0);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(`${stages.app.url}/buy?product=package-3-reports`);
    await open('/account');
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await page.waitForURL(`${stages.app.url}/`);
    await open('/auth');
    await page.getByText('Din länk är sparad. Analysen startar när du har loggat in.').waitFor();
    await page.getByLabel('E-post').fill('sist@test.example');
    await page.getByLabel('Lösenord').fill(password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/\/(analyze\?url=|report\/)/);
  });
});

describe('a server that does not answer when a session is to be restored', () => {
  it('is asked again by itself with the connection', async () => {
    const stage = await stand();
    const { page } = stage;
    // The document comes from the server, its calls do not.
    await page.addInitScript(
      "if (!sessionStorage.getItem('online')) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => sessionStorage.getItem('online') === 'yes' })",
    );
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await signedInAt('/home')(stage);
    await page.getByRole('heading', { level: 1, name: 'Du är utan uppkoppling' }).waitFor();
    await page.getByText('Du är utan uppkoppling. Det du ser kan vara gammalt.').waitFor();
    await page.unrouteAll();
    await page.evaluate("sessionStorage.setItem('online', 'yes'); dispatchEvent(new Event('online'))");
    await page.getByText('Totalt analyser').waitFor();
    expect(await page.getByText('Du är utan uppkoppling').count()).toBe(0);
  });
});
