import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../shared/app-error.js';
import { recordAct } from '../shared/audit/record-act.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { QueueService } from '../shared/queue/queue.service.js';
import { applyStripeEvent } from './apply-stripe-event.job.js';
import { EventNotFound, WebhookRefused } from './billing.errors.js';
import { FulfilmentService } from './fulfilment.service.js';
import { Purchase } from './purchase.entity.js';
import { StripeEvent, type StoredEvent, type StripeEventStatus } from './stripe-event.entity.js';
import { sessionOfPayment } from './stripe-payment.js';
import { nameOf, withoutPerson } from './stripe-person.js';
import { STRIPE } from './stripe.provider.js';

/** A signature older than this is somebody's repetition; Stripe signs each delivery anew. */
const TOLERANCE_S = 300;

/** The events that say something about a purchase; of all others it is kept that they came. */
const heard = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  // Stripe tells the one above for some ways to pay only.
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

/** What every event of Stripe's has; the newer ones tell the time as text. */
const envelope = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string().regex(/^[\w.]{1,255}$/),
  created: z.union([z.int().min(0).max(253_402_300_799), z.iso.datetime({ offset: true })]),
});
/** What an event is about, as far as it is ours. */
const subject = z.object({
  data: z.object({ object: z.object({ id: z.string(), payment_intent: z.unknown().optional() }) }),
});

/** An event as operators read it; times in ISO 8601. */
export interface EventView {
  readonly id: string;
  readonly type: string;
  readonly status: StripeEventStatus;
  readonly note: string | null;
  readonly purchaseId: string | null;
  readonly attempts: number;
  readonly createdAt: string;
  readonly receivedAt: string;
  readonly appliedAt: string | null;
}

/** What Stripe tells us: stored before it is answered, applied by a job, replayed at will. */
@Injectable()
export class StripeEventsService {
  private readonly logger = new Logger(StripeEventsService.name);

