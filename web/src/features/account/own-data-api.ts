import type { ErasurePreview } from '../../../../src/accounts/accounts.types.js';
import { api } from '../../shared/api/api.js';

export const { useMyErasureQuery, useEraseMyAccountMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the deletion would do: asked anew each time, since it counts what stands now. */
    myErasure: build.query<ErasurePreview, void>({ query: () => '/account/erasure', keepUnusedDataFor: 0 }),
    eraseMyAccount: build.mutation<null, { readonly password: string; readonly seen: string }>({
      query: (body) => ({ url: '/account', method: 'DELETE', body }),
    }),
  }),
});
