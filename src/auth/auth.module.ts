import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailModule } from '../shared/mail/mail.module.js';
import { AccessTokensService } from './access-tokens.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { EmailLinksService } from './email-links.service.js';
import { JwtStrategy } from './jwt.strategy.js';
import { OwnSessionsController } from './own-sessions.controller.js';
import { PasswordsService } from './passwords.service.js';
import { PictureStrategy } from './picture.strategy.js';
import { SessionEndsService } from './session-ends.service.js';
import { SessionsService } from './sessions.service.js';
import { tokenParties } from './token-parties.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    MailModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: 'HS256', ...tokenParties },
      }),
    }),
  ],
  controllers: [AuthController, OwnSessionsController],
  providers: [
    AccessTokensService,
    AttemptLimitsService,
    AuthService,
    EmailLinksService,
    JwtStrategy,
    PasswordsService,
    PictureStrategy,
    SessionEndsService,
    SessionsService,
    UsersService,
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
  exports: [AttemptLimitsService, AuthService, SessionsService, UsersService],
})
export class AuthModule {}
