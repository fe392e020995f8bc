import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../shared/config/config.js';
import type { SignedIn } from '../shared/http/access.js';
import { AccessTokensService } from './access-tokens.service.js';
import { readPictureCookie } from './session-cookies.js';
import { claimsSchema, pictureParties, verifyingKey } from './token-parties.js';

/** Signs a browser in for listing pictures by its cookie; the session must still live. */
@Injectable()
export class PictureStrategy extends PassportStrategy(Strategy, 'picture') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly tokens: AccessTokensService,
  ) {
    super({
      jwtFromRequest: ((request: FastifyRequest) => readPictureCookie(request, config)) as never,
      secretOrKey: verifyingKey(config.jwtSecret),
      algorithms: ['HS256'],
      ...pictureParties,
    });
  }

  async validate(payload: unknown): Promise<SignedIn | false> {
    const claims = claimsSchema.safeParse(payload);
    const user = claims.success && (await this.tokens.caller(claims.data));
    return user ? { ...user, sessionId: claims.data.sid } : false;
  }
}
