import type {
  AdminObjectionPage,
  ObjectionFilter,
  ObjectionSort,
} from '../../../../../src/analyses/objection.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

interface Handling {
  readonly id: string;
  readonly isHandled: boolean;
}

export const { useAdminObjectionsQuery, useHandleObjectionMutation } = api
  .enhanceEndpoints({ addTagTypes: ['AdminObjection'] })
  .injectEndpoints({
    endpoints: (build) => ({
      adminObjections: build.query<AdminObjectionPage, ListQuery<ObjectionSort, ObjectionFilter>>({
        query: (query) => ({ url: '/admin/objections', params: listParams(query) }),
        providesTags: ['AdminObjection'],
      }),
      handleObjection: build.mutation<void, Handling>({
        query: ({ id, isHandled }) => ({
          url: `/admin/objections/${encodeURIComponent(id)}/handled`,
          method: 'POST',
          body: { isHandled },
        }),
        invalidatesTags: ['AdminObjection'],
      }),
    }),
  });
