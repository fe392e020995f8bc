import type { FactoryProvider } from '@nestjs/common';
import { Stripe } from 'stripe';
import { CONFIG, type Config } from '../shared/config/config.js';

/** Injection token of Stripe's own SDK; null where nothing is sold. */
export const STRIPE = Symbol('stripe');

/** A buyer waits for some of the answers. */
const TIMEOUT_MS = 10_000;

export const stripeProvider: FactoryProvider<Stripe | null> = {
  provide: STRIPE,
  inject: [CONFIG],
  useFactory: ({ stripe }: Config) => {
    if (!stripe) return null;
    const base = stripe.apiBase ? new URL(stripe.apiBase) : undefined;
    return new Stripe(stripe.secretKey, {
      timeout: TIMEOUT_MS,
      // What changes something carries an idempotency key, so that a repeated call is one act.
      maxNetworkRetries: 2,
      telemetry: false,
      ...(base && {
        protocol: base.protocol === 'https:' ? 'https' : 'http',
        host: base.hostname,
        port: base.port || (base.protocol === 'https:' ? 443 : 80),
      }),
    });
  },
};
