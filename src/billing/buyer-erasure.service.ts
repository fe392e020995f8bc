import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../shared/config/config.js';
import { FulfilmentService } from './fulfilment.service.js';
import { MailboxGrants } from './mailbox-grants.js';
import { Purchase } from './purchase.entity.js';

/** What the books and the grants hold of a person, counted. */
export interface BuyerCounts {
  /** Reports left, which the person loses. */
  readonly freeReports: number;
  readonly boughtReports: number;
  /** Marks that a device had its free reports; one that another account uses as well is not counted, and stays. */
  readonly deviceGrants: number;
  /** 1 when the account had its free reports, else 0; its own erasure then leaves a mark of the mailbox. */
  readonly hadFreeReports: number;
  /** Payment pages that may still be open; they are closed. */
  readonly openCheckouts: number;
  /** Slow payments that the bank has not decided about: nobody can stop their money. */
  readonly paymentsOnTheirWay: number;
  /** Kept without the person: every purchase that was begun, those of them that were paid, and lines of the ledger. */
  readonly purchases: number;
  readonly paidPurchases: number;
  readonly ledgerLines: number;
}

const ownGrant = `device_hash = (select device_hash from users where id = ?)
  and not exists (select 1 from users u where u.device_hash = device_grants.device_hash and u.id <> ?)`;

/** Takes a person out of the books, which are kept for seven years (7 kap. 2 § bokföringslagen). */
@Injectable()
export class BuyerErasureService {
  private readonly logger = new Logger(BuyerErasureService.name);
  private readonly mailboxes: MailboxGrants;

  constructor(
    private readonly em: EntityManager,
    private readonly fulfilment: FulfilmentService,
    @Inject(CONFIG) config: Config,
  ) {
    this.mailboxes = new MailboxGrants(config.jwtSecret);
  }

  async counts(userId: string, em: EntityManager = this.em.fork()): Promise<BuyerCounts> {
    const [counts] = await em.execute<[BuyerCounts]>(
      `with lines as (select kind, amount from credit_entries where user_id = ?),
            bought as (select * from purchases where user_id = ?)
       select (select coalesce(sum(amount), 0) from lines where kind = 'free')::int as "freeReports",
              (select coalesce(sum(amount), 0) from lines where kind = 'credit')::int as "boughtReports",
              (select count(*) from device_grants where ${ownGrant})::int as "deviceGrants",
              (select count(*) from credit_entries where user_id = ? and reason = 'grant'
                 and reference = 'signup:' || ?)::int as "hadFreeReports",
              (count(*) filter (where status = 'pending' and session_id is not null))::int as "openCheckouts",
              (count(*) filter (where status = 'waiting'))::int as "paymentsOnTheirWay",
              count(*)::int as purchases,
              (count(*) filter (where completed_at is not null))::int as "paidPurchases",
              (select count(*) from lines)::int as "ledgerLines"
         from bought`,
      [userId, userId, userId, userId, userId, userId],
    );
    return counts;
  }

  /**
   * In the transaction that then deletes the user, whose lines stay without it: whoever knows the address of a receipt
   * reads a name there, and why an operator gave reports is written in free words.
   * @param keepsGrants the marks that the device and the mailbox had their free reports stay until their time is over:
   * whoever could take them away by erasing the account would have free reports without end
   */
  async erase(em: EntityManager, userId: string, { keepsGrants }: { keepsGrants: boolean }): Promise<void> {
    await em.execute('update purchases set receipt_url = null where user_id = ?', [userId]);
    await em.execute(
      `update credit_entries set reference = 'erased:' || id where user_id = ? and reason = 'adjustment'`,
      [userId],
    );
    if (keepsGrants) await this.mailboxes.keep(em, userId);
    else await em.execute(`delete from device_grants where ${ownGrant}`, [userId, userId]);
  }

  /**
   * Closes payment pages that may still be open, as well as Stripe lets us: the sweep comes back to those of people who
   * are gone.
   * @param userId null for those of people who are gone
   */
  async closeCheckouts(userId: string | null): Promise<void> {
    const open = await this.em
      .fork()
      .find(
        Purchase,
        { user: userId, status: 'pending', sessionId: { $ne: null } },
        { fields: ['sessionId'], orderBy: { updatedAt: 'asc' }, limit: 100 },
      );
    for (const { id, sessionId } of open)
      await this.fulfilment.close(sessionId!).catch((error: unknown) => {
        this.logger.warn(`The payment page of ${id} could not be closed: ${(error as Error).message}`);
      });
  }
}
