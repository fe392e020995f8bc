import type { ComparedProperty } from '../../../../src/analyses/analysis.types.js';
import { api } from '../../shared/api/api.js';

const compareApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The homes of `ids`, comma-separated as in the page's address; null when the address names none. */
    comparison: build.query<readonly ComparedProperty[], string | null>({
      query: (ids) => ({ url: '/analyses/compare', params: ids === null ? {} : { ids } }),
      transformResponse: (answer: { readonly items: readonly ComparedProperty[] }) => answer.items,
      providesTags: (homes = []) => homes.map(({ id }) => ({ type: 'Analysis', id })),
    }),
  }),
});

export const { useComparisonQuery } = compareApi;
