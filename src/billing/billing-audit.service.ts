import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { recordAct } from '../shared/audit/record-act.js';
import { differences, strangers } from './audit-comparison.js';
import { NothingSold, StripeUnavailable } from './billing.errors.js';
import type { AuditFinding } from './billing.types.js';
import { ledgerFaults } from './ledger-audit.js';
import { Purchase } from './purchase.entity.js';
import { askStripe } from './stripe-answers.js';
import { paymentOf, readPayment, sessionExpansion, type StripePayment } from './stripe-payment.js';
import { STRIPE } from './stripe.provider.js';

/** Compares Stripe's books, our purchases and the ledger, and changes none of them. */
@Injectable()
export class BillingAuditService {
  constructor(
    private readonly em: EntityManager,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * Everything that does not agree; an empty list is a clean bill. What is paid in these very seconds may be in it.
   * @param since how far back Stripe's checkouts, refunds and disputes and our purchases are read; ledger and balances
   * are read whole
   * @throws NothingSold without Stripe, StripeUnavailable when it does not answer
   */
  audit(since: Date): Promise<AuditFinding[]> {
    const { stripe } = this;
    if (!stripe) throw new NothingSold();
    return askStripe(
      () => this.compare(stripe, since),
      (cause) => new StripeUnavailable(cause),
    );
  }

  /**
   * Writes into the log of acts that the books were compared, for whoever watches that it is done.
   * @param details how many things did not agree, those of the opened reports as well, and how far back was looked
   * @returns false for a database that takes no writes, as a replica does, in which nothing is noted
   */
  async record(actor: string, details: { findings: number; days: number }): Promise<boolean> {
    const em = this.em.fork();
    const [{ reads }] = await em.execute<[{ reads: string }]>(
      `select current_setting('transaction_read_only') as reads`,
    );
    if (reads === 'on') return false;
    await recordAct(em, { actor, act: 'billing.audit', details });
    return true;
  }

  private async compare(stripe: Stripe, since: Date): Promise<AuditFinding[]> {
    const payments = await paymentsSince(stripe, since);
    const moved = await movedSince(stripe, since);
    const em = this.em.fork();
    const named = [...payments.values()].flatMap(({ purchaseId }) => purchaseId ?? []);
    const purchases = await em.find(
      Purchase,
      { $or: [{ createdAt: { $gte: since } }, { id: { $in: named } }, { paymentIntentId: { $in: moved } }] },
      { orderBy: { createdAt: 'asc' } },
    );
    const findings = strangers(new Map(purchases.map((one) => [one.id, one])), payments.values());
    for (const purchase of purchases) {
      const { sessionId } = purchase;
      const known = sessionId ? (payments.get(sessionId) ?? (await readPayment(stripe, sessionId))) : null;
      if (differences(purchase, known, new Date()).length > 0)
        findings.push(...(await this.lookAgain(stripe, purchase.id)));
    }
    return [...findings, ...(await ledgerFaults(em)), ...(await stuckEvents(em))];
  }

  /** Things move while they are read: only what is found by a second look, at Stripe first, is told. */
  private async lookAgain(stripe: Stripe, id: string): Promise<AuditFinding[]> {
    const seen = await this.em.fork().findOne(Purchase, { id });
    const payment = seen?.sessionId ? await readPayment(stripe, seen.sessionId) : null;
    const purchase = await this.em.fork().findOne(Purchase, { id });
    return purchase ? differences(purchase, payment, new Date()) : [];
  }
}

/** By session. */
async function paymentsSince(stripe: Stripe, since: Date): Promise<Map<string, StripePayment>> {
  const payments = new Map<string, StripePayment>();
  const expand = sessionExpansion.map((path) => `data.${path}`);
  for await (const session of stripe.checkout.sessions.list({ ...from(since), expand }))
    payments.set(session.id, await paymentOf(stripe, session));
  return payments;
}

/** Payments whose money went back or was disputed, whenever they were made. */
async function movedSince(stripe: Stripe, since: Date): Promise<string[]> {
  const intents = new Set<string>();
  for (const list of [stripe.refunds.list(from(since)), stripe.disputes.list(from(since))])
    for await (const { payment_intent: intent } of list) if (typeof intent === 'string') intents.add(intent);
  return [...intents];
}

const from = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

async function stuckEvents(em: EntityManager): Promise<AuditFinding[]> {
  const stuck = await em.execute<{ id: string; type: string; status: string; note: string | null }[]>(
    `select id, type, status, note from stripe_events
      where status in ('received', 'failed') and received_at < now() - interval '1 hour' order by received_at`,
  );
  return stuck.map(({ id, type, status, note }) => ({
    kind: 'event',
    id,
    text: `${type} is still ${status}${note ? `: ${note}` : ''}`,
    remedy: `npx app-cli webhooks replay ${id}`,
  }));
}
