import type { Locator, Page } from 'playwright';
import type { ProductView } from '../../src/billing/billing.types.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { products, sell, wordyProduct } from '../support/shop.js';

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const shows = (name: string, sold: readonly ProductView[], last: string, isMember = false) => ({
  name,
  route: '/pricing',
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
]);

describe('buying from the price page', () => {
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
});
