import type { AnalysisView, RawAnalysis } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';

const listingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Everything about an analysis; fails with 404 when there is none. */
    rawAnalysis: build.query<RawAnalysis, string>({
      query: (id) => `/analyses/${id}/raw`,
    }),
    /** How far it has come, without its documents. */
    rawProgress: build.query<AnalysisView, string>({
      query: (id) => `/analyses/${id}`,
    }),
  }),
});

export const { useRawAnalysisQuery, useRawProgressQuery } = listingApi;
