import { EntityManager, sql } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CONFIG, type Config } from '../shared/config/config.js';
import { takesRound } from '../shared/database/rounds.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { BuyerErasureService } from './buyer-erasure.service.js';
import { FulfilmentService } from './fulfilment.service.js';
import { Purchase } from './purchase.entity.js';
import { StripeEventsService } from './stripe-events.service.js';
import { tellOfPurchase } from './tell-of-purchase.job.js';
import { WithdrawalsService } from './withdrawals.service.js';

const EVERY_MS = 60_000;
/** A job takes this long at most before its event counts as lost. */
const QUIET_MS = 60_000;
/** How often what is unsettled is asked about at Stripe, in case its event never came. */
const ASK_MS = 10 * 60_000;
/** Stripe ends a session after a day; without one there is nothing to wait for. */
const DAY_MS = 24 * 60 * 60_000;
/** How far back Stripe is asked for events that never came: as long as it tries to deliver one. */
const MISSED_MS = 3 * DAY_MS;
/** The same after a start, for nobody knows how long nothing ran: as long as Stripe keeps events. */
const KEPT_MS = 30 * DAY_MS;
/**
 * An event gets its n-th job when it is n² times this old: at once in the beginning, and after 140 jobs in
 * three days no more. Then it waits for an operator's replay.
 */
const PATIENCE_S = 15;
const ATTEMPTS = 140;
const AT_ONCE = 100;

/** The database, not Redis, is the truth, and Stripe's books, not its events: what was lost is found again here. */
@Injectable()
export class BillingSweep {
  private readonly logger = new Logger(BillingSweep.name);
  private askedForEvents = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly events: StripeEventsService,
    private readonly fulfilment: FulfilmentService,
    private readonly withdrawals: WithdrawalsService,
    private readonly buyers: BuyerErasureService,
    private readonly queue: QueueService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (this.config.role === 'web' || !this.config.stripe) return;
    try {
      if (await takesRound(this.em, 'billing', EVERY_MS)) await this.sweep(new Date());
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Each part by itself: one that fails does not stop the others. */
  async sweep(now: Date): Promise<void> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    const parts = [
      () => this.missedEvents(now, before(this.askedForEvents === 0 ? KEPT_MS : MISSED_MS)),
      () => this.lostEvents(now, before(QUIET_MS)),
      () => this.neverOpened(before(DAY_MS)),
      () => this.unsettled(before(ASK_MS)),
      () => this.buyers.closeCheckouts(null),
      () => this.untold(before(QUIET_MS)),
      () => this.withdrawals.refundAll(before(QUIET_MS)),
    ];
    for (const part of parts) await part().catch((error: unknown) => this.logger.error(error));
  }

  private async missedEvents(now: Date, since: Date): Promise<void> {
    if (now.getTime() - this.askedForEvents < ASK_MS) return;
    const missing = await this.events.catchUp(since);
    this.askedForEvents = now.getTime();
    if (missing > 0) this.logger.warn(`${missing} events of Stripe's had not come`);
  }

  private async lostEvents(now: Date, before: Date): Promise<void> {
    const lost = await this.em.fork().execute<{ id: string; attempts: number }[]>(
      `select id, attempts from stripe_events
        where status in ('received', 'failed') and attempts < ? and received_at < ?
          and received_at < ?::timestamptz - attempts * attempts * ? * interval '1 second'
        order by received_at limit ?`,
      [ATTEMPTS, before, now, PATIENCE_S, AT_ONCE],
    );
    for (const event of lost) await this.events.enqueue(event, `:sweep${now.getTime()}`);
  }

  private async neverOpened(before: Date): Promise<void> {
    const em = this.em.fork();
    await em.nativeUpdate(
      Purchase,
      { status: 'pending', sessionId: null, createdAt: { $lt: before } },
      { status: 'expired', updatedAt: new Date() },
    );
  }

  private async unsettled(before: Date): Promise<void> {
    const em = this.em.fork();
    const purchases = await em.find(
      Purchase,
      { status: { $in: ['pending', 'waiting'] }, sessionId: { $ne: null }, updatedAt: { $lt: before } },
      { orderBy: { updatedAt: 'asc' }, limit: AT_ONCE },
    );
    for (const { id, sessionId } of purchases) {
      try {
        await this.fulfilment.fulfilCheckout(sessionId!);
      } catch (error) {
        this.logger.error(error);
        // To the end of the line: what cannot be settled holds up nobody else.
        await em.nativeUpdate(Purchase, { id }, { updatedAt: new Date() });
      }
    }
  }

  private async untold(before: Date): Promise<void> {
    const purchases = await this.em.fork().find(
      Purchase,
      {
        updatedAt: { $lt: before },
        $or: [
          { completedAt: { $ne: null }, confirmationSentAt: null, user: { $ne: null } },
          { withdrawnAt: { $ne: null }, withdrawalSentAt: null, user: { $ne: null } },
          { reportsOwed: { $gt: 0 }, adminsToldAt: null },
          {
            withdrawalRefundId: { $ne: null },
            amountRefunded: { $lt: sql.ref('amount_withdrawn') },
            adminsToldAt: null,
          },
        ],
      },
      { limit: AT_ONCE },
    );
    for (const { id, revision } of purchases)
      await this.queue.add(
        tellOfPurchase,
        { purchaseId: id, revision },
        { keySuffix: `:sweep${Date.now()}` },
      );
  }
}
