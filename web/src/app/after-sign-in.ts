import type { CurrentUser } from '../../../src/auth/auth.types.js';
import { pendingLink } from '../shared/session/pending-link.js';

/** The first page of somebody who signs in without an errand. Administrators get /admin once that area is open. */
export function firstPageOf(_user: CurrentUser): string {
  return '/dashboard';
}

/** Only a path of our own may follow in `next`; anything else could lead a person to another site. */
export function safePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/**
 * Where to go once somebody is signed in: the link they came with, the page they were stopped at, or their own first.
 */
export function pageAfterSignIn(user: CurrentUser, search: URLSearchParams): string {
  const next = safePath(search.get('next'));
  // There a page is waiting that only this tab holds; the link waits in storage.
  if (next === '/hand-in') return next;
  if (next && search.has('ended')) return next;
  const link = pendingLink();
  if (link) return `/analyze?url=${encodeURIComponent(link)}`;
  return next ?? firstPageOf(user);
}
