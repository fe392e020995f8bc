import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../shared/config/config.js';
import { tellSecurity } from '../shared/logging/security-events.js';
import { LinkInvalid, UserNotFound } from './auth.errors.js';
import { EmailToken } from './email-token.entity.js';
import { inTurn } from './in-turn.js';
import { hashToken, newSecretToken } from './secret-token.js';
import { User } from './user.entity.js';

const HOUR = 60 * 60_000;
const lifetime = { confirm: 48 * HOUR, reset: HOUR } as const;

type Purpose = EmailToken['purpose'];

/** The links of mails: each proves an address once, and only the newest of a kind does. */
@Injectable()
export class EmailLinksService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * A new link in place of the earlier ones for the same purpose.
   * @param em in a transaction, which is the person's turn from here on
   * @throws UserNotFound for an account that was erased meanwhile
   */
  async issue(em: EntityManager, user: User, purpose: Purpose): Promise<string> {
    await inTurn(em, user.id);
    // The rules of retention take no turns: whoever is there stays while the link is made.
    const found = await em.execute<object[]>('select 1 from users where id = ? for key share', [user.id]);
    if (found.length === 0) throw new UserNotFound();
    const { token, hash } = newSecretToken(this.config.jwtSecret);
    await em.nativeDelete(EmailToken, { user: user.id, purpose });
    const expiresAt = new Date(Date.now() + lifetime[purpose]);
    await em.persist(new EmailToken(em.getReference(User, user.id), purpose, hash, expiresAt)).flush();
    return `${this.page(purpose)}&token=${token}`;
  }

  /**
   * Whose link it is, while it can be used, and uses nothing up: for what takes time and belongs before the transaction.
   * @throws LinkInvalid
   */
  async ownerOf(em: EntityManager, purpose: Purpose, token: string): Promise<User> {
    const tokenHash = hashToken(this.config.jwtSecret, token);
    const found = await em.findOne(
      EmailToken,
      { tokenHash, purpose, usedAt: null, expiresAt: { $gt: new Date() } },
      { populate: ['user'] },
    );
    if (!found) throw refused(purpose);
    return found.user;
  }

  /**
   * Uses the token up and with it the user's other links; of two that come at once only one gets through.
   * @throws LinkInvalid
   */
  async redeem(em: EntityManager, purpose: Purpose, token: string): Promise<User> {
    const tokenHash = hashToken(this.config.jwtSecret, token);
    const now = new Date();
    const [owner] = await em.execute<{ user_id: string }[]>(
      'select user_id from email_tokens where token_hash = ?',
      [tokenHash],
    );
    if (owner) await inTurn(em, owner.user_id);
    const used = await em.nativeUpdate(
      EmailToken,
      { tokenHash, purpose, usedAt: null, expiresAt: { $gt: now } },
      { usedAt: now },
    );
    if (used === 0) throw refused(purpose);
    const found = await em.findOneOrFail(EmailToken, { tokenHash }, { populate: ['user'] });
    await this.withdraw(em, found.user);
    return found.user;
  }

  /** What has been sent to the user and not been used opens nothing any more. */
  async withdraw(em: EntityManager, user: User, purpose?: Purpose): Promise<void> {
    await em.nativeDelete(EmailToken, { user: user.id, usedAt: null, ...(purpose && { purpose }) });
  }

  /** The page of logging in, or of another act. */
  page(mode: Purpose | 'login'): string {
    return `${this.config.publicUrl}/auth?mode=${mode}`;
  }
}

function refused(purpose: Purpose): LinkInvalid {
  tellSecurity('link-refused', { purpose });
  return new LinkInvalid();
}
