import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { startAdvertServer, type AdvertServer } from '../support/adverts.js';
import { startBillingStage, type BillingStage } from '../support/billing-stage.js';
import { phone, stageOf, type Stage } from '../support/screens.js';
import { sharedBrowser } from '../support/shared-app.js';
import { spendAll } from '../support/shop.js';

// The buyer's way through the real server and the test shop, which speaks as Stripe does.
let adverts: AdvertServer;
let billing: BillingStage;
let context: BrowserContext | undefined;

beforeAll(async () => {
  adverts = await startAdvertServer();
  billing = await startBillingStage({ SCRAPING_HOST_MAP: adverts.hostMapText });
});
afterEach(async () => {
  await billing.stripe.control.delivery('normal');
  await context?.close();
});
afterAll(async () => {
  await billing?.close();
  await adverts?.close();
});

const desktop = { viewport: { width: 1280, height: 900 } };

async function stand(options: BrowserContextOptions = desktop): Promise<Stage> {
  // The page to pay on is another's, so that no page here can be lent to the next test.
  context = await (
    await sharedBrowser()
  ).newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm', ...options });
  context.setDefaultTimeout(12_000);
  const page = await context.newPage();
  return stageOf({ app: billing.app, adverts, context, page, isPhone: options === phone });
}

