import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../shared/config/config.js';
import { clientNetwork } from '../shared/limits/client-network.js';
import { tellSecurity } from '../shared/logging/security-events.js';
import { MailService, type Mail } from '../shared/mail/mail.service.js';
import { AttemptLimitsService } from './attempt-limits.service.js';
import {
  CommonPassword,
  EmailNotConfirmed,
  EmailTaken,
  SessionEnded,
  UserNotFound,
  WrongCredentials,
  WrongPassword,
} from './auth.errors.js';
import { atEvenTime } from './even-time.js';
import { accountExistsMail, choosePasswordMail, confirmationMail } from './auth.mails.js';
import { isCommonPassword } from './common-passwords.js';
import { EmailLinksService } from './email-links.service.js';
import { transactionOf } from './in-turn.js';
import { hashPassword, nobodysHash, passwordMatches } from './password.js';
import { clientFingerprint, hashDevice } from './secret-token.js';
import { clearSessionCookies } from './session-cookies.js';
import { SessionsService, type StartedSession } from './sessions.service.js';
import { User } from './user.entity.js';
import { type NewUser, UsersService } from './users.service.js';

/** Stands in for the id of a user who may not be told apart from one who already had an account. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

type Credentials = Pick<NewUser, 'email' | 'password'>;

/** The browser that somebody comes with. */
export interface Visitor {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** The random id that it keeps, if it has named one. */
  readonly deviceId: string | undefined;
}

