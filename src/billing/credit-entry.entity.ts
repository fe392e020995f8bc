import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { raw } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { User } from '../auth/user.entity.js';

/** `free` reports are given, `credit` reports are bought; free ones are spent first. */
export type CreditKind = 'free' | 'credit';
export type CreditReason = 'grant' | 'purchase' | 'spend' | 'refund' | 'withdrawal' | 'adjustment';

/**
 * SQL for the time of a user's next line, with the user's id as its parameter: now by the database's clock, and after
 * the line before it also when clocks read in milliseconds. Whoever writes a line holds the user's lock.
 */
export const nextLineTime = `greatest(clock_timestamp(),
  (select max(created_at) + interval '1 millisecond' from credit_entries where user_id = ?::uuid))`;

/**
 * One line of the append-only ledger; a balance is the sum of a user's lines of one kind, never a counter. Lines
 * outlive their user: they belong to the books.
 */
@Entity({ tableName: 'credit_entries' })
@Unique({ properties: ['reason', 'reference'] })
export class CreditEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string = randomUUID();

  @ManyToOne({ entity: () => User, deleteRule: 'set null', nullable: true, index: true })
  user: User | null;

  @Property({ type: 'text' })
  kind: CreditKind;

  /** Reports: positive given, negative spent. */
  @Property({ type: 'integer' })
  amount: number;

  @Property({ type: 'text' })
  reason: CreditReason;

  /** What it was for; unique with the reason, so that nothing counts twice. */
  @Property({ type: 'text' })
  reference: string;

  /** Who did it: `system`, `stripe`, `user:<id>`, an operator's name, or the `purchase:<id>` that opened its report. */
  @Property({ type: 'text' })
  actor: string;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(
    user: User | null,
    entry: Pick<CreditEntry, 'kind' | 'amount' | 'reason' | 'reference' | 'actor'>,
  ) {
    this.user = user;
    this.kind = entry.kind;
    this.amount = entry.amount;
    this.reason = entry.reason;
    this.reference = entry.reference;
    this.actor = entry.actor;
    this.createdAt = raw<Date>(nextLineTime, [user?.id ?? null]);
  }
}
