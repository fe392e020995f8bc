import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Instance } from '../instance.js';
import { freePort } from '../ports.js';
import { startLocalStripe, type LocalStripe } from './local-stripe.js';

export interface InstanceStripe extends LocalStripe {
  /** For the server's configuration. */
  readonly env: Readonly<Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>>;
}

/**
 * The test shop of an instance, with its books in the data folder; at the port and with the keys of the last start
 * where that can be.
 */
export async function startInstanceStripe(
  dataDir: string,
  serverPort: string,
  before: Instance | undefined,
): Promise<InstanceStripe> {
  // The last start may have sold by an account of its operator's, whose keys are none of ours.
  const kept = before?.stripePort === undefined ? {} : before.env;
  const secretKey = kept['STRIPE_SECRET_KEY'] ?? `sk_test_${randomBytes(24).toString('base64url')}`;
  const webhookSecret = kept['STRIPE_WEBHOOK_SECRET'] ?? `whsec_${randomBytes(24).toString('base64url')}`;
  const stripe = await startLocalStripe({
    port: await freePort(before?.stripePort),
    file: join(dataDir, 'stripe.jsonl'),
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${serverPort}/api/billing/webhook`,
  });
  return {
    ...stripe,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: stripe.url },
  };
}
