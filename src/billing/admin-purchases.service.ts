import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { adminListQuery, isoTime, readAdminList, type AdminList } from '../shared/database/admin-list.js';
import type {
  AdminPurchase,
  AdminPurchaseFilter,
  AdminPurchasePage,
  AdminPurchaseSort,
} from './billing.types.js';

const hasReturnedRefund = '(p.withdrawal_refund_id is not null and p.amount_refunded < p.amount_withdrawn)';

/** The money of `Purchase.isOrphaned`. */
const isOrphaned = `(p.user_id is null and p.status = 'completed' and p.completed_at is not null
  and p.confirmation_sent_at is null and p.amount_paid > p.amount_refunded
  and p.dispute_status is distinct from 'lost')`;

/** A lost dispute has taken all that was left of the money, and what came for an erased account is to be paid back. */
const isKept = `(p.dispute_status is distinct from 'lost' and not ${isOrphaned})`;

const list: AdminList<AdminPurchaseSort, AdminPurchaseFilter> = {
  columns: `p.id, (select u.email from users u where u.id = p.user_id) as "userEmail", p.product_name as "productName", p.product_key as "productKey",
    p.report_count as "reportCount", p.reports_granted as "reportCreditsGranted",
    p.reports_withdrawn as "reportsWithdrawn", p.reports_owed as "reportsOwed", p.amount as price,
    p.amount_paid as "amountPaid", p.amount_refunded as "amountRefunded",
    case when p.withdrawal_refund_id is null then p.amount_withdrawn else 0 end as "amountOnItsWay",
    ${hasReturnedRefund} as "hasReturnedRefund", ${isOrphaned} as "isOrphaned", p.currency, p.status, p.dispute_status as "disputeStatus",
    ${isoTime('p.created_at')} as "createdAt"`,
  from: 'purchases p',
  id: 'p.id',
  /** As the list shows them: of what was never paid, what was asked for it. */
  orders: {
    created_at: 'p.created_at',
    user_email: { by: 'u.email', join: 'left join users u on u.id = p.user_id', canBeNull: true },
    product_name: 'p.product_name collate "sv-x-icu"',
    report_credits_granted: 'p.report_count',
    amount_paid: 'case when p.completed_at is null then p.amount else p.amount_paid end',
    status: `array_position(array['waiting', 'pending', 'completed', 'refunded', 'failed', 'expired'], p.status)`,
  },
  filters: {
    pending: `p.status = 'pending'`,
    waiting: `p.status = 'waiting'`,
    completed: `p.status = 'completed'`,
    failed: `p.status = 'failed'`,
    expired: `p.status = 'expired'`,
    refunded: `p.status = 'refunded'`,
    withdrawn: 'p.withdrawn_at is not null',
    disputed: 'p.dispute_status is not null',
    owed: 'p.reports_owed > 0',
    returned: hasReturnedRefund,
    orphaned: isOrphaned,
  },
  searched: ['p.product_name'],
  typedWhole: ['p.session_id', 'p.payment_intent_id'],
  searchedBeside: [{ keys: ['p.user_id'], ids: 'select id from users where email ilike ?' }],
};

export const purchasesQuery = adminListQuery(list);
export type PurchasesQuery = z.infer<typeof purchasesQuery>;

/** All purchases, for administrators. */
@Injectable()
export class AdminPurchasesService {
  constructor(private readonly em: EntityManager) {}

  async page(query: PurchasesQuery): Promise<AdminPurchasePage> {
    const em = this.em.fork();
    const stats = await this.figures(em);
    return { stats, ...(await readAdminList<AdminPurchase>(em, list, query)) };
  }

  /** Over all purchases that were ever paid. */
  async figures(em: EntityManager = this.em.fork()): Promise<AdminPurchasePage['stats']> {
    const [figures] = await em.execute<AdminPurchasePage['stats'][]>(
      `select coalesce(sum(amount_paid - amount_refunded) filter (where ${isKept}), 0)::float8 as revenue,
              count(*)::int as count, coalesce(round(avg(amount_paid)), 0)::float8 as average,
              (count(*) filter (where status = 'completed' and ${isKept}))::int as completed,
              (count(*) filter (where ${isOrphaned}))::int as orphaned
         from purchases p where completed_at is not null`,
    );
    return figures!;
  }
}
