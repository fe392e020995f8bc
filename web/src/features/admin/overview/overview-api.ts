import type { AdminOverview } from '../../../../../src/overview.types.js';
import { api } from '../../../shared/api/api.js';

export const { useAdminOverviewQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminOverview: build.query<AdminOverview, void>({ query: () => '/admin/overview' }),
  }),
});
