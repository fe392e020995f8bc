import type { ConfirmedView, PurchaseView } from '../../src/billing/billing.types.js';
import { describeScreens, type ScreenState, type Stage } from '../support/screens.js';
import { problem, sell, spendAll } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

// What a buyer sees on coming back from the payment, and on changing their mind.
const kept: PurchaseView = {
  id: '7d9f4a52-2f3a-4a6e-9a51-0f3c2b1d4e5f',
  productName: 'Tre rapporter',
  reportCount: 3,
  amount: 29_700,
  status: 'completed',
  home: null,
  amountRefunded: 0,
  amountOnItsWay: 0,
  // Until midnight in Sweden, after the 14th day.
  withdrawal: { reports: 3, amount: 29_700, until: '2026-12-04T23:00:00.000Z' },
  createdAt: '2026-11-20T21:02:00.000Z',
  receiptUrl: 'https://betalning.example/kvitto/a',
};
const awaited: PurchaseView = { ...kept, status: 'pending', withdrawal: null, receiptUrl: null };
const withdrawn: PurchaseView = {
  ...kept,
  status: 'refunded',
  amountRefunded: 29_700,
  amountOnItsWay: 0,
  withdrawal: null,
};

/** What the server knows of the payment, on the account page that the buyer comes back to. */
const comesBack = (
  name: string,
  answer: ConfirmedView['status'] | 'nothing' | 'a fault',
  text: string,
): ScreenState => ({
  name: `purchase-${name}`,
  async show({ page, signIn, open }) {
    await signIn();
    const purchases = answer === 'completed' ? [kept] : answer === 'failed' ? [] : [awaited];
    await page.route('**/api/account/purchases', (route) => route.fulfill({ json: purchases }));
    await page.route('**/api/checkout/confirm', (route) => {
      if (answer === 'nothing') return undefined;
      if (answer === 'a fault') return route.fulfill(problem(503, 'Betaltjänsten svarar inte.'));
      return route.fulfill({ json: { status: answer, analysisId: null, reportCount: 3 } });
    });
    await page.clock.install();
    await open('/account?payment=success&session=cs_test_1');
    const told = page.getByRole('status').getByText(text);
    // It asks five times, two seconds apart, before it gives up.
    await waitFor(async () => {
      await page.clock.runFor(500);
      return told.isVisible();
    });
  },
});

/** The dialog that tells what a withdrawal would mean, before its answer. */
async function openDialog({ page, signIn, open }: Stage, purchase = kept): Promise<void> {
  await signIn();
  await page.route('**/api/account/purchases', (route) => route.fulfill({ json: [purchase] }));
  await open('/account');
  await page.getByRole('button', { name: /^Ångra köp/ }).click();
  await page.getByRole('dialog', { name: 'Ångra köpet?' }).waitFor();
}
const agree = ({ page }: Stage) =>
  page.getByRole('dialog').getByRole('button', { name: 'Ångra köpet' }).click();

describeScreens('the return from a payment', [
  comesBack('checking', 'nothing', 'Vi väntar på besked om din betalning...'),
  comesBack('confirmed', 'completed', 'Betalningen är bekräftad. Rapporterna finns på ditt konto.'),
  comesBack('waiting', 'pending', 'Betalningen är inte bekräftad än.'),
  comesBack('failed', 'failed', 'Betalningen gick inte igenom. Ingenting har dragits.'),
  comesBack('unknown', 'a fault', 'Vi kunde inte fråga om betalningen just nu.'),
  {
    name: 'purchase-refused',
    async show({ app, page, signIn, addAnalysis, open }) {
      await sell(page);
      const buyer = await signIn();
      await spendAll(app, buyer);
      await page.route('**/api/checkout/analysis', (route) =>
        route.fulfill(problem(503, 'Betaltjänsten svarar inte. Försök igen om en stund.')),
      );
      await open(`/payment/${await addAnalysis(buyer, { isPaid: false })}`);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Betala 149 kr' }).click();
      await page.getByRole('alert').getByText('Kunde inte starta betalning. Försök igen.').waitFor();
    },
  },
]);

describeScreens('the withdrawal of a purchase', [
  {
    name: 'withdrawal-asked',
    async show(stage) {
      await openDialog(stage);
      await stage.page.getByText(/^Dina 3\soanvända\srapporter tas bort .* 297\skr betalas/).waitFor();
      await stage.page.getByText('Du kan ångra köpet till och med 4 december 2026.').waitFor();
    },
  },
  {
    name: 'withdrawal-done',
    async show(stage) {
      await openDialog(stage);
      await stage.page.route('**/api/account/purchases', (route) => route.fulfill({ json: [withdrawn] }));
      await stage.page.route('**/withdraw', (route) => route.fulfill({ status: 204 }));
      await agree(stage);
      await stage.page.getByText('Köpet är ångrat').waitFor();
      await stage.page.getByText(/Återbetalt/).waitFor();
      expect(await stage.page.getByRole('button', { name: /^Ångra köp/ }).count()).toBe(0);
    },
  },
]);
