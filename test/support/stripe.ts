import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { DeliveryMode } from '../../src/embedded/stripe/delivery.js';
import type { FaultOrder } from '../../src/embedded/stripe/faults.js';
import { startLocalStripe, type LocalStripeOptions } from '../../src/embedded/stripe/local-stripe.js';
import type { Refusal } from '../../src/embedded/stripe/payment-methods.js';
import { freePort } from './free-port.js';

const secretKey = 'sk_test_only_for_tests';
const webhookSecret = 'whsec_only_for_tests';

/** The whole account of the local Stripe. Sums in öre. */
export interface StripeBooks {
  readonly sessions: Stripe.Checkout.Session[];
  readonly charges: Stripe.Charge[];
  readonly refunds: Stripe.Refund[];
  readonly disputes: Stripe.Dispute[];
  readonly sums: { readonly charged: number; readonly refunded: number; readonly lostToDisputes: number };
}

/** What buyers, banks and bad luck do at Stripe. Throws when the local Stripe refuses. */
export interface StripeControl {
  /** @param how a card that pays when not said */
  pay(
    sessionId: string,
    how?: { card?: string; slow?: 'succeeds' | 'fails'; email?: string },
  ): Promise<{ session: Stripe.Checkout.Session; refusal: Refusal | null }>;
  /** Ends a slow payment before its time. */
  settle(sessionId: string, outcome?: 'succeeds' | 'fails'): Promise<Stripe.Checkout.Session>;
  expire(sessionId: string): Promise<Stripe.Checkout.Session>;
  /** @param amount öre, all that is left when not said */
  refund(chargeId: string, amount?: number): Promise<Stripe.Refund>;
  failRefund(refundId: string): Promise<Stripe.Refund>;
  dispute(chargeId: string): Promise<Stripe.Dispute>;
  closeDispute(disputeId: string, won: boolean): Promise<Stripe.Dispute>;
  delivery(mode: DeliveryMode): Promise<void>;
  /** Sends held events once each, in this order; all as they were made when not said. */
  deliver(ids?: readonly string[]): Promise<{
    delivered: { id: string; status: number }[];
    waiting: string[];
  }>;
  faults(order: Partial<FaultOrder> & { count: number }): Promise<void>;
  /** Lets a day pass for idempotency keys. */
  forgetKeys(): Promise<void>;
  books(): Promise<StripeBooks>;
}

export interface TestStripe {
  readonly url: string;
  /** For `startTestApp`. */
  readonly env: Readonly<Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>>;
  /** The real SDK at the local Stripe. */
  readonly sdk: Stripe;
  readonly control: StripeControl;
  /** The value of `stripe-signature`. @param at milliseconds since 1970, now when not said */
  sign(body: string, how?: { secret?: string; at?: number }): string;
  /** Says where events go; until then they wait. @param appUrl of a test app */
  deliverTo(appUrl: string): void;
  /** Settles when no event is on its way; events that are held do not count. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a local Stripe of its own, with the three products of the shop. */
export async function startTestStripe(options: Partial<LocalStripeOptions> = {}): Promise<TestStripe> {
  const local = await startLocalStripe({ secretKey, webhookSecret, port: await freePort(), ...options });
  return {
    url: local.url,
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: local.url,
    },
    sdk: sdkAt(local.port),
    control: controlOf(local.url),
    sign: (payload, { secret = webhookSecret, at = Date.now() } = {}) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) }),
    deliverTo: (appUrl) => local.deliverTo(`${appUrl}/api/billing/webhook`),
    settled: () => local.settled(),
    close: () => local.close(),
  };
}

/** The real SDK, which tries nothing twice unless told to. */
export function sdkAt(port: number, { key = secretKey, maxNetworkRetries = 0 } = {}): Stripe {
  return new Stripe(key, { protocol: 'http', host: '127.0.0.1', port, maxNetworkRetries, telemetry: false });
}

function controlOf(url: string): StripeControl {
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`${url}/_local/${path}`, {
      method,
      headers: {
        'x-local-control': secretKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    // The shapes are the SDK's own: the local Stripe builds them by its types.
    return answer as never;
  };
  const post = (path: string, body: object = {}) => call('POST', path, body);
  return {
    pay: (id, how = {}) => post(`sessions/${id}/pay`, how),
    settle: (id, outcome) => post(`sessions/${id}/settle`, { outcome }),
    expire: (id) => post(`sessions/${id}/expire`),
    refund: (id, amount) => post(`charges/${id}/refund`, { amount }),
    failRefund: (id) => post(`refunds/${id}/fail`),
    dispute: (id) => post(`charges/${id}/dispute`),
    closeDispute: (id, won) => post(`disputes/${id}/close`, { won }),
    delivery: (mode) => post('delivery', { mode }),
    deliver: (ids) => post('deliver', { ids }),
    faults: (order) => post('faults', order),
    forgetKeys: () => post('forget-keys'),
    books: () => call('GET', 'books'),
  };
}

/** A webhook that checks each signature as our server does and keeps the events in the order they came. */
export interface TestWebhook {
  readonly url: string;
  readonly events: Stripe.Event[];
  /** HTTP statuses of the next answers; 200 when there are none. */
  readonly answers: number[];
  close(): Promise<void>;
}

export async function startTestWebhook(): Promise<TestWebhook> {
  const events: Stripe.Event[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      try {
        const signature = request.headers['stripe-signature'] as string;
        const event = Stripe.webhooks.constructEvent(Buffer.concat(parts), signature, webhookSecret, 300);
        const status = answers.shift() ?? 200;
        if (status === 200) events.push(event);
        response.writeHead(status).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    answers,
    close: () =>
      new Promise((done, failed) => {
        server.closeAllConnections();
        server.close((error) => (error ? failed(error) : done()));
      }),
  };
}
