import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { AppError } from '../shared/app-error.js';
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
   * The first step: what a withdrawal of each of the user's purchases would mean now, by the purchase's id; nothing of
   * those that cannot be withdrawn.
   */
  async preview(
    userId: string,
    purchases: readonly Purchase[],
    now = new Date(),
  ): Promise<Map<string, WithdrawalView>> {
    const lines = await boughtLines(this.em.fork(), userId);
    const completed = purchases.filter(({ status }) => status === 'completed');
    const terms = completed.map((purchase) => [purchase.id, termsOf(purchase, lines, now)] as const);
    return new Map(terms.filter((pair): pair is [string, WithdrawalView] => !(pair[1] instanceof AppError)));
  }

  /**
   * The second step. The reports leave the ledger at once; the money is sent back then and, should Stripe not answer,
   * until it does.
   * @param agreed what the buyer was shown
   * @throws PurchaseNotFound, WithdrawalTooLate, NothingToWithdraw, WithdrawalChanged when it is no longer as shown
   */
  async withdraw(
    userId: string,
    purchaseId: string,
    agreed: Pick<WithdrawalView, 'reports' | 'amount'>,
    now = new Date(),
  ): Promise<void> {
    const withdrawn = await this.em.fork().transactional(async (em) => {
      const user = await this.credits.lock(em, userId);
      const purchase = await em.findOne(
        Purchase,
        { id: purchaseId, user: userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!purchase) throw new PurchaseNotFound();
      const terms = termsOf(purchase, await boughtLines(em, userId), now);
      if (terms instanceof AppError) throw terms;
      const { reports, amount } = terms;
      if (reports !== agreed.reports || amount !== agreed.amount) throw new WithdrawalChanged();
      em.persist(
        new CreditEntry(user, {
          kind: 'credit',
          amount: -reports,
          reason: 'withdrawal',
          reference: `purchase:${purchase.id}:withdrawn`,
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
      return purchase;
    });
    await this.refund(withdrawn.id).catch((error: unknown) => this.logger.error(error));
    // Its receipt goes out also while Stripe does not answer.
    await this.fulfilment.tell(withdrawn);
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

  private async refund(named: string): Promise<void> {
    const em = this.em.fork();
    const purchase = await em.findOneOrFail(Purchase, { id: named });
    const {
      id: purchaseId,
      amountWithdrawn: amount,
      paymentIntentId,
      sessionId,
      withdrawalRefundId,
    } = purchase;
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
}

/** A user's bought reports, in the order they were written. */
function boughtLines(em: EntityManager, userId: string): Promise<LedgerLine[]> {
  return em.execute<LedgerLine[]>(
    `select amount, reason, reference, actor from credit_entries
      where user_id = ? and kind = 'credit' order by created_at, id`,
    [userId],
  );
}

/** @returns what a withdrawal means, or why there can be none */
function termsOf(
  { id, completedAt, reportCount, amountPaid, amountRefunded, withdrawnAt }: Purchase,
  lines: readonly LedgerLine[],
  now: Date,
): WithdrawalView | WithdrawalTooLate | NothingToWithdraw {
  if (!completedAt || withdrawnAt) return new NothingToWithdraw();
  const until = withdrawalEnds(completedAt);
  if (now >= until) return new WithdrawalTooLate();
  const reports = unusedReports(lines, id);
  if (reports === 0) return new NothingToWithdraw();
  const share = Math.round((amountPaid * reports) / reportCount);
  return { reports, amount: Math.min(share, amountPaid - amountRefunded), until: until.toISOString() };
}
