import type { EntityName, EventArgs, EventSubscriber, TransactionEventArgs } from '@mikro-orm/postgresql';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { nextLineTime } from '../billing/credit-entry.entity.js';
import { Purchase } from '../billing/purchase.entity.js';
import { AnalysisEventsService } from './analysis-events.service.js';
import { tellOwner } from './tell-owner.js';

/**
 * Opens the report that a purchase was made for, in the transaction that settles the purchase: billing comes before
 * analyses and must not call it. One that is being written is opened when it is completed, whoever began it; what cannot be
 * opened (deleted, opened by other means) leaves the bought report on the buyer's account.
 */
@Injectable()
export class PaidAnalyses implements EventSubscriber<Purchase> {
  /** Opened in transactions that have not ended. */
  private readonly opened = new WeakMap<object, string[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly events: AnalysisEventsService,
  ) {
    em.getEventManager().registerSubscriber(this);
  }

  getSubscribedEntities(): EntityName<Purchase>[] {
    return [Purchase];
  }

  async afterUpdate({ entity: purchase, em, changeSet }: EventArgs<Purchase>): Promise<void> {
    const { analysisId, user, status } = purchase;
    if (!changeSet?.payload.completedAt || !analysisId || !user || status !== 'completed') return;
    // Plain SQL, for a flush is under way. What was bought may have been taken back at once.
    const opened = await (em as EntityManager).execute<{ id: string }[]>(
      `with held as (
         select coalesce(sum(amount), 0) as credits from credit_entries where user_id = ? and kind = 'credit'
       ), opened as (
         update analyses set is_paid = true, wants_preview = false, updated_at = now()
          where id = ? and user_id = ? and status = 'completed' and not is_paid
            and (select credits from held) > 0
         returning id
       ), asked as (
         update analyses set is_unasked = false, wants_preview = false
          where id = ? and user_id = ? and (is_unasked or wants_preview)
            and status in ('processing', 'scraped', 'analyzing')
       ), spent as (
         insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
         select gen_random_uuid(), ?::uuid, 'credit', -1, 'spend', 'analysis:' || id, ?, ${nextLineTime} from opened
         on conflict (reason, reference) do nothing
       )
       select id from opened`,
      [user.id, analysisId, user.id, analysisId, user.id, user.id, `purchase:${purchase.id}`, user.id],
    );
    const transaction = em.getTransactionContext<object>();
    if (transaction && opened.length > 0)
      this.opened.set(transaction, [...(this.opened.get(transaction) ?? []), analysisId]);
  }

  async afterTransactionCommit({ transaction }: TransactionEventArgs): Promise<void> {
    const ids = transaction ? this.opened.get(transaction as object) : undefined;
    for (const id of ids ?? []) await tellOwner(this.em, this.events, id);
  }
}
