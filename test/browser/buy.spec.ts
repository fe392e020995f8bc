import type { Page } from 'playwright';
import type { ProductView } from '../../src/billing/billing.types.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { problem, products, sell, wordyProduct } from '../support/shop.js';

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
    route: '/buy',
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
      termsVersion: '2026-12-01',
    });

    await page.goBack();
    await terms(page).check();
    expect(await payButton(page).isEnabled()).toBe(true);
  });
});
