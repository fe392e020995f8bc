import type { CurrentUser } from '../shared/http/access.js';

/** Answer of sign-up, log-in, refresh and confirmation; `session` is null while the address waits for confirmation. */
export interface SessionView {
  readonly user: CurrentUser;
  readonly session: { readonly accessToken: string; /** ISO 8601 */ readonly expiresAt: string } | null;
}

/** Answer of POST /api/auth/password-check */
export interface PasswordCheck {
  /** Why no account may have it, in the words of the refusal; null where one may. */
  readonly refusal: string | null;
}

/** GET /api/auth/me */
export interface AccountView extends CurrentUser {
  readonly createdAt: string;
  readonly freeReportsRemaining: number;
  readonly reportCredits: number;
  /**
   * The account was given its free reports; false of one that was not, for they are given once for each person. Null where
   * nobody is given any.
   */
  readonly hadFreeReports: boolean | null;
}

/** GET /api/account/sessions: one log-in on one device. */
export interface DeviceSession {
  readonly id: string;
  /** ISO 8601 */
  readonly startedAt: string;
  /** ISO 8601; renewed at most each quarter of an hour. */
  readonly lastUsedAt: string;
  /** As the browser named itself; at most 300 characters. */
  readonly userAgent: string | null;
  /** The one that asks. */
  readonly isCurrent: boolean;
}
