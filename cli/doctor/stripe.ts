import pg from 'pg';
import { Stripe } from 'stripe';
import { vatRates } from '../../src/billing/checkout.service.js';
import { isUsable } from '../../src/billing/product-view.js';
import { stripeProvider } from '../../src/billing/stripe.provider.js';
import type { StripeConfig } from '../../src/shared/config/config.js';
import { reasonOf } from '../reason.js';
import { ok, since, unknown, warning, wrong, type Finding, type Given, type Probe } from './finding.js';

export const stripeProbe: Probe = {
  name: 'stripe',
  reads: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE', 'DATABASE_URL'],
  look,
};

async function look(given: Given): Promise<Finding[]> {
  const { config, env, signal } = given;
  const isProduction = env['NODE_ENV'] === 'production';
  if (!config.stripe)
    return isProduction
      ? [wrong('stripe', 'STRIPE_SECRET_KEY is not set', 'set it to the live key of your account')]
      : [ok('stripe', 'nothing is sold, for STRIPE_SECRET_KEY is not set')];
  const stripe = (await stripeProvider.useFactory(config)) as Stripe;
  const keys = await soldKeys(given);
  const start = performance.now();
  try {
    const options = { timeout: given.limitMs, maxNetworkRetries: 0 };
    const asked = { lookup_keys: [...(keys ?? [])], active: true, expand: ['data.product'], limit: 100 };
    const { data } = await stripe.prices.list(keys?.length ? asked : { limit: 1 }, options);
    const latency = since(start);
    return [
      modeOf(config.stripe, isProduction, latency),
      productsOf(keys, data),
      (await vatRates(stripe)).length > 0
        ? ok('stripe tax rate', 'Sweden, 25 %, inclusive')
        : warning(
            'stripe tax rate',
            'none for Sweden, 25 %, inclusive',
            'make it: receipts do not show the VAT',
          ),
    ];
  } catch (error) {
    if (signal.aborted) throw error;
    return [refused(error)];
  }
}

function modeOf(
  { secretKey, webhookSecrets, apiBase }: StripeConfig,
  isProduction: boolean,
  latency: string,
) {
  const isLive = /^[rs]k_live_/.test(secretKey);
  const place = apiBase === undefined ? '' : ` at ${new URL(apiBase).host}`;
  const found =
    `${isLive ? 'live' : 'test'} key accepted${place}, answers in ${latency}, ` +
    `${webhookSecrets.length} webhook ${webhookSecrets.length === 1 ? 'secret' : 'secrets'}`;
  if (isLive && !isProduction)
    return warning('stripe', found, 'NODE_ENV is not production, and real money moves: use a test key here');
  if (!isLive && isProduction)
    return wrong('stripe', found, 'set STRIPE_SECRET_KEY to the live key: test cards would buy reports');
  return ok('stripe', found);
}

/** @param keys null when our table could not be read */
function productsOf(keys: readonly string[] | null, prices: readonly Stripe.Price[]): Finding {
  const name = 'stripe products';
  if (keys === null)
    return unknown(name, 'which are sold stands in PostgreSQL', 'mend what is said of it first');
  if (keys.length === 0)
    return warning(name, 'nothing is for sale', 'run "npx app-cli products add <lookup-key> --reports <n>"');
  const priced = new Set(prices.filter(isUsable).map(({ lookup_key }) => lookup_key));
  const missing = keys.filter((key) => !priced.has(key));
  return missing.length === 0
    ? ok(name, `each has its price: ${keys.join(', ')}`)
    : wrong(
        name,
        `without a usable price: ${missing.join(', ')}`,
        'in Stripe, give a price of an active product that lookup key: paid once, in SEK, VAT included; ' +
          'or run "npx app-cli products retire <lookup-key>"',
      );
}

/** Lookup keys of what we sell, at most ten, as Stripe takes in one call; null when PostgreSQL does not tell. */
async function soldKeys({ env, config, signal, limitMs }: Given): Promise<string[] | null> {
  if (!env['DATABASE_URL']) return null;
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    connectionTimeoutMillis: limitMs / 2,
  });
  client.on('error', () => undefined);
  signal.addEventListener('abort', () => void client.end().catch(() => undefined));
  try {
    await client.connect();
    const { rows } = await client.query<{ key: string }>(
      'select product_key as key from products where is_active order by position, product_key limit 10',
    );
    return rows.map(({ key }) => key);
  } catch {
    return null;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function refused(error: unknown): Finding {
  const reason = reasonOf(error);
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return wrong('stripe', 'the key is not accepted', 'set STRIPE_SECRET_KEY to a key of your account');
  if (error instanceof Stripe.errors.StripePermissionError)
    return wrong(
      'stripe',
      `the key lacks rights: ${reason}`,
      'give the restricted key the rights that it lacks',
    );
  if (error instanceof Stripe.errors.StripeError)
    return unknown('stripe', `Stripe does not answer: ${reason}`, 'see status.stripe.com, and the network');
  return unknown('stripe', reason, 'try again with --verbose');
}
