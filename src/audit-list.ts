import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import type { AuditFilter, AuditLine, AuditPage, AuditSort } from './audit.types.js';
import { adminListQuery, isoTime, readAdminList, type AdminList } from './shared/database/admin-list.js';

/** It names rows of every module, so it stands where the modules are put together. */
const list: AdminList<AuditSort, AuditFilter> = {
  columns: `e.id, ${isoTime('e.created_at')} as "createdAt", e.actor, e.act, e.subject, e.details,
    (select u.email from users u where u.id = e.actor_id) as "actorEmail",
    case split_part(e.subject, ':', 1)
      when 'user' then (select u.email from users u where u.id = e.subject_id)
      when 'analysis' then (select coalesce(a.address, a.hemnet_url) from analyses a where a.id = e.subject_id)
      when 'experiment' then (select coalesce(a.address, a.hemnet_url)
        from prompt_experiments x join analyses a on a.id = x.analysis_id where x.id = e.subject_id)
      when 'purchase' then (select p.product_name from purchases p where p.id = e.subject_id)
    end as "subjectName"`,
  from: 'audit_entries e',
  id: 'e.id',
  orders: { created_at: 'e.created_at', act: 'e.act' },
  filters: {
    web: `e.actor like 'user:%'`,
    cli: `e.actor like 'cli:%'`,
    users: `e.act like 'user.%'`,
    analyses: `(e.act like 'analysis.%' or e.act like 'report.%' or e.act like 'objection.%')`,
    experiments: `e.act like 'experiment.%'`,
    sales: `(e.act like 'credits.%' or e.act like 'product.%' or e.act like 'webhook.%')`,
    settings: `e.act like 'setting.%'`,
    queue: `(e.act like 'job.%' or e.act like 'queue.%')`,
    database: `(e.act like 'database.%' or e.act like 'retention.%')`,
  },
  searched: ['e.act', 'e.subject', 'e.actor'],
  searchedBeside: [
    { keys: ['e.actor_id', 'e.subject_id'], ids: 'select id from users where email ilike ?' },
    { keys: ['e.subject_id'], ids: 'select id from analyses where address ilike ?' },
  ],
};

export const auditQuery = adminListQuery(list);
export type AuditQuery = z.infer<typeof auditQuery>;

/** One page of the log of what administrators and operators did. */
export function readAudit(em: EntityManager, query: AuditQuery): Promise<AuditPage> {
  return readAdminList<AuditLine>(em, list, query);
}
