import type { AnalysisPage, AnalysisStats, AnalysisView } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';

export type SortField = 'created_at' | 'price' | 'size' | 'verdict' | 'address';

/** What the dashboard asks the server for. */
export interface ListQuery {
  readonly search: string;
  readonly sort: SortField;
  readonly order: 'asc' | 'desc';
}

/** Whether it is to spend no report: the buyer's choice, unsaid where nobody was asked. */
interface WithChoice {
  readonly asPreview: boolean | undefined;
}

/** The first part stands soon, the others seldom break a long way down. */
const firstPart = 24;
const laterParts = 100;
/** A list that was left stays in step by live events, and is as long when somebody comes back. Seconds. */
const listKeptFor = 1800;

export const analysesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAnalyses: build.infiniteQuery<AnalysisPage, ListQuery, string | null>({
      query: ({ queryArg, pageParam }) => ({
        url: '/analyses',
        params: {
          sort: queryArg.sort,
          order: queryArg.order,
          limit: pageParam ? laterParts : firstPart,
          ...(queryArg.search ? { search: queryArg.search } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => page.nextCursor ?? undefined,
      },
      providesTags: ['AnalysisList'],
      keepUnusedDataFor: listKeptFor,
    }),
    analysis: build.query<AnalysisView, string>({
      query: (id) => `/analyses/${encodeURIComponent(id)}`,
      providesTags: (_view, _error, id) => [{ type: 'Analysis', id }],
    }),
    // A query would join a read that began earlier, and lose its answer when its tag is invalidated meanwhile.
    readAnalysis: build.mutation<AnalysisView, string>({
      query: (id) => `/analyses/${encodeURIComponent(id)}`,
    }),
    analysisStats: build.query<AnalysisStats, void>({
      query: () => '/analyses/stats',
      providesTags: ['Stats'],
    }),
    startAnalysis: build.mutation<AnalysisView, WithChoice & { readonly url: string }>({
      query: ({ url, asPreview }) => ({ url: '/analyses', method: 'POST', body: { url, asPreview } }),
      invalidatesTags: (view) => (view ? ['AnalysisList', 'Stats'] : []),
    }),
    retryAnalysis: build.mutation<{ readonly success: boolean }, WithChoice & { readonly id: string }>({
      query: ({ id, asPreview }) => ({
        url: `/analyses/${encodeURIComponent(id)}/retry`,
        method: 'POST',
        body: { asPreview },
      }),
      invalidatesTags: (done, _error, { id }) => (done ? ['Stats', { type: 'Analysis', id }] : []),
    }),
    stopAnalysis: build.mutation<AnalysisView, string>({
      query: (id) => ({ url: `/analyses/${encodeURIComponent(id)}/cancel`, method: 'POST', body: {} }),
      // What cannot be stopped may have ended meanwhile.
      invalidatesTags: (_view, error, id) => (error ? ['AnalysisList', { type: 'Analysis', id }] : []),
    }),
    deleteAnalysis: build.mutation<void, string>({
      query: (id) => ({ url: `/analyses/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['Stats']),
    }),
    unlockAnalysis: build.mutation<unknown, string>({
      query: (id) => ({ url: `/analyses/${encodeURIComponent(id)}/unlock`, method: 'POST', body: {} }),
      // After a refusal too: what is known of the analysis and of the reports that are left may be old.
      invalidatesTags: (_done, error, id) => [
        'Account',
        { type: 'Analysis', id },
        ...(error ? [] : (['AnalysisList', { type: 'Report', id }] as const)),
      ],
    }),
  }),
});

export const {
  useListAnalysesInfiniteQuery,
  useAnalysisQuery,
  useAnalysisStatsQuery,
  useStartAnalysisMutation,
  useRetryAnalysisMutation,
  useStopAnalysisMutation,
  useDeleteAnalysisMutation,
  useUnlockAnalysisMutation,
} = analysesApi;
