import type { PurchaseView } from '../../../../src/billing/billing.types.js';
import { api } from '../../shared/api/api.js';

export const { useMyPurchasesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    myPurchases: build.query<readonly PurchaseView[], void>({
      query: () => '/account/purchases',
      providesTags: ['Account'],
    }),
  }),
});
