import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../shared/config/config.js';
import type { CurrentUser } from '../shared/http/access.js';
import { SessionsService } from './sessions.service.js';
import { claimsSchema, tokenParties } from './token-parties.js';

/** Reads `Authorization: Bearer`; signature, expiry, issuer and audience must all hold, and the session still live. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
      algorithms: ['HS256'],
      ...tokenParties,
    });
  }

  async validate(payload: unknown): Promise<CurrentUser | false> {
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? ((await this.sessions.caller(claims.data)) ?? false) : false;
  }
}