  constructor(
    private readonly em: EntityManager,
    private readonly queue: QueueService,
    private readonly fulfilment: FulfilmentService,
    @Inject(STRIPE) private readonly stripe: Stripe | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Takes a delivery in: once it returns, the event is in the database.
   * @param body as it came, byte for byte
   * @throws WebhookRefused when none of our secrets has signed it within the last five minutes, and for what is no event
   */
  async receive(body: Buffer, signature: string | undefined): Promise<void> {
    await this.store(this.verified(body, signature));
  }

  /**
   * Asks Stripe for the events that never came, or came when nobody could take them.
   * @param since Stripe keeps events for 30 days
   * @returns how many were missing
   */
  async catchUp(since: Date): Promise<number> {
    if (!this.stripe) return 0;
    const created = { gte: Math.floor(since.getTime() / 1000) };
    let missing = 0;
    for await (const event of this.stripe.events.list({ types: [...heard], created, limit: 100 }))
      if (await this.store(event)) missing += 1;
    return missing;
  }

  /** @returns whether it was new */
  private async store(event: Stripe.Event): Promise<boolean> {
    const row = new StripeEvent(heard.has(event.type) ? withoutPerson(event) : nameOf(event));
    const [stored] = await this.em.fork().execute<{ id: string }[]>(
      `insert into stripe_events (id, type, payload, status, attempts, created_at, received_at)
       values (?, ?, ?::jsonb, ?, 0, ?, ?) on conflict (id) do nothing returning id`,
      [row.id, row.type, JSON.stringify(row.payload), row.status, row.createdAt, row.receivedAt],
    );
    if (stored) await this.enqueue(row);
    return stored !== undefined;
  }

  /**
   * Does what an event asks for. The event only says which purchase to look at; how things stand is asked of Stripe.
   * @param attempt how many jobs have tried before; one job's own tries count once, so that a stop of Stripe's of some
   * minutes makes nobody wait longer for the next job
   * @throws whatever stood in the way, after it was written on the event
   */
  async apply(eventId: string, attempt: number): Promise<void> {
    const em = this.em.fork();
    const [begun] = await em.execute<{ id: string }[]>(
      `update stripe_events set attempts = greatest(attempts, ?)
        where id = ? and status in ('received', 'failed') returning id`,
      [attempt + 1, eventId],
    );
    if (!begun) return;
    const event = await em.findOneOrFail(StripeEvent, { id: eventId }, { populate: ['payload'] });
    try {
      const { status, note, purchase } = await this.outcome(event);
      Object.assign(event, { status, note, purchaseId: purchase?.id ?? null, appliedAt: new Date() });
      await em.flush();
    } catch (error) {
      Object.assign(event, { status: 'failed', note: (error as Error).message });
      await em.flush();
      throw error;
    }
  }

  /** Newest first. @param limit 1–10 000 */
  async list(filter: {
    readonly status?: StripeEventStatus | undefined;
    readonly since?: Date | undefined;
    readonly limit: number;
  }): Promise<EventView[]> {
    const { status, since, limit } = filter;
    const events = await this.em
      .fork()
      .find(
        StripeEvent,
        { ...(status && { status }), ...(since && { receivedAt: { $gte: since } }) },
        { orderBy: { receivedAt: 'desc', id: 'desc' }, limit },
      );
    return events.map(toView);
  }

  /** @throws EventNotFound */
  async get(id: string): Promise<EventView & { readonly payload: StoredEvent }> {
    const event = await this.em.fork().findOne(StripeEvent, { id }, { populate: ['payload'] });
    if (!event) throw new EventNotFound();
    return { ...toView(event), payload: event.payload };
  }

  /**
   * Lets events be applied once more, whatever became of them.
   * @param actor who stands in the log, with each of them
   * @returns how many there were
   */
  async replay(ids: readonly string[], actor: string): Promise<number> {
    const events = await this.em.fork().transactional(async (em) => {
      const events = await em.find(StripeEvent, { id: { $in: [...ids] } });
      for (const event of events) {
        const details = { type: event.type, statusBefore: event.status };
        event.status = 'received';
        await recordAct(em, { actor, act: 'webhook.replay', subject: `event:${event.id}`, details });
      }
      return events;
    });
    for (const event of events) await this.enqueue(event);
    return events.length;
  }

  /** In line under a key of its own for each try; the sweep repeats this for what Redis lost. */
  async enqueue({ id, attempts }: Pick<StripeEvent, 'id' | 'attempts'>, keySuffix = ''): Promise<void> {
    try {
      await this.queue.add(applyStripeEvent, { eventId: id, attempt: attempts }, { keySuffix });
    } catch (error) {
      this.logger.warn(`${id} was not put in line: ${(error as Error).message}`);
    }
  }

  private verified(body: Buffer, signature: string | undefined): Stripe.Event {
    let refusal: unknown;
    for (const secret of this.config.stripe?.webhookSecrets ?? []) {
      try {
        const event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S);
        envelope.parse(event);
        return event;
      } catch (error) {
        refusal = error;
      }
    }
    throw new WebhookRefused(refusal);
  }

  private async outcome(
    event: StripeEvent,
  ): Promise<{ status: StripeEventStatus; note: string | null; purchase?: Purchase }> {
    if (!heard.has(event.type)) return { status: 'ignored', note: 'nothing of ours' };
    const sessionId = await this.sessionOf(event);
    if (!sessionId) return { status: 'ignored', note: 'no checkout session' };
    try {
      const purchase = await this.fulfilment.fulfilCheckout(sessionId);
      return purchase
        ? { status: 'applied', note: null, purchase }
        : { status: 'ignored', note: `${sessionId} is no purchase of ours` };
    } catch (error) {
      // It takes an operator.
      if (error instanceof AppError && error.retry === 'never') this.logger.error(error);
      throw error;
    }
  }

  /** The session that the event is about, by its payment where it names no session. */
  private async sessionOf({ type, payload }: StripeEvent): Promise<string | null> {
    const object = subject.safeParse(payload).data?.data.object;
    if (type.startsWith('checkout.session.')) return object?.id ?? null;
    const id = object?.payment_intent;
    if (typeof id !== 'string') return null;
    const purchase = await this.em
      .fork()
      .findOne(Purchase, { paymentIntentId: id }, { fields: ['sessionId'] });
    return purchase?.sessionId ?? (this.stripe && (await sessionOfPayment(this.stripe, id)));
  }
}

function toView(event: StripeEvent): EventView {
  const { id, type, status, note, purchaseId, attempts, createdAt, receivedAt, appliedAt } = event;
  return {
    id,
    type,
    status,
    note,
    purchaseId,
    attempts,
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  };
}
