import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { User } from './user.entity.js';

const revokedIndex = 'refresh_sessions_revoked_index';
const unusedIndex = 'refresh_sessions_unused_index';

/** One refresh token. Each use replaces it by a successor of the same family; a family is one log-in on one device. */
@Entity({ tableName: 'refresh_sessions' })
@Index({ properties: ['family', 'expiresAt'] })
@Index({ properties: ['user', 'createdAt', 'id'] })
@Index({
  name: unusedIndex,
  expression: `create index "${unusedIndex}" on "refresh_sessions" ("user_id") where rotated_at is null and replaced_at is null`,
})
@Index({
  name: revokedIndex,
  expression: `create index "${revokedIndex}" on "refresh_sessions" ("family") where revoked_at is not null`,
})
export class RefreshSession {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @Property({ type: 'uuid' })
  family: string;

  @ManyToOne(() => User, { deleteRule: 'cascade' })
  user: User;

  /** Of `hashToken` (hex); the token itself is only in the browser's cookie. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash: string;

  /** The log-in: the same in the whole family. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  startedAt: Date;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', index: true })
  expiresAt: Date;

  /** When it was exchanged for its successor. */
  @Property({ type: 'timestamptz', nullable: true })
  rotatedAt: Date | null = null;

  /** When another took its place, for the answer that brought it seemed lost. */
  @Property({ type: 'timestamptz', nullable: true })
  replacedAt: Date | null = null;

  /** When an access token, or one for pictures, that came in the same answer was first used: somebody has that answer. */
  @Property({ type: 'timestamptz', nullable: true })
  arrivedAt: Date | null = null;

  /** When the session was ended: one token of a family that has it is enough. */
  @Property({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  userAgent: string | null;

  constructor(options: {
    user: User;
    family: string;
    tokenHash: string;
    /** Absent for the first of a family. */
    startedAt?: Date;
    expiresAt: Date;
    userAgent: string | null;
  }) {
    this.user = options.user;
    this.family = options.family;
    this.tokenHash = options.tokenHash;
    this.startedAt = options.startedAt ?? this.createdAt;
    this.expiresAt = options.expiresAt;
    this.userAgent = options.userAgent;
  }
}
