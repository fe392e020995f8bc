import type { PurchaseView } from '../../src/billing/billing.types.js';
import { describeScreens } from '../support/screens.js';
import { spendAll } from '../support/shop.js';

const purchases: readonly PurchaseView[] = [
  {
    id: 'd',
    productName: 'En rapport',
    reportCount: 1,
    amount: 14_900,
    status: 'failed',
    home: { analysisId: '5e1d7a0c-43d1-4c0e-9a55-6a0f5f1f7c11', address: 'Norra Hamngatan 12' },
    amountRefunded: 0,
    amountOnItsWay: 0,
    withdrawal: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    receiptUrl: null,
  },
  {
    id: 'c',
    productName: 'Tre rapporter',
    reportCount: 3,
    amount: 29_700,
    status: 'pending',
    home: null,
    amountRefunded: 0,
    amountOnItsWay: 0,
    withdrawal: null,
    createdAt: '2026-11-20T21:02:00.000Z',
    receiptUrl: null,
  },
  {
    id: 'b',
    productName: 'En rapport',
    reportCount: 1,
    amount: 14_900,
    status: 'completed',
    home: { analysisId: '0b9f0c3e-8c6e-4f62-8a1d-0c7f2f7f8a22', address: 'Södra Esplanaden 3 A' },
    amountRefunded: 0,
    amountOnItsWay: 0,
    withdrawal: null,
    // The third already, in Sweden.
    createdAt: '2026-09-02T22:30:00.000Z',
    receiptUrl: 'https://betalning.example/kvitto/b',
  },
  {
    id: 'a',
    productName: 'Bostadsrättsföreningsårsredovisningspaketet för hela släkten',
    reportCount: 25,
    amount: 199_050,
    status: 'refunded',
    home: null,
    amountRefunded: 199_050,
    amountOnItsWay: 0,
    withdrawal: null,
    createdAt: '2026-01-15T10:00:00.000Z',
    receiptUrl: 'javascript:alert(1)',
  },
  {
    id: '_',
    productName: 'En rapport',
    reportCount: 1,
    amount: 14_900,
    status: 'charged_back',
    home: { analysisId: '2c4b1f7e-1d52-4d7b-8f0e-3f5f0b9d6e33', address: null },
    amountRefunded: 0,
    amountOnItsWay: 0,
    withdrawal: null,
    createdAt: '2026-01-10T10:00:00.000Z',
    receiptUrl: null,
  },
];

const stages = describeScreens('account', [
  {
    name: 'account-purchases',
    route: '/account',
    async show({ page, open, signIn }) {
      await signIn();
      await page.route('**/api/account/purchases', (route) => route.fulfill({ json: purchases }));
      await open('/account');
      await page.getByText('Behandlas').first().waitFor();
    },
  },
  {
    name: 'account-none-left',
    async show({ app, page, open, signIn }) {
      await spendAll(app, await signIn());
      await open('/account');
      await page.getByRole('heading', { name: 'Inga rapporter kvar' }).waitFor();
      await page.getByText('Du ser alltid priset innan du betalar.').waitFor();
    },
  },
]);

describe('the account page', () => {
  it('tells who it is, since when, and what is left, and logs out', async () => {
    const { page, open, signIn } = await stages.stand();
    const { email } = await signIn();
    await open('/account');
    await page.getByText('Köpta rapporter kvar').waitFor();
    const facts = await page.getByRole('definition').allTextContents();
    expect(facts[0]).toBe(email);
    expect(facts[1]).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u);
    // Three free ones by the setting's default, none bought.
    expect(facts.slice(2)).toEqual(['3', '0']);
    expect(await page.getByText('Inga rapporter kvar').count()).toBe(0);
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).waitFor();
  });
});
