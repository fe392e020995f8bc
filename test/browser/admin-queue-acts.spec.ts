import {
  controlOf,
  queuePath,
  showFailedJobs,
  standQueue,
  startAnalyses,
  untilListed,
} from '../support/queue-stage.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
describe('the queue', () => {
  it('tells of each failed job what it is about, why it failed and in which attempt, and leads there', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    const ids = await showFailedJobs(stage);
    const rows = page.getByRole('list', { name: 'Jobb', exact: true }).getByRole('listitem');
    expect(await rows.count()).toBe(3);
    const gone = rows.filter({ hasText: 'borttagen-1006' }).first();
    const text = (await gone.innerText()).replaceAll('\u00a0', ' ');
    for (const words of ['exempelmaklaren.example/objekt/borttagen-1006', 'Analys', '1 av 3', 'nyss'])
      expect(text).toContain(words);
    const links = await rows
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.sort()).toEqual(ids.map((id) => `/listing/${id}`).sort());
    expect(await page.getByText('Pausad').count()).toBe(1);

    await gone.getByRole('button', { name: /^Visa mer/ }).click();
    expect(await page.getByText(/:1$/).first().isVisible()).toBe(true);
  });

  it('tries one again, which then fails anew', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await showFailedJobs(stage);
    await controlOf(stage).resume('analyses');
    await page
      .getByRole('button', { name: /^Försök igen: .*borttagen/ })
      .first()
      .click();
    await page.getByText('Analysen startas om').waitFor();
    // The page looks again by itself and finds the second attempt.
    await waitFor(async () =>
      (await controlOf(stage).ids('analyses', 'failed')).some((id) => id.endsWith(':2')),
    );
    await untilListed(stage, 3);
  });

  it('takes one away after it has asked, and says what that means', async () => {
    const stage = await stages.stand(phone);
    const { page } = stage;
    await showFailedJobs(stage);
    await page
      .getByRole('link', { name: /Väntar/ })
      .first()
      .click();
    const remove = page.getByRole('button', { name: /^Ta bort: .*Storgatan 1/ });
    await remove.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/avbryts och visas som misslyckad för sin ägare/).waitFor();
    await dialog.getByRole('button', { name: 'Behåll' }).click();
    expect((await controlOf(stage).state('analyses')).counts.waiting).toBe(2);
    await remove.click();
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await page.getByText('Jobbet är borttaget och analysen avbruten').waitFor();
    await waitFor(async () => (await remove.count()) === 0);
    expect((await controlOf(stage).state('analyses')).counts.waiting).toBe(1);
  });

  it('pauses and resumes a queue, and tries all again', async () => {
    const stage = await stages.stand();
    const { page } = stage;
    await standQueue(stage);
    await startAnalyses(stage, ['borttagen-1006']);
    await waitFor(async () => (await controlOf(stage).state('analyses')).counts.failed === 1);
    await stage.open(queuePath);
    await page.getByRole('button', { name: 'Pausa: Analyser' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pausa' }).click();
    await page.getByText('Analyser är pausad').waitFor();
    expect((await controlOf(stage).state('analyses')).isPaused).toBe(true);

    await page.getByRole('button', { name: 'Försök igen med alla: Analyser' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^1\sjobb körs på nytt/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Försök igen' }).click();
    // Nothing is left that failed, and what was restarted waits.
    await page.getByRole('heading', { name: 'Allt är väl' }).waitFor();
    expect((await controlOf(stage).state('analyses')).counts).toMatchObject({ waiting: 1, failed: 0 });

    await page.getByRole('button', { name: 'Återuppta: Analyser' }).click();
    await page.getByText('Analyser är i gång igen').waitFor();
    // It fails again, and the page finds out by itself.
    await untilListed(stage, 1);
  });
});
