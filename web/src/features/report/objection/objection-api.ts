import type { GivenObjection } from '../../../../../src/analyses/objection.types.js';
import { api } from '../../../shared/api/api.js';

export const { useAddObjectionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    addObjection: build.mutation<{ readonly id: string }, GivenObjection & { readonly analysisId: string }>({
      query: ({ analysisId, ...body }) => ({
        url: `/analyses/${encodeURIComponent(analysisId)}/objections`,
        method: 'POST',
        body,
      }),
    }),
  }),
});
