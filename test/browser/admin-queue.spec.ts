import { showFailedJobs, jobsApi, queueApi, queuePath, standQueue } from '../support/queue-stage.js';
import { describeScreens, type ScreenState } from '../support/screens.js';
import { problem } from '../support/shop.js';

/** What the page shows while the server answers so. */
const answering = (name: string, status: number, heading: string, code?: string): ScreenState => ({
  name,
  async show(stage) {
    await standQueue(stage);
    const answer = problem(status);
    const body = JSON.stringify({ ...(JSON.parse(String(answer.body)) as object), ...(code && { code }) });
    for (const api of [queueApi, jobsApi])
      await stage.page.route(api, (route) => route.fulfill({ ...answer, body }));
    await stage.open(queuePath);
    await stage.page.getByRole('heading', { name: heading }).waitFor();
  },
});

describeScreens('the administrators’ queue', [
  {
    name: 'admin-queue-failed-jobs',
    async show(stage) {
      await showFailedJobs(stage);
    },
  },
  {
    name: 'admin-queue-waiting',
    async show(stage) {
      await showFailedJobs(stage);
      await stage.page
        .getByRole('link', { name: /Väntar/ })
        .first()
        .click();
      await stage.page.getByText('Väntar på sin tur').first().waitFor();
    },
  },
  {
    name: 'admin-queue-well',
    async show(stage) {
      await standQueue(stage);
      await stage.open(queuePath);
      await stage.page.getByRole('heading', { name: 'Allt är väl' }).waitFor();
    },
  },
  {
    name: 'admin-queue-failed-elsewhere',
    async show(stage) {
      await showFailedJobs(stage);
      await stage.open(`${queuePath}?queue=billing`);
      await stage.page.getByRole('heading', { name: 'Inget misslyckat jobb här' }).waitFor();
    },
  },
  {
    name: 'admin-queue-perhaps-old',
    async show(stage) {
      await showFailedJobs(stage);
      for (const api of [queueApi, jobsApi]) await stage.page.route(api, (route) => route.abort());
      await stage.page.getByText('Det som visas kan vara gammalt.').waitFor();
    },
  },
  {
    name: 'admin-queue-remove',
    async show(stage) {
      await showFailedJobs(stage);
      await stage.page
        .getByRole('button', { name: /^Ta bort/ })
        .first()
        .click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  answering('admin-queue-away', 503, 'Kön svarar inte', 'queue_unavailable'),
  answering('admin-queue-fault', 500, 'Jobben kunde inte hämtas'),
]);
