import type { AccountView } from '../../../../src/auth/auth.types.js';
import { api } from './api.js';

export const { useMyAccountQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myAccount: build.query<AccountView, void>({ query: () => '/auth/me', providesTags: ['Account'] }),
  }),
});
