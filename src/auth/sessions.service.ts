import { EntityManager, ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AccessTokensService } from './access-tokens.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { SessionEnded, SessionNotFound } from './auth.errors.js';
import type { DeviceSession, SessionView } from './auth.types.js';
import { CONFIG, type Config } from '../shared/config/config.js';
import { recordAct } from '../shared/audit/record-act.js';
import { tellSecurity } from '../shared/logging/security-events.js';
import { RefreshSession } from './refresh-session.entity.js';
import { inTurn, transactionOf } from './in-turn.js';
import { hashToken, newSecretToken } from './secret-token.js';
import { SessionEndsService } from './session-ends.service.js';
import { User } from './user.entity.js';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A session that is not used for so long is over. */
export const REFRESH_TOKEN_MS = 30 * DAY;
/** However much it is used, it is over then, and the password is asked for again. */
const LONGEST_SESSION_MS = 90 * DAY;
/** Two requests of one browser may carry the same token at once: the second is given no successor of its own. */
const RACE_MS = 10_000;
/** So long a browser whose answer was lost may ask again by the token it still has: a phone sleeps over a holiday week. */
const LOST_ANSWER_MS = 7 * DAY;
/**
 * So many tokens a session is given in an hour, thrice what a page that stands open takes. None of them may be forgotten
 * while the session lives, for each tells when a stolen one comes back: so few are made.
 */
const tokensAnHour = 12;
/** The same of all sessions of an account together: thirty devices whose pages stand open. */
const tokensAnHourOfAll = 120;
/** So many sessions of an account live at once; one more ends the one that was used longest ago. */
export const sessionsAtOnce = 50;
/** So many that are over are forgotten at a sign-in, more than it may end. */
const clearedAtOnce = 2;
/** SQL of the sessions `s` of a user that live, by the one token of each that was neither exchanged nor replaced. */
const living = `s.user_id = ? and s.rotated_at is null and s.replaced_at is null and s.expires_at > now()
  and not exists (select 1 from refresh_sessions o where o.family = s.family and o.revoked_at is not null)`;

/** A refresh token for the cookie, and its row. */
interface NewToken {
  readonly token: string;
  readonly id: string;
}

export interface StartedSession {
  readonly view: SessionView;
  /** For the cookie; undefined when the browser holds a newer one already. */
  readonly refreshToken: string | undefined;
  /** For the cookie that lets the browser load listing pictures; undefined without a session. */
  readonly pictureToken?: string;
}

