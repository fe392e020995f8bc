import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { PricesUnavailable } from './billing.errors.js';
import type { AuditFinding } from './billing.types.js';
import { Purchase } from './purchase.entity.js';
import { settle } from './settlement.js';
import { paymentOf, sessionExpansion, type StripePayment } from './stripe-payment.js';
import { STRIPE } from './stripe.provider.js';

/** What the ledger holds for one purchase, in reports. */
interface LedgerSums {
  readonly purchase_id: string;
  readonly granted: number;
  readonly taken_back: number;
  readonly withdrawn: number;
}

/** Compares Stripe's books, our purchases and the ledger, and writes nothing. */
@Injectable()
export class BillingAuditService {
  constructor(
    private readonly em: EntityManager,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * Everything that does not agree; an empty list is a clean bill.
   * @param since how far back Stripe's sessions and our purchases are read; ledger and balances are read whole
   * @throws PricesUnavailable where nothing is sold and when Stripe does not answer
   */
  async audit(since: Date): Promise<AuditFinding[]> {
    if (!this.stripe) throw new PricesUnavailable();
    const payments = await this.paymentsSince(this.stripe, since).catch((error: unknown) => {
      throw new PricesUnavailable(error);
    });
    const em = this.em.fork();
    const purchases = await em.find(
      Purchase,
      { createdAt: { $gte: since } },
      { orderBy: { createdAt: 'asc' } },
    );
    return [
      ...strangers(purchases, payments),
      ...purchases.flatMap((purchase) => differences(purchase, payments)),
      ...(await this.ledgerFaults(em)),
      ...(await this.stuckEvents(em)),
    ];
  }

  private async paymentsSince(stripe: Stripe, since: Date): Promise<Map<string, StripePayment>> {
    const payments = new Map<string, StripePayment>();
    const sessions = stripe.checkout.sessions.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
      expand: sessionExpansion.map((path) => `data.${path}`),
    });
    for await (const session of sessions) payments.set(session.id, await paymentOf(stripe, session));
    return payments;
  }

  private async ledgerFaults(em: EntityManager): Promise<AuditFinding[]> {
    const wrong = await em.execute<(LedgerSums & { expected: number[] })[]>(
      `with sums as (
         select substring(reference from 'purchase:([0-9a-f-]{36})')::uuid as purchase_id,
                coalesce(sum(amount) filter (where reason = 'purchase'), 0)::int as granted,
                -coalesce(sum(amount) filter (where reason = 'refund'), 0)::int as taken_back,
                -coalesce(sum(amount) filter (where reason = 'withdrawal'), 0)::int as withdrawn
           from credit_entries where reference like 'purchase:%' group by 1
       )
       select coalesce(p.id, s.purchase_id) as purchase_id, coalesce(granted, 0) as granted,
              coalesce(taken_back, 0) as taken_back, coalesce(withdrawn, 0) as withdrawn,
              array[coalesce(p.reports_granted, 0), coalesce(p.reports_taken_back, 0), coalesce(p.reports_withdrawn, 0)] as expected
         from purchases p full join sums s on s.purchase_id = p.id
        where (coalesce(granted, 0), coalesce(taken_back, 0), coalesce(withdrawn, 0))
           is distinct from (coalesce(p.reports_granted, 0), coalesce(p.reports_taken_back, 0), coalesce(p.reports_withdrawn, 0))`,
    );
    const negative = await em.execute<{ user_id: string; kind: string; balance: number }[]>(
      `select user_id, kind, sum(amount)::int as balance from credit_entries
        where user_id is not null group by user_id, kind having sum(amount) < 0`,
    );
    return [
      ...wrong.map((row) => ({
        kind: 'ledger' as const,
        id: row.purchase_id,
        text: `the ledger has ${row.granted} granted, ${row.taken_back} taken back, ${row.withdrawn} withdrawn; the purchase says ${row.expected.join(', ')}`,
      })),
      ...negative.map(({ user_id: id, kind, balance }) => ({
        kind: 'balance' as const,
        id,
        text: `the balance of ${kind} reports is ${balance}`,
      })),
    ];
  }

  private async stuckEvents(em: EntityManager): Promise<AuditFinding[]> {
    const stuck = await em.execute<{ id: string; type: string; status: string; note: string | null }[]>(
      `select id, type, status, note from stripe_events
        where status in ('received', 'failed') and received_at < now() - interval '1 hour' order by received_at`,
    );
    return stuck.map(({ id, type, status, note }) => ({
      kind: 'event' as const,
      id,
      text: `${type} is still ${status}${note ? `: ${note}` : ''}`,
    }));
  }
}

/** Money that Stripe took for a purchase that we do not have. */
function strangers(
  purchases: readonly Purchase[],
  payments: ReadonlyMap<string, StripePayment>,
): AuditFinding[] {
  const known = new Set(purchases.map(({ id }) => id));
  return [...payments.values()]
    .filter(({ state, purchaseId }) => state === 'paid' && purchaseId !== null && !known.has(purchaseId))
    .map(({ sessionId, amountPaid }) => ({
      kind: 'session' as const,
      id: sessionId,
      text: `Stripe took ${amountPaid} öre for a purchase that is not here`,
    }));
}

function differences(purchase: Purchase, payments: ReadonlyMap<string, StripePayment>): AuditFinding[] {
  const finding = (text: string): AuditFinding[] => [{ kind: 'purchase', id: purchase.id, text }];
  const payment =
    payments.get(purchase.sessionId ?? '') ??
    [...payments.values()].find(({ purchaseId }) => purchaseId === purchase.id);
  if (!payment) {
    return purchase.reportsGranted > 0
      ? finding('its reports were given, and Stripe knows of no payment')
      : [];
  }
  const { grant, take, giveBack, forgive, status } = settle(purchase, payment);
  return [
    ...(grant > 0 ? finding(`Stripe was paid, and ${grant} reports were not given`) : []),
    ...(take > 0 ? finding(`${take} reports were paid back and not taken`) : []),
    ...(giveBack + forgive > 0
      ? finding(`${giveBack + forgive} reports were taken and should not have been`)
      : []),
    ...(status !== purchase.status ? finding(`it is ${purchase.status} here and ${status} at Stripe`) : []),
    ...(purchase.completedAt && payment.amountPaid !== purchase.amountPaid
      ? finding(`Stripe took ${payment.amountPaid} öre, the purchase says ${purchase.amountPaid}`)
      : []),
    ...(payment.amountRefunded !== purchase.amountRefunded
      ? finding(
          `Stripe paid back ${payment.amountRefunded} öre, the purchase says ${purchase.amountRefunded}`,
        )
      : []),
  ];
}