/** Signing up, logging in, and being asked for the password. */
@Injectable()
export class AuthService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly em: EntityManager,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly links: EmailLinksService,
    private readonly mail: MailService,
    private readonly limits: AttemptLimitsService,
  ) {}

  /** Pays for the hash of nobody at start, not in the first stranger's answer. */
  async onModuleInit(): Promise<void> {
    await nobodysHash();
  }

  /**
   * Creates the account. Where addresses are confirmed, the answer is the same for a new address and a taken one;
   * the owner of the address learns the difference by mail.
   * @throws CommonPassword before anything is looked up
   * @throws EmailTaken where addresses are not confirmed
   * @throws MailFailed where they are; signing up again sends a new mail
   */
  async signUp({ email, password }: Credentials, visitor: Visitor): Promise<StartedSession> {
    if (await isCommonPassword(password, email)) throw new CommonPassword();
    if (!this.config.emailConfirmation) return this.signUpUnproved({ email, password }, visitor);
    return atEvenTime(() => this.signUpByMail({ email, password }));
  }

  private async signUpByMail({ email, password }: Credentials): Promise<StartedSession> {
    const passwordHash = await hashPassword(password);
    const mail = await this.signUpMail({ email, password, passwordHash }).catch((error: unknown) => {
      if (!(error instanceof UserNotFound)) throw error;
      // The account that had the address was erased just then: the address is free again.
      return this.signUpMail({ email, password, passwordHash });
    });
    await this.mail.send(mail);
    return {
      view: { user: { id: NO_ID, email, isAdmin: false }, session: null },
      refreshToken: undefined,
    };
  }

  /**
   * @throws WrongCredentials
   * @throws EmailNotConfirmed after sending a new link, unless as many were sent as one may ask for: whoever signed up may
   * be a stranger to the mailbox
   */
  async logIn(
    email: string,
    password: string,
    { ip, userAgent }: Pick<Visitor, 'ip' | 'userAgent'>,
  ): Promise<StartedSession> {
    const user = await this.users.findByEmail(email);
    if (!(await passwordMatches(password, user?.passwordHash)) || !user) {
      tellSecurity('sign-in-refused', user ? { userId: user.id, why: 'password' } : { why: 'nobody' });
      throw new WrongCredentials();
    }
    if (this.config.emailConfirmation && !user.emailConfirmedAt) {
      tellSecurity('sign-in-refused', { userId: user.id, why: 'unconfirmed' });
      const mayMail = await this.limits.mayMailLink(email, ip);
      if (mayMail) {
        const mail = await this.newConfirmation(user).catch((error: unknown) => {
          // Erased just then.
          throw error instanceof UserNotFound ? new WrongCredentials() : error;
        });
        await this.mail.send(mail);
      }
      throw new EmailNotConfirmed(mayMail);
    }
    return this.sessions.start(user, userAgent, 'password').catch((error: unknown) => {
      if (!(error instanceof SessionEnded)) throw error;
      // The password was replaced while it was being compared.
      tellSecurity('sign-in-refused', { userId: user.id, why: 'password' });
      throw new WrongCredentials();
    });
  }

  /**
   * Asks a person who is signed in for the password, before what an open page alone may not do. Counted as an attempt
   * to log in, for it is one more place to guess at.
   * @returns the hash that it belongs to; whoever replaces it looks whether it is still the person's
   * @throws WrongPassword, TooManyAttempts, UserNotFound
   */
  async checkPassword(userId: string, password: string, ip: string): Promise<string> {
    const { email, passwordHash } = await this.users.get(userId);
    await this.limits.countInside(email, ip);
    if (!(await passwordMatches(password, passwordHash))) {
      tellSecurity('password-refused', { userId });
      throw new WrongPassword();
    }
    await this.limits.forgive('login', email, ip);
    return passwordHash;
  }

  /**
   * The link shows that the address is the reader's, the password that the account is: a stranger may have signed up
   * with the address, and a click on the mail must not bring the stranger's password into force. Counted as an attempt
   * to log in. Whoever does not know the password chooses a new one by the mail of a reset.
   * @throws LinkInvalid; WrongPassword and TooManyAttempts, which leave the link as it was
   */
  async confirm(
    { token, password }: { readonly token: string; readonly password: string },
    visitor: Visitor,
  ): Promise<StartedSession> {
    const { ip } = visitor;
    const { id: userId, email, passwordHash } = await this.links.ownerOf(this.em.fork(), 'confirm', token);
    await this.limits.countInside(email, ip);
    if (!(await passwordMatches(password, passwordHash))) {
      tellSecurity('password-refused', { userId });
      throw new WrongPassword();
    }
    const user = await this.em.fork().transactional(async (em) => {
      const user = await this.links.redeem(em, 'confirm', token);
      // Replaced while it was being compared.
      if (user.passwordHash !== passwordHash) throw new WrongPassword();
      await this.confirmAddress(user, visitor);
      return user;
    });
    await this.limits.forgive('login', email, ip);
    return this.sessions.start(user, visitor.userAgent, 'mail');
  }

  /**
   * Marks the address as proved, upon which the free reports are given that waited for it, for the device that proves it:
   * whoever signed up may have been a stranger, whose device has had its own.
   * @param user of the caller's transaction
   */
  async confirmAddress(user: User, { ip, userAgent, deviceId }: Visitor): Promise<void> {
    if (user.emailConfirmedAt) return;
    user.areFreeReportsWithheld = !(await this.limits.mayHaveFreeReports(ip, user.email));
    user.emailConfirmedAt = new Date();
    user.awaitsConfirmation = false;
    // Where a sign-up is enough for the free reports, they may have come to the device of then.
    if (this.config.emailConfirmation || user.deviceHash === null)
      user.deviceHash = hashDevice(
        deviceId ?? clientFingerprint(this.config.jwtSecret, clientNetwork(ip), userAgent),
      );
  }

  /** Has the browser drop the cookies of its session. */
  clearCookies(reply: FastifyReply): void {
    clearSessionCookies(reply, this.config);
  }

  /**
   * Where a sign-up is enough. A device is named with the free reports alone: without them it is the one that proves
   * the address later.
   */
  private async signUpUnproved(
    credentials: Credentials,
    { ip, userAgent, deviceId }: Visitor,
  ): Promise<StartedSession> {
    const areFreeReportsWithheld = deviceId === undefined || !(await this.limits.mayHaveFreeReports(ip));
    const user = await this.users.create({
      ...credentials,
      confirmed: false,
      deviceId: areFreeReportsWithheld ? undefined : deviceId,
      areFreeReportsWithheld,
    });
    return this.sessions.start(user, userAgent, 'sign-up');
  }

  /**
   * What the owner of the address is told. Whatever that is, one password was hashed before and one is compared, so that
   * the time taken does not tell.
   */
  private async signUpMail({
    email,
    password,
    passwordHash,
  }: Credentials & { readonly passwordHash: string }): Promise<Mail> {
    const created = await this.em
      .fork()
      .transactional(async (em) => {
        const user = await this.users.add(
          { email, passwordHash, confirmed: false, awaitsConfirmation: true, areFreeReportsWithheld: true },
          em,
        );
        return this.confirmMail(user, await this.links.issue(em, user, 'confirm'));
      })
      .catch((error: unknown) => {
        if (!(error instanceof EmailTaken)) throw error;
        return undefined;
      });
    const user = created ? null : await this.users.findByEmail(email);
    const isSame = await passwordMatches(password, user?.passwordHash);
    if (created) return created;
    if (!user) throw new UserNotFound();
    if (user.emailConfirmedAt) return this.existsMail(user);
    return isSame ? this.newConfirmation(user) : this.contestedMail(user);
  }

  private async newConfirmation(user: User): Promise<Mail> {
    const link = await this.em.fork().transactional((em) => this.links.issue(em, user, 'confirm'));
    return this.confirmMail(user, link);
  }

  /**
   * Two have signed up with an address that nobody has proved, and neither can be told to be its owner. Were either
   * password to count, a click on a mail could open the account to a stranger who chose it: so none does, and
   * whoever reads the mail chooses.
   */
  private contestedMail(user: User): Promise<Mail> {
    return transactionOf(this.em, user.id, async (em) => {
      await this.links.withdraw(em, user, 'confirm');
      const changed = await em.nativeUpdate(
        User,
        { id: user.id, emailConfirmedAt: null },
        { passwordHash: await nobodysHash() },
      );
      // The owner was quicker.
      if (changed === 0) return this.existsMail(user);
      return choosePasswordMail(user.email, await this.links.issue(em, user, 'reset'));
    });
  }

  private confirmMail(user: User, link: string): Mail {
    return confirmationMail(user.email, { confirm: link, reset: this.links.page('reset') });
  }

  private existsMail(user: User): Mail {
    return accountExistsMail(user.email, {
      login: this.links.page('login'),
      reset: this.links.page('reset'),
    });
  }
}
