import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CONFIG, type Config } from '../shared/config/config.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { Public } from '../shared/http/access.js';
import { CommonPassword, SessionEnded } from './auth.errors.js';
import {
  confirmSchema,
  loginSchema,
  passwordCheckSchema,
  resetConfirmSchema,
  resetSchema,
  signupSchema,
} from './auth.schema.js';
import { AuthService, type Visitor } from './auth.service.js';
import type { PasswordCheck, SessionView } from './auth.types.js';
import { isCommonPassword } from './common-passwords.js';
import { PasswordsService } from './passwords.service.js';
import { dropUnprefixed, readRefreshCookie, setSessionCookies } from './session-cookies.js';
import { SessionsService, type StartedSession } from './sessions.service.js';

/** Signing up, in and out. No answer here may be kept by a cache. */
@Public()
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly auth: AuthService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly limits: AttemptLimitsService,
  ) {}

  @Post('signup')
  @Header('cache-control', 'no-store')
  async signUp(
    @Body({ schema: signupSchema }) body: z.infer<typeof signupSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    await this.limits.count('signup', body.email, request.ip);
    return this.begin(request, reply, await this.auth.signUp(body, visitor(request, body)));
  }

  /** Whether a password that is being chosen would be refused as common. It is neither hashed nor kept. */
  @Post('password-check')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async checkPassword(
    @Body({ schema: passwordCheckSchema }) body: z.infer<typeof passwordCheckSchema>,
    @Req() request: FastifyRequest,
  ): Promise<PasswordCheck> {
    await this.limits.countPasswordCheck(request.ip);
    const isCommon = await isCommonPassword(body.password, body.email);
    return { refusal: isCommon ? CommonPassword.words : null };
  }

  @Post('login')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async logIn(
    @Body({ schema: loginSchema }) body: z.infer<typeof loginSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    await this.limits.count('login', body.email, request.ip);
    const started = await this.auth.logIn(body.email, body.password, visitor(request, {}));
    await this.limits.forgive('login', body.email, request.ip);
    return this.begin(request, reply, started);
  }

  @Post('refresh')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const token = readRefreshCookie(request, this.config);
    if (token === undefined) {
      dropUnprefixed(reply, this.config);
      throw new SessionEnded();
    }
    const { ip, headers } = request;
    try {
      return this.answer(reply, await this.sessions.refresh(token, { ip, userAgent: headers['user-agent'] }));
    } catch (error) {
      if (error instanceof SessionEnded) this.auth.clearCookies(reply);
      throw error;
    }
  }

  /** Ends the session, and has the browser drop what its own cache holds: the pictures of the reports. */
  @Post('logout')
  @HttpCode(204)
  @Header('clear-site-data', '"cache"')
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = readRefreshCookie(request, this.config);
    if (token !== undefined) await this.sessions.end(token, 'log-out');
    this.auth.clearCookies(reply);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async confirm(
    @Body({ schema: confirmSchema }) body: z.infer<typeof confirmSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    await this.limits.countLink(request.ip);
    const started = await this.auth.confirm(body, visitor(request, body));
    return this.begin(request, reply, started);
  }

  @Post('reset')
  @HttpCode(202)
  async requestReset(
    @Body({ schema: resetSchema }) body: z.infer<typeof resetSchema>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.limits.count('reset', body.email, request.ip);
    this.passwords.requestReset(body.email);
  }

  @Post('reset/confirm')
  @HttpCode(204)
  async resetPassword(
    @Body({ schema: resetConfirmSchema }) body: z.infer<typeof resetConfirmSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limits.countLink(request.ip);
    await this.passwords.reset(body.token, body.password, visitor(request, body));
    this.auth.clearCookies(reply);
  }

  /** Answers with a session that takes the place of the one which the browser had until now. */
  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    started: StartedSession,
  ): Promise<SessionView> {
    const earlier = readRefreshCookie(request, this.config);
    if (earlier !== undefined && started.refreshToken !== undefined)
      await this.sessions.end(earlier, 'sign-in');
    return this.answer(reply, started);
  }

  private answer(reply: FastifyReply, started: StartedSession): SessionView {
    setSessionCookies(reply, this.config, started);
    return started.view;
  }
}

const visitor = (
  { ip, headers }: FastifyRequest,
  { deviceId }: { readonly deviceId?: string | undefined },
): Visitor => ({ ip, userAgent: headers['user-agent'], deviceId });
