import type { CheckoutView, PurchaseView } from '../../../src/billing/billing.types.js';
import { callAs, type ApiClient } from '../../support/api-client.js';
import { sessionOf } from '../../support/billing-stage.js';
import type { Dice } from '../../support/drawn/dice.js';
import type { World } from './chaos-world.js';

export const products = ['single-report', 'package-3-reports'] as const;

/** Adverts that can be analysed. */
const slugs = ['storgatan-1-1001', 'storgatan-2-1002', 'storgatan-3-1003', 'storgatan-4-1004'];

export interface Buyer {
  readonly client: ApiClient;
  /** Of the latest log-in: a token lives a quarter of an hour. */
  token: string;
  /** Completed previews to open; ids. */
  readonly previews: readonly string[];
}

interface OpenSession {
  readonly id: string;
  readonly buyer: Buyer;
}

/** What happened so far, as far as buyers know. */
export interface Past {
  readonly sessions: OpenSession[];
  readonly slow: string[];
  readonly paid: OpenSession[];
  readonly charges: string[];
  readonly refunds: string[];
  readonly disputes: string[];
}

export const noPast = (): Past => ({
  sessions: [],
  slow: [],
  paid: [],
  charges: [],
  refunds: [],
  disputes: [],
});

/** Why an act did not go through, in a word or two: it had nothing to be done to, or the server said no. */
export class Refused extends Error {}

/** One act of a buyer, a bank or bad luck. It may fail: what counts is how the money stands in the end. */
export type Act = (world: World, past: Past, buyer: Buyer, dice: Dice) => Promise<void>;

/** @throws Refused on any answer but 2xx */
async function call<T>(world: World, buyer: Buyer, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await callWithSession<T>(world, buyer, method, path, body);
  world.note(answer.status);
  if (answer.status >= 300) throw new Refused(`status ${answer.status}`);
  return answer.body;
}

/** Logs in again when the token has run out. */
export async function callWithSession<T>(
  world: World,
  buyer: Buyer,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await callAs(world.url, buyer.token)<T>(method, path, body);
  if (answer.status !== 401) return answer;
  const { email } = buyer.client;
  const login = await callAs(world.url)<{ session?: { accessToken: string } }>('POST', '/auth/login', {
    email,
    password: 'hemligt-lösenord',
  });
  buyer.token = login.body.session?.accessToken ?? buyer.token;
  return callAs(world.url, buyer.token)<T>(method, path, body);
}

async function begin(world: World, past: Past, buyer: Buyer, path: string, wanted: object): Promise<void> {
  const { url } = await call<CheckoutView>(world, buyer, 'POST', path, { ...wanted, termsAccepted: true });
  past.sessions.push({ id: sessionOf(url), buyer });
}

async function rememberCharge({ stripe }: World, past: Past, session: string): Promise<void> {
  const { payment_intent: intent } = await stripe.sdk.checkout.sessions.retrieve(session, {
    expand: ['payment_intent'],
  });
  if (typeof intent === 'object' && typeof intent?.latest_charge === 'string')
    past.charges.push(intent.latest_charge);
}

function some<T>(dice: Dice, from: readonly T[]): T {
  if (from.length === 0) throw new Refused('nothing to do');
  return dice.of(from);
}

