import type { CurrentUser } from '../../../src/shared/http/access.js';
import { pendingLink } from '../shared/session/pending-link.js';

/** The first page of somebody who signs in without an errand (first specification document, section 2, /auth). */
export function firstPageOf(user: CurrentUser): string {
  return user.isAdmin ? '/admin' : '/dashboard';
}

/**
 * Only a path of our own may follow in `next`; anything else could lead a person to another site. Browsers leave out
 * line ends and tabs, so that `/\t/other.example` is `//other.example`.
 */
export function safePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : null;
}

/**
 * Where to go once somebody is signed in: to what they asked for last, else to their own first page. Pasting a link
 * leads to the sign-in without a `next`, so one in the address was asked for after the link that waits, which keeps.
 */
export function pageAfterSignIn(user: CurrentUser, search: URLSearchParams): string {
  const next = safePath(search.get('next'));
  if (next) return next;
  const link = pendingLink();
  return link ? `/analyze?url=${encodeURIComponent(link)}` : firstPageOf(user);
}
