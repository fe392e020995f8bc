import type {
  AdminJobPage,
  AdminQueues,
  RemoveOutcome,
  RetriedJobs,
  RetryOutcome,
} from '../../../../../src/analyses/admin-queue.types.js';
import type { JobState, QueueState } from '../../../../../src/shared/queue/queue.types.js';
import { api } from '../../../shared/api/api.js';
import { perPage } from '../list/list-query.js';

interface JobsWanted {
  readonly queue: string;
  readonly state: JobState;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

interface JobNamed {
  readonly queue: string;
  readonly id: string;
}

const pathOf = (queue: string) => `/admin/queue/${encodeURIComponent(queue)}`;
const jobPath = ({ queue, id }: JobNamed) => `${pathOf(queue)}/jobs/${encodeURIComponent(id)}`;

export const {
  useAdminQueuesQuery,
  useAdminJobsQuery,
  useRetryJobMutation,
  useRemoveJobMutation,
  useRetryFailedJobsMutation,
  useTurnQueueMutation,
} = api.enhanceEndpoints({ addTagTypes: ['Queue'] }).injectEndpoints({
  endpoints: (build) => ({
    adminQueues: build.query<AdminQueues, void>({
      query: () => '/admin/queue',
      providesTags: ['Queue'],
    }),
    adminJobs: build.query<AdminJobPage, JobsWanted>({
      query: ({ queue, state, order, page }) => ({
        url: `${pathOf(queue)}/jobs`,
        params: { state, order, limit: perPage, offset: (page - 1) * perPage },
      }),
      providesTags: ['Queue'],
    }),
    retryJob: build.mutation<{ readonly outcome: RetryOutcome }, JobNamed>({
      query: (job) => ({ url: `${jobPath(job)}/retry`, method: 'POST' }),
      invalidatesTags: ['Queue'],
    }),
    removeJob: build.mutation<{ readonly outcome: RemoveOutcome }, JobNamed>({
      query: (job) => ({ url: jobPath(job), method: 'DELETE' }),
      invalidatesTags: ['Queue'],
    }),
    retryFailedJobs: build.mutation<RetriedJobs, string>({
      query: (queue) => ({ url: `${pathOf(queue)}/retry-failed`, method: 'POST' }),
      invalidatesTags: ['Queue'],
    }),
    turnQueue: build.mutation<QueueState, { readonly queue: string; readonly act: 'pause' | 'resume' }>({
      query: ({ queue, act }) => ({ url: `${pathOf(queue)}/${act}`, method: 'POST' }),
      invalidatesTags: ['Queue'],
    }),
  }),
});
