import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { CONFIG, type Config } from '../shared/config/config.js';
import { MailService } from '../shared/mail/mail.service.js';
import { EmailNotConfirmed, EmailTaken, LinkInvalid, WrongCredentials } from './auth.errors.js';
import {
  accountExistsMail,
  choosePasswordMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './auth.mails.js';
import { EmailToken } from './email-token.entity.js';
import { hashPassword, passwordMatches, preparePasswords } from './password.js';
import { hashToken, newSecretToken } from './secret-token.js';
import { SessionsService, type StartedSession } from './sessions.service.js';
import { User } from './user.entity.js';
import { type NewUser, UsersService } from './users.service.js';

const HOUR = 60 * 60_000;
const lifetime = { confirm: 48 * HOUR, reset: HOUR } as const;

/** Stands in for the id of a user who may not be told apart from one who already had an account. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Signing up, logging in, and what is proved by mail. */
@Injectable()
export class AuthService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(AuthService.name);
  private readonly background = new Set<Promise<void>>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mail: MailService,
  ) {}

  async onModuleInit(): Promise<void> {
    await preparePasswords();
  }

  /** Mails that were promised are sent before the database closes. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.background);
  }

  /**
   * Creates the account. Where addresses are confirmed, the answer is the same for a new address and a taken one;
   * the owner of the address learns the difference by mail.
   * @throws EmailTaken where addresses are not confirmed
   * @throws MailFailed where they are; signing up again sends a new mail
   */
  async signUp(input: Omit<NewUser, 'confirmed'>, userAgent: string | undefined): Promise<StartedSession> {
    if (!this.config.emailConfirmation) {
      const user = await this.users.create({ ...input, confirmed: false });
      return this.sessions.start(user.id, userAgent);
    }
    await this.mail.send(await this.signUpMail(input));
    return {
      view: { user: { id: NO_ID, email: input.email, isAdmin: false }, session: null },
      refreshToken: undefined,
    };
  }

  /**
   * @throws WrongCredentials
   * @throws EmailNotConfirmed after sending a new link
   */
  async logIn(email: string, password: string, userAgent: string | undefined): Promise<StartedSession> {
    const user = await this.users.findByEmail(email);
    if (!(await passwordMatches(password, user?.passwordHash)) || !user) throw new WrongCredentials();
    if (this.config.emailConfirmation && !user.emailConfirmedAt) {
      const token = await this.issue(this.em.fork(), user, 'confirm');
      await this.mail.send(confirmationMail(user.email, this.link('confirm', token)));
      throw new EmailNotConfirmed();
    }
    return this.sessions.start(user.id, userAgent);
  }

  /** @throws LinkInvalid */
  async confirm(token: string, userAgent: string | undefined): Promise<StartedSession> {
    const userId = await this.em.fork().transactional(async (em) => {
      const user = await this.redeem(em, 'confirm', token);
      user.emailConfirmedAt ??= new Date();
      return user.id;
    });
    return this.sessions.start(userId, userAgent);
  }

  /**
   * Sends the link to a new password if the address has an account. Returns at once, before anything is looked up,
   * so that neither time nor failure tells whether it has.
   */
  requestReset(email: string): void {
    this.inBackground(async () => {
      const user = await this.users.findByEmail(email);
      if (!user) return;
      const token = await this.issue(this.em.fork(), user, 'reset');
      await this.mail.send(resetMail(user.email, this.link('reset', token)));
    });
  }

  /**
   * Sets the new password, ends all sessions of the user and tells the owner. The link also proves the address.
   * @throws LinkInvalid
   */
  async resetPassword(token: string, password: string): Promise<void> {
    const email = await this.em.fork().transactional(async (em) => {
      const user = await this.redeem(em, 'reset', token);
      user.passwordHash = await hashPassword(password);
      user.emailConfirmedAt ??= new Date();
      await em.flush();
      await this.sessions.endAll(user.id, em);
      return user.email;
    });
    this.inBackground(() => this.mail.send(passwordChangedMail(email, this.page('reset'))));
  }

  private async signUpMail(input: Omit<NewUser, 'confirmed'>) {
    try {
      const { user, token } = await this.em.fork().transactional(async (em) => {
        const user = await this.users.create({ ...input, confirmed: false }, em);
        return { user, token: await this.issue(em, user, 'confirm') };
      });
      return confirmationMail(user.email, this.link('confirm', token));
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error;
    }
    const user = await this.em.fork().findOneOrFail(User, { email: input.email });
    if (user.emailConfirmedAt) return this.existsMail(user);
    if (await passwordMatches(input.password, user.passwordHash)) {
      return confirmationMail(
        user.email,
        this.link('confirm', await this.issue(this.em.fork(), user, 'confirm')),
      );
    }
    return this.contestedMail(user);
  }

  /**
   * Two have signed up with an address that nobody has proved, and neither can be told to be its owner. Were either
   * password to count, a click on a mail could open the account to a stranger who chose it: so none does, and
   * whoever reads the mail chooses.
   */
  private contestedMail(user: User) {
    return this.em.fork().transactional(async (em) => {
      await em.nativeDelete(EmailToken, { user: user.id, purpose: 'confirm' });
      const nobodys = await hashPassword(randomUUID());
      const changed = await em.nativeUpdate(
        User,
        { id: user.id, emailConfirmedAt: null },
        { passwordHash: nobodys },
      );
      // The owner was quicker.
      if (changed === 0) return this.existsMail(user);
      return choosePasswordMail(user.email, this.link('reset', await this.issue(em, user, 'reset')));
    });
  }

  private existsMail(user: User) {
    return accountExistsMail(user.email, { login: this.page('login'), reset: this.page('reset') });
  }

  /** A new single-use token in place of the earlier ones for the same purpose. */
  private async issue(em: EntityManager, user: User, purpose: EmailToken['purpose']): Promise<string> {
    const { token, hash } = newSecretToken();
    await em.nativeDelete(EmailToken, { user: user.id, purpose });
    const expiresAt = new Date(Date.now() + lifetime[purpose]);
    await em.persist(new EmailToken(em.getReference(User, user.id), purpose, hash, expiresAt)).flush();
    return token;
  }

  /** Uses the token up and with it the user's other links; of two that come at once only one gets through. */
  private async redeem(em: EntityManager, purpose: EmailToken['purpose'], token: string): Promise<User> {
    const tokenHash = hashToken(token);
    const now = new Date();
    const used = await em.nativeUpdate(
      EmailToken,
      { tokenHash, purpose, usedAt: null, expiresAt: { $gt: now } },
      { usedAt: now },
    );
    if (used === 0) throw new LinkInvalid();
    const found = await em.findOneOrFail(EmailToken, { tokenHash }, { populate: ['user'] });
    await em.nativeDelete(EmailToken, { user: found.user.id, usedAt: null });
    return found.user;
  }

  private page(mode: string): string {
    return `${this.config.publicUrl}/auth?mode=${mode}`;
  }

  private link(mode: EmailToken['purpose'], token: string): string {
    return `${this.page(mode)}&token=${token}`;
  }

  private inBackground(work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.background.delete(running));
    this.background.add(running);
  }
}
