import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { containing, searchText } from '../shared/database/search-text.js';
import type {
  AdminPurchase,
  AdminPurchaseFilter,
  AdminPurchasePage,
  AdminPurchaseSort,
} from './billing.types.js';

const hasReturnedRefund = '(p.withdrawal_refund_id is not null and p.amount_refunded < p.amount_withdrawn)';

/** A lost dispute has taken all that was left of the money. */
const isKept = `dispute_status is distinct from 'lost'`;

const filters: Readonly<Record<AdminPurchaseFilter, string>> = {
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
};

/** As the list shows them: of what was never paid, what was asked for it. */
const orders: Readonly<Record<AdminPurchaseSort, string>> = {
  created_at: 'p.created_at',
  user_email: 'u.email',
  product_name: 'p.product_name collate "sv-x-icu"',
  report_credits_granted: 'p.report_count',
  amount_paid: 'case when p.completed_at is null then p.amount else p.amount_paid end',
  status: `array_position(array['waiting', 'pending', 'completed', 'refunded', 'failed', 'expired'], p.status)`,
};

const namesOf = <Name extends string>(named: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(named) as [Name, ...Name[]]);

export const purchasesQuery = z.object({
  search: searchText.default(''),
  filter: namesOf(filters).optional(),
  sort: namesOf(orders).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type PurchasesQuery = z.infer<typeof purchasesQuery>;

/** All purchases, for administrators. */
@Injectable()
export class AdminPurchasesService {
  constructor(private readonly em: EntityManager) {}

  async page({ search, filter, sort, order, limit, offset }: PurchasesQuery): Promise<AdminPurchasePage> {
    const where: string[] = [];
    const values: unknown[] = [];
    if (filter) where.push(filters[filter]);
    if (search) {
      const pattern = containing(search);
      const searched = ['u.email', 'p.product_name', 'p.id::text', 'p.session_id', 'p.payment_intent_id'];
      where.push(`(${searched.map((column) => `${column} ilike ?`).join(' or ')})`);
      values.push(...searched.map(() => pattern));
    }
    const from = `from purchases p left join users u on u.id = p.user_id ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`;
    const em = this.em.fork();
    const [stats] = await em.execute<AdminPurchasePage['stats'][]>(
      `select coalesce(sum(amount_paid - amount_refunded) filter (where ${isKept}), 0)::float8 as revenue,
              count(*)::int as count, coalesce(round(avg(amount_paid)), 0)::float8 as average,
              (count(*) filter (where status = 'completed' and ${isKept}))::int as completed
         from purchases where completed_at is not null`,
    );
    const [counted] = await em.execute<{ total: number }[]>(`select count(*)::int as total ${from}`, values);
    const items = await em.execute<AdminPurchase[]>(
      `select p.id, u.email as "userEmail", p.product_name as "productName", p.product_key as "productKey",
              p.report_count as "reportCount", p.reports_granted as "reportCreditsGranted",
              p.reports_withdrawn as "reportsWithdrawn", p.reports_owed as "reportsOwed", p.amount as price,
              p.amount_paid as "amountPaid", p.amount_refunded as "amountRefunded",
              case when p.withdrawal_refund_id is null then p.amount_withdrawn else 0 end as "amountOnItsWay",
              ${hasReturnedRefund} as "hasReturnedRefund", p.currency, p.status, p.dispute_status as "disputeStatus",
              to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
         ${from} order by ${orders[sort]} ${order} nulls last, p.id ${order} limit ? offset ?`,
      [...values, limit, offset],
    );
    return { stats: stats!, total: counted!.total, offset, items };
  }
}
