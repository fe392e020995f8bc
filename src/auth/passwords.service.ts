import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { SignedIn } from '../shared/http/access.js';
import { tellSecurity } from '../shared/logging/security-events.js';
import { MailService } from '../shared/mail/mail.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import { CommonPassword, SamePassword, UserNotFound, WrongPassword } from './auth.errors.js';
import { passwordChangedMail, resetMail } from './auth.mails.js';
import { AuthService, type Visitor } from './auth.service.js';
import { isCommonPassword } from './common-passwords.js';
import { EmailLinksService } from './email-links.service.js';
import { inTurn } from './in-turn.js';
import { hashPassword, passwordMatches } from './password.js';
import { SessionsService } from './sessions.service.js';
import { User } from './user.entity.js';
import { UsersService } from './users.service.js';

/** New passwords, by a link or by the old one. The owner is told of each by mail. */
@Injectable()
export class PasswordsService implements OnModuleDestroy {
  private readonly logger = new Logger(PasswordsService.name);
  private readonly background = new Set<Promise<void>>();

  constructor(
    private readonly em: EntityManager,
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: EmailLinksService,
    private readonly mail: MailService,
    private readonly limits: AttemptLimitsService,
  ) {}

  /** Mails that were promised are sent before the database closes. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.background);
  }

  /**
   * Sends the link to a new password if the address has an account. Returns at once, before anything is looked up,
   * so that neither time nor failure tells whether it has.
   */
  requestReset(email: string): void {
    this.inBackground(async () => {
      const user = await this.users.findByEmail(email);
      if (!user) return;
      const link = await this.em
        .fork()
        .transactional((em) => this.links.issue(em, user, 'reset'))
        .catch((error: unknown) => {
          if (!(error instanceof UserNotFound)) throw error;
          return undefined;
        });
      if (link) await this.mail.send(resetMail(user.email, link));
    });
  }

  /**
   * Sets the new password, ends all sessions of the user and tells the owner. The link also proves the address, and so
   * the place is known from now on: whoever guesses elsewhere does not keep the owner from logging in.
   * @throws LinkInvalid, CommonPassword, which leaves the link as it was
   */
  async reset(token: string, password: string, visitor: Visitor): Promise<void> {
    const owner = await this.links.ownerOf(this.em.fork(), 'reset', token);
    if (await isCommonPassword(password, owner.email)) throw new CommonPassword();
    const passwordHash = await hashPassword(password);
    const { userId, email, sessions } = await this.em.fork().transactional(async (em) => {
      const user = await this.links.redeem(em, 'reset', token);
      user.passwordHash = passwordHash;
      await this.auth.confirmAddress(user, visitor);
      await em.flush();
      await this.limits.forgetPlaces(user.email);
      await this.limits.forgive('login', user.email, visitor.ip);
      const sessions = await this.sessions.endAll(em, user.id);
      return { userId: user.id, email: user.email, sessions };
    });
    tellSecurity('password-reset', { userId, sessions });
    this.tellOfChange(email, 'everywhere');
  }

  /**
   * Exchanges the password of somebody who is signed in. The other sessions end, and with them whoever got in by the
   * old one; links that were on their way to a new password open nothing any more.
   * @throws WrongPassword, TooManyAttempts, SamePassword, CommonPassword
   */
  async change(caller: SignedIn, old: string, password: string, ip: string): Promise<void> {
    const verified = await this.auth.checkPassword(caller.id, old, ip);
    if (await passwordMatches(password, verified)) throw new SamePassword();
    if (await isCommonPassword(password, caller.email)) throw new CommonPassword('newPassword');
    const passwordHash = await hashPassword(password);
    const sessions = await this.em.fork().transactional(async (em) => {
      await inTurn(em, caller.id);
      const user = await em.findOne(User, { id: caller.id });
      if (!user) throw new UserNotFound();
      if (user.passwordHash !== verified) throw new WrongPassword();
      user.passwordHash = passwordHash;
      await this.links.withdraw(em, user, 'reset');
      await em.flush();
      await this.limits.forgetPlaces(user.email);
      await this.limits.forgive('login', user.email, ip);
      return this.sessions.endAll(em, user.id, caller.sessionId);
    });
    tellSecurity('password-changed', { userId: caller.id, sessions });
    this.tellOfChange(caller.email, 'elsewhere');
  }

  private tellOfChange(email: string, loggedOut: 'everywhere' | 'elsewhere'): void {
    this.inBackground(() => this.mail.send(passwordChangedMail(email, this.links.page('reset'), loggedOut)));
  }

  private inBackground(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.background.delete(running));
    this.background.add(running);
  }
}
