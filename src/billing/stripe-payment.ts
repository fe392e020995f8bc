import type { Stripe } from 'stripe';
import { rowId } from '../shared/http/id-param.js';

/** What Stripe says of one checkout at the time of asking. Sums in öre. */
export interface StripePayment {
  readonly sessionId: string;
  /** Our purchase, as the server that made the session named it; null for sessions of others. */
  readonly purchaseId: string | null;
  /** `waiting`: a slow method has been promised the money. */
  readonly state: 'open' | 'waiting' | 'paid' | 'failed' | 'expired';
  readonly currency: string;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  /** The latest dispute's status; null without one. */
  readonly disputeStatus: string | null;
  readonly paymentIntentId: string | null;
  readonly receiptUrl: string | null;
  /** Price ids and numbers of what was bought. */
  readonly items: readonly { readonly priceId: string | null; readonly quantity: number }[];
  /** Where an open session is paid. */
  readonly url: string | null;
}

/** The name under which the server writes its purchase on a session; buyers cannot write there. */
export const purchaseKey = 'purchaseId';

/** What a session must be asked for with, so that a payment can be read from it. */
export const sessionExpansion = ['line_items', 'payment_intent.latest_charge'];

/**
 * Asks Stripe for all that matters of a session.
 * @returns null when there is no such session
 * @throws the SDK's errors when Stripe does not answer
 */
export async function readPayment(stripe: Stripe, sessionId: string): Promise<StripePayment | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: sessionExpansion });
    return await paymentOf(stripe, session);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** @param session asked for with `sessionExpansion` */
export async function paymentOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<StripePayment> {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  return {
    sessionId: session.id,
    purchaseId: session.payment_link === null ? ours(session.metadata?.[purchaseKey]) : null,
    state: stateOf(session, intent),
    currency: session.currency ?? '',
    amountPaid: session.payment_status === 'paid' ? (session.amount_total ?? 0) : 0,
    amountRefunded: charge?.amount_refunded ?? 0,
    disputeStatus: charge?.disputed ? await disputeOf(stripe, charge.id) : null,
    paymentIntentId: intent?.id ?? null,
    receiptUrl: charge?.receipt_url ?? null,
    items: (session.line_items?.data ?? []).map(({ price, quantity }) => ({
      priceId: price?.id ?? null,
      quantity: quantity ?? 0,
    })),
    url: session.url,
  };
}

/** Whether all that was paid has gone back. */
export function isPaidBack({
  amountPaid,
  amountRefunded,
}: Pick<StripePayment, 'amountPaid' | 'amountRefunded'>): boolean {
  return amountPaid > 0 && amountRefunded >= amountPaid;
}

/** The checkout session that a payment belongs to; null for payments that none of ours made. */
export async function sessionOfPayment(stripe: Stripe, paymentIntentId: string): Promise<string | null> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 });
  return data[0]?.id ?? null;
}

/** Others who sell on the account may use the same name for ids of their own. */
function ours(purchaseId: string | undefined): string | null {
  return rowId.safeParse(purchaseId).data ?? null;
}

/** Whether Stripe answered that it has no such thing. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): StripePayment['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  // A promotion code can make it free.
  if (session.payment_status !== 'unpaid') return 'paid';
  // A slow payment that was refused asks for another method, and nobody is there to choose one.
  const isRefused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isRefused ? 'failed' : 'waiting';
}

async function disputeOf(stripe: Stripe, charge: string): Promise<string | null> {
  const { data } = await stripe.disputes.list({ charge, limit: 1 });
  return data[0]?.status ?? null;
}

function expanded<T extends { id: string }>(reference: string | T | null | undefined): T | undefined {
  return typeof reference === 'object' && reference !== null ? reference : undefined;
}
