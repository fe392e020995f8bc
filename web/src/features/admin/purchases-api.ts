import type {
  AdminPurchaseFilter,
  AdminPurchasePage,
  AdminPurchaseSort,
} from '../../../../src/billing/billing.types.js';
import { api } from '../../shared/api/api.js';

/** What the page of purchases asks the server for. */
export interface PurchasesQuery {
  readonly search: string;
  readonly filter: AdminPurchaseFilter | null;
  readonly sort: AdminPurchaseSort;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

export const perPage = 25;

export const { useAdminPurchasesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    adminPurchases: build.query<AdminPurchasePage, PurchasesQuery>({
      query: ({ search, filter, sort, order, page }) => ({
        url: '/admin/purchases',
        params: {
          sort,
          order,
          limit: perPage,
          offset: (page - 1) * perPage,
          ...(search ? { search } : {}),
          ...(filter ? { filter } : {}),
        },
      }),
    }),
  }),
});
