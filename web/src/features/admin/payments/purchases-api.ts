import type {
  AdminPurchaseFilter,
  AdminPurchasePage,
  AdminPurchaseSort,
} from '../../../../../src/billing/billing.types.js';
import { api } from '../../../shared/api/api.js';
import { listParams, type ListQuery } from '../list/list-query.js';

export const { useAdminPurchasesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminPurchases: build.query<AdminPurchasePage, ListQuery<AdminPurchaseSort, AdminPurchaseFilter>>({
      query: (query) => ({ url: '/admin/purchases', params: listParams(query) }),
    }),
  }),
});
