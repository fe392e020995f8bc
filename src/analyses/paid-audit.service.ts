import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditFinding } from '../billing/billing.types.js';

/** Whether each opened report was paid for, and each payment of one opened it. */
@Injectable()
export class PaidAuditService {
  constructor(private readonly em: EntityManager) {}

  /** A deleted analysis leaves its spent report behind, which is as it should be. */
  async audit(): Promise<AuditFinding[]> {
    const rows = await this.em.fork().execute<{ id: string; is_paid: boolean }[]>(
      `select a.id, a.is_paid
         from analyses a
         left join credit_entries c on c.reason = 'spend' and c.reference = 'analysis:' || a.id
        where a.is_paid <> (c.id is not null)
        order by a.created_at`,
    );
    return rows.map(({ id, is_paid: isPaid }) => ({
      kind: 'analysis',
      id,
      ...(isPaid
        ? {
            text: 'it is open, and no report was spent on it',
            remedy: `if nobody gave it away, lock it: update analyses set is_paid = false where id = '${id}'`,
          }
        : {
            text: 'a report was spent on it, and it is locked',
            remedy: `open it: update analyses set is_paid = true where id = '${id}'`,
          }),
    }));
  }
}
