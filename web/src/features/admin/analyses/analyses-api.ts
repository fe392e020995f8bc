import type {
  AdminAnalysisFilter,
  AdminAnalysisPage,
  AdminAnalysisRuns,
  AdminAnalysisSort,
} from '../../../../../src/analyses/admin-analyses.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

interface RetryWanted {
  readonly id: string;
  /** Also a completed one, whose report is then written anew. */
  readonly force: boolean;
}

export const { useAdminAnalysesQuery, useAdminAnalysisRunsQuery, useAdminRetryAnalysisMutation } = api
  .enhanceEndpoints({ addTagTypes: ['AdminAnalysis'] })
  .injectEndpoints({
    endpoints: (build) => ({
      adminAnalyses: build.query<AdminAnalysisPage, ListQuery<AdminAnalysisSort, AdminAnalysisFilter>>({
        query: (query) => ({ url: '/admin/analyses', params: listParams(query) }),
        providesTags: ['AdminAnalysis'],
      }),
      adminAnalysisRuns: build.query<AdminAnalysisRuns, string>({
        query: (id) => `/admin/analyses/${encodeURIComponent(id)}/attempts`,
        providesTags: ['AdminAnalysis'],
      }),
      adminRetryAnalysis: build.mutation<{ readonly success: boolean }, RetryWanted>({
        query: ({ id, force }) => ({
          url: `/analyses/${encodeURIComponent(id)}/retry`,
          method: 'POST',
          body: { force },
        }),
        // A report that somebody looked at may be gone; refused, the list was older than the server's.
        invalidatesTags: ['Report', 'Analysis', 'AdminAnalysis'],
      }),
    }),
  });
