import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditFinding } from '../billing/billing.types.js';

/** Whether each opened report was paid for and is there to be read, and each payment of one opened it. */
@Injectable()
export class PaidAuditService {
  constructor(private readonly em: EntityManager) {}

  /** A deleted analysis leaves its spent report behind, which is as it should be. */
  async audit(): Promise<AuditFinding[]> {
    const rows = await this.em.fork().execute<{ id: string; is_paid: boolean; is_lost: boolean }[]>(
      `select a.id, a.is_paid, a.status = 'failed' and a.is_paid and c.id is not null as is_lost
         from analyses a
         left join credit_entries c on c.reason = 'spend' and c.reference = 'analysis:' || a.id
        where a.is_paid <> (c.id is not null) or (a.is_paid and a.status = 'failed')
        order by a.created_at`,
    );
    return rows.map(({ id, is_paid: isPaid, is_lost: isLost }) => ({
      kind: 'analysis',
      id,
      ...(isLost ? lost(id) : isPaid ? unpaid(id) : locked(id)),
    }));
  }
}

const lost = (id: string) => ({
  text: 'a report was spent on it, it failed, and there is none to read',
  remedy: `start it over: npx app-cli analyses retry ${id}; if that fails too, give the buyer another`,
});
const unpaid = (id: string) => ({
  text: 'it is open, and no report was spent on it',
  remedy: `if nobody gave it away, lock it: update analyses set is_paid = false where id = '${id}'`,
});
const locked = (id: string) => ({
  text: 'a report was spent on it, and it is locked',
  remedy: `open it: update analyses set is_paid = true where id = '${id}'`,
});
