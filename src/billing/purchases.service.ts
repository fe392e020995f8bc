import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PurchaseNotFound, StripeUnavailable } from './billing.errors.js';
import type { ConfirmedView, PurchaseView } from './billing.types.js';
import { FulfilmentService } from './fulfilment.service.js';
import { Purchase, type PurchaseStatus } from './purchase.entity.js';
import { isMoneyDisputed } from './settlement.js';
import { askStripe } from './stripe-answers.js';
import { WithdrawalsService } from './withdrawals.service.js';

/** How buyers see the stages of a purchase; what they never set out to pay is no purchase to them. */
const shown: Readonly<Partial<Record<PurchaseStatus, PurchaseView['status']>>> = {
  waiting: 'pending',
  completed: 'completed',
  refunded: 'refunded',
  failed: 'failed',
};

/** What a buyer sees of their purchases. Ownership is part of every query. */
@Injectable()
export class PurchasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly fulfilment: FulfilmentService,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  /** Newest first. */
  async list(userId: string): Promise<PurchaseView[]> {
    const purchases = await this.em
      .fork()
      .find(
        Purchase,
        { user: userId, status: { $in: Object.keys(shown) as PurchaseStatus[] } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, populate: ['home'] },
      );
    const withdrawals = await this.withdrawals.preview(userId, purchases);
    return purchases.map((purchase) => ({
      id: purchase.id,
      productName: purchase.productName,
      reportCount: purchase.reportCount,
      amount: purchase.completedAt ? purchase.amountPaid : purchase.amount,
      status: statusOf(purchase),
      home: purchase.home ?? null,
      amountRefunded: purchase.amountRefunded,
      amountOnItsWay: amountOnItsWay(purchase),
      withdrawal: withdrawals.get(purchase.id) ?? null,
      createdAt: (purchase.completedAt ?? purchase.createdAt).toISOString(),
      // Stripe has an address for what was not taken as well.
      receiptUrl: purchase.completedAt ? purchase.receiptUrl : null,
    }));
  }

  /**
   * Whether the money of a checkout has come, fulfilling it if so. Of one that has come to its end Stripe is not asked:
   * its events tell of what follows.
   * @throws PurchaseNotFound for a session that is not the caller's, StripeUnavailable when Stripe does not answer, PaymentMismatch, PurchaseBusy
   */
  async confirm(userId: string, sessionId: string): Promise<ConfirmedView> {
    const own = await this.em.fork().findOne(Purchase, { sessionId, user: userId });
    if (!own) throw new PurchaseNotFound();
    if (confirmed(own.status) !== 'pending') return toConfirmed(own);
    const purchase = await askStripe(
      () => this.fulfilment.fulfilCheckout(sessionId),
      (cause) => new StripeUnavailable(cause),
    );
    return toConfirmed(purchase ?? own);
  }
}

function statusOf({ status, disputeStatus }: Purchase): PurchaseView['status'] {
  if (status === 'completed' && isMoneyDisputed(disputeStatus))
    return disputeStatus === 'lost' ? 'charged_back' : 'disputed';
  return shown[status as PurchaseStatus]!;
}

function amountOnItsWay(purchase: Purchase): number {
  const { amountWithdrawn, amountPaid, amountRefunded, withdrawalRefundId, hasReturnedRefund } = purchase;
  // It may be sent already when it is not yet written which refund it was.
  if (withdrawalRefundId === null) return Math.min(amountWithdrawn, amountPaid - amountRefunded);
  return hasReturnedRefund ? amountWithdrawn - amountRefunded : 0;
}

function toConfirmed({ status, analysisId, reportCount }: Purchase): ConfirmedView {
  return { status: confirmed(status), analysisId, reportCount };
}

function confirmed(status: PurchaseStatus): ConfirmedView['status'] {
  if (status === 'pending' || status === 'waiting') return 'pending';
  return status === 'failed' || status === 'expired' ? 'failed' : 'completed';
}
