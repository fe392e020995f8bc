import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '../shared/audit/audit-entry.entity.js';
import { recordAct } from '../shared/audit/record-act.js';
import { EmailTaken, UserNotFound } from './auth.errors.js';
import { emailSchema } from './auth.schema.js';
import { inTurn } from './in-turn.js';
import { hashPassword } from './password.js';
import { hashDevice } from './secret-token.js';
import { User } from './user.entity.js';

export interface NewUser {
  readonly email: string;
  readonly password: string;
  /** The address needs no confirmation by mail. */
  readonly confirmed: boolean;
  /** The random id that the browser keeps; without one free reports that are not withheld are always granted. */
  readonly deviceId?: string | undefined;
  /** Nobody is let in before the address is proved. */
  readonly awaitsConfirmation?: boolean | undefined;
  /** The free reports wait until the address is confirmed, and are then for the device that confirms it. */
  readonly areFreeReportsWithheld?: boolean | undefined;
  /** Who stands in the log, when somebody else than the person makes it. */
  readonly actor?: string | undefined;
  readonly isAdmin?: boolean | undefined;
}

export type HashedUser = Omit<NewUser, 'password'> & { readonly passwordHash: string };

/** The people who have accounts. */
@Injectable()
export class UsersService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Creates a user in one transaction (its subscribers grant the free reports), an administrator as well if wanted.
   * @param em to take part in a transaction of the caller's, which then waits for the hash
   * @throws EmailTaken
   */
  async create({ password, ...newUser }: NewUser, em?: EntityManager): Promise<User> {
    return this.add({ ...newUser, passwordHash: await hashPassword(password) }, em);
  }

  /**
   * As `create`, with a password that is hashed already: that takes time in which no transaction should be open.
   * @param em to take part in a transaction of the caller's
   * @throws EmailTaken
   */
  async add(newUser: HashedUser, em: EntityManager = this.em.fork()): Promise<User> {
    const user = new User(
      emailSchema.parse(newUser.email),
      newUser.passwordHash,
      newUser.deviceId === undefined ? null : hashDevice(newUser.deviceId),
    );
    if (newUser.confirmed) user.emailConfirmedAt = user.createdAt;
    user.awaitsConfirmation = newUser.awaitsConfirmation ?? false;
    user.areFreeReportsWithheld = newUser.areFreeReportsWithheld ?? false;
    const { actor, isAdmin = false } = newUser;
    try {
      await em.transactional(async (em) => {
        if (actor) em.persist(new AuditEntry({ actor, act: 'user.create', subject: `user:${user.id}` }));
        await em.persist(user).flush();
        if (isAdmin) await this.makeAdmin(user.email, actor, em);
      });
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new EmailTaken(error) : error;
    }
    return user;
  }

  /** @throws UserNotFound */
  async get(id: string): Promise<User> {
    const user = await this.em.fork().findOne(User, { id });
    if (!user) throw new UserNotFound();
    return user;
  }

  /** The address may have any case and spaces around it. */
  findByEmail(email: string): Promise<User | null> {
    return this.em.fork().findOne(User, { email: email.trim().toLowerCase() });
  }

  /**
   * Makes the user an administrator; once more changes nothing.
   * @param actor who stands in the log; nobody for what the program does by itself
   * @throws UserNotFound
   */
  async makeAdmin(email: string, actor?: string, em: EntityManager = this.em.fork()): Promise<void> {
    await em.transactional(async (em) => {
      const user = await em.findOne(User, { email: email.trim().toLowerCase() });
      if (!user) throw new UserNotFound();
      const made = await em.execute<unknown[]>(
        `insert into user_roles (user_id, role) values (?, 'admin') on conflict do nothing returning user_id`,
        [user.id],
      );
      if (actor && made.length > 0)
        await recordAct(em, { actor, act: 'user.make-admin', subject: `user:${user.id}` });
    });
  }

  /**
   * Who the administrators are. None of them can be deleted by others until the caller's transaction ends, so that two
   * who take each other away cannot leave nobody. Taken before the locks of users.
   */
  async lockAdmins(em: EntityManager): Promise<ReadonlySet<string>> {
    const rows = await em.execute<{ user_id: string }[]>(
      `select user_id from user_roles where role = 'admin' order by user_id for update`,
    );
    return new Set(rows.map(({ user_id: id }) => id));
  }

  /**
   * Nobody begins, renews or ends a session of the person's, or replaces the password, until the caller's transaction
   * ends. Taken before the locks of users.
   */
  lockSignIn(em: EntityManager, id: string): Promise<void> {
    return inTurn(em, id);
  }

  /**
   * Deletes the user and, by foreign keys, all that hangs on it.
   * @param em to take part in a transaction of the caller's
   * @throws UserNotFound
   */
  async remove(id: string, em: EntityManager = this.em.fork()): Promise<void> {
    const removed = await em.nativeDelete(User, { id });
    if (removed === 0) throw new UserNotFound();
  }
}