/** Ticks the box and goes to the payment page. */
async function goToPay(page: Page, price: string): Promise<void> {
  const pay = page.getByRole('button', { name: `Betala ${price}`, exact: true });
  await page.getByRole('checkbox').check();
  await pay.click();
  await page.waitForURL(/\/c\/pay\//);
}
const payByCard = (page: Page, price: string) =>
  page.getByRole('button', { name: `Betala ${price}`, exact: true }).click();
const left = (page: Page, count: string) =>
  page.getByText('Köpta rapporter kvar').locator('xpath=..').getByText(count, { exact: true }).waitFor();

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('a package, on %s', (_name, options) => {
  it('is chosen, paid after a declined card, found on the account, and withdrawn', async () => {
    const { page, signIn, open } = await stand(options);
    await signIn();
    await open('/pricing');
    await page
      .getByText(/Spara 34\s?%/)
      .first()
      .waitFor();
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Tre rapporter' }) });
    await card.getByRole('link', { name: 'Köp nu' }).click();
    await page.waitForURL(/\/buy\?product=package-3-reports/);
    await goToPay(page, '297\u00a0kr');

    await page.getByLabel('Kortnummer').fill('4000 0000 0000 0002');
    await payByCard(page, '297\u00a0kr');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Kortnummer').fill('4242 4242 4242 4242');
    await payByCard(page, '297\u00a0kr');

    await page.waitForURL(/\/account/);
    await page.getByText('Betalningen är bekräftad. Rapporterna finns på ditt konto.').waitFor();
    await left(page, '3');
    expect(new URL(page.url()).search).toBe('');
    const receipt = await page.getByRole('link', { name: /^Kvitto/ }).getAttribute('href');
    expect(receipt).toMatch(/^http:\/\/127\.0\.0\.1/);

    // The first step tells, and leaves all as it is; the second acts.
    await page.getByRole('button', { name: /^Ångra köp Tre rapporter/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ångra köpet?' });
    await dialog
      .getByText(/Dina 3\s?oanvända\srapporter tas bort från kontot, och 297\s?kr betalas tillbaka/)
      .waitFor();
    await dialog.getByRole('button', { name: 'Behåll köpet' }).click();
    await left(page, '3');
    await page.getByRole('button', { name: /^Ångra köp Tre rapporter/ }).click();
    await dialog.getByRole('button', { name: 'Ångra köpet' }).click();
    await page.getByText('Köpet är ångrat').waitFor();
    await left(page, '0');
    await page.getByText(/Återbetalt/).waitFor();
    expect(await page.getByRole('button', { name: /^Ångra köp/ }).count()).toBe(0);
  });
});

/** The payment page of a preview, for somebody who has used their free reports. */
async function atLockedReport(options: BrowserContextOptions = desktop): Promise<{ page: Page; id: string }> {
  const { page, signIn, open, app } = await stand(options);
  const person = await signIn();
  await spendAll(app, person);
  const id = await billing.addPreview(person);
  await open(`/payment/${id}`);
  return { page, id };
}

/** Pays for a report in a way whose word comes later. @returns the session's id, at the return to the report */
async function paySlowly(page: Page, id: string): Promise<string> {
  await goToPay(page, '149\u00a0kr');
  await page
    .getByLabel(/tar en stund/)
    .first()
    .check();
  await payByCard(page, '149\u00a0kr');
  await page.waitForURL(new RegExp(`/report/${id}\\?payment=success`));
  return new URL(page.url()).searchParams.get('session')!;
}

describe('the report of one home', () => {
  it('is paid and opens, with the word that the payment is done', async () => {
    const { page, id } = await atLockedReport(phone);
    await goToPay(page, '149\u00a0kr');
    await payByCard(page, '149\u00a0kr');
    await page.waitForURL(new RegExp(`/report/${id}`));
    await page
      .getByText(/Betalning (lyckades|bekräftad)! Din fullständiga rapport är nu tillgänglig\./)
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Översikt' }).waitFor();
    expect(new URL(page.url()).searchParams.has('session')).toBe(false);
  });

  it('opens with the package that was bought on the way from it', async () => {
    const { page, id } = await atLockedReport(phone);
    await page.getByRole('link', { name: 'Tittar du på flera bostäder? Se paketen' }).click();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Tre rapporter' }) })
      .getByRole('link', { name: 'Köp nu' })
      .click();
    await page.getByText(/^När betalningen är klar öppnas rapporten om/).waitFor();
    await goToPay(page, '297\u00a0kr');
    await payByCard(page, '297\u00a0kr');
    await page.waitForURL(new RegExp(`/report/${id}`));
    await page.getByRole('tab', { name: 'Översikt' }).waitFor();
  });

  it('waits for a slow payment whose word comes after the return', async () => {
    const { page, id } = await atLockedReport();
    const session = await paySlowly(page, id);
    await page.getByText('Vi bekräftar din betalning').first().waitFor();
    await billing.stripe.control.settle(session, 'succeeds');
    await page
      .getByText('Betalning bekräftad! Din fullständiga rapport är nu tillgänglig.')
      .first()
      .waitFor();
    await page.getByRole('tab', { name: 'Översikt' }).waitFor();
  });

  it('tells of a slow payment that fails, and leads back to pay anew', async () => {
    const { page, id } = await atLockedReport(phone);
    const session = await paySlowly(page, id);
    await billing.stripe.control.settle(session, 'fails');
    await page.getByText('Betalningen gick inte igenom').waitFor();
    await page.getByText('Ingenting har dragits.').waitFor();
    await page.getByRole('link', { name: 'Tillbaka till betalningen' }).click();
    await goToPay(page, '149\u00a0kr');
  });

  it('opens by the return page when no event comes', async () => {
    const { page } = await atLockedReport();
    await billing.stripe.control.delivery('drop');
    await goToPay(page, '149\u00a0kr');
    await payByCard(page, '149\u00a0kr');
    await page
      .getByText('Betalning bekräftad! Din fullständiga rapport är nu tillgänglig.')
      .first()
      .waitFor();
  });

  it('stays locked when the payment is cancelled, and may be tried again', async () => {
    const { page, id } = await atLockedReport();
    await goToPay(page, '149\u00a0kr');
    await page.getByRole('link', { name: 'Avbryt och gå tillbaka' }).click();
    await page.waitForURL(new RegExp(`/payment/${id}\\?canceled=true`));
    await page.getByText('Betalningen avbröts. Du kan försöka igen när du är redo.').waitFor();
    await goToPay(page, '149\u00a0kr');
  });

  it('is unlocked with a bought report', async () => {
    const { page, signIn, open, app } = await stand();
    const person = await signIn();
    await spendAll(app, person);
    await billing.stripe.control.pay(await billing.checkout(person, { productKey: 'single-report' }));
    await billing.calm();
    const id = await billing.addPreview(person);
    await open(`/payment/${id}`);
    await page.getByRole('button', { name: 'Lås upp med 1 rapport' }).click();
    await page.waitForURL(new RegExp(`/report/${id}`));
    await page.getByRole('tab', { name: 'Översikt' }).waitFor();
    expect(await billing.credits(person)).toBe(0);
  });
});
