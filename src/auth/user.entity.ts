import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { searchIndex } from '../shared/database/search-text.js';
import { mailboxSql } from '../shared/mail/mailbox.js';

/** A person with an account. */
@Entity({ tableName: 'users' })
@Index({ properties: ['createdAt', 'id'] })
@Index(searchIndex('users', 'email'))
@Index({
  name: 'users_mailbox_alias_index',
  expression: `create index "users_mailbox_alias_index" on "users" ((${mailboxSql('email')}))`,
})
export class User {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  /** Trimmed and lower-cased. */
  @Property({ type: 'text' })
  @Unique()
  email: string;

  /** Argon2id in PHC form. */
  @Property({ type: 'text' })
  passwordHash: string;

  /** Null until the person has proved that the address is theirs, where that is asked for. */
  @Property({ type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Signed up where addresses are proved, and not proved yet: such an account goes after a week. */
  @Property({ type: 'boolean', default: false })
  awaitsConfirmation = false;

  /**
   * SHA-256 (hex) of the random id that the browser keeps, or of its stand-in; free reports are granted once per device.
   * Of the browser that they came to: the one that proved the address, where that is asked for.
   */
  @Property({ type: 'text', nullable: true, index: true })
  deviceHash: string | null;

  /** Not stored: told to whoever grants the free reports while the user is being created or confirmed. */
  @Property({ type: 'boolean', persist: false })
  areFreeReportsWithheld = false;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  constructor(email: string, passwordHash: string, deviceHash: string | null = null) {
    this.email = email;
    this.passwordHash = passwordHash;
    this.deviceHash = deviceHash;
  }
}
