import type { Page } from 'playwright';
import type { Analysis } from '../../src/analyses/analysis.entity.js';
import type { ApiClient } from '../support/api-client.js';
import { fullFlat } from '../support/report-homes.js';
import { addReport } from '../support/report-stage.js';
import { describeScreens, phone, type Stage } from '../support/screens.js';
import { sell, spendAll } from '../support/shop.js';
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
    route: '/payment/:id',
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
]);

describe('paying for an analysis', () => {
  async function stand(): Promise<Stage> {
    const stage = await stages.stand();
    await sell(stage.page);
    return stage;
  }

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
    expect(sent).toEqual({ analysisId: id, termsAccepted: true, termsVersion: '2026-12-01' });
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
});
