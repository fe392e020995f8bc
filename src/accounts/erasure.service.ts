import { DeadlockException, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AnalysisErasureService } from '../analyses/analysis-erasure.service.js';
import { AttemptLimitsService } from '../auth/attempt-limits.service.js';
import { NotAdmin } from '../auth/auth.errors.js';
import { UsersService } from '../auth/users.service.js';
import { BuyerErasureService } from '../billing/buyer-erasure.service.js';
import { CreditsService } from '../billing/credits.service.js';
import { ExperimentsService } from '../experiments/experiments.service.js';
import { recordAct } from '../shared/audit/record-act.js';
import { AccountChanged, LastAdmin } from './accounts.errors.js';
import type { ErasureCounts, ErasurePreview } from './accounts.types.js';

/** Of two that wait for each other PostgreSQL ends one; more than a few turns mean that something is stuck. */
const TURNS = 3;

/** Erases a person: everything that is theirs goes, and the books stay without them. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly attempts: AttemptLimitsService,
    private readonly credits: CreditsService,
    private readonly buyers: BuyerErasureService,
    private readonly analyses: AnalysisErasureService,
    private readonly experiments: ExperimentsService,
  ) {}

  /** What `erase` would do now. @throws UserNotFound */
  async preview(userId: string): Promise<ErasurePreview> {
    const { id, email } = await this.users.get(userId);
    const counts = await this.counts(this.em.fork(), userId);
    return { id, email, seen: stampOf(counts), ...counts };
  }

  /** Whether it would be done if it were asked for now. @throws LastAdmin, NotAdmin */
  async mayErase(userId: string, actor: string): Promise<void> {
    await this.em.fork().transactional((em) => this.check(em, userId, actor));
  }

  /**
   * Erases all that is the person's in one transaction, the log's entry with it. Right after it the person's open pages
   * are closed and the pictures that nobody else uses leave the store; payment pages are closed before it, once it is
   * known that it may be done.
   * @param actor who does it, as in the log: `user:<id>` must be an administrator at that moment, or the person; the
   * person's own erasure leaves the marks that the device and the mailbox had their free reports; the mailbox's names
   * nobody, but whoever has `JWT_SECRET` can test an address against it
   * @param seen of the preview that the actor agreed to; without it the account goes as it stands
   * @throws UserNotFound, LastAdmin, NotAdmin when the actor's role has just been taken, AccountChanged when more or
   * less would go than was seen
   */
  async erase(userId: string, actor: string, seen?: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      await this.check(em, userId, actor);
      await this.countSeen(em, userId, seen);
    });
    await this.buyers.closeCheckouts(userId);
    const { email } = await this.users.get(userId);
    const pictures = await this.inTurn(() =>
      this.em.fork().transactional(async (em) => {
        await this.check(em, userId, actor);
        const held = await this.analyses.hold(em, userId);
        const details = { ...(await this.countSeen(em, userId, seen)) };
        await this.buyers.erase(em, userId, { keepsGrants: actor === `user:${userId}` });
        await this.users.remove(userId, em);
        await this.attempts.forgetAddress(email);
        await recordAct(em, { actor, act: 'user.delete', subject: `user:${userId}`, details });
        return held;
      }),
    );
    await this.analyses.forget(userId, pictures);
  }

  /** Whether it may be done, and in the transaction that does it: nobody changes that meanwhile. */
  private async check(em: EntityManager, userId: string, actor: string): Promise<void> {
    const admins = await this.users.lockAdmins(em);
    const [, signedIn] = /^user:(.+)$/.exec(actor) ?? [];
    if (signedIn && signedIn !== userId && !admins.has(signedIn)) throw new NotAdmin();
    await this.users.lockSignIn(em, userId);
    await this.credits.lockAlone(em, userId);
    if (admins.has(userId) && admins.size === 1) throw new LastAdmin();
  }

  /** After `check`, which holds the person's row: nothing is added meanwhile. */
  private async countSeen(
    em: EntityManager,
    userId: string,
    seen: string | undefined,
  ): Promise<ErasureCounts> {
    const counts = await this.counts(em, userId);
    if (seen !== undefined && stampOf(counts) !== seen) throw new AccountChanged();
    return counts;
  }

  private async counts(em: EntityManager, userId: string): Promise<ErasureCounts> {
    const [own] = await em.execute<[Pick<ErasureCounts, 'sessions' | 'mailTokens'>]>(
      `select (select count(*) from refresh_sessions s where s.user_id = ? and s.rotated_at is null
                 and s.replaced_at is null and s.expires_at > now() and not exists (select 1 from refresh_sessions o where o.family = s.family
                                    and o.revoked_at is not null))::int as sessions,
              (select count(*) from email_tokens where user_id = ?)::int as "mailTokens"`,
      [userId, userId],
    );
    return {
      ...(await this.analyses.counts(userId, em)),
      experiments: await this.experiments.countOf(userId, em),
      ...own,
      ...(await this.buyers.counts(userId, em)),
    };
  }

  private async inTurn<T>(act: () => Promise<T>): Promise<T> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof DeadlockException) || turn === TURNS) throw error;
      }
    }
  }
}

/** What nobody would lose unseen. What comes and goes by itself, as sessions and open pages do, is left out. */
function stampOf(counts: ErasureCounts): string {
  const { analyses, boughtReports, purchases, paidPurchases, paymentsOnTheirWay } = counts;
  return [analyses, boughtReports, purchases, paidPurchases, paymentsOnTheirWay].join('-');
}
