import type { AnalysisView, ReportView } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fails with 402 (unpaid), 404 (missing or not yours) and 409 (not completed). */
    getReport: build.query<ReportView, string>({
      query: (id) => `/analyses/${id}/report`,
      providesTags: (_result, _error, id) => [{ type: 'Report', id }],
    }),
    /** Another try at a report that was not renewed. */
    renewReport: build.mutation<unknown, string>({
      query: (id) => ({ url: `/analyses/${id}/retry`, method: 'POST', body: {} }),
      invalidatesTags: (_done, error, id) => (error ? [] : [{ type: 'Report', id }]),
    }),
    /** How far an analysis without a report has come. */
    getReportProgress: build.query<AnalysisView, string>({
      query: (id) => `/analyses/${id}`,
    }),
  }),
});

export const { useGetReportQuery, useRenewReportMutation, useGetReportProgressQuery } = reportApi;