/** How likely each act is beside the others. */
export const acts: Readonly<Record<string, readonly [weight: number, act: Act]>> = {
  'buy a package': [
    14,
    (world, past, buyer, dice) =>
      begin(world, past, buyer, '/checkout/credits', { productKey: dice.of(products) }),
  ],
  'buy one report': [
    10,
    (world, past, buyer, dice) =>
      begin(world, past, buyer, '/checkout/analysis', { analysisId: dice.of(buyer.previews) }),
  ],
  'pay, and come back as the event comes': [
    20,
    async (world, past, _buyer, dice) => {
      const session = some(dice, past.sessions.slice(-20));
      const { refusal } = await world.stripe.control.pay(session.id);
      if (refusal) throw new Refused(refusal.code);
      past.paid.push(session);
      const confirm = () =>
        call(world, session.buyer, 'POST', '/checkout/confirm', { sessionId: session.id });
      await Promise.allSettled([confirm(), confirm(), rememberCharge(world, past, session.id)]);
    },
  ],
  'pay slowly': [
    5,
    async (world, past, _buyer, dice) => {
      const session = some(dice, past.sessions.slice(-20));
      await world.stripe.control.pay(session.id, { slow: dice.is(0.7) ? 'succeeds' : 'fails' });
      past.slow.push(session.id);
      past.paid.push(session);
    },
  ],
  'a slow payment ends': [
    4,
    async (world, past, _buyer, dice) => {
      const id = some(dice, past.slow.slice(-10));
      await world.stripe.control.settle(id);
      await rememberCharge(world, past, id);
    },
  ],
  'a declined card': [
    2,
    async (world, past, _buyer, dice) => {
      const session = some(dice, past.sessions.slice(-20));
      await world.stripe.control.pay(session.id, { card: '4000000000000002' });
    },
  ],
  'cancel, and let it run out': [
    3,
    async (world, past, _buyer, dice) => {
      const session = some(dice, past.sessions.slice(-20));
      await world.stripe.control.expire(session.id);
    },
  ],
  'ask again whether it is paid': [
    6,
    async (world, past, _buyer, dice) => {
      const session = some(dice, past.paid);
      await call(world, session.buyer, 'POST', '/checkout/confirm', { sessionId: session.id });
    },
  ],
  'open several reports at once': [
    10,
    async (world, _past, buyer, dice) => {
      const ids = [dice.of(buyer.previews), dice.of(buyer.previews), dice.of(buyer.previews)];
      await Promise.allSettled(
        [...ids, ids[0]!].map((id) => call(world, buyer, 'POST', `/analyses/${id}/unlock`)),
      );
    },
  ],
  'analyse adverts': [
    3,
    async (world, _past, buyer, dice) => {
      const links = [dice.of(slugs), dice.of(slugs)].map((slug) => world.adverts.link(slug));
      await Promise.allSettled(links.map((url) => call(world, buyer, 'POST', '/analyses', { url })));
    },
  ],
  refund: [
    5,
    async (world, past, _buyer, dice) => {
      const charge = some(dice, past.charges);
      const amount = dice.is(0.5) ? undefined : dice.whole(1, 15_000);
      past.refunds.push((await world.stripe.control.refund(charge, amount)).id);
    },
  ],
  'a refund fails': [
    1,
    async (world, past, _buyer, dice) => {
      const refund = some(dice, past.refunds);
      await world.stripe.control.failRefund(refund);
    },
  ],
  dispute: [
    2,
    async (world, past, _buyer, dice) => {
      const charge = some(dice, past.charges);
      if (charge) past.disputes.push((await world.stripe.control.dispute(charge)).id);
    },
  ],
  'a dispute ends': [
    2,
    async (world, past, _buyer, dice) => {
      const dispute = some(dice, past.disputes);
      await world.stripe.control.closeDispute(dispute, dice.is(0.5));
    },
  ],
  withdraw: [
    3,
    async (world, _past, buyer, dice) => {
      const purchases = await call<PurchaseView[]>(world, buyer, 'GET', '/account/purchases');
      const purchase = some(
        dice,
        purchases.filter(({ withdrawal }) => withdrawal),
      );
      const twice = [1, 2].map(() =>
        call(world, buyer, 'POST', `/account/purchases/${purchase.id}/withdraw`, purchase.withdrawal),
      );
      await Promise.allSettled(twice);
    },
  ],
  'an old event comes again': [
    5,
    async (world, _past, _buyer, dice) => {
      const { data } = await world.stripe.sdk.events.list({ limit: 100 });
      const event = some(dice, data);
      const body = JSON.stringify(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': world.stripe.sign(body) };
      const send = () => fetch(`${world.url}/api/billing/webhook`, { method: 'POST', headers, body });
      await Promise.allSettled([send(), send()]);
    },
  ],
  'events come otherwise': [
    2,
    async (world, _past, _buyer, dice) => {
      await world.stripe.control.delivery(
        dice.of(['normal', 'normal', 'hold', 'drop', 'duplicate', 'shuffle']),
      );
      if (dice.is(0.5)) await world.stripe.control.deliver();
    },
  ],
  'Stripe stumbles': [
    1.5,
    async (world, _past, _buyer, dice) => {
      const order = dice.of([{ status: 500 }, { status: 0 }, { status: 500, after: true }, { delayMs: 300 }]);
      await world.stripe.control.faults({ ...order, count: dice.whole(1, 6) });
    },
  ],
  'the server is killed': [0.2, (world) => world.killServer()],
  'PostgreSQL restarts': [0.06, (world) => world.restartPostgres()],
  'Redis restarts': [0.06, (world) => world.restartRedis()],
};
