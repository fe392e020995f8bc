import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../shared/config/config.js';
import type { SignedIn } from '../shared/http/access.js';
import { AccessTokensService } from './access-tokens.service.js';
import { claimsSchema, tokenParties, verifyingKey } from './token-parties.js';

/** Reads `Authorization: Bearer`; signature, expiry, issuer and audience must all hold, and the session still live. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: AccessTokensService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: verifyingKey(config.jwtSecret),
      algorithms: ['HS256'],
      ...tokenParties,
    });
  }

  async validate(payload: unknown): Promise<SignedIn | false> {
    const claims = claimsSchema.safeParse(payload);
    const user = claims.success && (await this.tokens.caller(claims.data));
    return user ? { ...user, sessionId: claims.data.sid } : false;
  }
}
