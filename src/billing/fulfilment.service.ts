import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { QueueService } from '../shared/queue/queue.service.js';
import { PaymentMismatch, PurchaseBusy, StripeUnavailable } from './billing.errors.js';
import { CreditEntry, type CreditReason } from './credit-entry.entity.js';
import { CreditsService } from './credits.service.js';
import { mismatchOf } from './offer-check.js';
import { Purchase } from './purchase.entity.js';
import { settle } from './settlement.js';
import { readPayment, type StripePayment } from './stripe-payment.js';
import { STRIPE } from './stripe.provider.js';
import { tellOfPurchase } from './tell-of-purchase.job.js';

/** Two at once give way to each other; more than a few turns mean that something is stuck. */
const TURNS = 6;

/** Brings the ledger to where Stripe's books are. */
@Injectable()
export class FulfilmentService {
  private readonly logger = new Logger(FulfilmentService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly credits: CreditsService,
    private readonly queue: QueueService,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * Gives what was paid, takes back what was paid back, in one transaction or not at all. It may be called by
   * anybody, at any time, as often as they like: it asks Stripe how things stand now and does what is missing.
   * @returns the purchase as it is now; null when the session is none of ours
   * @throws PaymentMismatch, PurchaseBusy, StripeUnavailable where nothing is sold, the SDK's errors when Stripe does not answer
   */
  async fulfilCheckout(sessionId: string): Promise<Purchase | null> {
    if (!this.stripe) throw new StripeUnavailable();
    const id = await this.purchaseOf(this.stripe, sessionId);
    if (id === null) return null;
    for (let turn = 0; turn < TURNS; turn += 1) {
      // The row's revision is read before Stripe is asked: whoever writes in between knows more than this look.
      const seen = await this.em.fork().findOne(Purchase, { id });
      const payment = seen && (await readPayment(this.stripe, sessionId));
      if (!seen) return null;
      if (!payment) return this.endUnknown(seen);
      const settled = await this.apply(seen, payment);
      if (settled) {
        await this.tell(settled);
        return settled;
      }
    }
    throw new PurchaseBusy();
  }

  /**
   * Ends a payment page that nobody has paid, so that nobody can, and settles what came of it.
   * @returns the purchase as it is now; null when the session is none of ours
   * @throws as `fulfilCheckout`
   */
  async close(sessionId: string): Promise<Purchase | null> {
    if (!this.stripe) throw new StripeUnavailable();
    const payment = await readPayment(this.stripe, sessionId);
    if (payment?.state === 'open') await this.stripe.checkout.sessions.expire(sessionId);
    return this.fulfilCheckout(sessionId);
  }

  /** By the session that is written on it; before that was saved, by the name the server wrote on the session. */
  private async purchaseOf(stripe: Stripe, sessionId: string): Promise<string | null> {
    const em = this.em.fork();
    const known = await em.findOne(Purchase, { sessionId }, { fields: ['id'] });
    if (known) return known.id;
    const payment = await readPayment(stripe, sessionId);
    if (!payment?.purchaseId) return null;
    const named = await em.findOne(Purchase, { id: payment.purchaseId, sessionId: null }, { fields: ['id'] });
    return named?.id ?? null;
  }

  /** Stripe has no such session, for it is another account's: nobody can pay it. What was paid stays as it is. */
  private async endUnknown(seen: Purchase): Promise<Purchase> {
    if (seen.status === 'pending') seen.status = 'expired';
    const { id, status, revision } = seen;
    const written = { status, revision: revision + 1, updatedAt: new Date() };
    await this.em.fork().nativeUpdate(Purchase, { id, revision }, written);
    return seen;
  }

  /** @returns null when the purchase was written to since it was seen */
  private apply(seen: Purchase, payment: StripePayment): Promise<Purchase | null> {
    return this.em.fork().transactional(async (em) => {
      const buyer = seen.user ? await this.lockBuyer(em, seen.user.id) : null;
      const purchase = await em.findOne(
        Purchase,
        { id: seen.id },
        { populate: ['user'], lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (purchase?.revision !== seen.revision || (purchase.user?.id ?? null) !== buyer) return null;
      const mismatch = mismatchOf(purchase, payment);
      if (mismatch) throw new PaymentMismatch(mismatch);
      const settlement = settle(purchase, payment);
      const take = await this.book(em, purchase, settlement);
      const isReturned = payment.amountRefunded < Math.min(purchase.amountRefunded, purchase.amountWithdrawn);
      Object.assign(purchase, {
        status: settlement.status,
        sessionId: payment.sessionId,
        paymentIntentId: payment.paymentIntentId ?? purchase.paymentIntentId,
        // Whoever knows its address reads the buyer's name there.
        receiptUrl: purchase.user ? (payment.receiptUrl ?? purchase.receiptUrl) : null,
        amountPaid: payment.state === 'paid' ? payment.amountPaid : purchase.amountPaid,
        amountRefunded: payment.amountRefunded,
        disputeStatus: payment.disputeStatus,
        reportsGranted: purchase.reportsGranted + settlement.grant,
        reportsTakenBack: purchase.reportsTakenBack + take - settlement.giveBack,
        reportsOwed: purchase.reportsOwed + settlement.take - take - settlement.forgive,
        completedAt: settlement.grant > 0 ? new Date() : purchase.completedAt,
        revision: purchase.revision + 1,
        updatedAt: new Date(),
      });
      if (settlement.take > take || isReturned) purchase.adminsToldAt = null;
      await em.flush();
      if (settlement.grant > 0 && !purchase.user)
        this.logger.error(
          `Purchase ${purchase.id} was paid when its buyer's account was gone: pay it back in Stripe`,
        );
      return purchase;
    });
  }

  /** @returns the buyer's id, or null when the account is gone */
  private async lockBuyer(em: EntityManager, userId: string): Promise<string | null> {
    // Not `for update`: a deletion of an analysis holds its row and wants the person's key, and we hers and then that row.
    const rows = await em.execute<{ id: string }[]>('select id from users where id = ? for no key update', [
      userId,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Writes the ledger. @returns how many reports could be taken: what is spent cannot */
  private async book(
    em: EntityManager,
    purchase: Purchase,
    settlement: ReturnType<typeof settle>,
  ): Promise<number> {
    const enter = async (reason: CreditReason, amount: number, reference: string) => {
      if (amount === 0) return;
      const entry = { kind: 'credit', amount, reason, reference, actor: 'stripe' } as const;
      await em.persist(new CreditEntry(purchase.user, entry)).flush();
    };
    const reference = `purchase:${purchase.id}`;
    await enter('purchase', settlement.grant, reference);
    // A revision settles once, which makes the references unique.
    await enter('refund', settlement.giveBack, `${reference}:returned:${purchase.revision}`);
    const held = purchase.user ? (await this.credits.balance(purchase.user.id, em)).credits : Infinity;
    // What the purchase itself opened is used: no report of another purchase goes for it.
    const opened = await em.count(CreditEntry, { reason: 'spend', actor: reference });
    const { reportsGranted, reportsTakenBack, reportsWithdrawn } = purchase;
    const own = reportsGranted + settlement.grant - reportsTakenBack - reportsWithdrawn - opened;
    const take = Math.min(settlement.take, Math.max(0, held), Math.max(0, own));
    await enter('refund', -take, `${reference}:taken:${purchase.revision}`);
    return take;
  }

  /** Mails go out by a job; the sweep repeats this for those that Redis lost. */
  async tell(purchase: Pick<Purchase, 'id' | 'revision'>): Promise<void> {
    await this.queue
      .add(tellOfPurchase, { purchaseId: purchase.id, revision: purchase.revision })
      .catch((error: unknown) => this.logger.warn(error));
  }
}
