import type { EntityName, EventArgs, EventSubscriber } from '@mikro-orm/postgresql';
import { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../auth/user.entity.js';
import { freeReportsCount } from '../settings/settings.service.js';
import { grantsKnownFor } from './device-grant.entity.js';
import type { MailboxGrants } from './mailbox-grants.js';

/**
 * Grants a new user the free reports in the transaction that creates the user, or that confirms the address where they
 * waited for it: auth comes before billing and must not call it. A device that was granted within `grantsKnownFor` gets none,
 * nor does a mailbox whose other account was, so that new accounts cannot farm them; a user whom an operator made
 * (confirmed, without a device) is always granted.
 */
export class FreeReportsSubscriber implements EventSubscriber<User> {
  constructor(private readonly mailboxes: MailboxGrants) {}

  getSubscribedEntities(): EntityName<User>[] {
    return [User];
  }

  async afterCreate({ entity: user, em }: EventArgs<User>): Promise<void> {
    await this.grant(em as EntityManager, user);
  }

  async afterUpdate({ entity: user, em, changeSet }: EventArgs<User>): Promise<void> {
    if (changeSet?.payload.emailConfirmedAt) await this.grant(em as EntityManager, user);
  }

  private async grant(transaction: EntityManager, user: User): Promise<void> {
    if (user.areFreeReportsWithheld || (await hasThem(transaction, user.id))) return;
    if (user.deviceHash) {
      if (await this.mailboxes.has(transaction, user)) return;
      const [granted] = await transaction.execute<{ device_hash: string }[]>(
        `insert into device_grants (device_hash, created_at) values (?, now())
         on conflict (device_hash) do update set created_at = now()
           where device_grants.created_at < now() - interval '${grantsKnownFor}'
         returning device_hash`,
        [user.deviceHash],
      );
      if (!granted) return;
    }
    const amount = await freeReportsCount(transaction);
    if (amount === 0) return;
    await transaction.execute(
      `insert into credit_entries (id, user_id, kind, amount, reason, reference, actor, created_at)
       values (gen_random_uuid(), ?, 'free', ?, 'grant', ?, 'system', now())
       on conflict (reason, reference) do nothing`,
      [user.id, amount, `signup:${user.id}`],
    );
  }
}

/** Whoever had them at the sign-up uses up no other device by proving the address. */
async function hasThem(transaction: EntityManager, userId: string): Promise<boolean> {
  const had = await transaction.execute<unknown[]>(
    `select 1 from credit_entries where reason = 'grant' and reference = ?`,
    [`signup:${userId}`],
  );
  return had.length > 0;
}
