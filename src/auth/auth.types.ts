import type { CurrentUser } from '../shared/http/access.js';

/** Answer of sign-up, log-in, refresh and confirmation; `session` is null while the address waits for confirmation. */
export interface SessionView {
  readonly user: CurrentUser;
  readonly session: { readonly accessToken: string; /** ISO 8601 */ readonly expiresAt: string } | null;
}

/** GET /api/auth/me */
export interface AccountView extends CurrentUser {
  readonly createdAt: string;
  readonly freeReportsRemaining: number;
  readonly reportCredits: number;
}
