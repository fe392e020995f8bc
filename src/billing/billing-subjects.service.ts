import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** A row that a job of billing's works on. */
export interface BillingSubject {
  readonly id: string;
  /** A purchase's product, or the type of an event of Stripe's. */
  readonly title: string;
  readonly status: string;
  /** The purchase that it is or is about, once that is known. */
  readonly purchaseId: string | null;
}

/** How the rows are called that billing's jobs work on, and how they stand. What was deleted is left out. */
@Injectable()
export class BillingSubjectsService {
  constructor(private readonly em: EntityManager) {}

  /** @param ids uuids */
  purchases(ids: readonly string[]): Promise<BillingSubject[]> {
    return this.read(
      `select id::text, product_name as title, status, id::text as "purchaseId"
         from purchases where id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      ids,
    );
  }

  /** @param ids as Stripe gives them */
  events(ids: readonly string[]): Promise<BillingSubject[]> {
    return this.read(
      `select id, type as title, status, purchase_id::text as "purchaseId"
         from stripe_events where id in (select jsonb_array_elements_text(?::jsonb))`,
      ids,
    );
  }

  private read(sql: string, ids: readonly string[]): Promise<BillingSubject[]> {
    return this.em.fork().execute<BillingSubject[]>(sql, [JSON.stringify(ids)]);
  }
}
