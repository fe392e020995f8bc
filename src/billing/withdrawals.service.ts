import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import {
  NothingToWithdraw,
  PurchaseNotFound,
  WithdrawalChanged,
  WithdrawalTooLate,
} from './billing.errors.js';
import type { WithdrawalView } from './billing.types.js';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsService } from './credits.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { Purchase } from './purchase.entity.js';
import { STRIPE } from './stripe.provider.js';
import { refundWithdrawal, undecided } from './withdrawal-refund.js';
import { unusedReports, type LedgerLine } from './unused-reports.js';
import { withdrawalEnds } from './withdrawal-period.js';

/** The right to withdraw from what was not used (2 kap. 10 § distansavtalslagen). */
@Injectable()
export class WithdrawalsService {
  private readonly logger = new Logger(WithdrawalsService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly credits: CreditsService,
    private readonly fulfilment: FulfilmentService,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
  ) {}

  /**
   * The first step: what a withdrawal would mean now.
   * @throws PurchaseNotFound, WithdrawalTooLate, NothingToWithdraw
   */
  preview(userId: string, purchaseId: string, now = new Date()): Promise<WithdrawalView> {
    return this.terms(this.em.fork(), userId, purchaseId, now);
  }

  /**
   * The second step. The reports leave the ledger at once; the money is sent back then and, should Stripe not answer,
   * until it does.
   * @param agreed what the buyer was shown
   * @throws WithdrawalChanged when it is no longer so, and what `preview` throws
   */
  async withdraw(
    userId: string,
    purchaseId: string,
    agreed: Pick<WithdrawalView, 'reports' | 'amount'>,
    now = new Date(),
  ): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const user = await this.credits.lock(em, userId);
      const { reports, amount } = await this.terms(em, userId, purchaseId, now);
      if (reports !== agreed.reports || amount !== agreed.amount) throw new WithdrawalChanged();
      const purchase = await em.findOneOrFail(
        Purchase,
        { id: purchaseId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      em.persist(
        new CreditEntry(user, {
          kind: 'credit',
          amount: -reports,
          reason: 'withdrawal',
          reference: `purchase:${purchaseId}:withdrawn`,
          actor: `user:${userId}`,
        }),
      );
      Object.assign(purchase, {
        reportsWithdrawn: reports,
        amountWithdrawn: amount,
        withdrawnAt: now,
        revision: purchase.revision + 1,
        updatedAt: now,
      });
    });
    await this.refund(purchaseId).catch((error: unknown) => this.logger.error(error));
  }

  /** Sends back the money of all withdrawals that Stripe has not taken yet, the oldest first. */
  async refundAll(before: Date): Promise<void> {
    const open = await this.em.fork().find(
      Purchase,
      {
        withdrawnAt: { $lt: before },
        withdrawalRefundId: null,
        amountWithdrawn: { $gt: 0 },
        $or: [{ disputeStatus: null }, { disputeStatus: { $nin: undecided } }],
      },
      { fields: ['id'], orderBy: { withdrawnAt: 'asc' } },
    );
    // One that Stripe refuses holds up nobody else's money.
    for (const { id } of open) await this.refund(id).catch((error: unknown) => this.logger.error(error));
  }

  private async refund(purchaseId: string): Promise<void> {
    const em = this.em.fork();
    const purchase = await em.findOneOrFail(Purchase, { id: purchaseId });
    const { amountWithdrawn: amount, paymentIntentId, sessionId, withdrawalRefundId } = purchase;
    if (!this.stripe || !sessionId) return;
    const isDue = amount > 0 && paymentIntentId && !withdrawalRefundId;
    const sent = isDue
      ? await refundWithdrawal(this.stripe, { purchaseId, sessionId, paymentIntentId, amount })
      : null;
    if (sent && sent.amount !== amount) {
      this.logger.warn(
        `Of the withdrawal of ${purchaseId} only ${sent.amount} of ${amount} öre were left to send`,
      );
      await em.nativeUpdate(Purchase, { id: purchaseId }, { amountWithdrawn: sent.amount });
    }
    await this.fulfilment.fulfilCheckout(sessionId);
    // Written last: from here on a sum that is not back at Stripe is a refund that failed.
    if (sent?.refundId)
      await em.nativeUpdate(Purchase, { id: purchaseId }, { withdrawalRefundId: sent.refundId });
  }

  private async terms(em: EntityManager, userId: string, id: string, now: Date): Promise<WithdrawalView> {
    const purchase = await em.findOne(Purchase, { id, user: userId });
    if (!purchase) throw new PurchaseNotFound();
    const { completedAt, reportCount, amountPaid, amountRefunded, withdrawnAt } = purchase;
    if (!completedAt || withdrawnAt) throw new NothingToWithdraw();
    const until = withdrawalEnds(completedAt);
    if (now >= until) throw new WithdrawalTooLate();
    const lines = await em.execute<LedgerLine[]>(
      `select amount, reason, reference, actor from credit_entries
        where user_id = ? and kind = 'credit' order by created_at, id`,
      [userId],
    );
    const reports = unusedReports(lines, id);
    if (reports === 0) throw new NothingToWithdraw();
    const share = Math.round((amountPaid * reports) / reportCount);
    return { reports, amount: Math.min(share, amountPaid - amountRefunded), until: until.toISOString() };
  }
}
