import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { adminListQuery, isoTime, readAdminList, type AdminList } from '../shared/database/admin-list.js';
import type {
  AdminUser,
  AdminUserFilter,
  AdminUserPage,
  AdminUserSort,
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
