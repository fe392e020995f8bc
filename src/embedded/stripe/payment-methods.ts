import type { Stripe } from 'stripe';
import { newId } from './wire.js';

/** How a buyer pays on the hosted page. */
export type Means =
  | { readonly kind: 'card'; readonly number: string }
  | { readonly kind: 'invoice'; readonly outcome: 'succeeds' | 'fails' };

/** Why a payment is refused, in Stripe's codes. */
export interface Refusal {
  readonly code: 'card_declined' | 'incorrect_number' | 'payment_method_provider_decline';
  readonly declineCode: string | null;
  readonly message: string;
}

/** Stripe's test cards by number: https://docs.stripe.com/testing */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const;

/** @returns null for the card that pays */
export function refusalOf(number: string): Refusal | null {
  const message = 'Your card was declined.';
  switch (number.replace(/[\s-]/g, '')) {
    case testCards.pays:
      return null;
    case testCards.declined:
      return { code: 'card_declined', declineCode: 'generic_decline', message };
    case testCards.insufficientFunds:
      return {
        code: 'card_declined',
        declineCode: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      };
    default:
      return { code: 'incorrect_number', declineCode: null, message: 'Your card number is incorrect.' };
  }
}

export const invoiceRefusal: Refusal = {
  code: 'payment_method_provider_decline',
  declineCode: null,
  message: 'The payment was declined by the provider.',
};

/** @param amount öre */
export function methodDetails(means: Means, amount: number): Stripe.Charge.PaymentMethodDetails {
  if (means.kind === 'invoice') {
    return {
      type: 'klarna',
      klarna: { payer_details: null, payment_method_category: 'pay_later', preferred_locale: 'sv-SE' },
    };
  }
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'SE',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2034,
      extended_authorization: { status: 'disabled' },
      fingerprint: newId('', 16),
      funding: 'credit',
      incremental_authorization: { status: 'unavailable' },
      installments: null,
      last4: means.number.replace(/\D/g, '').slice(-4),
      mandate: null,
      multicapture: { status: 'unavailable' },
      network: 'visa',
      network_token: { used: false },
      network_transaction_id: null,
      overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
