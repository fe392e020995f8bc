import { onRememberedElsewhere, remember, rememberedUser } from '../shared/session/remembered-user.js';
import { renewSession } from '../shared/session/renew-session.js';
import { remembered, renewalFailed, signedIn, signedOut } from '../shared/session/session-slice.js';
import { onAction, store } from '../shared/store.js';

onAction((action) => {
  if (action.type === 'session/signedIn' && action.payload.session) remember(action.payload.user);
  if (action.type === 'session/signedOut') remember(null);
});

/** Renews the remembered session and says in the store how it went. */
export async function restoreSession(): Promise<void> {
  const renewal = await renewSession();
  // Without the mark another tab has signed out meanwhile, and the session that was renewed is over.
  if (renewal === 'refused' || !rememberedUser()) store.dispatch(signedOut());
  else if (renewal === 'unreachable') store.dispatch(renewalFailed());
  else store.dispatch(signedIn(renewal));
}

/** Picks the session up where the last visit left it, and follows what other tabs do. */
export function startSession(): void {
  const user = rememberedUser();
  if (user) {
    store.dispatch(remembered(user));
    void restoreSession();
  }
  onRememberedElsewhere((other) => {
    if (!other) store.dispatch(signedOut());
    else if (store.getState().session.user?.id !== other.id) void restoreSession();
  });
  window.addEventListener('online', () => {
    if (store.getState().session.status === 'unreachable') void restoreSession();
  });
}
