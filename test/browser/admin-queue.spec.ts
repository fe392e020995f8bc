import { jobsApi, queueApi, showFailedJobs } from '../support/queue-stage.js';
import { describeScreens, type ScreenState } from '../support/screens.js';

/** A table's row becomes a card on a phone, and the question that it asked ends with it. */
const removals = ([1280, 390] as const).map((only): ScreenState => ({
  name: 'admin-queue-remove',
  only,
  async show(stage) {
    await showFailedJobs(stage);
    await stage.page
      .getByRole('button', { name: /^Ta bort/ })
      .first()
      .click();
    await stage.page.getByRole('dialog').waitFor();
  },
}));

describeScreens('the administrators’ queue', [
  {
    name: 'admin-queue-failed-jobs',
    route: '/admin/queue',
    async show(stage) {
      await showFailedJobs(stage);
    },
  },
  {
    name: 'admin-queue-perhaps-old',
    async show(stage) {
      await showFailedJobs(stage);
      await stage.page
        .getByRole('link', { name: /Väntar/ })
        .first()
        .click();
      await stage.page.getByText('Väntar på sin tur').first().waitFor();
      for (const api of [queueApi, jobsApi]) await stage.page.route(api, (route) => route.abort());
      await stage.page.getByText('Det som visas kan vara gammalt.').waitFor();
    },
  },
  ...removals,
]);
