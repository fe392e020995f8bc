import { EntityManager } from '@mikro-orm/postgresql';
import type { Page } from 'playwright';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ApiClient } from '../support/api-client.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { problem, sell, spendAll } from '../support/shop.js';
import { waitFor } from '../support/wait-for.js';

const unpaid = { isPaid: false, address: 'Vattugränd 14', municipality: 'Stockholm', livingArea: 71.5 };
const payButton = (page: Page) => page.getByRole('button', { name: 'Betala 149 kr' });
const terms = (page: Page) => page.getByRole('checkbox', { name: /^Jag godkänner användarvillkoren/ });
const unlockButton = (page: Page) => page.getByRole('button', { name: 'Lås upp med 1 rapport' });

/** A buyer without reports before the payment page of an unpaid analysis. */
async function openUnpaid(
  stage: Stage,
  { fields = {}, query = '' }: { fields?: Partial<Analysis>; query?: string } = {},
): Promise<{ buyer: ApiClient; id: string }> {
  const buyer = await stage.signIn();
  await spendAll(stage.app, buyer);
  const id = await stage.addAnalysis(buyer, { ...unpaid, ...fields });
  await stage.open(`/payment/${id}${query}`);
  return { buyer, id };
}

const stages = describeScreens('payment', [
  {
    name: 'payment-preview',
    async show(stage) {
      const { app, page, signIn, open } = stage;
      await sell(page);
      const buyer = await signIn();
      await spendAll(app, buyer);
      const home = { listing: fullFlat(), photos: 1, fields: { isPaid: false } };
      await open(`/payment/${await addReport(app, buyer, home)}`);
      await payButton(page).waitFor();
      await page.getByRole('heading', { name: 'Låst tills rapporten är betald' }).waitFor();
      expect(await unlockButton(page).count()).toBe(0);
    },
  },
  {
    name: 'payment-with-reports-held',
    async show({ page, signIn, addAnalysis, open }) {
      await sell(page);
      const buyer = await signIn();
      await open(`/payment/${await addAnalysis(buyer, unpaid)}`);
      await unlockButton(page).waitFor();
      await page.getByText('Du har 3 rapporter kvar.').waitFor();
      await payButton(page).waitFor();
    },
  },
  {
    name: 'payment-canceled-wordy',
    async show(stage) {
      await sell(stage.page);
      const address = `Norra ${'Bostadsrättsföreningsårsredovisningsvägen'.repeat(4)} 14, uppgång B`;
      await openUnpaid(stage, {
        fields: { address, municipality: null, livingArea: null },
        query: '?canceled=true',
      });
      await stage.page
        .getByRole('status')
        .getByText('Betalningen avbröts. Du kan försöka igen när du är redo.')
        .waitFor();
      await stage.page.getByText('Okänd kommun').waitFor();
      await payButton(stage.page).waitFor();
    },
  },
  {
    name: 'payment-without-product',
    async show(stage) {
      await stage.page.route('**/api/products/**', (route) => route.fulfill(problem(404)));
      await openUnpaid(stage);
      await stage.page.getByText('Kunde inte hämta priser. Kontakta support.').waitFor();
    },
  },
  {
    name: 'payment-price-failed',
    async show(stage) {
      await stage.page.route('**/api/products/**', (route) => route.fulfill(problem(500)));
      await openUnpaid(stage);
      await stage.page.getByText('Prissättningen kunde inte laddas. Försök igen senare.').waitFor();
    },
  },
  {
    name: 'payment-not-ready',
    async show(stage) {
      await openUnpaid(stage, { fields: { status: 'analyzing', analysisResult: null } });
      await stage.page.getByRole('heading', { name: 'Analysen är inte klar än' }).waitFor();
    },
  },
  {
    name: 'payment-of-a-failed-analysis',
    async show(stage) {
      await openUnpaid(stage, { fields: { status: 'failed', analysisResult: null } });
      await stage.page.getByRole('heading', { name: 'Analysen misslyckades' }).waitFor();
    },
  },
  {
    name: 'payment-analysis-not-fetched',
    async show(stage) {
      await stage.page.route(/\/api\/analyses\/[0-9a-f-]{36}$/, (route) => route.fulfill(problem(500)));
      await openUnpaid(stage);
      await stage.page.getByRole('heading', { name: 'Kunde inte hämta analys' }).waitFor();
    },
  },
]);

