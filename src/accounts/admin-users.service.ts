import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { UserNotFound } from '../auth/auth.errors.js';
import {
  adminListQuery,
  isoTime,
  readAdminList,
  type AdminList,
  type AdminListPage,
} from '../shared/database/admin-list.js';
import type {
  AdminUser,
  AdminUserFilter,
  AdminUserPage,
  AdminUserSort,
  UserDetails,
  UserFigures,
} from './accounts.types.js';

const isNew = `u.created_at >= now() - interval '7 days'`;
const isActive = 'exists (select 1 from analyses a where a.user_id = u.id)';
const isAdmin = `exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin')`;
const left = (kind: 'free' | 'credit') =>
  `(select coalesce(sum(amount), 0)::int from credit_entries c where c.user_id = u.id and c.kind = '${kind}')`;

/** What is summed is summed for the rows of one page alone, so there is no order by it. */
const list: AdminList<AdminUserSort, AdminUserFilter> = {
  columns: `u.id, u.email, ${isoTime('u.created_at')} as "createdAt",
    u.email_confirmed_at is not null as "isConfirmed", ${isAdmin} as "isAdmin",
    ${left('free')} as "freeReportsRemaining", ${left('credit')} as "reportCredits",
    (select count(*) from analyses a where a.user_id = u.id)::int as analyses`,
  from: 'users u',
  id: 'u.id',
  orders: { created_at: 'u.created_at', email: 'u.email' },
  filters: {
    admins: `u.id in (select user_id from user_roles where role = 'admin')`,
    active: isActive,
    inactive: `not ${isActive}`,
    buyers: 'exists (select 1 from purchases p where p.user_id = u.id and p.completed_at is not null)',
    new: isNew,
    unconfirmed: 'u.email_confirmed_at is null',
  },
  searched: ['u.email'],
};

export const usersQuery = adminListQuery(list);
export type UsersQuery = z.infer<typeof usersQuery>;

/** All people with accounts, for administrators. */
@Injectable()
export class AdminUsersService {
  constructor(private readonly em: EntityManager) {}

  async page(query: UsersQuery): Promise<AdminUserPage> {
    const em = this.em.fork();
    const stats = await this.figures(em);
    return { stats, ...(await readAdminList<AdminUser>(em, list, query)) };
  }

  /**
   * Those who meet all conditions, for operators.
   * @param since signed up at or after
   * @param query.limit any number
   */
  find(
    { isAdmin: wantsAdmins = false, since }: { isAdmin?: boolean; since?: Date | undefined },
    query: Pick<UsersQuery, 'search' | 'sort' | 'order' | 'limit'>,
  ): Promise<AdminListPage<AdminUser>> {
    const page = { ...query, offset: 0, ...(wantsAdmins && { filter: 'admins' }) };
    const conditions = since ? [{ sql: 'u.created_at >= ?', values: [since] }] : [];
    return readAdminList<AdminUser>(this.em.fork(), list, page, conditions);
  }

  /** @throws UserNotFound */
  async details(userId: string): Promise<UserDetails> {
    const [user] = await this.em.fork().execute<UserDetails[]>(
      `select u.id, u.email, ${isoTime('u.created_at')} as "createdAt",
              ${isoTime('u.email_confirmed_at')} as "confirmedAt", ${isAdmin} as "isAdmin",
              (select ${isoTime('max(s.created_at)')} from refresh_sessions s where s.user_id = u.id) as "lastSeenAt",
              ${left('free')} as "freeReports", ${left('credit')} as "boughtReports",
              (select coalesce(jsonb_object_agg(status, n), '{}') from
                (select status, count(*)::int as n from analyses where user_id = u.id group by status) by_status) as analyses,
              (select jsonb_build_object('count', count(*), 'amountPaid', coalesce(sum(amount_paid), 0),
                        'amountRefunded', coalesce(sum(amount_refunded), 0))
                 from purchases where user_id = u.id and completed_at is not null) as purchases
         from users u where u.id = ?`,
      [userId],
    );
    if (!user) throw new UserNotFound();
    return user;
  }

  /** Over all users. */
  async figures(em: EntityManager = this.em.fork()): Promise<UserFigures> {
    const [figures] = await em.execute<[UserFigures]>(
      `select count(*)::int as total, (count(*) filter (where ${isNew}))::int as "newLastWeek",
              (select count(distinct user_id) from analyses)::int as active
         from users u`,
    );
    return figures;
  }
}
