import type {
  AnalysisCheckout,
  CheckoutView,
  CreditsCheckout,
} from '../../../../src/billing/billing.types.js';
import { api } from '../../shared/api/api.js';

export const { useCheckoutAnalysisMutation, useCheckoutCreditsMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    checkoutAnalysis: build.mutation<CheckoutView, AnalysisCheckout>({
      query: (body) => ({ url: '/checkout/analysis', method: 'POST', body }),
    }),
    checkoutCredits: build.mutation<CheckoutView, CreditsCheckout>({
      query: (body) => ({ url: '/checkout/credits', method: 'POST', body }),
    }),
  }),
});
