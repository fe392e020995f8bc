import type { SessionView } from '../../../../src/auth/auth.types.js';

/** `refused`: the session is over; `unreachable`: nobody knows, the server did not answer. */
export type Renewal = SessionView | 'refused' | 'unreachable';

let underWay: Promise<Renewal> | null = null;
let early: Promise<Renewal> | null = null;

async function askServer(): Promise<Renewal> {
  try {
    const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'same-origin' });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok) return 'unreachable';
    const view = (await response.json()) as SessionView;
    return view.session ? view : 'refused';
  } catch {
    return 'unreachable';
  }
}

/**
 * Renews the session by its cookie. One call at a time in this tab, and one tab at a time: the cookie changes at
 * each use, and using an old one would end the session.
 */
export function renewSession(): Promise<Renewal> {
  const begun = early;
  early = null;
  if (begun) return begun;
  underWay ??= (
    'locks' in navigator ? navigator.locks.request('visningsklar.renew', askServer) : askServer()
  ).finally(() => {
    underWay = null;
  });
  return underWay;
}

/** Begins it before the page's code has come; who asks for it first is given this one. */
export function renewEarly(): Promise<Renewal> {
  early = renewSession();
  return early;
}
