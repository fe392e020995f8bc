import { showFailedJobs } from '../support/queue-stage.js';
import { describeScreens } from '../support/screens.js';

describeScreens('the administrators’ queue', [
  {
    name: 'admin-queue-failed-jobs',
    async show(stage) {
      await showFailedJobs(stage);
    },
  },
]);
