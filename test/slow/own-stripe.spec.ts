import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountView } from '../../src/auth/auth.types.js';
import type { CheckoutView, ConfirmedView, ProductView } from '../../src/billing/billing.types.js';
import { callAs, signUp } from '../support/api-client.js';
import { sessionOf } from '../support/billing-stage.js';
import { freePort } from '../support/free-port.js';
import { startTestStripe, type TestStripe } from '../support/stripe.js';
import { waitFor } from '../support/wait-for.js';

// An account of one's own, whose prices are not the test shop's.
const products = [
  { key: 'single-report', name: 'Rapport', description: '', features: [], amount: 19_900 },
  { key: 'package-3-reports', name: 'Rapporter', description: '', features: [], amount: 45_000 },
];
const dataDir = mkdtempSync(join(tmpdir(), 'visningsklar-own-stripe-'));
// PostgreSQL runs as another user when we are root.
chmodSync(dataDir, 0o755);

// Nobody listens there.
const model = {
  OPENAI_API_KEY: 'sk-min-egen',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  OPENAI_MODEL: 'gpt-5.4',
};

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startTestStripe({ products });
});
afterAll(async () => {
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start` from the sources as they stand, without anything that is not said. */
function start(env: Record<string, string>): { program: ChildProcess; said: () => string } {
  const program = spawn(process.execPath, ['--import', './scripts/typescript.js', 'src/main.ts'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [program.stdout, program.stderr])
    stream!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { program, said: () => text };
}

describe('npm start with a Stripe account of one’s own', () => {
  it('sells what that account has, and starts no test shop', async () => {
    const port = String(await freePort());
    const { program, said } = start({ PORT: port, ...stripe.env, ...model });
    const ended = once(program, 'exit');
    try {
      await waitFor(() => said().includes('Stoppa: Ctrl-C') || program.exitCode !== null, {
        timeoutMs: 90_000,
      });
      expect(program.exitCode === null ? '' : said()).toBe('');
      expect(said()).not.toMatch(/testbutik/i);
      expect(said()).toContain('gpt-5.4 hos 127.0.0.1:9: servern svarade inte, så nyckeln är inte prövad');
      expect(said()).toContain('omkring 0,063 USD per rapport, högst 0,50 USD');
      // All that it was told, for the CLI beside it, and nobody else reads it.
      const kept = join(dataDir, 'instance.json');
      const { env } = JSON.parse(readFileSync(kept, 'utf8')) as { env: Record<string, string> };
      expect(env).toMatchObject({ PORT: port, ...stripe.env, ...model });
      expect(Object.keys(env)).not.toContain('HOME');
      expect(statSync(kept).mode & 0o777).toBe(0o600);
      const url = `http://localhost:${port}`;
      stripe.deliverTo(url);
      const { body: sold } = await callAs(url)<ProductView[]>('GET', '/products');
      expect(sold.map(({ productKey, pricing }) => [productKey, pricing.amount])).toEqual([
        ['single-report', 19_900],
        ['package-3-reports', 45_000],
      ]);

      const person = await signUp(url);
      const checkout = await person.call<CheckoutView>('POST', '/checkout/credits', {
        productKey: 'package-3-reports',
        termsAccepted: true,
      });
      expect(new URL(checkout.body.url).origin).toBe(stripe.url);
      const session = sessionOf(checkout.body.url);
      await stripe.control.pay(session);
      await waitFor(
        async () => (await person.call<AccountView>('GET', '/auth/me')).body.reportCredits === 3,
        { what: 'the webhook to give three reports' },
      );
      const confirmed = await person.call<ConfirmedView>('POST', '/checkout/confirm', { sessionId: session });
      expect(confirmed.body.status).toBe('completed');
      expect((await stripe.control.books()).sums.charged).toBe(45_000);
    } finally {
      program.kill('SIGTERM');
      await ended;
    }
  }, 180_000);

  it.each([
    [
      'without its webhook secret',
      () => ({ STRIPE_WEBHOOK_SECRET: '' }),
      'STRIPE_WEBHOOK_SECRET: is needed when STRIPE_SECRET_KEY is set',
    ],
    [
      'at another server than Stripe’s in production',
      () => ({ NODE_ENV: 'production' }),
      'STRIPE_API_BASE: is refused in production',
    ],
  ])('refuses to start %s', async (_what, env, word) => {
    const services = {
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      REDIS_URL: 'redis://127.0.0.1:1',
      JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    };
    const { program, said } = start({ ...services, ...stripe.env, ...env() });
    const [code] = (await once(program, 'exit')) as [number];
    expect(code).toBe(1);
    expect(said()).toContain(word);
  });
});
