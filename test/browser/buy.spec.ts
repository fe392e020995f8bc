import type { Page } from 'playwright';
import type { ProductView } from '../../src/billing/billing.types.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { problem, products, sell, wordyProduct } from '../support/shop.js';

const notStarted = 'Kunde inte starta betalning. Försök igen.';
const checkoutPage = 'https://betalning.example/c/pay/cs_1';

const shows = (name: string, query: string, sold: readonly ProductView[], text: string) => ({
  name,
  async show({ page, open, signIn }: Stage) {
    await signIn();
    await sell(page, sold);
    await open(`/buy${query}`);
    await page.getByRole('button', { name: /^Betala/ }).waitFor();
    await page.getByText(text).first().waitFor();
  },
});

const stages = describeScreens('buy', [
  shows('buy-package', '?product=package-3-reports', products, 'Tre rapporter'),
  shows('buy-single-by-itself', '', products, 'En rapport'),
  shows('buy-wordy', '?product=package-25-reports', [wordyProduct], wordyProduct.name),
  shows(
    'buy-canceled',
    '?product=package-3-reports&canceled=true',
    products,
    'Betalningen avbröts. Du kan försöka igen när du är redo.',
  ),
  {
    name: 'buy-unknown-product',
    async show({ page, open, signIn }) {
      await signIn();
      await page.route('**/api/products/**', (route) => route.fulfill(problem(404)));
      await open('/buy?product=finns-inte');
      await page.getByRole('alert').getByText('Produkten hittades inte.').waitFor();
    },
  },
  {
    name: 'buy-failed',
    async show({ page, open, signIn }) {
      await signIn();
      await page.route('**/api/products/**', (route) => route.fulfill(problem(500)));
      await open('/buy');
      await page.getByRole('alert').getByText('Kunde inte ladda produktinformation.').waitFor();
      await page.getByRole('link', { name: 'Se priser' }).waitFor();
    },
  },
]);

describe('a purchase', () => {
  async function opened(): Promise<Stage> {
    const stage = await stages.stand(phone);
    await stage.signIn();
    await sell(stage.page);
    await stage.open('/buy?product=package-3-reports');
    await payButton(stage.page).waitFor();
    return stage;
  }
  const payButton = (page: Page) => page.getByRole('button', { name: 'Betala 297 kr' });
  const terms = (page: Page) => page.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ });

  it('sums up the order', async () => {
    const { page } = await opened();
    const rows = page.getByRole('region', { name: 'Din beställning' });
    await rows.getByText('Hela rapporten med belägg').waitFor();
    expect(await rows.getByRole('definition').allTextContents()).toEqual(['3', '99\u00a0kr', '297\u00a0kr']);
  });

  it('needs the terms, by keyboard alone', async () => {
    const { page } = await opened();
    expect(await payButton(page).isDisabled()).toBe(true);
    await page.getByText('Du måste acceptera villkoren för att fortsätta.').waitFor();
    await terms(page).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Betala 297\u00a0kr');
    await terms(page).uncheck();
    expect(await payButton(page).isDisabled()).toBe(true);
  });

  it.each([
    ['användarvillkoren', '/terms'],
    ['personuppgiftspolicyn', '/privacy'],
  ])('opens %s in a new tab and leaves the box as it is', async (name, path) => {
    const { page, context } = await opened();
    const tab = context.waitForEvent('page');
    await page.getByRole('link', { name }).click();
    expect(new URL((await tab).url()).pathname).toBe(path);
    expect(await terms(page).isChecked()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/buy');
  });

  it('sends what is bought, is busy meanwhile, and goes to the checkout page', async () => {
    const { page, context } = await opened();
    let answer: (() => void) | undefined;
    let sent: unknown;
    await page.route('**/api/checkout/credits', async (route) => {
      sent = route.request().postDataJSON();
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ json: { url: checkoutPage } });
    });
    await context.route('https://betalning.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Betala här</h1>' }),
    );
    await terms(page).check();
    await payButton(page).click();
    await page.locator('.ant-btn-loading').waitFor();
    expect(await terms(page).isDisabled()).toBe(true);
    answer!();
    await page.waitForURL(checkoutPage);
    expect(sent).toEqual({
      productKey: 'package-3-reports',
      termsAccepted: true,
      termsVersion: '2026-11-23',
    });

    await page.goBack();
    await terms(page).check();
    expect(await payButton(page).isEnabled()).toBe(true);
  });

  it.each([
    ['the server fails', problem(500, 'Betaltjänsten svarar inte.')],
    ['there is no address', { json: {} }],
    ['the address is not safe', { json: { url: 'http://betalning.example/c/pay' } }],
    ['the address is a script', { json: { url: 'javascript:document.title="x"' } }],
  ])('may be tried again when %s', async (_name, given) => {
    const { page } = await opened();
    await page.route('**/api/checkout/credits', (route) => route.fulfill(given));
    await terms(page).check();
    await payButton(page).click();
    await page.getByRole('alert').getByText(notStarted).waitFor();
    expect(await payButton(page).isEnabled()).toBe(true);
    expect(await terms(page).isChecked()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/buy');
  });

  it('goes on when the session had to be renewed meanwhile', async () => {
    const { page, context } = await opened();
    const tokens: (string | undefined)[] = [];
    await page.route('**/api/checkout/credits', (route) => {
      tokens.push(route.request().headers()['authorization']);
      return route.fulfill(tokens.length === 1 ? problem(401) : { json: { url: checkoutPage } });
    });
    await context.route('https://betalning.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Betala här</h1>' }),
    );
    await terms(page).check();
    await payButton(page).click();
    await page.waitForURL(checkoutPage);
    expect(tokens).toHaveLength(2);
  });

  it('asks to sign in when the session is over, and keeps the way back', async () => {
    const { page, context } = await opened();
    await page.route('**/api/checkout/credits', (route) => route.fulfill(problem(401)));
    await context.clearCookies();
    await terms(page).check();
    await payButton(page).click();
    await page.getByText('Du måste vara inloggad för att betala.').waitFor();
    await page.waitForURL(
      (url) => url.pathname === '/auth' && url.searchParams.get('next') === '/buy?product=package-3-reports',
    );
  });
});
