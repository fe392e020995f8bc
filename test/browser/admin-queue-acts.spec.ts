import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright';
import { runExperiment } from '../../src/experiments/run-experiment.job.js';
import { QueueService } from '../../src/shared/queue/queue.service.js';
import {
  controlOf,
  jobsApi,
  queueApi,
  queuePath,
  showFailedJobs,
  standQueue,
  startAnalyses,
  untilListed,
} from '../support/queue-stage.js';
import { phone, useStages } from '../support/screens.js';
import { waitFor } from '../support/wait-for.js';

const stages = useStages();
const sizes = [
  ['a phone', phone],
  ['a desktop', {}],
] satisfies readonly [string, BrowserContextOptions][];

describe.each(sizes)('the queue, on %s', (_name, options) => {
  it('tells of each failed job what it is about, why it failed and in which attempt, and leads there', async () => {
    const stage = await stages.stand(options);
    const { page, isPhone } = stage;
    const ids = await showFailedJobs(stage);
    const rows = isPhone
      ? page.getByRole('list', { name: 'Jobb', exact: true }).getByRole('listitem')
      : page
          .getByRole('table', { name: 'Jobb' })
          .getByRole('row')
          .filter({ has: page.getByRole('cell') });
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

  it('does not call all well where another queue has failed jobs, and leads to them', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await showFailedJobs(stage);
    await stage.open(`${queuePath}?queue=billing`);
    await page.getByRole('heading', { name: 'Inget misslyckat jobb här' }).waitFor();
    const words = (await page.getByText(/^Men 3/).innerText()).replaceAll('\u00a0', ' ');
    expect(words).toBe('Men 3 jobb har misslyckats i kön Analyser.');
    expect(await page.getByText('Allt är väl').count()).toBe(0);
    await page.getByRole('link', { name: 'Visa', exact: true }).click();
    await untilListed(stage, 3);
  });

  it('shows the first queue where the address names one that there is not', async () => {
    const stage = await stages.stand(options);
    await showFailedJobs(stage);
    await stage.open(`${queuePath}?queue=nope`);
    await untilListed(stage, 3);
    await stage.page.getByRole('heading', { name: 'Analyser: misslyckade' }).waitFor();
  });

  it('says that what it shows may be old while no answer comes, and stops saying so', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await showFailedJobs(stage);
    const notice = page.getByRole('alert').getByText('Det som visas kan vara gammalt.');
    expect(await notice.count()).toBe(0);
    for (const api of [queueApi, jobsApi]) await page.route(api, (route) => route.abort());
    await notice.waitFor();
    expect(await page.getByRole('button', { name: /^Ta bort/ }).count()).toBe(3);
    for (const api of [queueApi, jobsApi]) await page.unroute(api);
    await notice.waitFor({ state: 'hidden' });
  });

  it('tries one again, which then fails anew', async () => {
    const stage = await stages.stand(options);
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
    const stage = await stages.stand(options);
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

  it('says of an experiment that its job comes back, and leads to where it is ended', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await standQueue(stage);
    await controlOf(stage).pause('experiments');
    const queue = stage.app.app.get(QueueService, { strict: false });
    await queue.add(runExperiment, { experimentId: randomUUID() });
    await stage.open(`${queuePath}?queue=experiments&filter=waiting`);
    await page.getByRole('button', { name: /^Ta bort: / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/läggs ett nytt jobb i kön inom en minut/).waitFor();
    await dialog.getByRole('link', { name: 'Prompts' }).click();
    await page.waitForURL('**/admin/prompts');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('does not say of a dead job that its removal ends the analysis, which another may work on', async () => {
    const stage = await stages.stand(options);
    const { page } = stage;
    await showFailedJobs(stage);
    const em = stage.app.app.get(EntityManager).fork();
    const [failed] = await controlOf(stage).ids('analyses', 'failed');
    const analysisId = failed!.split(':')[0]!;
    await em.execute(`update analyses set status = 'processing' where id = ?`, [analysisId]);
    await stage.open(queuePath);
    const row = page.locator('tr, li').filter({ has: page.locator(`a[href="/listing/${analysisId}"]`) });
    await row.getByRole('button', { name: /^Ta bort: / }).click();
    await page
      .getByRole('dialog')
      .getByText(/^Arbetar inget annat jobb med analysen av/)
      .waitFor();
  });

  it('pauses and resumes a queue, and tries all again', async () => {
    const stage = await stages.stand(options);
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
