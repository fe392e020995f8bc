import type { Stripe } from 'stripe';
import { describeScreens, phone, type ScreenState, type Stage } from '../support/screens.js';
import { startTestShop, type TestShop } from '../support/stripe-shop.js';

// The pages of the test shop, where a buyer of the local product pays.
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.close());

const consent =
  'Jag samtycker till att rapporterna levereras direkt. Oanvända rapporter kan ångras inom 14 dagar.';

/** Opens the page of a new session. @returns its id */
async function openSession(
  { page }: Stage,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<string> {
  const { id, url } = await shop.open({ custom_text: { submit: { message: consent } }, ...more });
  await page.goto(url!);
  await page.getByRole('heading', { level: 1, name: 'Betala' }).waitFor();
  return id;
}

/** An open session, what a buyer writes and presses there, and what the page then says. */
const told = (
  name: string,
  written: Readonly<Record<string, string>>,
  act: string,
  text: string | RegExp,
): ScreenState => ({
  name: `pay-page-${name}`,
  async show(stage) {
    await openSession(stage);
    for (const [label, value] of Object.entries(written)) await stage.page.getByLabel(label).fill(value);
    await stage.page.getByRole('button', { name: act, exact: true }).click();
    await stage.page.getByText(text).waitFor();
  },
});
const pay = 'Betala 297 kr';

/** A session that ended before its page is opened again. */
const ended = (name: string, end: (id: string) => Promise<unknown>, heading: string): ScreenState => ({
  name: `pay-page-${name}`,
  async show(stage) {
    await end(await openSession(stage));
    await stage.page.reload();
    await stage.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await stage.page.getByRole('link', { name: 'Till butiken' }).waitFor();
  },
});

async function openReceipt({ page }: Stage, charge: string): Promise<void> {
  await page.goto((await shop.sdk.charges.retrieve(charge)).receipt_url!);
  await page.getByRole('heading', { level: 1, name: 'Kvitto' }).waitFor();
  await page.getByText('Kort som slutar på 4242').waitFor();
}

const stages = describeScreens('the test shop', [
  {
    name: 'pay-page-open',
    async show(stage) {
      await openSession(stage);
      await stage.page.getByText('Kvittot skickas till anna@kund.example.').waitFor();
      await stage.page.getByText(consent).waitFor();
    },
  },
  {
    name: 'pay-page-by-invoice-and-without-email',
    async show(stage) {
      await openSession(stage, { customer_email: undefined! });
      await stage.page.getByLabel('E-post för kvittot').waitFor();
      await stage.page.getByLabel('Betala med faktura (tar en stund)').check();
    },
  },
  told('declined', { Kortnummer: '4000 0000 0000 0002' }, pay, 'Kortet nekades. Prova igen eller med'),
  told('no-money', { Kortnummer: '4000 0000 0000 9995' }, pay, 'pengarna på kontot räcker inte'),
  told('wrong-number', { Kortnummer: '1234 5678' }, pay, 'Kortnumret stämmer inte.'),
  told('expired-card', { 'Giltigt till': '12/20' }, pay, 'Kortet har gått ut.'),
  told('unknown-code', { 'Rabattkod (om du har en)': 'FINNSEJ' }, 'Använd', 'Rabattkoden finns inte.'),
  // Half of 297 kr.
  told('half', { 'Rabattkod (om du har en)': 'HALVA' }, 'Använd', /^−148,50\skr$/),
  told('free', { 'Rabattkod (om du har en)': 'GRATIS' }, 'Använd', /^−297\skr$/),
  ended('paid', (id) => shop.stripe.control.pay(id), 'Betalningen är klar'),
  ended('slow', (id) => shop.stripe.control.pay(id, { slow: 'succeeds' }), 'Betalningen behandlas'),
  ended(
    'slow-refused',
    async (id) => {
      await shop.stripe.control.pay(id, { slow: 'fails' });
      await shop.stripe.control.settle(id);
    },
    'Betalningen gick inte igenom',
  ),
  ended('expired', (id) => shop.stripe.control.expire(id), 'Betalningen har gått ut'),
  {
    name: 'pay-page-receipt',
    show: async (stage) => openReceipt(stage, (await shop.paid()).charge),
  },
  {
    name: 'pay-page-receipt-refunded',
    async show(stage) {
      const { charge } = await shop.paid();
      await shop.stripe.control.refund(charge, 9900);
      await openReceipt(stage, charge);
      await stage.page.getByText('Återbetalt').waitFor();
      await stage.page.getByText(/^99\skr$/).waitFor();
    },
  },
  {
    name: 'pay-page-missing',
    async show({ page }) {
      await page.goto(`${shop.stripe.url}/c/pay/cs_test_finns_inte`);
      await page.getByRole('heading', { level: 1, name: 'Sidan finns inte' }).waitFor();
    },
  },
]);

describe('the page where one pays', () => {
  it('is paid by keyboard alone, and leads back to the shop', async () => {
    const stage = await stages.stand();
    const { page, app } = stage;
    const id = await openSession(stage, { success_url: `${app.url}/cookies?of={CHECKOUT_SESSION_ID}` });
    await page.getByLabel('Kortnummer').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.url}/cookies?of=${id}`);
  });

  it('can be gone back to after a refusal', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await openSession(stage);
    const [field, alert] = [page.getByLabel('Kortnummer'), page.getByRole('alert')];
    await field.fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Betala 297 kr' }).click();
    await alert.waitFor();
    await page.reload();
    await alert.waitFor();
    await page.goBack();
    await alert.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: 'Betala' }).waitFor();
    await page.goForward();
    await alert.waitFor();
  });

  it('leads to the field that stands in the way, and says there why', async () => {
    const stage = await stages.stand({ ...phone, viewport: { width: 390, height: 480 } });
    const { page } = stage;
    await openSession(stage);
    await page.getByLabel('Kortnummer').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Betala 297 kr' }).click();
    const reason = page.getByRole('alert');
    await reason.waitFor();
    const field = page.getByLabel('Kortnummer');
    expect(await field.evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const { y, height } = (await reason.boundingBox())!;
    expect([y >= 0, y + height <= 480]).toEqual([true, true]);
  });
});
