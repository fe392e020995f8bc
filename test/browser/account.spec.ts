import type { PurchaseView } from '../../src/billing/billing.types.js';
import { describeScreens, type Stage } from '../support/screens.js';
import { problem, spendAll } from '../support/shop.js';

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

const shows = (name: string, answer: Parameters<typeof problem> | readonly PurchaseView[], text: string) => ({
  name,
  async show({ page, open, signIn }: Stage) {
    await signIn();
    await page.route('**/api/account/purchases', (route) =>
      route.fulfill(typeof answer[0] === 'number' ? problem(answer[0]) : { json: answer }),
    );
    await open('/account');
    await page.getByText(text).first().waitFor();
  },
});

const stages = describeScreens('account', [
  shows('account-without-shop', [404], 'Medlem sedan'),
  shows('account-purchases', purchases, 'Behandlas'),
  shows('account-no-purchases', [], 'Du har inte köpt några rapporter än.'),
  shows('account-purchases-failed', [500], 'Köpen kunde inte hämtas.'),
  {
    name: 'account-none-left',
    async show({ app, page, open, signIn }) {
      await spendAll(app, await signIn());
      await open('/account');
      await page.getByRole('heading', { name: 'Inga rapporter kvar' }).waitFor();
      await page.getByText('Du ser alltid priset innan du betalar.').waitFor();
    },
  },
  {
    name: 'account-failed',
    async show({ page, open, signIn }) {
      await signIn();
      await page.route('**/api/auth/me', (route) => route.fulfill(problem(500)));
      await open('/account');
      await page.getByRole('heading', { name: 'Kontot kunde inte hämtas' }).waitFor();
    },
  },
]);

describe('the account page', () => {
  it('tells who it is, since when, and what is left', async () => {
    const { page, open, signIn } = await stages.stand();
    const { email } = await signIn();
    await open('/account');
    await page.getByText('Köpta rapporter kvar').waitFor();
    const facts = await page.getByRole('definition').allTextContents();
    expect(facts[0]).toBe(email);
    expect(facts[1]).toMatch(/^nyss \d{1,2} \p{L}+ \d{4}$/u);
    // Three free ones by the setting's default, none bought.
    expect(facts.slice(2)).toEqual(['3', '0']);
    expect(await page.getByText('Inga rapporter kvar').count()).toBe(0);
  });

  it.each([
    ['Mina analyser', '/dashboard'],
    ['Se priser', '/pricing'],
  ])('leads by “%s” to %s', async (name, path) => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    await open('/account');
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`${stages.app.url}${path}`);
  });

  it('lists purchases with day, amount and receipt, and follows only safe receipts', async () => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    await page.route('**/api/account/purchases', (route) => route.fulfill({ json: purchases }));
    await open('/account');
    const rows = page.getByRole('region', { name: 'Dina köp' }).getByRole('listitem');
    await rows.first().waitFor();
    const words = (await rows.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
    expect(words).toEqual([
      'En rapportNorra Hamngatan 1221 november 2026 · 1 rapport · Betalningen gick inte igenom, inget har dragits.',
      'Tre rapporter20 november 2026 · 3 rapporter · Behandlas297 kr',
      'En rapportSödra Esplanaden 3 A3 september 2026 · 1 rapport · Betalt149 krKvitto för En rapport, Södra Esplanaden 3 A, 3 september 2026 (öppnas i ny flik)',
      'Bostadsrättsföreningsårsredovisningspaketet för hela släkten15 januari 2026 · 25 rapporter · Återbetalt1 990,50 kr',
      'En rapportTill rapporten10 januari 2026 · 1 rapport · Banken har gett tillbaka pengarna149 kr',
    ]);
    const home = page.getByRole('link', { name: 'Södra Esplanaden 3 A', exact: true });
    expect(await home.getAttribute('href')).toBe('/report/0b9f0c3e-8c6e-4f62-8a1d-0c7f2f7f8a22');
    const receipt = page.getByRole('link', { name: /^Kvitto/ });
    expect(await receipt.getAttribute('href')).toBe('https://betalning.example/kvitto/b');
    expect(await receipt.getAttribute('target')).toBe('_blank');
  });

  it('fetches the purchases again when it is asked to', async () => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    let isBroken = true;
    await page.route('**/api/account/purchases', (route) =>
      route.fulfill(isBroken ? problem(500) : { json: purchases }),
    );
    await open('/account');
    await page.getByText('Köpen kunde inte hämtas.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Försök igen' }).click();
    await page.getByText('Tre rapporter').waitFor();
  });

  it('has no list where the server sells nothing', async () => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    await page.route('**/api/account/purchases', (route) => route.fulfill(problem(404)));
    const answered = page.waitForResponse('**/api/account/purchases');
    await open('/account');
    await answered;
    await page.getByText('Medlem sedan').waitFor();
    expect(await page.getByRole('heading', { name: 'Dina köp' }).count()).toBe(0);
  });

  it('logs out', async () => {
    const { page, open, signIn } = await stages.stand();
    await signIn();
    await open('/account');
    await page.getByRole('button', { name: 'Logga ut' }).click();
    await page.waitForURL(`${stages.app.url}/`);
    await page.getByRole('link', { name: 'Logga in' }).waitFor();
  });
});
