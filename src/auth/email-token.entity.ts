import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { User } from './user.entity.js';

/** A link sent by mail that proves the address once: to confirm it or to choose a new password. */
@Entity({ tableName: 'email_tokens' })
export class EmailToken {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne(() => User, { deleteRule: 'cascade', index: true })
  user: User;

  @Property({ type: 'text' })
  purpose: 'confirm' | 'reset';

  /** Of `hashToken` (hex); the token itself is only in the mail. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', index: true })
  expiresAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;

  constructor(user: User, purpose: 'confirm' | 'reset', tokenHash: string, expiresAt: Date) {
    this.user = user;
    this.purpose = purpose;
    this.tokenHash = tokenHash;
    this.expiresAt = expiresAt;
  }
}
