import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { AdminPurchase, AdminPurchasePage } from './billing.types.js';

export const purchasesQuery = z.object({
  search: z.string().trim().max(200).default(''),
  status: z.enum(['pending', 'waiting', 'completed', 'failed', 'expired', 'refunded']).optional(),
  sort: z.enum(['created_at', 'amount_paid', 'product_name', 'status']).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type PurchasesQuery = z.infer<typeof purchasesQuery>;

/** All purchases, for administrators. */
@Injectable()
export class AdminPurchasesService {
  constructor(private readonly em: EntityManager) {}

  async page({ search, status, sort, order, limit, offset }: PurchasesQuery): Promise<AdminPurchasePage> {
    const where: string[] = [];
    const values: unknown[] = [];
    if (status) {
      where.push('p.status = ?');
      values.push(status);
    }
    if (search) {
      const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
      where.push('(u.email ilike ? or p.product_name ilike ? or p.id::text ilike ? or p.session_id ilike ?)');
      values.push(pattern, pattern, pattern, pattern);
    }
    const from = `from purchases p left join users u on u.id = p.user_id ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`;
    const em = this.em.fork();
    const [stats] = await em.execute<AdminPurchasePage['stats'][]>(
      `select coalesce(sum(amount_paid - amount_refunded), 0)::float8 as revenue, count(*)::int as count,
              coalesce(round(avg(amount_paid)), 0)::float8 as average,
              (count(*) filter (where status = 'completed'))::int as completed
         from purchases where completed_at is not null`,
    );
    const [counted] = await em.execute<{ total: number }[]>(`select count(*)::int as total ${from}`, values);
    const items = await em.execute<AdminPurchase[]>(
      `select p.id, u.email as "userEmail", p.product_name as "productName", p.product_key as "productKey",
              p.reports_granted as "reportCreditsGranted", p.amount_paid as "amountPaid",
              p.amount_refunded as "amountRefunded", p.currency, p.status, p.reports_owed as "reportsOwed",
              p.dispute_status as "disputeStatus",
              to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
         ${from} order by p.${sort} ${order}, p.id ${order} limit ? offset ?`,
      [...values, limit, offset],
    );
    return { stats: stats!, total: counted!.total, items };
  }
}
