import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';

/** `ignored`: nothing of ours to do. `failed`: tried in vain; it is tried again by the sweep or by an operator. */
export type StripeEventStatus = 'received' | 'applied' | 'ignored' | 'failed';

/** What we keep of an event: its shape is Stripe's, without the person in it. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** In whatever shape it came. */
  readonly data: { readonly object: unknown };
}

/** One event as Stripe sent it, stored before it is answered. */
@Entity({ tableName: 'stripe_events' })
@Index({ properties: ['status', 'receivedAt'] })
export class StripeEvent {
  /** Stripe's, `evt_…`: the same event that comes again is the same row. */
  @PrimaryKey({ type: 'text' })
  id: string;

  @Property({ type: 'text' })
  type: string;

  @Property({ type: 'jsonb', lazy: true })
  payload: StoredEvent;

  @Property({ type: 'text' })
  status: StripeEventStatus & Opt = 'received';

  /** Why it was ignored or what went wrong, for operators. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  purchaseId: string | null = null;

  @Property({ type: 'integer' })
  attempts: number & Opt = 0;

  /** When it happened at Stripe. */
  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  receivedAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  appliedAt: Date | null = null;

  constructor(event: StoredEvent) {
    this.id = event.id;
    this.type = event.type;
    this.payload = event;
    this.createdAt = new Date(event.created * 1000);
  }
}
