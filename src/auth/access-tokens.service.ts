import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { CurrentUser } from '../shared/http/access.js';
import { onBehalfOf } from '../shared/on-behalf-of.js';
import { SessionEnded } from './auth.errors.js';
import type { SessionView } from './auth.types.js';
import { pictureParties } from './token-parties.js';

const ACCESS_TOKEN_MS = 15 * 60_000;

/** What our access tokens say beside the registered claims. */
export interface AccessClaims {
  readonly sub: string;
  /** The family of the refresh session, so that an ended session ends its access tokens at once. */
  readonly sid: string;
  /** The row of the refresh token that came in the same answer, if one did: whoever uses this one has that one too. */
  readonly rid?: string | undefined;
}

/** The short tokens of a session, and who holds one: they are worth nothing once their session has ended. */
@Injectable()
export class AccessTokensService {
  constructor(
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Who holds the token: undefined when the user is gone or the session has ended. The first use is noted, for it shows
   * that the answer with the token has arrived.
   */
  caller(claims: AccessClaims): Promise<CurrentUser | undefined> {
    return onBehalfOf(claims.sub, () => this.find(claims));
  }

  private async find({ sub, sid, rid }: AccessClaims): Promise<CurrentUser | undefined> {
    const em = this.em.fork();
    const [row] = await em.execute<{ id: string; email: string; is_admin: boolean; is_first: boolean }[]>(
      `select u.id, u.email,
         exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin') as is_admin,
         exists (select 1 from refresh_sessions s where s.id = :rid and s.arrived_at is null) as is_first
       from users u
       where u.id = :sub
         and exists (select 1 from refresh_sessions s
                      where s.family = :sid and s.user_id = u.id and s.expires_at > now())
         and not exists (select 1 from refresh_sessions s where s.family = :sid and s.revoked_at is not null)`,
      { sub, sid, rid: rid ?? null },
    );
    if (row?.is_first)
      await em.execute('update refresh_sessions set arrived_at = now() where id = ? and arrived_at is null', [
        rid,
      ]);
    return row && { id: row.id, email: row.email, isAdmin: row.is_admin };
  }

  /** A new access token, with whom it is of. @throws SessionEnded */
  async issue(claims: AccessClaims): Promise<SessionView> {
    const { sub, sid } = claims;
    const user = await this.caller({ sub, sid });
    if (!user) throw new SessionEnded();
    const expiresAt = new Date(Math.floor((Date.now() + ACCESS_TOKEN_MS) / 1000) * 1000);
    const accessToken = await this.jwt.signAsync({ ...claims, exp: expiresAt.getTime() / 1000 });
    return { user, session: { accessToken, expiresAt: expiresAt.toISOString() } };
  }

  /** For the cookie that lets the browser load listing pictures. @param lifeMs milliseconds */
  issueForPictures(claims: AccessClaims, lifeMs: number): Promise<string> {
    return this.jwt.signAsync({ ...claims }, { ...pictureParties, expiresIn: lifeMs / 1000 });
  }
}
