import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A mailbox that had its free reports, when its account is erased: a keyed digest that is kept for `grantsKnownFor`. */
@Entity({ tableName: 'mailbox_grants' })
export class MailboxGrant {
  @PrimaryKey({ type: 'text' })
  mailboxHash: string;

  /** When it had them. */
  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  constructor(mailboxHash: string) {
    this.mailboxHash = mailboxHash;
  }
}
