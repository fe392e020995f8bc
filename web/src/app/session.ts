import type { CurrentUser } from '../../../src/shared/http/access.js';
import { eraseKept } from '../shared/session/kept-reports.js';
import { onRememberedElsewhere, remember, rememberedUser } from '../shared/session/remembered-user.js';
import { renewSession } from '../shared/session/renew-session.js';
import { remembered, renewalFailed, signedIn, signedOut } from '../shared/session/session-slice.js';
import { onAction, store } from '../shared/store.js';

/** After this a page that can do without the server shows what it has. */
const patienceMs = 8_000;

onAction((action) => {
  if (action.type === 'session/signedIn' && action.payload.session) follow(action.payload.user);
  if (action.type === 'session/signedOut') follow(null);
});

/** What this browser keeps is of the person who uses it, and of nobody before. */
function follow(user: CurrentUser | null): void {
  remember(user);
  void eraseKept(user?.id ?? null);
}

/** Renews the remembered session and says in the store how it went; when the answer is slow, that there is none yet. */
export async function restoreSession(): Promise<void> {
  const timer = setTimeout(() => store.dispatch(renewalFailed()), patienceMs);
  const renewal = await renewSession();
  clearTimeout(timer);
  // Without the mark another tab has signed out meanwhile, and the session that was renewed is over.
  if (renewal === 'refused' || !rememberedUser()) store.dispatch(signedOut());
  else if (renewal === 'unreachable') store.dispatch(renewalFailed());
  else store.dispatch(signedIn(renewal));
}

/** Picks the session up where the last visit left it, and follows what other tabs do. */
export function startSession(): void {
  const user = rememberedUser();
  // The last page may have been closed before it had erased all.
  void eraseKept(user?.id ?? null);
  if (user) {
    store.dispatch(remembered(user));
    void restoreSession();
  }
  onRememberedElsewhere((other) => {
    if (!other) store.dispatch(signedOut());
    else if (store.getState().session.user?.id !== other.id) void restoreSession();
  });
  const tryAgain = (): void => {
    if (store.getState().session.status === 'unreachable') void restoreSession();
  };
  window.addEventListener('online', tryAgain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryAgain();
  });
}
