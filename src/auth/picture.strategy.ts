import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { CONFIG, type Config } from '../shared/config/config.js';
import type { CurrentUser } from '../shared/http/access.js';
import { readPictureCookie } from './picture-cookie.js';
import { SessionsService } from './sessions.service.js';
import { claimsSchema, pictureParties } from './token-parties.js';

/** Signs a browser in for listing pictures by its cookie; the session must still live. */
@Injectable()
export class PictureStrategy extends PassportStrategy(Strategy, 'picture') {
  constructor(
    @Inject(CONFIG) config: Config,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: readPictureCookie as never,
      secretOrKey: config.jwtSecret,
      algorithms: ['HS256'],
      ...pictureParties,
    });
  }

  async validate(payload: unknown): Promise<CurrentUser | false> {
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? ((await this.sessions.caller(claims.data)) ?? false) : false;
  }
}
