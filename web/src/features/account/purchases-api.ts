import type { PurchaseView, WithdrawalView } from '../../../../src/billing/billing.types.js';
import { api } from '../../shared/api/api.js';

export const { useMyPurchasesQuery, useWithdrawPurchaseMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    myPurchases: build.query<readonly PurchaseView[], void>({
      query: () => '/account/purchases',
      providesTags: ['Account'],
    }),
    withdrawPurchase: build.mutation<null, { readonly id: string; readonly agreed: WithdrawalView }>({
      query: ({ id, agreed: { reports, amount } }) => ({
        url: `/account/purchases/${id}/withdraw`,
        method: 'POST',
        body: { reports, amount },
      }),
      // Also after a refusal: what was shown is no longer so.
      invalidatesTags: ['Account'],
    }),
  }),
});
