import type {
  AdminUserFilter,
  AdminUserPage,
  AdminUserSort,
  ErasurePreview,
} from '../../../../../src/accounts/accounts.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

export const { useAdminUsersQuery, useUserErasureQuery, useEraseUserMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<AdminUserPage, ListQuery<AdminUserSort, AdminUserFilter>>({
      query: (query) => ({ url: '/admin/users', params: listParams(query) }),
    }),
    /** What the deletion would do: asked anew each time, since it counts what stands now. */
    userErasure: build.query<ErasurePreview, string>({
      query: (id) => `/admin/users/${id}/erasure`,
      keepUnusedDataFor: 0,
    }),
    eraseUser: build.mutation<void, Pick<ErasurePreview, 'id' | 'seen'>>({
      query: ({ id, seen }) => ({ url: `/admin/users/${id}`, method: 'DELETE', params: { seen } }),
    }),
  }),
});
