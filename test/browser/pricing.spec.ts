import type { Locator, Page } from 'playwright';
import type { ProductView } from '../../src/billing/billing.types.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { problem, products, sell, wordyProduct } from '../support/shop.js';

const failed = 'Kunde inte ladda priser. Försök igen senare.';
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const shows = (name: string, sold: readonly ProductView[], last: string, isMember = false) => ({
  name,
  async show({ page, open, signIn }: Stage) {
    if (isMember) await signIn();
    await sell(page, sold);
    await open('/pricing');
    await page.getByText(last).first().waitFor();
  },
});

const stages = describeScreens('pricing', [
  shows('pricing-visitor', products, 'Tio rapporter'),
  shows('pricing-signed-in', products, 'Tio rapporter', true),
  shows('pricing-one', products.slice(0, 1), 'En rapport'),
  shows('pricing-many-and-wordy', [...products, wordyProduct], wordyProduct.name),
  shows('pricing-nothing-sold', [], 'Inget är till salu just nu'),
  {
    name: 'pricing-loading',
    async show({ page, open }) {
      await page.route('**/api/products', () => new Promise(() => undefined));
      await open('/pricing');
      await page.getByRole('status').getByText('Laddar priser...').waitFor({ state: 'attached' });
      await page.getByRole('heading', { name: 'Går oanvända rapporter ut?' }).waitFor();
    },
  },
  {
    name: 'pricing-failed',
    async show({ page, open }) {
      await page.route('**/api/products', (route) => route.fulfill(problem(500)));
      await open('/pricing');
      await page.getByRole('alert').getByText(failed).waitFor();
    },
  },
]);

describe('buying from the price page', () => {
  it('tells what each product gives, costs and saves', async () => {
    const { page, open } = await stages.stand();
    await sell(page);
    await open('/pricing');
    const three = cardOf(page, 'Tre rapporter');
    await three.getByText('Populärast', { exact: true }).waitFor();
    // 99 kr instead of 149 kr.
    await three.getByText('Spara 34 %', { exact: true }).waitFor();
    await three.getByText('297 kr', { exact: true }).waitFor();
    await three.getByText('99 kr per rapport', { exact: true }).waitFor();
    await three.getByText('3 rapporter', { exact: true }).waitFor();
    await three.getByText('Minst 20 frågor till visningen').waitFor();
    const ten = cardOf(page, 'Tio rapporter');
    // 79 kr instead of 149 kr.
    await ten.getByText('Spara 47 %', { exact: true }).waitFor();
    await ten.getByText('79 kr per rapport', { exact: true }).waitFor();
    const one = cardOf(page, 'En rapport');
    await one.getByText('149 kr', { exact: true }).waitFor();
    await one.getByText('1 rapport', { exact: true }).waitFor();
    expect(await one.getByText(/Spara|per rapport/).count()).toBe(0);
    expect(await page.getByText('Populärast').count()).toBe(1);
    for (const question of ['Hur fungerar paketen?', 'Kan jag köpa fler senare?'])
      await page.getByRole('heading', { name: question }).waitFor();
  });

  it('tries again when it is asked to', async () => {
    const { page, open } = await stages.stand();
    await sell(page);
    let isBroken = true;
    await page.route('**/api/products', (route) =>
      isBroken ? route.fulfill(problem(500)) : route.fallback(),
    );
    await open('/pricing');
    await page.getByText(failed).waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await cardOf(page, 'Tre rapporter').waitFor();
    expect(await page.getByText(failed).count()).toBe(0);
  });

  it('asks a visitor to sign up and then goes on to the purchase', async () => {
    const { page, open } = await stages.stand();
    await sell(page);
    await open('/pricing');
    const buy = cardOf(page, 'Tre rapporter').getByRole('link', { name: 'Köp nu' });
    await buy.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) =>
        url.pathname === '/auth' &&
        url.searchParams.get('mode') === 'signup' &&
        url.searchParams.get('next') === '/buy?product=package-3-reports',
    );
    await page.getByLabel('E-post').fill('kopare@test.example');
    await page.getByLabel(/Lösenord/).fill('hemligt-lösenord');
    await page.getByRole('button', { name: 'Skapa konto' }).click();
    await page.waitForURL(`${stages.app.url}/buy?product=package-3-reports`);
    await page.getByRole('heading', { name: 'Tre rapporter' }).waitFor();
  });

  it('goes straight to the purchase when signed in', async () => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    await sell(page);
    await open('/pricing');
    await cardOf(page, 'En rapport').getByRole('link', { name: 'Köp nu' }).click();
    await page.waitForURL(`${stages.app.url}/buy?product=single-report`);
  });

  it('keeps the prices for five minutes', async () => {
    const { page, open } = await stages.stand();
    await page.clock.install();
    let asked = 0;
    await page.route('**/api/products', (route) => {
      asked += 1;
      return route.fulfill({ json: products });
    });
    const awayAndBack = async (): Promise<void> => {
      await page.getByRole('link', { name: 'Se exempelrapport' }).click();
      await page.waitForURL(`${stages.app.url}/example-report`);
      await page.getByRole('link', { name: 'Priser', exact: true }).click();
      await cardOf(page, 'Tre rapporter').waitFor();
    };
    await open('/pricing');
    await cardOf(page, 'Tre rapporter').waitFor();
    await page.clock.fastForward('02:00');
    await awayAndBack();
    expect(asked).toBe(1);
    await page.clock.fastForward('03:01');
    await awayAndBack();
    expect(asked).toBe(2);
  });
});
