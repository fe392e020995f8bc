import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { UserNotFound } from '../auth/auth.errors.js';
import { User } from '../auth/user.entity.js';
import { freeReportsCount } from '../settings/settings.service.js';
import { recordAct } from '../shared/audit/record-act.js';
import { ReasonMissing } from './billing.errors.js';
import { CreditEntry, type CreditKind } from './credit-entry.entity.js';

/** Reports left, whole numbers, never negative. */
export interface Balance {
  readonly free: number;
  readonly credits: number;
}

/** A line of the ledger as operators read it. */
export type LedgerView = Pick<CreditEntry, 'kind' | 'amount' | 'reason' | 'reference' | 'actor'> & {
  /** ISO 8601 */
  readonly createdAt: string;
};

/** The ledger. Whatever belongs to a larger transaction takes that transaction's entity manager. */
@Injectable()
export class CreditsService {
  constructor(private readonly em: EntityManager) {}

  async balance(userId: string, em: EntityManager = this.em.fork()): Promise<Balance> {
    const [sums] = await em.execute<{ free: number; credits: number }[]>(
      `select coalesce(sum(amount) filter (where kind = 'free'), 0)::int as free,
              coalesce(sum(amount) filter (where kind = 'credit'), 0)::int as credits
         from credit_entries where user_id = ?`,
      [userId],
    );
    return { free: sums?.free ?? 0, credits: sums?.credits ?? 0 };
  }

  /** Whether the user was given free reports at the sign-up; null for whoever was not while nobody is given any. */
  async hadFreeReports(userId: string): Promise<boolean | null> {
    const em = this.em.fork();
    const given = await em.count(CreditEntry, { user: userId, reason: 'grant', kind: 'free' });
    if (given > 0) return true;
    return (await freeReportsCount(em)) > 0 ? false : null;
  }

  /** The ledger of a user, newest first. */
  async entries(userId: string): Promise<LedgerView[]> {
    const entries = await this.em
      .fork()
      .find(CreditEntry, { user: userId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
    return entries.map(({ createdAt, kind, amount, reason, reference, actor }) => ({
      createdAt: createdAt.toISOString(),
      kind,
      amount,
      reason,
      reference,
      actor,
    }));
  }

  /**
   * Makes everything that counts a user's reports wait its turn until the caller's transaction ends, so that no sum
   * goes below zero. Always taken before the locks of other rows, so that two transactions cannot wait for each other.
   * @throws UserNotFound when the account has just been erased
   */
  async lock(em: EntityManager, userId: string): Promise<User> {
    // Not `for update`: whoever writes a row that refers to the person holds its key, and would wait for us as we for them.
    return this.held(em, userId, 'for no key update');
  }

  /**
   * As `lock`, and nobody begins to refer to the person until the caller's transaction ends: for an erasure, which
   * takes all that refers to it.
   * @throws UserNotFound when the account has just been erased
   */
  async lockAlone(em: EntityManager, userId: string): Promise<User> {
    return this.held(em, userId, 'for update');
  }

  private async held(em: EntityManager, userId: string, how: string): Promise<User> {
    const found = await em.execute<object[]>(`select 1 from users where id = ? ${how}`, [userId]);
    if (found.length === 0) throw new UserNotFound();
    return em.findOneOrFail(User, { id: userId });
  }

  /**
   * Spends one report inside the caller's transaction, free ones first; once for each reference.
   * @param actor as in the ledger; an analysis that completes spends by itself
   * @returns whether the reference is paid after the call (also when it was paid before)
   */
  async spend(em: EntityManager, userId: string, reference: string, actor = 'system'): Promise<boolean> {
    const user = await this.lock(em, userId);
    if (await em.findOne(CreditEntry, { reason: 'spend', reference })) return true;
    const { free, credits } = await this.balance(userId, em);
    const kind: CreditKind | null = free > 0 ? 'free' : credits > 0 ? 'credit' : null;
    if (kind === null) return false;
    em.persist(new CreditEntry(user, { kind, amount: -1, reason: 'spend', reference, actor }));
    await em.flush();
    return true;
  }

  /**
   * Gives bought reports by an operator's hand.
   * @param reason why, for whoever reads the ledger; the log goes without it, for it may tell of a person
   * @param actor who gives them, as in the log: `cli:<name>`
   * @param key makes a repeated call with the same reason count once
   * @throws ReasonMissing for a blank one
   */
  async grant(
    userId: string,
    amount: number,
    reason: string,
    actor: string,
    key: string = randomUUID(),
  ): Promise<void> {
    if (reason.trim() === '') throw new ReasonMissing();
    const reference = `${reason.trim()} [${key}]`;
    await this.em.fork().transactional(async (em) => {
      const user = await this.lock(em, userId);
      if (await em.findOne(CreditEntry, { reason: 'adjustment', reference })) return;
      em.persist(new CreditEntry(user, { kind: 'credit', amount, reason: 'adjustment', reference, actor }));
      const subject = `user:${userId}`;
      await recordAct(em, { actor, act: 'credits.grant', subject, details: { amount } });
    });
  }
}
