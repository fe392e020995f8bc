import type { DeviceSession } from '../../../../src/auth/auth.types.js';
import { api } from '../../shared/api/api.js';

export const {
  useMySessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    mySessions: build.query<readonly DeviceSession[], void>({
      query: () => '/account/sessions',
      providesTags: ['Account'],
      keepUnusedDataFor: 0,
    }),
    // Also after a refusal: what was shown is no longer so.
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<null, void>({
      query: () => ({ url: '/account/sessions', method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<null, { readonly password: string; readonly newPassword: string }>({
      query: (body) => ({ url: '/account/password', method: 'PUT', body }),
      invalidatesTags: ['Account'],
    }),
  }),
});