describe('paying for an analysis', () => {
  async function stand(): Promise<Stage> {
    const stage = await stages.stand();
    await sell(stage.page);
    return stage;
  }
  const change = (id: string, fields: Partial<Analysis>) =>
    stages.app.app.get(EntityManager).fork().nativeUpdate(Analysis, { id }, fields);

  it('shows of the result only what a preview may', async () => {
    const stage = await stand();
    await openUnpaid(stage);
    const { page } = stage;
    await page.getByText('Det finns saker att kontrollera.', { exact: true }).waitFor();
    await page.getByText('60 % säkerhet · 4 röda flaggor').waitFor();
    for (const flag of ['Taket är gammalt', 'Avgiften är hög', 'Stambyte planeras'])
      await page.getByText(flag, { exact: true }).waitFor();
    await page.getByText('+ 1 fler i rapporten').waitFor();
    expect(await page.getByText('Läget bullrar').count()).toBe(0);
    await page.getByRole('region', { name: 'Din beställning' }).getByText('71,5 m²').waitFor();
  });

  it.each([
    ['what it costs', true, '149 kr inklusive moms', 'Till betalningen', payButton],
    ['what they hold', false, '3 rapporter kvar', 'Lås upp rapporten', unlockButton],
  ])('shows on the first screen of a phone %s, and the way to it', async (_what, isSpent, text, way, act) => {
    const stage = await stages.stand(phone);
    const { app, page } = stage;
    await sell(page);
    const buyer = await stage.signIn();
    if (isSpent) await spendAll(app, buyer);
    await stage.open(`/payment/${await stage.addAnalysis(buyer, unpaid)}`);
    const link = page.getByRole('link', { name: way });
    await link.waitFor();
    const bar = link.locator('xpath=..');
    await bar.getByText(text).waitFor();
    const menu = (await page.getByRole('navigation', { name: 'Huvudmeny' }).boundingBox())!;
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBeLessThan(menu.y);
    expect((await act(page).boundingBox())!.y).toBeGreaterThan(phone.viewport.height);
    await link.tap();
    await waitFor(async () => {
      const button = (await act(page).boundingBox())!;
      return button.y > 0 && button.y + button.height < menu.y;
    });
  });

  it('sends the analysis and goes to the checkout page', async () => {
    const stage = await stand();
    const { page } = stage;
    const { id } = await openUnpaid(stage);
    let sent: unknown;
    await page.route('**/api/checkout/analysis', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { url: 'https://betalning.example/c/pay/cs_2' } });
    });
    await stage.context.route('https://betalning.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Betala här</h1>' }),
    );
    await payButton(page).waitFor();
    expect(await payButton(page).isDisabled()).toBe(true);
    await terms(page).check();
    await payButton(page).click();
    await page.waitForURL('https://betalning.example/c/pay/cs_2');
    expect(sent).toEqual({ analysisId: id, termsAccepted: true, termsVersion: '2026-11-23' });
  });

  it.each([
    [500, 'Kunde inte starta betalning. Försök igen.'],
    [404, 'Du kan endast betala för dina egna rapporter.'],
    [409, 'Det finns redan ett köp av den här rapporten.'],
  ])('tells why a checkout is refused with %i and may be tried again', async (status, text) => {
    const stage = await stand();
    const { page } = stage;
    await openUnpaid(stage);
    await page.route('**/api/checkout/analysis', (route) =>
      route.fulfill(problem(status, 'Det finns redan ett köp av den här rapporten.')),
    );
    await terms(page).check();
    await payButton(page).click();
    await page.getByRole('alert').getByText(text).waitFor();
    expect(await payButton(page).isEnabled()).toBe(true);
  });

  it('finds out that it was paid in the meantime', async () => {
    const stage = await stand();
    const { page } = stage;
    const { id } = await openUnpaid(stage);
    await page.route('**/api/checkout/analysis', (route) => route.fulfill(problem(409, 'Redan betald.')));
    await terms(page).check();
    await change(id, { isPaid: true });
    await payButton(page).click();
    await page.getByText('Denna rapport är redan betald!').waitFor();
    await page.waitForURL(`${stages.app.url}/report/${id}`);
  });

  it('opens the report of one that is paid', async () => {
    const stage = await stand();
    const { id } = await openUnpaid(stage, { fields: { isPaid: true } });
    await stage.page.getByText('Denna rapport är redan betald!').waitFor();
    await stage.page.waitForURL(`${stages.app.url}/report/${id}`);
  });

  it('unlocks with a report that is held', async () => {
    const stage = await stand();
    const { page } = stage;
    const buyer = await stage.signIn();
    const id = await addReport(stages.app, buyer, { listing: fullFlat(), fields: { isPaid: false } });
    await stage.open(`/payment/${id}`);
    await unlockButton(page).click();
    await page.waitForURL(`${stages.app.url}/report/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Vattugränd 14' }).waitFor();
    expect(await page.getByText('Denna rapport är redan betald!').count()).toBe(0);
    const { body } = await buyer.call<{ freeReportsRemaining: number }>('GET', '/auth/me');
    expect(body.freeReportsRemaining).toBe(2);
  });

  it('offers to pay when the last report was used elsewhere', async () => {
    const stage = await stand();
    const { page } = stage;
    const buyer = await stage.signIn();
    await stage.open(`/payment/${await stage.addAnalysis(buyer, unpaid)}`);
    await unlockButton(page).waitFor();
    await spendAll(stages.app, buyer);
    await unlockButton(page).click();
    await page.getByText('Du har inga rapporter kvar att låsa upp med.').waitFor();
    await unlockButton(page).waitFor({ state: 'detached' });
    await payButton(page).waitFor();
  });

  it('tells that another’s analysis is not to be paid here', async () => {
    const stage = await stand();
    const other = await (await stand()).signIn();
    const id = await stage.addAnalysis(other, unpaid);
    const own = await stand();
    await own.signIn();
    await own.open(`/payment/${id}`);
    await own.page.getByText('Analysen hittades inte').waitFor();
    await own.page.getByText('Du kan endast betala för dina egna rapporter.').waitFor();
    await own.page.waitForURL(`${stages.app.url}/`);
  });

  it('says for five seconds that one can pay later, and shows the preview once there is one', async () => {
    const stage = await stand();
    const { page } = stage;
    await page.clock.install();
    const { id } = await openUnpaid(stage, { fields: { status: 'analyzing' } });
    const told = page.getByText('Du kan betala när den är färdig.');
    await told.waitFor();
    await page.clock.runFor(5_100);
    await told.waitFor({ state: 'detached' });
    await change(id, { status: 'completed' });
    await page.clock.runFor(5_100);
    await payButton(page).waitFor();
    await page.getByText('Taket är gammalt', { exact: true }).waitFor();
  });
});
