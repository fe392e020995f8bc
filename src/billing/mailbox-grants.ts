import type { EntityManager } from '@mikro-orm/postgresql';
import { keyedDigest } from '../shared/keyed-digest.js';
import { mailboxOf, mailboxSql } from '../shared/mail/mailbox.js';
import { grantsKnownFor } from './device-grant.entity.js';

/** The entry by which a user was given free reports at the sign-up. */
const grantOfUser = `granted.user_id = users.id
  and granted.reason = 'grant' and granted.reference = 'signup:' || users.id`;

/**
 * Which mailboxes have had their free reports: those of accounts, and those of accounts that their owners erased, of
 * which a digest alone is kept. Of two who ask about one mailbox, the later waits for the earlier's transaction.
 */
export class MailboxGrants {
  /** @param secret the deployment's, from which the key of the digests is derived */
  constructor(private readonly secret: string) {}

  /** Whether another account had them by the mailbox that this address leads to, also one that is erased. */
  async has(transaction: EntityManager, { id, email }: { id: string; email: string }): Promise<boolean> {
    const mailbox = await this.hold(transaction, email);
    const had = await transaction.execute<unknown[]>(
      `select 1 from users join credit_entries granted on ${grantOfUser}
        where ${mailboxSql('users.email')} = ? and users.id <> ?
       union all
       select 1 from mailbox_grants where mailbox_hash in (?, ?) and created_at >= now() - interval '${grantsKnownFor}'
       limit 1`,
      [mailbox, id, this.digest(mailbox), this.digest(plainMailbox(email))],
    );
    return had.length > 0;
  }

  /**
   * In the transaction that then deletes the user: otherwise erasing and signing up again would give free reports for ever.
   */
  async keep(transaction: EntityManager, userId: string): Promise<void> {
    const [granted] = await transaction.execute<{ email: string; created_at: string }[]>(
      `select users.email, granted.created_at from users join credit_entries granted on ${grantOfUser}
        where users.id = ?`,
      [userId],
    );
    if (!granted) return;
    const mailbox = await this.hold(transaction, granted.email);
    await transaction.execute(
      `insert into mailbox_grants (mailbox_hash, created_at) values (?, ?)
       on conflict (mailbox_hash) do update set created_at = excluded.created_at`,
      [this.digest(mailbox), granted.created_at],
    );
  }

  private digest(mailbox: string): string {
    return keyedDigest(this.secret, 'mailboxes', mailbox);
  }

  private async hold(transaction: EntityManager, email: string): Promise<string> {
    const mailbox = mailboxOf(email);
    await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mailbox:${mailbox}`]);
    return mailbox;
  }
}

/** As Apple's and Proton's mailboxes were kept before 2026-11-29, when their other names were not known. */
function plainMailbox(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.split('+')[0]!}@${host}`;
}
