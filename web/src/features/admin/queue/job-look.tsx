import type { AdminJob } from '../../../../../src/analyses/admin-queue.types.js';
import { adminQueueTexts as texts } from '../../../shared/texts/admin-queue.js';
import type { ListLook } from '../list/list-types.js';
import { JobActs } from './job-acts.js';
import { About, Added, Attempts, JobFacts, jobName, Story } from './job-parts.js';

/** How the list of jobs shows them. */
export const jobLook: ListLook<AdminJob, 'added'> = {
  columns: [
    {
      key: 'about',
      label: texts.columns.about,
      kind: 'text',
      width: '29%',
      cell: (job) => <About job={job} />,
    },
    {
      key: 'story',
      label: texts.columns.story,
      kind: 'text',
      width: '37%',
      breaks: true,
      cell: (job) => <Story job={job} />,
    },
    {
      key: 'attempts',
      label: texts.columns.attempts,
      kind: 'text',
      cell: (job) => <Attempts job={job} />,
    },
    {
      key: 'added',
      sort: 'added',
      label: texts.columns.added,
      kind: 'text',
      cell: (job) => <Added job={job} />,
    },
  ],
  card: (job) => ({
    title: <About job={job} />,
    figure: <Attempts job={job} />,
    state: <Story job={job} />,
    time: <Added job={job} />,
  }),
  actions: (job) => <JobActs job={job} />,
  details: (job) => <JobFacts job={job} />,
  nameOf: jobName,
};
