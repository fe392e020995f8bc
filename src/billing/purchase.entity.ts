import {
  Entity,
  Formula,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { User } from '../auth/user.entity.js';
import { searchIndex } from '../shared/database/search-text.js';
import type { PurchaseView } from './billing.types.js';

/**
 * `pending`: sent to the payment page. `waiting`: paid by a slow method whose answer is awaited. `refunded`: the whole
 * sum went back; a part of it leaves the purchase `completed` with its `amountRefunded`.
 */
export type PurchaseStatus = 'pending' | 'waiting' | 'completed' | 'failed' | 'expired' | 'refunded';

/** What somebody set out to buy, as it was offered. */
export interface Offer {
  readonly productKey: string;
  readonly productName: string;
  readonly reportCount: number;
  readonly priceId: string;
  /** öre, VAT included */
  readonly amount: number;
  readonly currency: string;
}

/**
 * One purchase, from the press of the button on. What happened to its money is Stripe's to say: the row repeats it
 * as of its last look, and counts what the ledger was given for it. Kept for seven years, without its buyer when the
 * account is gone.
 */
@Entity({ tableName: 'purchases' })
@Index({ properties: ['user', 'createdAt'] })
@Index({ properties: ['createdAt', 'id'] })
@Index(searchIndex('purchases', 'product_name'))
@Index({ properties: ['status', 'updatedAt'] })
export class Purchase {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => User, deleteRule: 'set null', nullable: true })
  user: User | null;

  @Property({ type: 'text' })
  productKey: string;

  @Property({ type: 'text' })
  productName: string;

  @Property({ type: 'integer' })
  reportCount: number;

  @Property({ type: 'text' })
  priceId: string;

  /** öre, VAT included: the price that was shown; a promotion code makes the paid sum less. */
  @Property({ type: 'integer' })
  amount: number;

  @Property({ type: 'text' })
  currency: string;

  /** What the report is to open as soon as it is paid; null for packages. */
  @Property({ type: 'uuid', nullable: true })
  analysisId: string | null;

  /** The home of `analysisId` while it is its buyer's; read when it is asked for. The database knows analyses, billing does not. */
  @Formula<Purchase>(
    ({ analysisId, user }) =>
      `(select json_build_object('analysisId', a.id, 'address', a.address) from analyses a
         where a.id = ${analysisId} and a.user_id = ${user})`,
    { type: 'json', lazy: true },
  )
  home?: PurchaseView['home'];

  @Property({ type: 'text' })
  status: PurchaseStatus & Opt = 'pending';

  /** Null until Stripe has answered that there is one. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  sessionId: string | null = null;

  @Property({ type: 'text', nullable: true, index: true })
  paymentIntentId: string | null = null;

  /** öre */
  @Property({ type: 'integer' })
  amountPaid: number & Opt = 0;

  /** öre, all refunds together */
  @Property({ type: 'integer' })
  amountRefunded: number & Opt = 0;

  /** Stripe's word for the latest dispute, for instance `needs_response`, `won`, `lost`. */
  @Property({ type: 'text', nullable: true })
  disputeStatus: string | null = null;

  /** Reports put into the ledger for the payment. */
  @Property({ type: 'integer' })
  reportsGranted: number & Opt = 0;

  /** Reports taken out of the ledger for refunds and disputes, without those that were withdrawn. */
  @Property({ type: 'integer' })
  reportsTakenBack: number & Opt = 0;

  /** Reports that were paid back but had been used already: nobody can take them, so administrators are told. */
  @Property({ type: 'integer' })
  reportsOwed: number & Opt = 0;

  /** Reports given back by the buyer's right of withdrawal. */
  @Property({ type: 'integer' })
  reportsWithdrawn: number & Opt = 0;

  /** öre that the withdrawal pays back */
  @Property({ type: 'integer' })
  amountWithdrawn: number & Opt = 0;

  @Property({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;

  /** Stripe's refund of the withdrawal; null until Stripe has taken it. */
  @Property({ type: 'text', nullable: true })
  withdrawalRefundId: string | null = null;

  @Property({ type: 'text', nullable: true })
  receiptUrl: string | null = null;

  /** Which wording of the consent was accepted, and when. */
  @Property({ type: 'text' })
  termsVersion: string;

  @Property({ type: 'timestamptz' })
  termsAcceptedAt: Date & Opt = new Date();

  /** Counts what was written; a look at Stripe that is older than the row does not overwrite it. */
  @Property({ type: 'integer' })
  revision: number & Opt = 0;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt = new Date();

  /** When the reports were given. */
  @Property({ type: 'timestamptz', nullable: true })
  completedAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  updatedAt: Date & Opt = new Date();

  @Property({ type: 'timestamptz', nullable: true })
  confirmationSentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  withdrawalSentAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  adminsToldAt: Date | null = null;

  /** Whether a withdrawal's money was sent and is not with the buyer: their bank sent it back. */
  @Property({ persist: false })
  get hasReturnedRefund(): boolean & Opt {
    return this.withdrawalRefundId !== null && this.amountRefunded < this.amountWithdrawn;
  }

  /**
   * Whether its money came when the buyer's account was gone, and is with us: whoever had an account was sent a
   * confirmation. It is to be paid back, for nobody has anything of it.
   */
  @Property({ persist: false })
  get isOrphaned(): boolean & Opt {
    const { user, status, completedAt, confirmationSentAt, disputeStatus } = this;
    return (
      user === null &&
      status === 'completed' &&
      completedAt !== null &&
      confirmationSentAt === null &&
      this.amountPaid > this.amountRefunded &&
      disputeStatus !== 'lost'
    );
  }

  constructor(user: User, offer: Offer, termsVersion: string, analysisId: string | null = null) {
    this.user = user;
    this.productKey = offer.productKey;
    this.productName = offer.productName;
    this.reportCount = offer.reportCount;
    this.priceId = offer.priceId;
    this.amount = offer.amount;
    this.currency = offer.currency;
    this.termsVersion = termsVersion;
    this.analysisId = analysisId;
  }
}