/** Sessions: a short access token, and a refresh token that changes at each use. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    private readonly tokens: AccessTokensService,
    private readonly limits: AttemptLimitsService,
    private readonly ends: SessionEndsService,
  ) {}

  /**
   * Begins a session on a device and forgets two of the user's that are over. Of too many the one that was used longest
   * ago ends.
   * @param user as read when the person was let in
   * @param by what the person showed
   * @throws SessionEnded when the account has been erased since, or got another password
   */
  async start(
    { id: userId, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
    userAgent: string | undefined,
    by: 'password' | 'sign-up' | 'mail',
  ): Promise<StartedSession> {
    const family = randomUUID();
    let ended = 0;
    const given = await transactionOf(this.em, userId, async (em) => {
      const user = await em.findOne(User, { id: userId, passwordHash });
      if (!user) throw new SessionEnded();
      // The earlier tokens of one that goes on stay: they tell when a stolen one comes back. Each that goes may have
      // thousands, and nobody is to be kept out by what it takes to clear them away.
      await em.execute(
        `delete from refresh_sessions where family in (
           select family from refresh_sessions where user_id = ? and rotated_at is null and replaced_at is null
              and (revoked_at is not null or expires_at < now()) order by created_at limit ?)`,
        [userId, clearedAtOnce],
      );
      ended = await this.makeRoom(em, userId);
      return this.add(em, { user, family }, userAgent);
    }).catch((error: unknown) => {
      throw error instanceof ForeignKeyConstraintViolationException ? new SessionEnded(error) : error;
    });
    if (ended > 0) tellSecurity('session-ended', { userId, by: 'too-many', sessions: ended });
    tellSecurity('sign-in', { userId, sessionId: family, by });
    return this.started(userId, family, given);
  }

  /**
   * Exchanges a refresh token for its successor. One that was exchanged before is exchanged again while its successor
   * has not been used, for the answer with it may have been lost; the earlier successor is replaced by that. Within the
   * time of an honest race it gives an access token alone, and so does each after the twelfth of an hour, or the 120th of
   * the account: its token may be shown again. A token whose successor was used, or what came with it, or that was
   * replaced, or that another browser exchanged is somebody's who has no business with it: it ends the whole family.
   * @throws SessionEnded
   * @throws TooManyAttempts when the session is renewed too often
   */
  async refresh(
    token: string,
    { ip, userAgent }: { ip: string; userAgent: string | undefined },
  ): Promise<StartedSession> {
    const now = new Date();
    const tokenHash = hashToken(this.config.jwtSecret, token);
    const shown = await this.em.fork().findOne(RefreshSession, { tokenHash });
    // Whose token is known is not counted by the network, which strangers share.
    await this.limits.countRenewal(shown ? { family: shown.family } : { ip });
    if (!shown) throw new SessionEnded();
    let reused: { userId: string; sessionId: string } | undefined;
    // The refusal is thrown after the transaction, so that the revocation stands.
    const outcome = await transactionOf(this.em, shown.user.id, async (em) => {
      const session = await em.findOne(
        RefreshSession,
        { tokenHash },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!session) return undefined;
      const { family } = session;
      if ((await em.count(RefreshSession, { family, revokedAt: { $ne: null } })) > 0) return undefined;
      const accessAlone = { userId: session.user.id, family, given: undefined };
      const lately = { user: session.user, createdAt: { $gt: new Date(now.getTime() - HOUR) } };
      const isOften =
        (await em.count(RefreshSession, { ...lately, family })) >= tokensAnHour ||
        (await em.count(RefreshSession, lately)) >= tokensAnHourOfAll;
      if (session.rotatedAt || session.replacedAt) {
        const lost = await unusedSuccessor(em, session, now);
        const isRace = lost && now.getTime() - lost.createdAt.getTime() <= RACE_MS;
        const isSameBrowser = lost && browserOf(lost.userAgent) === browserOf(userAgent);
        if (!isSameBrowser || (lost.arrivedAt && !isRace)) {
          await this.revoke(em, session.user.id, { family });
          reused = { userId: session.user.id, sessionId: family };
          return undefined;
        }
        if (isOften || isRace) return accessAlone;
        lost.replacedAt = now;
        return { userId: session.user.id, family, given: this.add(em, session, userAgent) };
      }
      if (session.expiresAt <= now) return undefined;
      if (isOften) return accessAlone;
      session.rotatedAt = now;
      return { userId: session.user.id, family, given: this.add(em, session, userAgent) };
    });
    if (reused) tellSecurity('token-reused', reused);
    if (!outcome) throw new SessionEnded();
    const { userId, family, given } = outcome;
    return this.started(userId, family, given);
  }

  /** Ends the session that the token belongs to; an unknown token changes nothing. @param by what ended it */
  async end(token: string, by: 'log-out' | 'sign-in'): Promise<void> {
    const em = this.em.fork();
    const tokenHash = hashToken(this.config.jwtSecret, token);
    const session = await em.findOne(RefreshSession, { tokenHash });
    if (!session) return;
    const { user, family } = session;
    const ended = await this.revoke(em, user.id, { family });
    if (ended > 0) tellSecurity('session-ended', { userId: user.id, sessionId: family, by, sessions: ended });
  }

  /** Ends one of the user's sessions. @throws SessionNotFound when there is none such that still lives */
  async endOne(userId: string, family: string): Promise<void> {
    const ended = await this.revoke(this.em.fork(), userId, { family });
    if (ended === 0) throw new SessionNotFound();
    tellSecurity('session-ended', { userId, sessionId: family, by: 'owner', sessions: ended });
  }

  /** Ends the user's sessions on all other devices than the one that asks. */
  async endOthers(userId: string, current: string): Promise<void> {
    const ended = await this.endAll(this.em.fork(), userId, current);
    if (ended > 0) tellSecurity('session-ended', { userId, by: 'owner', sessions: ended });
  }

  /**
   * Ends the user's sessions on all devices, but for the one that is kept.
   * @param em of the transaction for whose sake they end
   * @returns how many lived until now
   */
  endAll(em: EntityManager, userId: string, kept?: string): Promise<number> {
    return this.revoke(em, userId, kept === undefined ? {} : { family: { $ne: kept } });
  }

  /**
   * Ends all sessions of somebody, for an operator; recorded also when none lived.
   * @param actor who stands in the log of acts
   * @returns how many lived until now
   */
  signOut(userId: string, actor: string): Promise<number> {
    return this.em.fork().transactional(async (em) => {
      const sessions = await this.endAll(em, userId);
      await recordAct(em, { actor, act: 'user.sign-out', subject: `user:${userId}`, details: { sessions } });
      return sessions;
    });
  }

  /** Whether the session that a token is of still lives, and its user is there. */
  async isLive(userId: string, family: string): Promise<boolean> {
    return (await this.tokens.caller({ sub: userId, sid: family })) !== undefined;
  }

  /** The user's sessions that live, the last used first. @param current the family of the one that asks */
  async list(userId: string, current: string): Promise<DeviceSession[]> {
    const rows = await this.em
      .fork()
      .execute<{ family: string; started_at: Date; created_at: Date; user_agent: string | null }[]>(
        `select s.family, s.started_at, s.created_at, s.user_agent from refresh_sessions s
          where ${living} order by s.created_at desc, s.family limit 100`,
        [userId],
      );
    return rows.map(({ family, started_at, created_at, user_agent }) => ({
      id: family,
      startedAt: new Date(started_at).toISOString(),
      lastUsedAt: new Date(created_at).toISOString(),
      userAgent: user_agent,
      isCurrent: family === current,
    }));
  }

  private async started(sub: string, sid: string, given: NewToken | undefined): Promise<StartedSession> {
    const claims = { sub, sid, rid: given?.id };
    const view = await this.tokens.issue(claims);
    const pictureToken = await this.tokens.issueForPictures(claims, REFRESH_TOKEN_MS);
    return { view, refreshToken: given?.token, pictureToken };
  }

  private add(
    em: EntityManager,
    before: { user: User; family: string; startedAt?: Date },
    userAgent: string | undefined,
  ): NewToken {
    const { token, hash } = newSecretToken(this.config.jwtSecret);
    const { user, family, startedAt = new Date() } = before;
    const idle = Date.now() + REFRESH_TOKEN_MS;
    const expiresAt = new Date(Math.min(idle, startedAt.getTime() + LONGEST_SESSION_MS));
    const device = userAgent?.slice(0, 300) ?? null;
    const row = new RefreshSession({
      user,
      family,
      startedAt,
      tokenHash: hash,
      expiresAt,
      userAgent: device,
    });
    em.persist(row);
    return { token, id: row.id };
  }

  /** Ends those that were used longest ago, so that one more may begin. @returns how many */
  private async makeRoom(em: EntityManager, userId: string): Promise<number> {
    const rows = await em.execute<{ family: string }[]>(
      `select s.family from refresh_sessions s where ${living} order by s.created_at desc, s.family offset ?`,
      [userId, sessionsAtOnce - 1],
    );
    return rows.length === 0
      ? 0
      : this.revoke(em, userId, { family: { $in: rows.map(({ family }) => family) } });
  }

  /** Marks one token of each, however many there are. @returns how many sessions lived until now */
  private revoke(given: EntityManager, userId: string, which: FilterOfSessions): Promise<number> {
    return given.transactional(async (em) => {
      await inTurn(em, userId);
      this.ends.note(given.isInTransaction() ? given : em, userId);
      const now = new Date();
      // Of each exactly one token has not been exchanged or replaced.
      const where = { ...which, user: userId, rotatedAt: null, replacedAt: null, revokedAt: null };
      const ended = await em.count(RefreshSession, { ...where, expiresAt: { $gt: now } });
      await em.nativeUpdate(RefreshSession, where, { revokedAt: now });
      return ended;
    });
  }
}

/** The successor of an exchanged token, if the answer that brought it may have been lost: nobody has used it. */
async function unusedSuccessor(
  em: EntityManager,
  { family, rotatedAt, replacedAt, expiresAt }: RefreshSession,
  now: Date,
): Promise<RefreshSession | null> {
  const isLate = !rotatedAt || now.getTime() - rotatedAt.getTime() > LOST_ANSWER_MS;
  if (replacedAt || isLate || expiresAt <= now) return null;
  const used = await em.count(RefreshSession, { family, rotatedAt: { $gt: rotatedAt } });
  // Of a family one token at a time has been neither exchanged nor replaced.
  return used > 0 ? null : em.findOne(RefreshSession, { family, rotatedAt: null, replacedAt: null });
}

/** What a browser calls itself, without its versions: it may be brought up to date while a phone sleeps. */
function browserOf(userAgent: string | null | undefined): string {
  return (userAgent ?? '').slice(0, 300).replace(/[\d._]+/g, '');
}

interface FilterOfSessions {
  readonly family?: string | { $ne: string } | { $in: string[] };
}
