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
      // What is known of an analysis that cannot be bought may be old.
      invalidatesTags: (_view, error, { analysisId: id }) => (error ? [{ type: 'Analysis', id }] : []),
    }),
    checkoutCredits: build.mutation<CheckoutView, CreditsCheckout>({
      query: (body) => ({ url: '/checkout/credits', method: 'POST', body }),
    }),
  }),
});
