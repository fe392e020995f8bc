import { EntityManager } from '@mikro-orm/postgresql';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import { flatHome as home, openReport } from '../support/report-stage.js';
import { useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();

describe('a return from the payment', () => {
  const paid = 'Betalning lyckades! Din fullständiga rapport är nu tillgänglig.';
  const paidLater = 'Betalning bekräftad! Din fullständiga rapport är nu tillgänglig.';

  /** Opens an unpaid report with the clock in our hands; counts how often the report is asked for. */
  async function returned() {
    const stage = await stages.stand();
    await stage.page.clock.install();
    let asked = 0;
    stage.page.on('response', (response) => {
      if (response.url().endsWith('/report') && response.request().resourceType() === 'fetch') asked += 1;
    });
    const id = await openReport(stage, home({ fields: { isPaid: false } }), '?payment=success');
    await stage.page.getByRole('heading', { name: 'Vi bekräftar din betalning' }).waitFor();
    const answered = (count: number) => waitFor(async () => asked === count, { what: `answer ${count}` });
    await answered(1);
    return { ...stage, id, answered, asked: () => asked };
  }

  it('is asked about after two seconds and three times more, and then left to the buyer', async () => {
    const { page, answered, asked } = await returned();
    for (const count of [2, 3, 4, 5]) {
      await page.clock.runFor(1900);
      expect(asked()).toBe(count - 1);
      await page.clock.runFor(200);
      await answered(count);
    }
    await page.getByRole('heading', { name: 'Betalningen behandlas fortfarande' }).waitFor();
    await page.clock.runFor(20_000);
    expect(asked()).toBe(5);
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await page.getByRole('heading', { name: 'Vi bekräftar din betalning' }).waitFor();
  });

  it('opens the report once it is confirmed', async () => {
    const { page, id, answered } = await returned();
    await page.clock.runFor(2100);
    await answered(2);
    const em = stages.app.app.get(EntityManager).fork();
    await em.nativeUpdate(Analysis, { id }, { isPaid: true });
    await page.clock.runFor(2100);
    await page.getByText(paidLater).waitFor();
    await page
      .getByText('Betalning genomförd! Du har nu tillgång till den fullständiga rapporten.')
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('is answered at once when it is already confirmed', async () => {
    const stage = await stages.stand();
    await openReport(stage, home(), '?payment=success');
    await stage.page.getByText(paid).waitFor();
    await waitFor(async () => new URL(stage.page.url()).search === '', { what: 'the query to be cleared' });
  });
});

describe('who may not read it', () => {
  it('is sent to the payment with the reason', async () => {
    const stage = await stages.stand();
    const id = await openReport(stage, home({ fields: { isPaid: false } }));
    await stage.page.waitForURL(`${stages.app.url}/payment/${id}`);
    await stage.page.getByText('Du måste betala för att se denna rapport.').waitFor();
  });

  it('is told that another’s report does not exist', async () => {
    const owner = await stages.stand();
    const id = await openReport(owner);
    await owner.page.getByRole('heading', { level: 1 }).waitFor();
    await owner.context.close();
    const stage = await stages.stand();
    await stage.signIn();
    await stage.open(`/report/${id}`);
    await stage.page.getByText('Analysen hittades inte').first().waitFor();
    await stage.page.waitForURL(`${stages.app.url}/`);
  });
});
