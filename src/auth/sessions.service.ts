import { EntityManager, ForeignKeyConstraintViolationException, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { SessionEnded } from './auth.errors.js';
import type { SessionView } from './auth.types.js';
import type { CurrentUser } from '../shared/http/access.js';
import { pictureParties } from './token-parties.js';
import { RefreshSession } from './refresh-session.entity.js';
import { hashToken, newSecretToken } from './secret-token.js';
import { User } from './user.entity.js';

const MINUTE = 60_000;
const ACCESS_TOKEN_MS = 15 * MINUTE;
export const REFRESH_TOKEN_MS = 30 * 24 * 60 * MINUTE;
/** Two requests of one browser may carry the same token at once; later than this it is taken for stolen. */
const RACE_MS = 10_000;

/** What our access tokens say beside the registered claims. */
export interface AccessClaims {
  readonly sub: string;
  /** The family of the refresh session, so that an ended session ends its access tokens at once. */
  readonly sid: string;
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
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Begins a session on a device and forgets the user's expired ones.
   * @throws SessionEnded when the account has just been erased
   */
  async start(userId: string, userAgent: string | undefined): Promise<StartedSession> {
    const em = this.em.fork();
    await em.nativeDelete(RefreshSession, { user: userId, expiresAt: { $lt: new Date() } });
    const family = randomUUID();
    const refreshToken = this.add(em, em.getReference(User, userId), family, userAgent);
    await em.flush().catch((error: unknown) => {
      throw error instanceof ForeignKeyConstraintViolationException ? new SessionEnded(error) : error;
    });
    return {
      view: await this.view(userId, family),
      refreshToken,
      pictureToken: await this.pictureToken(userId, family),
    };
  }

  /**
   * Exchanges a refresh token. One that was exchanged before ends the whole family, unless it comes within the time
   * of an honest race: then it gives an access token but no second successor.
   * @throws SessionEnded
   */
  async refresh(token: string, userAgent: string | undefined): Promise<StartedSession> {
    const now = new Date();
    // The refusal is thrown after the transaction, so that the revocation stands.
    const outcome = await this.em.fork().transactional(async (em) => {
      const session = await em.findOne(
        RefreshSession,
        { tokenHash: hashToken(token) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!session || session.expiresAt <= now) return undefined;
      const { family, rotatedAt } = session;
      // Asked of the family: a successor born during a revocation does not carry the mark itself.
      if ((await em.count(RefreshSession, { family, revokedAt: { $ne: null } })) > 0) return undefined;
      if (rotatedAt) {
        const successorUsed = await em.count(RefreshSession, { family, rotatedAt: { $gt: rotatedAt } });
        if (successorUsed === 0 && now.getTime() - rotatedAt.getTime() <= RACE_MS) {
          return { userId: session.user.id, family, refreshToken: undefined };
        }
        await this.revoke(em, { family });
        return undefined;
      }
      session.rotatedAt = now;
      return { userId: session.user.id, family, refreshToken: this.add(em, session.user, family, userAgent) };
    });
    if (!outcome) throw new SessionEnded();
    const { userId, family, refreshToken } = outcome;
    return {
      view: await this.view(userId, family),
      refreshToken,
      pictureToken: await this.pictureToken(userId, family),
    };
  }

  /** Ends the session that the token belongs to; an unknown token changes nothing. */
  async end(token: string): Promise<void> {
    const em = this.em.fork();
    const session = await em.findOne(RefreshSession, { tokenHash: hashToken(token) });
    if (session) await this.revoke(em, { family: session.family });
  }

  /** Ends the user's sessions on all devices. */
  async endAll(userId: string, em: EntityManager = this.em.fork()): Promise<void> {
    await this.revoke(em, { user: userId });
  }

  /** Who holds the access token: undefined when the user is gone or the session has ended. */
  async caller({ sub, sid }: AccessClaims): Promise<CurrentUser | undefined> {
    const [row] = await this.em.fork().execute<{ id: string; email: string; is_admin: boolean }[]>(
      `select u.id, u.email,
         exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin') as is_admin
       from users u
       where u.id = :sub
         and exists (select 1 from refresh_sessions s where s.family = :sid and s.user_id = u.id)
         and not exists (select 1 from refresh_sessions s where s.family = :sid and s.revoked_at is not null)`,
      { sub, sid },
    );
    return row && { id: row.id, email: row.email, isAdmin: row.is_admin };
  }

  private add(em: EntityManager, user: User, family: string, userAgent: string | undefined): string {
    const { token, hash } = newSecretToken();
    em.persist(
      new RefreshSession({
        user,
        family,
        tokenHash: hash,
        expiresAt: new Date(Date.now() + REFRESH_TOKEN_MS),
        userAgent: userAgent?.slice(0, 300) ?? null,
      }),
    );
    return token;
  }

  private async revoke(em: EntityManager, which: { family: string } | { user: string }): Promise<void> {
    await em.nativeUpdate(RefreshSession, { ...which, revokedAt: null }, { revokedAt: new Date() });
  }

  private pictureToken(userId: string, family: string): Promise<string> {
    const claims: AccessClaims = { sub: userId, sid: family };
    return this.jwt.signAsync({ ...claims }, { ...pictureParties, expiresIn: REFRESH_TOKEN_MS / 1000 });
  }

  private async view(userId: string, family: string): Promise<SessionView> {
    const claims: AccessClaims = { sub: userId, sid: family };
    const user = await this.caller(claims);
    if (!user) throw new SessionEnded();
    const expiresAt = new Date(Math.floor((Date.now() + ACCESS_TOKEN_MS) / 1000) * 1000);
    const accessToken = await this.jwt.signAsync({ ...claims, exp: expiresAt.getTime() / 1000 });
    return { user, session: { accessToken, expiresAt: expiresAt.toISOString() } };
  }
}
