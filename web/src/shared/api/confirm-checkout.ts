import type { CheckoutConfirmation, ConfirmedView } from '../../../../src/billing/billing.types.js';
import { api } from './api.js';

/** The return from the payment page asks whether the money has come; the server then asks the payment provider. */
export const { useConfirmCheckoutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    confirmCheckout: build.mutation<ConfirmedView, CheckoutConfirmation>({
      query: (body) => ({ url: '/checkout/confirm', method: 'POST', body }),
      invalidatesTags: (view) => (view?.status === 'completed' ? ['Account'] : []),
    }),
  }),
});
