import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { Analysis } from '../../src/analyses/analysis.entity.js';
import type { AccountView } from '../../src/auth/auth.types.js';
import { User } from '../../src/auth/user.entity.js';
import type { CheckoutView } from '../../src/billing/billing.types.js';
import { StripeEvent } from '../../src/billing/stripe-event.entity.js';
import { callAs, type ApiClient } from './api-client.js';
import { startTestApp, type TestApp } from './app.js';
import { freePort } from './free-port.js';
import { sampleResult } from './results.js';
import { startTestStripe, type TestStripe } from './stripe.js';
import { waitFor } from './wait-for.js';

/** A server that sells, and the Stripe it sells through. */
export interface BillingStage {
  readonly app: TestApp;
  readonly stripe: TestStripe;
  /** A completed preview of the person's. */
  addPreview(person: ApiClient): Promise<string>;
  /** Begins a purchase. @returns its session's id */
  checkout(
    person: ApiClient,
    wanted: { productKey: string } | { analysisId: string; productKey?: string },
  ): Promise<string>;
  /** Reports bought and left. */
  credits(person: ApiClient): Promise<number>;
  /** Waits until everything that Stripe sent has been dealt with. */
  calm(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param env what differs from a test server's usual configuration
 * @param wayTo makes the address by which the server reaches Stripe, of Stripe's own
 */
export async function startBillingStage(
  env: Record<string, string> = {},
  wayTo: (stripeUrl: string) => Promise<string> = (url) => Promise.resolve(url),
): Promise<BillingStage> {
  const stripe = await startTestStripe();
  const port = await freePort();
  const app = await startTestApp({
    ...stripe.env,
    STRIPE_API_BASE: await wayTo(stripe.url),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ...env,
  }).catch(async (error: unknown) => {
    await stripe.close();
    throw error;
  });
  stripe.deliverTo(app.url);
  return stageOf(app, stripe);
}

/** The stage of a server that sells through this Stripe. */
export function stageOf(app: TestApp, stripe: TestStripe): BillingStage {
  const em = () => app.app.get(EntityManager).fork();
  return {
    app,
    stripe,
    async addPreview(person) {
      const manager = em();
      const key = randomUUID();
      const url = `https://exempelmaklaren.example/objekt/${key}`;
      const link = { url, site: 'exempel', key, kind: 'broker' } as const;
      const analysis = new Analysis(manager.getReference(User, person.userId), link);
      Object.assign(analysis, { status: 'completed', analysisResult: sampleResult(), verdict: 'YELLOW' });
      await manager.persist(analysis).flush();
      return analysis.id;
    },
    async checkout(person, wanted) {
      const path = 'analysisId' in wanted ? '/checkout/analysis' : '/checkout/credits';
      const { status, body } = await person.call<CheckoutView>('POST', path, {
        ...wanted,
        termsAccepted: true,
      });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
      return sessionOf(body.url);
    },
    async credits(person) {
      const { body } = await callAs(app.url, person.token)<AccountView>('GET', '/auth/me');
      return body.reportCredits;
    },
    async calm() {
      await stripe.settled();
      await waitFor(async () => (await em().count(StripeEvent, { status: 'received' })) === 0, {
        timeoutMs: 20_000,
        everyMs: 50,
        what: 'all events to be applied',
      });
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}

/** The session that a payment page belongs to. */
export function sessionOf(url: string): string {
  return /cs_[A-Za-z0-9_]+/.exec(url)![0];
}
