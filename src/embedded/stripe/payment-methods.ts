import type { Stripe } from 'stripe';
import { newId } from './wire.js';

/** How a buyer pays on the hosted page. */
export type Means =
  | {
      readonly kind: 'card';
      readonly number: string;
      /** as written: `12/34`, `12 / 2034` */ readonly expiry?: string;
    }
  | { readonly kind: 'invoice'; readonly outcome: 'succeeds' | 'fails' };

/** Why a payment is refused, in Stripe's codes. */
export interface Refusal {
  readonly code:
    | 'card_declined'
    | 'incorrect_number'
    | 'invalid_expiry_month'
    | 'invalid_expiry_year'
    | 'payment_method_provider_decline';
  readonly declineCode: string | null;
  readonly message: string;
}

/** Stripe's test cards by number: https://docs.stripe.com/testing */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const;

const month: Refusal = {
  code: 'invalid_expiry_month',
  declineCode: null,
  message: "Your card's expiration month is invalid.",
};
const year: Refusal = {
  code: 'invalid_expiry_year',
  declineCode: null,
  message: "Your card's expiration year is invalid.",
};

/**
 * A card is good to the end of its month. Stripe names the part of the date that is wrong, also of a date that is past.
 * @param expiry month and year with two or four figures, as `12/34`
 */
function expiryRefusal(expiry: string, at: Date): Refusal | null {
  const [, ownMonth, ownYear] = /^\s*(\d{1,2})\s*(?:[/-]\s*)?((?:20)?\d{2})\s*$/.exec(expiry) ?? [];
  if (!ownMonth || Number(ownMonth) < 1 || Number(ownMonth) > 12) return month;
  const ends = 2000 + (Number(ownYear) % 100);
  if (ends < at.getFullYear()) return year;
  return ends === at.getFullYear() && Number(ownMonth) < at.getMonth() + 1 ? month : null;
}

/**
 * @param expiry not asked for when not said
 * @returns null for the card that pays
 */
export function refusalOf(number: string, expiry?: string, at = new Date()): Refusal | null {
  const expired = expiry === undefined ? null : expiryRefusal(expiry, at);
  const known = (Object.values(testCards) as string[]).includes(number.replace(/[\s-]/g, ''));
  if (known && expired) return expired;
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
