import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { searchIndex } from '../shared/database/search-text.js';

/**
 * SQL for the mailbox that an address leads to: without what follows a `+`, at Gmail without dots and at Proton without
 * dots, hyphens and underscores, which they ignore. Gmail, Apple and Proton have several domains for the same mailbox.
 * An address that begins with `+` stands for itself; Gmail has none.
 * @param email an SQL expression for a trimmed and lower-cased address
 */
export const mailboxOf = (email: string): string => {
  const name = `split_part(split_part(${email}, '@', 1), '+', 1)`;
  return (
    `case when ${email} ~ '@(gmail|googlemail)[.]com$' then replace(${name}, '.', '') || '@gmail.com'` +
    ` when ${email} like '+%' then ${email}` +
    ` when ${email} ~ '@(icloud|me|mac)[.]com$' then ${name} || '@icloud.com'` +
    ` when ${email} ~ '@(proton[.]me|protonmail[.]com|protonmail[.]ch|pm[.]me)$'` +
    ` then translate(${name}, '.-_', '') || '@proton.me'` +
    ` else ${name} || '@' || split_part(${email}, '@', 2) end`
  );
};

/** A person with an account. */
@Entity({ tableName: 'users' })
@Index({ properties: ['createdAt', 'id'] })
@Index(searchIndex('users', 'email'))
@Index({
  name: 'users_mailbox_alias_index',
  expression: `create index "users_mailbox_alias_index" on "users" ((${mailboxOf('email')}))`,
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
